"""The story of a recorded game: each side's chances, what could be known, turning points and mistakes.

Chances are judged with everything open, roles by what everybody saw, and mistakes by what their seat knew.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from boothill.analysis.weigh import Stated, Weighing, stated
from boothill.bots.gunslinger.judging import judged
from boothill.bots.lookahead.win_chance import outlooks
from boothill.bots.policy import policy_of
from boothill.core import events as ev
from boothill.core.events import Event
from boothill.core.ids import NOBODY, Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.knowledge.actions import BACK, TURN, Deed
from boothill.knowledge.beliefs import Chances, Onlooker
from boothill.knowledge.memory import Memory
from boothill.text.records import Record
from boothill.words import phrases
from boothill.words.catalogue import exists
from boothill.words.phrases import Said, Term, name_of

MOVED: Final = 0.1
"""How much a deed must change what is believed of the seat that did it, to be reported."""
TURNED: Final = 0.12
"""How much winning chance must shift between the sides at a turning point."""
TURNINGS: Final = 6
"""Maximum number of turning points reported; the greatest are chosen."""
APART: Final = 3
"""Of turning points at most this many moves apart only the greatest counts."""
CANDIDATES: Final = 16
"""Maximum number of moves examined as possible mistakes."""
PLAYOUTS: Final = 240
"""Number of playouts for each possible mistake."""
BEHIND: Final = 0.04
"""A mistake costs at least this much of the chance to win."""
SURE: Final = 2.5
"""A mistake is behind the best move by at least this many standard errors."""
WEIGHTY: Final = (ev.OUT, ev.LOST, ev.PLAYED, ev.USED)
"""Kinds of events that describe a turning point, most important first; without any, another event is told."""
EVERYBODY: Final = "all"
"""The kind of deed of a seat that attacked everybody in a turn."""


class Side(NamedTuple):
    """A side that can win."""

    key: str
    """The name of the side in the policy of the game."""
    called: str
    """The name of the side in the shape of the game."""
    said: Term
    seats: tuple[Seat, ...]


class Moved(NamedTuple):
    """A deed, and how it changed what a spectator believes of the seat that did it."""

    step: int
    seat: Seat
    kind: str
    """shot, hindrance, help, turn (nobody was shot at), all (everybody was attacked), or out."""
    victim: Seat
    role: str
    """The role that became more likely, or was shown."""
    before: float
    after: float
    """How likely the role was after the deed; `before` is how likely it was before."""


class Turning(NamedTuple):
    """A move that shifted the sides' chances."""

    step: int
    seat: Seat
    said: Said | None
    """What happened."""
    side: int
    """The side that gained most, as an index into the sides."""
    before: float
    after: float
    """That side's chance to win after the move; `before` is its chance before."""


class Mistake(NamedTuple):
    """A move that cost its seat much of its chance to win, judged by what the seat knew."""

    step: int
    made: Stated
    chance: float
    better: Stated
    could: float
    """The chance to win with the better move."""
    playouts: int


