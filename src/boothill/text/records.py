"""Records: a game as its ruleset and version, seed, seats and moves. The states follow from these.

A record is plain text with one move per line, so that two records can be compared line by line. It ends with a checksum
of everything above, which reveals whether a record was cut off or changed. The record of a game on a server also
contains the proof that the game was fair (`fairness`).

Players may also end a game early: by agreement, by resigning, or because the host closes it. The record then says so,
because its moves do not lead to the result.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from boothill.bad_input import BadInput
from boothill.core.board import NO_WINNER
from boothill.core.events import Event
from boothill.core.ids import NOBODY, Seat
from boothill.core.moves import Move
from boothill.core.refusal import Refused
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.sets import GAMES, new_game, ruleset
from boothill.text import fairness
from boothill.text.notation import Ambiguous, NotAMove, parse_move, print_move

TITLE = "boot hill record 1"
UNFINISHED = "unfinished"
PROOF = ("commitment", "server-seed", "shares", "chain")
"""Additional fields in the record of a game on a server."""
FIELDS = ("game", "version", "options", "seed", "seats", "keep", *PROOF, "ended")
"""The fields before the moves, besides notes."""
AGREED, CLOSED, RESIGNED = "agreed", "closed", "resigned"
"""How players can end a game: all agree, the host closes it, or one resigns."""


class BadRecord(BadInput, ValueError):
    """The text is not a valid record; the message says where the error is."""


class Ending(NamedTuple):
    """How the players ended a game early."""

    how: str
    seat: Seat = NOBODY
    """The seat that has resigned."""

    def text(self, names: Sequence[str]) -> str:
        """The ending as a record writes it."""
        return self.how if self.seat == NOBODY else f"{self.how} {names[self.seat]}"

    def winner(self, s: State) -> str:
        """Who wins: the other side if somebody resigned, otherwise nobody. Raises ValueError if nobody can resign."""
        if self.how != RESIGNED:
            return NO_WINNER
        if s.rules.resigns is None:
            raise ValueError(f"nobody can resign in {s.rules.name}")
        return s.rules.resigns(s, self.seat)


def ending_of(text: str, names: Sequence[str]) -> Ending:
    """Parse what `Ending.text` has written. Raises ValueError."""
    how, _, name = text.partition(" ")
    if (how == RESIGNED and name in names) or (how in (AGREED, CLOSED) and not name):
        return Ending(how, Seat(names.index(name)) if name else NOBODY)
    raise ValueError(f"ended: {text!r} is none of {AGREED}, {CLOSED}, {RESIGNED} NAME")


class Fairness:
    """The proof that a game on a server was fair: the secret seed, the seats' shares, and what the server published."""

    def __init__(self, server_seed: str, shares: Mapping[str, str], commitment: str = "", chain: str = "") -> None:
        self.server_seed = server_seed
        self.shares = dict(shares)
        self.commitment = commitment or fairness.commitment_of(server_seed)
        """The hash published before the deal."""
        self.chain = chain
        """The head of the hash chain published with the last move."""

    def seed(self, names: Sequence[str]) -> str:
        return fairness.game_seed(self.server_seed, names, self.shares)

    def lines(self) -> list[str]:
        shares = ", ".join(f"{name}={share}" for name, share in self.shares.items())
        return [
            f"{field}: {value}"
            for field, value in zip(PROOF, (self.commitment, self.server_seed, shares, self.chain), strict=True)
        ]


