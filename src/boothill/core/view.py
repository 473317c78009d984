"""What one seat may see, copied from the state field by field, so that nothing hidden gets in by accident."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boothill.core.board import Board, with_present_keys
from boothill.core.frames.base import Frame, restored, saved
from boothill.core.ids import NO_CARD, NOBODY, Deck, Face, Figure, Seat
from boothill.core.moves import Move
from boothill.core.round import Round
from boothill.core.state import State

if TYPE_CHECKING:
    from boothill.core.ruleset import Ruleset


class View(Board):
    """A board with one seat's own hand and role and its legal moves.

    Roles that the seat may not know are empty strings, cards that it may not know are UNKNOWN.
    """

    def __init__(
        self,
        rules: Ruleset,
        names: tuple[str, ...],
        owner: tuple[Seat, ...],
        roles: list[str],
        seat: Seat,
        like: Board | None = None,
    ) -> None:
        """A view without cards and moves yet; the public part is copied from the board `like`, if given. `roles` are
        the roles that the seat may know."""
        super().__init__(rules, names, owner, roles, like)
        self.seat = seat
        """Whose view this is; NOBODY for a spectator."""
        self.hand: list[Face] = []
        self.hand_sizes: list[int] = [0] * len(names)
        self.deck_sizes: list[int] = []
        self.deck_of: list[Deck] = []
        self.pile_top = NO_CARD
        self.pile_size = 0
        self.stack: list[Frame] = []
        """The steps under way, as this seat may see them."""
        self.fallen: list[tuple[Figure, Seat]] = []
        self.waiting: list[Frame] = []
        self.backs: list[list[int]] = []
        """The backs of the cards in each hand, which are public."""
        self.reserve: list[str] = []
        """The characters in this seat's reserve, sorted, because nobody knows their order."""
        self.reserve_sizes: list[int] = [0] * len(names)
        self.legal: list[Move] = []
        """The moves this seat may make now."""
        self.answers: list[Move] = []
        """The legal moves that answer the pending decision, if this seat has to decide."""

    def save(self) -> dict[str, Any]:
        """The view as JSON-compatible values."""
        return {
            **self.saved(),
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
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return (View.load, (self.save(), self.rules))

    def __repr__(self) -> str:
        return f"View.load({self.save()!r}, {self.rules!r})"

    @staticmethod
    def load(data: dict[str, Any], rules: Ruleset) -> View:
        """Load a saved view, with the ruleset it was saved with."""
        data = with_present_keys(data)
        round = Round.load(data["round"]) if "round" in data else None
        rules = rules.under(round.event if round is not None else "")
        view = View(rules, tuple(data["names"]), tuple(data["owner"]), data["roles"][:], data["seat"])
        view.restore(data, round)
        view.hand = data["hand"][:]
        view.hand_sizes = data["hand_sizes"][:]
        view.deck_sizes = data["deck_sizes"][:]
        view.deck_of = data["deck_of"][:]
        view.pile_top = data["pile_top"]
        view.pile_size = data["pile_size"]
        view.stack = [restored(frame, rules.saved_frames) for frame in data["stack"]]
        view.fallen = [(pair[0], pair[1]) for pair in data["fallen"]]
        view.waiting = [restored(frame, rules.saved_frames) for frame in data["waiting"]]
        view.backs = [backs[:] for backs in data["backs"]]
        view.reserve = data["reserve"][:]
        view.reserve_sizes = data["reserve_sizes"][:]
        view.legal = [Move.load(move) for move in data["legal"]]
        view.answers = [Move.load(move) for move in data["answers"]]
        return view


def knows_reserve(s: State, seat: Seat) -> bool:
    """May a seat see who is in its reserve?"""
    return not s.rules.shape.blind_reserve or (seat == s.to_act and s.stack[-1].SHOWS_RESERVE)


def view_of(s: State, seat: Seat) -> View:
    """The view of a seat; NOBODY stands for a spectator."""
    roles = [s.roles[other] if other == seat or s.rules.open_role(s, other) else "" for other in s.seats]
    view = View(s.rules, s.names, s.owner, roles, seat, s)
    view.round = s.round.seen() if s.round is not None else None
    view.hand_sizes = [len(hand) for hand in s.hands]
    view.deck_sizes = [len(deck) for deck in s.decks]
    view.deck_of = s.deck_of[:]
    view.pile_top = s.pile[-1] if s.pile else NO_CARD
    view.pile_size = len(s.pile)
    view.stack = [frame.seen_by(seat) for frame in s.stack]
    view.fallen = s.fallen[:]
    view.waiting = s.waiting[:]
    if s.rules.shape.own_decks:
        view.backs = [sorted([s.rules.faces[card].back for card in hand]) for hand in s.hands]
    else:
        view.backs = [[0] * len(hand) for hand in s.hands]
    view.reserve_sizes = [len(reserve) for reserve in s.reserves]
    if seat != NOBODY:
        view.hand = s.hands[seat][:]
        view.reserve = sorted(s.reserves[seat]) if knows_reserve(s, seat) else []
        view.legal = s.legal(seat)[:]
        view.answers = s.answers()[:] if seat == s.to_act else []
    return view