class Story:
    """The story of a recorded game, told with everything open. Raises BadRecord."""

    def __init__(self, record: Record) -> None:
        self.record = record
        start = record.start()
        self.names = start.names
        self.sides = sides_of(start)
        self.standings: list[list[float]] = [_standing(start)]
        """The chance of each side to win, after each move; the first entry is the deal."""
        onlooker = Onlooker(start)
        self.hidden = list(onlooker.hidden)
        """The roles that were hidden at the deal."""
        self.beliefs: list[tuple[int, Chances]] = [(0, onlooker.chances(start.view(NOBODY)))] if self.hidden else []
        """What a spectator believes of each seat, as (move number, chances); one entry for each change."""
        self.moved: list[Moved] = []
        turnings: list[Turning] = []
        for step, _, seat, _, events, s in moments(record):
            self.standings.append(_standing(s))
            onlooker.see(events)
            self._believe(step, onlooker, s)
            turning = self._turning(step, seat, events, s)
            if turning is not None:
                turnings.append(turning)
        self.turnings = _greatest(turnings)

    def _believe(self, step: int, onlooker: Onlooker, s: State) -> None:
        for deed, known in onlooker.weighed(s.view(NOBODY)):
            before = self.beliefs[-1][1]
            self.beliefs.append((step, [row[:] for row in known]))
            if deed.kind == BACK or not any(before[deed.seat]):
                continue
            gains = [now - then for now, then in zip(known[deed.seat], before[deed.seat], strict=True)]
            role = max(range(len(gains)), key=gains.__getitem__)
            if gains[role] >= MOVED:
                then, now = before[deed.seat][role], known[deed.seat][role]
                victim = deed.victim if deed.victim != deed.seat else NOBODY
                self.moved.append(Moved(step, deed.seat, _kind(deed), victim, self.hidden[role], then, now))

    def _turning(self, step: int, seat: Seat, events: list[Event], s: State) -> Turning | None:
        then, now = self.standings[-2:]
        gains = [b - a for a, b in zip(then, now, strict=True)]
        if sum(map(abs, gains)) / 2 < TURNED:
            return None
        side = max(range(len(gains)), key=gains.__getitem__)
        told = {event.kind: what for event, what in reversed(phrases.told(s, events))}
        what = next((told[kind] for kind in (*WEIGHTY, *told) if kind in told), None)
        return Turning(step, seat, what, side, then[side], now[side])

    def candidates(self, most: int = CANDIDATES) -> list[int]:
        """The numbers of moves that may be mistakes: rules of thumb rate them low, or things got worse after them."""
        policy = policy_of(self.record.rules)
        found: list[tuple[float, int]] = []
        place = {side.key: i for i, side in enumerate(self.sides)}
        turns: list[Seat] = []
        decided: list[tuple[int, float, int]] = []
        for step, before, seat, move, _, s in remembered(self.record):
            turns.append(s.turn)
            view = before.s.view(seat)
            if before.s.to_act == seat and len(view.legal) > 1:
                score = judged(view, before.memories[seat])
                thumb = max(map(score, view.legal)) - score(move)
                decided.append((step, min(thumb, 4.0) / 4, place[policy.side(s, seat)]))
        for step, thumb, side in decided:
            end = next((i for i in range(step, len(turns)) if turns[i] != turns[step - 1]), len(turns) - 1) + 1
            lost = self.standings[step - 1][side] - self.standings[end][side]
            found.append((0.3 * thumb + lost, step))
        return sorted(step for _, step in sorted(found, reverse=True)[:most])

    def mistakes(self, playouts: int = PLAYOUTS, most: int = CANDIDATES, seed: str = "") -> Iterator[Mistake | None]:
        """Examine the candidates one by one; yields None for one that was no mistake."""
        wanted = set(self.candidates(most))
        for step, before, seat, move, _, _ in remembered(self.record):
            if step in wanted:
                yield mistake(step, before.s, before.memories[seat], seat, move, playouts, seed)


def mistake(
    step: int, s: State, memory: Memory, seat: Seat, move: Move, playouts: int = PLAYOUTS, seed: str = ""
) -> Mistake | None:
    """Judge a move by what its seat knew; None if it was no mistake."""
    view = s.view(seat)
    weighing = Weighing.of_a_seat(view, memory, seed)
    weighing.keep(move)
    answer = weighing.more(playouts)
    lost, error = weighing.behind(move)
    if lost < BEHIND or lost < SURE * error:
        return None
    best = answer.moves[0]
    return Mistake(step, stated(view, move), max(0.0, best.chance - lost), best.stated, best.chance, answer.playouts)


class Remembered(NamedTuple):
    """A state, and what each seat remembers."""

    s: State
    memories: list[Memory]


def moments(record: Record) -> Iterator[tuple[int, State, Seat, Move, list[Event], State]]:
    """Yield each move of a game: its number, the state before, the seat, the move, its events and the state after."""
    before = record.start()
    for step, (s, seat, move, events) in enumerate(record.play(), 1):
        yield step, before, seat, move, events, s
        before = s.clone()


def remembered(record: Record) -> Iterator[tuple[int, Remembered, Seat, Move, list[Event], State]]:
    """Like `moments`, with what each seat remembered before the move."""
    start = record.start()
    first = Memory(start.view(start.seats[0]))
    memories = [first, *(Memory(start.view(seat), first.witness) for seat in start.seats[1:])]
    for step, before, seat, move, events, s in moments(record):
        yield step, Remembered(before, memories), seat, move, events, s
        for memory in memories:
            memory.see(events)


def sides_of(s: State) -> list[Side]:
    """The sides that can win, in the order in which standings give their chances."""
    policy = policy_of(s.rules)
    found = []
    for key in policy.sides(s):
        seats = tuple([seat for seat in s.seats if policy.side(s, seat) == key])
        called = s.rules.shape.side_at(s.roles[seats[0]], s.roles) if seats else key
        id = f"page-side-{called}"
        found.append(Side(key, called, Said(id, {}) if s.led and exists(id) else name_of(called), seats))
    return found


def _standing(s: State) -> list[float]:
    return list(outlooks(s).values())


def _kind(deed: Deed) -> str:
    return EVERYBODY if deed.kind == TURN and deed.all else deed.kind


def _greatest(turnings: list[Turning]) -> list[Turning]:
    """The greatest turning points in order of play; of those close together only the greatest."""
    found: list[Turning] = []
    for turning in sorted(turnings, key=lambda one: one.before - one.after):
        if len(found) < TURNINGS and all(abs(turning.step - other.step) > APART for other in found):
            found.append(turning)
    return sorted(found)
