"""What one seat may see, built up from nothing, field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boothill.core.board import Board
from boothill.core.dead import Still
from boothill.core.frames.base import Frame, restored, saved
from boothill.core.ids import NO_CARD, NOBODY, Deck, Face, Figure, Seat, Target
from boothill.core.moves import Move
from boothill.core.round import Round
from boothill.core.rows import Character
from boothill.core.state import State

if TYPE_CHECKING:
    from boothill.core.ruleset import Ruleset


class View(Board):
    """A board with one seat's own hand and role, and the moves open to it.

    Roles that the seat may not know are empty strings, cards it may not know are UNKNOWN.
    """

    def __init__(
        self,
        rules: Ruleset,
        names: tuple[str, ...],
        owner: tuple[Seat, ...],
        life: list[int],
        full: list[int],
        who: list[Character],
        ability: list[Character],
        table: list[list[Face]],
        alive: list[bool],
        roles: list[str],
        fronts: list[Figure],
        turn: Seat,
        phase: str,
        tally: dict[str, int],
        fresh: list[Target],
        winner: str,
        to_act: Seat,
        seat: Seat,
        hand: list[Face],
        hand_sizes: list[int],
        deck_sizes: list[int],
        deck_of: list[Deck],
        pile_top: Face,
        pile_size: int,
        stack: list[Frame],
        fallen: list[tuple[Figure, Seat]],
        waiting: list[Frame],
        backs: list[list[int]],
        reserve: list[str],
        reserve_sizes: list[int],
        legal: list[Move],
        answers: list[Move],
    ) -> None:
        super().__init__(
            rules,
            names,
            owner,
            life,
            full,
            who,
            ability,
            table,
            alive,
            roles,
            fronts,
            turn,
            phase,
            tally,
            fresh,
            winner,
            to_act,
        )
        self.seat = seat
        """Whose view this is; NOBODY for a spectator."""
        self.hand = hand
        self.hand_sizes = hand_sizes
        self.deck_sizes = deck_sizes
        self.deck_of = deck_of
        self.pile_top = pile_top
        self.pile_size = pile_size
        self.stack = stack
        """The steps under way, as far as they are open."""
        self.fallen = fallen
        self.waiting = waiting
        self.backs = backs
        """The backs of the cards in each hand, which everybody sees."""
        self.reserve = reserve
        """Who is in this seat's reserve; nobody knows in what order."""
        self.reserve_sizes = reserve_sizes
        self.legal = legal
        """The moves this seat may make now."""
        self.answers = answers
        """Those of them that answer the decision pending, if it is this seat's."""

    def save(self) -> dict[str, Any]:
        """The view as values that JSON can hold."""
        return {
            "rules": {"name": self.rules.name, "version": self.rules.version, "options": self.rules.options},
            "names": list(self.names),
            "owner": list(self.owner),
            "life": self.life,
            "full": self.full,
            "who": [character.name for character in self.who],
            "ability": [character.name for character in self.ability],
            "table": self.table,
            "alive": self.alive,
            "roles": self.roles,
            "fronts": self.fronts,
            "turn": self.turn,
            "phase": self.phase,
            "tally": self.tally,
            "fresh": self.fresh,
            "winner": self.winner,
            "to_act": self.to_act,
            "seat": self.seat,
            "hand": self.hand,
            "hand_sizes": self.hand_sizes,
            "deck_sizes": self.deck_sizes,
            "deck_of": self.deck_of,
            "pile_top": self.pile_top,
            "pile_size": self.pile_size,
            "stack": [saved(frame) for frame in self.stack],
            "fallen": [list(pair) for pair in self.fallen],
            "waiting": [saved(frame) for frame in self.waiting],
            "backs": self.backs,
            "reserve": self.reserve,
            "reserve_sizes": self.reserve_sizes,
            "legal": [move.save() for move in self.legal],
            "answers": [move.save() for move in self.answers],
            "still": self.still.save(),
            **({"round": self.round.save()} if self.round is not None else {}),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return (View.load, (self.save(), self.rules))

    def __repr__(self) -> str:
        return f"View.load({self.save()!r}, {self.rules!r})"

    @staticmethod
    def load(data: dict[str, Any], rules: Ruleset) -> View:
        """A view saved before, under the ruleset it was saved with."""
        round = Round.load(data["round"]) if "round" in data else None
        rules = rules.under(round.event if round is not None else "")
        view = View(
            rules, tuple(data["names"]), tuple(data["owner"]), data["life"][:], data["full"][:],
            [rules.characters[name] for name in data["who"]], [rules.characters[name] for name in data["ability"]],
            [cards[:] for cards in data["table"]], data["alive"][:], data["roles"][:], data["fronts"][:],
            data["turn"], data["phase"], dict(data["tally"]), data["fresh"][:], data["winner"], data["to_act"],
            data["seat"], data["hand"][:], data["hand_sizes"][:], data["deck_sizes"][:], data["deck_of"][:],
            data["pile_top"], data["pile_size"], [restored(frame, rules.frames) for frame in data["stack"]],
            [(pair[0], pair[1]) for pair in data["fallen"]],
            [restored(frame, rules.frames) for frame in data["waiting"]], [backs[:] for backs in data["backs"]],
            data["reserve"][:], data["reserve_sizes"][:], [Move.load(move) for move in data["legal"]],
            [Move.load(move) for move in data["answers"]],
        )  # fmt: skip
        view.still = Still.load(data["still"])
        view.round = round
        return view


def knows_reserve(s: State, seat: Seat) -> bool:
    """May a seat see who is in its reserve?"""
    return not s.rules.shape.blind_reserve or (seat == s.to_act and s.stack[-1].SHOWS_RESERVE)


def view_of(s: State, seat: Seat) -> View:
    """The view of a seat; NOBODY asks for what everybody may see."""
    mine = seat != NOBODY
    view = View(
        rules=s.rules,
        names=s.names,
        owner=s.owner,
        life=s.life[:],
        full=s.full[:],
        who=s.who[:],
        ability=s.ability[:],
        table=[cards[:] for cards in s.table],
        alive=s.alive[:],
        roles=[s.roles[other] if other == seat or s.rules.open_role(s, other) else "" for other in s.seats],
        fronts=s.fronts[:],
        turn=s.turn,
        phase=s.phase,
        tally=s.tally.copy(),
        fresh=s.fresh[:],
        winner=s.winner,
        to_act=s.to_act,
        seat=seat,
        hand=s.hands[seat][:] if mine else [],
        hand_sizes=[len(hand) for hand in s.hands],
        deck_sizes=[len(deck) for deck in s.decks],
        deck_of=s.deck_of[:],
        pile_top=s.pile[-1] if s.pile else NO_CARD,
        pile_size=len(s.pile),
        stack=[frame.seen_by(seat) for frame in s.stack],
        fallen=s.fallen[:],
        waiting=s.waiting[:],
        backs=[sorted(s.rules.faces[card].back for card in hand) for hand in s.hands],
        reserve=sorted(s.reserves[seat]) if mine and knows_reserve(s, seat) else [],
        reserve_sizes=[len(reserve) for reserve in s.reserves],
        legal=s.legal(seat)[:] if mine else [],
        answers=s.answers()[:] if mine and seat == s.to_act else [],
    )
    view.still = s.still
    view.round = s.round.seen() if s.round is not None else None
    return view
