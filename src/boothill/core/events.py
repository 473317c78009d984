"""Events: what happened, told in order, each seat told only what it may know."""

from __future__ import annotations

from typing import Any, Final

from boothill.core.ids import Face, Seat, Target
from boothill.core.targets import NO_TARGET

UNKNOWN: Final[Face] = -2  # type: ignore[assignment]
"""A card whose face the reader may not see."""

# Kinds, which are also the ids of the messages that tell them. A cause is the name of a card or of a character, or
# what a ruleset cites a rule for; without one it is the turn itself that demands it.
TURN: Final = "turn"
"""The turn of `seat` begins."""
DREW: Final = "drew"
"""`seat` took `cards` from the deck unseen; `name` is the cause."""
PLAYED: Final = "played"
"""`seat` has played `cards` from the hand, as `name` if that is another card's name, at `target`; `n` is 1 for a
rescue."""
LAID: Final = "laid"
"""`cards` lie in play before figure `target`, of `seat`, from now on."""
USED: Final = "used"
"""`seat` uses `name` at `target`: a card in play, in `cards` if that uses it up, or an ability."""
DISCARDED: Final = "discarded"
"""`seat` has discarded `cards` from the hand; `name` is the cause."""
REMOVED: Final = "removed"
"""`cards`, in play before figure `target`, went to the discard pile; `name` is the cause."""
SPENT: Final = "spent"
"""A card that was being resolved or looked at reaches the discard pile."""
OFFERED: Final = "offered"
"""`seat` has turned over `cards` and will say which one counts."""
TURNED_UP: Final = "turned-up"
"""A draw!: `cards` was turned over for `name`, `n` is 1 if it is what was demanded."""
NO_CARD_LEFT: Final = "no-card-left"
"""`seat` should turn over a card for `name`, but there is none anywhere."""
MISSED: Final = "missed"
"""A shot of `other` at figure `target` has been answered with a miss; `n` more are needed."""
PASSED: Final = "passed"
"""`seat` does not answer what it was asked; `name` says what, unless it was a hit."""
LOST: Final = "lost-life"
"""Figure `target`, of `seat`, has lost `n` life through seat `other`, or through nobody."""
AVERTED: Final = "averted"
"""Figure `target`, of `seat`, would have lost `n` more life through seat `other`, and has not."""
GAINED: Final = "gained-life"
"""Figure `target`, of `seat`, has regained `n` life."""
FELL: Final = "fell"
"""`seat` has no life left, through seat `other`; it is out now or later."""
OUT: Final = "out"
"""`seat` is out of the game through seat `other`, its role being `name`; or its figure `target`, called `name`, is."""
REWARD: Final = "reward"
"""`seat` earns `n` cards for taking `other` out of the game."""
PENALTY: Final = "penalty"
"""`seat` loses all its cards for taking `other` out of the game."""
STOLE: Final = "stole"
"""`seat` took a blind card from the hand of `other`."""
TOOK: Final = "took"
"""`seat` took `cards`, seen by all, from before `other`, from the store or from the pile; `name` is the cause."""
STORE: Final = "store"
"""`seat` has turned over `cards` for the seats to take."""
SHOWED: Final = "showed"
"""`seat` took `cards` from the deck for everybody to see, as `name` must."""
LOOKED: Final = "looked"
"""`seat` looks at the top `cards` of the deck, or of the discard pile if that is `target`,"""
KEPT: Final = "kept"
"""keeps some of them,"""
PUT_BACK: Final = "put-back"
"""and puts the others back on top, the first of `cards` uppermost."""
RESHUFFLED: Final = "reshuffled"
"""The discard pile has been shuffled and is a deck of `n` cards."""
OWN_DECK_GONE: Final = "own-deck-gone"
"""`seat` has used up its own deck and draws from the common one from now on."""
PASSED_ON: Final = "passed-on"
"""`cards`, in play before `seat`, lie before figure `target`, of `other`, from now on."""
NO_EFFECT: Final = "no-effect"
"""`cards`, aimed at `target`, can do nothing there."""
FREE: Final = "free"
"""What might have cost `seat` its turn does not."""
JAILED: Final = "jailed"
"""`seat` loses its turn, or phases of it."""
ABILITY: Final = "ability"
"""`name`, a character of `seat` or a card that had been waiting, does what it can do, to `target` if there is one."""
SWAPPED: Final = "swapped-places"
"""`seat` has moved the marker of `other` on to figure `target`."""
ENTERED: Final = "entered"
"""`name` has come into play for `seat` at figure `target`; `n` less 1 is the number of whoever fell there."""
COPIED: Final = "copied"
"""`seat` has the ability of `name` from now on."""
TURNED_OVER: Final = "turned-over"
"""The event `name` is in force from now on, in the turn of `seat`; `n` more are to come."""
RETURNED: Final = "returned"
"""`seat` is back in the game with `n` life; with none, for this turn only. `name` is the event that allows it."""
BECAME: Final = "became"
"""`seat` is `name` from now on, with `n` life at figure `target`."""
SHOWED_HELD: Final = "showed-held"
"""`seat` shows `cards` of its hand, as `name` demands."""
PUT_ON_DECK: Final = "put-on-deck"
"""`seat` has laid `cards` of the hand face down on the deck, the last of them uppermost; `name` is the cause."""
CHOSE: Final = "chose"
"""`seat` has named `name`."""
PAID: Final = "paid-life"
"""`seat` has given up `n` life as a price."""
WON: Final = "won"
"""The game is over; `name` is the winning side or seat, `seats` share the victory."""
DEAD: Final = "dead"
"""The game is over and nobody has won; `name` says why it could not go on."""


Audience = tuple[Seat, ...] | None
"""Who may see the faces of an event's cards: these seats,"""
EVERYBODY: Final = None
"""or everybody, spectators too."""


class Event:
    """One thing that happened.

    `shown_to` says who may see the faces in `cards`; nobody can leave it out. Whoever may not sees as many unknown
    cards. Everything else about an event is public.
    """

    __slots__ = ("cards", "kind", "n", "name", "other", "seat", "seats", "shown_to", "target")

    def __init__(
        self,
        kind: str,
        seat: Seat,
        other: Seat,
        cards: tuple[Face, ...],
        shown_to: Audience,
        n: int = 0,
        name: str = "",
        target: Target = NO_TARGET,
        seats: tuple[Seat, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.other = other
        self.cards = cards
        self.shown_to = shown_to
        self.n = n
        self.name = name
        self.target = target
        self.seats = seats

    def seen_by(self, seat: Seat) -> Event:
        """What this seat is told; NOBODY asks for what a spectator is told."""
        if self.shown_to is None:
            return self
        cards = self.cards if seat in self.shown_to else (UNKNOWN,) * len(self.cards)
        return Event(self.kind, self.seat, self.other, cards, EVERYBODY, self.n, self.name, self.target, self.seats)

    def key(self) -> tuple[Any, ...]:
        return (
            self.kind, self.seat, self.other, self.cards, self.shown_to, self.n, self.name, self.target,
            self.seats,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Event{self.key()!r}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Event, self.key())
