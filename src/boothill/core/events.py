"""Events: what happened, in order. Each seat is told only what it may know."""

from __future__ import annotations

from typing import Any, Final

from boothill.core.ids import Face, Seat, Target
from boothill.core.targets import NO_TARGET

UNKNOWN: Final[Face] = -2  # type: ignore[assignment]
"""A card whose face the reader may not see."""

# Kinds, which are also the ids of the messages about them. A cause is the name of a card or of a character, or a key
# of the ruleset's citations; without a cause it is a normal part of the turn.
TURN: Final = "turn"
"""The turn of `seat` begins."""
DREW: Final = "drew"
"""`seat` took `cards` from the deck without showing them; `name` is the cause."""
PLAYED: Final = "played"
"""`seat` has played `cards` from the hand at `target`, as the card `name` if that is given; `n` is 1 for a rescue."""
LAID: Final = "laid"
"""`cards` are now in play in front of figure `target`, of `seat`."""
USED: Final = "used"
"""`seat` uses `name` at `target`: an ability or a card in play; `cards` holds the card if that uses it up."""
DISCARDED: Final = "discarded"
"""`seat` has discarded `cards` from the hand; `name` is the cause."""
REMOVED: Final = "removed"
"""`cards`, in play in front of figure `target`, went to the discard pile; `name` is the cause."""
SPENT: Final = "spent"
"""A card that was being resolved, or one turned over that does not count, goes to the discard pile."""
OFFERED: Final = "offered"
"""`seat` has turned over `cards` and will choose which one counts."""
TURNED_UP: Final = "turned-up"
"""A draw!: `cards` was turned over for `name`; `n` is 1 if it meets the demand."""
NO_CARD_LEFT: Final = "no-card-left"
"""`seat` should turn over a card for `name`, but there is none left."""
MISSED: Final = "missed"
"""A shot of `other` at figure `target` has been answered with a miss; `n` more are needed."""
PASSED: Final = "passed"
"""`seat` has passed when asked for an answer; `name` says to what, unless it was a hit."""
LOST: Final = "lost-life"
"""Figure `target`, of `seat`, has lost `n` life through seat `other`, or through nobody."""
AVERTED: Final = "averted"
"""Figure `target`, of `seat`, would have lost `n` more life through seat `other`, but has not."""
GAINED: Final = "gained-life"
"""Figure `target`, of `seat`, has regained `n` life."""
FELL: Final = "fell"
"""`seat` has no life left, through seat `other`; it is out now or later."""
OUT: Final = "out"
"""`seat` is out of the game through seat `other`, and its role was `name`; or its figure `target`, called `name`, is
out."""
REWARD: Final = "reward"
"""`seat` earns `n` cards for taking `other` out of the game."""
PENALTY: Final = "penalty"
"""`seat` loses all its cards for taking `other` out of the game."""
STOLE: Final = "stole"
"""`seat` took a card from the hand of `other`."""
TOOK: Final = "took"
"""`seat` took `cards`, face up, from in front of `other`, from the store or from the pile; `name` is the cause."""
STORE: Final = "store"
"""`seat` has turned over `cards` for the seats to take."""
SHOWED: Final = "showed"
"""`seat` took `cards` from the deck and showed them to everybody, as `name` demands."""
LOOKED: Final = "looked"
"""`seat` looks at the top `cards` of the deck, or of the discard pile if that is `target`."""
KEPT: Final = "kept"
"""`seat` keeps some of the cards it has looked at."""
PUT_BACK: Final = "put-back"
"""`seat` puts the others back on top; the first of `cards` is the top one."""
RESHUFFLED: Final = "reshuffled"
"""The discard pile has been shuffled and is now a deck of `n` cards."""
OWN_DECK_GONE: Final = "own-deck-gone"
"""`seat` has used up its own deck and now draws from the common one."""
PASSED_ON: Final = "passed-on"
"""`cards`, in play in front of `seat`, have moved in front of figure `target`, of `other`."""
NO_EFFECT: Final = "no-effect"
"""`cards`, aimed at `target`, have no effect there."""
FREE: Final = "free"
"""`seat` has escaped what might have cost its turn."""
JAILED: Final = "jailed"
"""`seat` loses its turn, or phases of it."""
ABILITY: Final = "ability"
"""`name`, a character of `seat` or a card that had been waiting, takes effect, on `target` if there is one."""
SWAPPED: Final = "swapped-places"
"""`seat` has moved the marker of `other` to figure `target`."""
ENTERED: Final = "entered"
"""`name` has come into play for `seat` as figure `target`; `n` minus 1 is the number of the character who fell
there."""
COPIED: Final = "copied"
"""`seat` now has the ability of `name`."""
TURNED_OVER: Final = "turned-over"
"""The event `name` has been turned over in the turn of `seat` and is now in force; `n` more are to come."""
RETURNED: Final = "returned"
"""`seat` is back in the game with `n` life, or for this turn only if `n` is 0; `name` is the event that allows it."""
BECAME: Final = "became"
"""`seat` is now the character `name`, with `n` life, as figure `target`."""
SHOWED_HELD: Final = "showed-held"
"""`seat` shows `cards` of its hand, as `name` demands."""
PUT_ON_DECK: Final = "put-on-deck"
"""`seat` has put `cards` from its hand face down on the deck, the last one on top; `name` is the cause."""
CHOSE: Final = "chose"
"""`seat` has chosen `name`."""
PAID: Final = "paid-life"
"""`seat` has given up `n` life as a price."""
WON: Final = "won"
"""The game is over; `name` is the winning side or seat, `seats` share the victory."""
DEAD: Final = "dead"
"""The game is over and nobody has won; `name` is the reason why it could not go on."""


Audience = tuple[Seat, ...] | None
"""The seats that may see the faces of an event's cards; None means everybody."""
EVERYBODY: Final = None
"""The audience of everybody, spectators included."""


class Event:
    """One thing that happened.

    `shown_to` says who may see the faces in `cards`; it is a required argument. Everybody else sees the same number of
    unknown cards. Everything else about an event is public.
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
        """The event as this seat may see it; NOBODY stands for a spectator."""
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