class Record:
    """The set-up and the moves of a game, finished or not."""

    def __init__(
        self,
        game: str,
        version: int,
        options: dict[str, str],
        seed: str,
        names: tuple[str, ...],
        keep: dict[Seat, str] | None = None,
        leader: Seat = NOBODY,
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.seed = seed
        self.names = names
        self.keep = keep or {}
        """Characters kept from the previous game."""
        self.leader = leader
        """The seat that was given the leading role, if it was not dealt at random."""
        self.moves: list[tuple[Seat, str]] = []
        self.result = UNFINISHED
        self.ending: Ending | None = None
        """How the players ended the game early, if they did."""
        self.notes: dict[str, str] = {}
        """Anything else that a front end wants to store, such as which seats are bots."""
        self.fairness: Fairness | None = None

    @property
    def rules(self) -> Ruleset:
        return ruleset(self.game, self.options, self.version)

    def start(self) -> State:
        """The game before its first move."""
        return new_game(self.game, self.names, self.seed, self.options, self.keep, self.leader, self.version)

    def add(self, s: State, seat: Seat, move: Move) -> None:
        """Add a move that is about to be made in state s."""
        self.moves.append((seat, print_move(s, move)))

    def play(self) -> Iterator[tuple[State, Seat, Move, list[Event]]]:
        """Replay the game: yields (state after the move, seat, move, events) for each move. Raises BadRecord."""
        s = self.start()
        for number, (seat, text) in enumerate(self.moves, 1):
            try:
                move = parse_move(s, seat, text)
                events = s.apply(move, seat)
            except (NotAMove, Ambiguous, Refused) as error:
                raise BadRecord(f"move {number}: {self.names[seat]}: {text}: {error}") from None
            yield s, seat, move, events
        self._check(s)

    def _check(self, s: State) -> None:
        """Raise BadRecord if the result is not what the record says; s is the state after all moves."""
        result = s.winner or UNFINISHED
        if self.ending is not None:
            if s.over:
                raise BadRecord(f"ended: the moves lead to {s.winner} already, so there was nothing left to end")
            try:
                result = self.ending.winner(s)
            except ValueError as error:
                raise BadRecord(f"ended: {error}") from None
        if result != self.result:
            leads = "the moves lead" if self.ending is None else "its end leads"
            raise BadRecord(f"the record says {self.result}, {leads} to {result}")

    def last(self) -> State:
        """The state after the last move."""
        return self.after(None)

    def after(self, moves: int | None) -> State:
        """The state after this many moves; None means all of them, and then the result is checked too."""
        s = self.start()
        for state, _, _, _ in islice(self.play(), moves):
            s = state
        if moves is None and self.ending is not None:
            s.stop(self.result)
        return s

    def chain(self) -> str:
        """The head of the hash chain over these moves."""
        assert self.fairness is not None
        proof = self.fairness
        opening = fairness.opening_of(self.game, self.version, self.options, self.names, proof.shares)
        moves = [(self.names[seat], move) for seat, move in self.moves]
        if self.ending is not None:
            moves.append(("", self.ending.text(self.names)))
        return fairness.chain(proof.commitment, opening, proof.server_seed, moves)

    def unfair(self) -> list[str]:
        """What is wrong with the proof of fairness, one line each; empty for a game that was not played on a server."""
        proof = self.fairness
        if proof is None:
            return []
        wrong = []
        if proof.commitment != fairness.commitment_of(proof.server_seed):
            wrong.append("commitment: it is not the hash of the server's seed")
        if self.seed != proof.seed(self.names):
            wrong.append("seed: it does not follow from the server's seed and the shares of the seats")
        if proof.chain != self.chain():
            wrong.append("chain: it is not the hash chain of these moves")
        return wrong

    def text(self) -> str:
        """The record as it is written to a file."""
        options = ", ".join(f"{option}={value}" for option, value in self.options.items())
        lines = [
            TITLE,
            f"game: {self.game}",
            f"version: {self.version}",
            f"options: {options}",
            f"seed: {self.seed}",
            f"seats: {', '.join(self.names)}",
        ]
        if self.keep:
            kept = ", ".join(f"{self.names[seat]}={name}" for seat, name in self.keep.items())
            lines.append(f"keep: {kept}")
        if self.leader != NOBODY:
            lines.append(f"{self.rules.shape.leader}: {self.names[self.leader]}")
        lines += self.fairness.lines() if self.fairness is not None else []
        if self.ending is not None:
            lines.append(f"ended: {self.ending.text(self.names)}")
        lines += [f"note {key}: {value}" for key, value in self.notes.items()]
        lines.append("moves:")
        lines += [f"{self.names[seat]}: {move}" for seat, move in self.moves]
        lines.append(f"result: {self.result}")
        body = "\n".join(lines) + "\n"
        return f"{body}check: {check_of(body)}\n"

    def save(self, path: Path) -> None:
        """Write the record so that a half-written file never replaces it."""
        if path.exists() and not path.is_file():  # such as /dev/null, which must not be replaced
            path.write_text(self.text(), encoding="utf-8")
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".new")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(path)


def record_of(s: State, keep: dict[Seat, str] | None = None, leader: Seat = NOBODY) -> Record:
    """A record without moves for a game that has just been dealt."""
    return Record(s.rules.name, s.rules.version, s.rules.options, s.seed, s.names, keep, leader)


def check_of(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:32]


def parse_record(text: str) -> Record:
    """Parse the text of a record. Raises BadRecord, which says where the error is."""
    lines = text.splitlines()
    if not lines or lines[0] != TITLE:
        raise BadRecord(f"line 1: this is no record; it should begin with {TITLE!r}")
    head, _, last = text.rpartition("check: ")
    if not head or not lines[-1].startswith("check: ") or not text.endswith("\n"):
        raise BadRecord(f"line {len(lines)}: the record is cut off; the line 'check: ...' is missing at its end")
    if check_of(head) != last.strip():
        raise BadRecord(f"line {len(lines)}: the check does not fit; the record was changed after it was written")
    fields, notes, at = _header(lines)
    record = _set_up(fields)
    record.notes = notes
    record.fairness = _proof(fields, record.names)
    if "ended" in fields:
        try:
            record.ending = ending_of(fields["ended"], record.names)
        except ValueError as error:
            raise BadRecord(str(error)) from None
    for number, line in enumerate(lines[at:-2], at + 1):
        name, mark, move = line.partition(": ")
        if not mark or name not in record.names:
            raise BadRecord(f"line {number}: {line!r} is no move of {', '.join(record.names)}")
        record.moves.append((Seat(record.names.index(name)), move))
    key, _, record.result = lines[-2].partition(": ")
    if key != "result":
        raise BadRecord(f"line {len(lines) - 1}: the result is missing")
    return record


def read_record(path: Path) -> Record:
    """Read a record from a file. Raises BadRecord, which names the file."""
    try:
        return parse_record(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadRecord(f"{path}: there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path}: it cannot be read: {error}") from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def _header(lines: list[str]) -> tuple[dict[str, str], dict[str, str], int]:
    """The fields before the moves, the notes, and the index of the first move's line."""
    fields: dict[str, str] = {}
    notes: dict[str, str] = {}
    known = (*FIELDS, *_leading_roles())
    for number, line in enumerate(lines[1:], 1):
        if line == "moves:":
            return fields, notes, number + 1
        key, mark, value = line.partition(":")
        if not mark or key in fields or (key not in known and not key.startswith("note ")):
            raise BadRecord(f"line {number + 1}: {line!r} does not belong here; known are {', '.join(known)}")
        if key.startswith("note "):
            notes[key[5:]] = value.strip()
        else:
            fields[key] = value.strip()
    raise BadRecord(f"line {len(lines)}: the moves are missing")


@cache
def _leading_roles() -> tuple[str, ...]:
    """The leading roles of all games. A field with such a name says which seat was given the role."""
    return tuple(sorted({role for game in GAMES if (role := ruleset(game).shape.leader)}))


def _set_up(fields: dict[str, str]) -> Record:
    for key in ("game", "version", "seed", "seats"):
        if key not in fields:
            raise BadRecord(f"the line '{key}: ...' is missing")
    names = tuple(fields["seats"].split(", "))
    options = dict(_pair(pair, "options") for pair in fields.get("options", "").split(", ") if pair)
    keep = {}
    for pair in fields.get("keep", "").split(", "):
        if pair:
            name, character = _pair(pair, "keep")
            keep[_seat(names, name, "keep")] = character
    try:
        rules = ruleset(fields["game"], options)
    except ValueError as error:
        raise BadRecord(f"game: {error}") from None
    role = rules.shape.leader
    leader = _seat(names, fields[role], role) if role in fields else NOBODY
    if fields["version"] not in [str(version) for version in range(1, rules.version + 1)]:
        raise BadRecord(
            f"version: the game was played under version {fields['version']} of {rules.name}, this is {rules.version}"
        )
    record = Record(rules.name, int(fields["version"]), options, fields["seed"], names, keep, leader)
    try:
        record.start()
    except ValueError as error:
        raise BadRecord(f"set-up: {error}") from None
    return record


def _proof(fields: dict[str, str], names: tuple[str, ...]) -> Fairness | None:
    missing = [field for field in PROOF if field not in fields]
    if len(missing) == len(PROOF):
        return None
    if missing:
        raise BadRecord(f"the line '{missing[0]}: ...' is missing; the proof of fairness has {', '.join(PROOF)}")
    shares = {}
    for pair in fields["shares"].split(", "):
        if pair:
            name, share = _pair(pair, "shares")
            shares[names[_seat(names, name, "shares")]] = share
    return Fairness(fields["server-seed"], shares, fields["commitment"], fields["chain"])


def _pair(text: str, place: str) -> tuple[str, str]:
    key, mark, value = text.partition("=")
    if not mark:
        raise BadRecord(f"{place}: {text!r} should be like name=value")
    return key, value


def _seat(names: tuple[str, ...], name: str, place: str) -> Seat:
    if name not in names:
        raise BadRecord(f"{place}: no seat {name!r}")
    return Seat(names.index(name))
