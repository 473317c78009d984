"""Dead games: where nothing can change any more the game is over, and nobody has won.

It is looked at when a turn would begin, and only by what everybody sees: that a game goes on must not tell anybody what
others hold. A turn has an end as well, so every game does.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from boothill.core.ids import Seat

if TYPE_CHECKING:
    from boothill.core.state import State

NO_CARD_COMES: Final = "no-card-comes"
"""Deck and discard pile are empty, and a whole round has changed nothing."""
REPEATED: Final = "repeated"
"""Hardly a card is left to draw, and the same has lain open for the third time."""
NO_ELIMINATION: Final = "no-elimination"
"""For too many rounds nobody has been eliminated."""

ROUNDS: Final = 500
"""Rounds without an elimination after which a game is dead."""
SCARCE: Final = 32
"""With so many cards to draw no position is looked at: two for each player at the largest table there can be."""
TIMES: Final = 3
"""How often a position may come before it is one too many."""
PLAY_COUNT: Final = "plays"
"""Noted for this turn: how many moves there were in the play phase."""

OWED: Final = "owed"
"""Under this name stands a card that must be played this turn: its face and 1."""


class Still:
    """How long nothing has come of a game. A value: what has changed is made anew, so that copies can share it."""

    __slots__ = ("quiet", "seen")

    def __init__(self, quiet: int = 0, seen: tuple[str, ...] = ()) -> None:
        self.quiet = quiet
        """How many turns have begun since the one in which somebody was last eliminated, or since the first one."""
        self.seen = seen
        """What lay open at the beginning of each turn since hardly a card was left to draw, the last one last."""

    def save(self) -> list[Any]:
        return [self.quiet, list(self.seen)]

    @staticmethod
    def load(data: list[Any]) -> Still:
        return Still(data[0], tuple(data[1]))


NOTHING_YET: Final = Still()


def why_dead(s: State, seat: Seat) -> str:
    """Why the game is dead now that the turn of a seat would begin; empty if it is not."""
    living = [s.alive[front] for front in s.fronts].count(True)
    still = s.still
    if still.quiet > ROUNDS * living:
        return NO_ELIMINATION
    loose = len(s.pile)
    for deck in s.decks:
        loose += len(deck)
    if loose >= 2 * living:
        s.still = Still(still.quiet)
        return ""
    position = open_position(s, seat)
    before = still.seen
    s.still = Still(still.quiet, (*before, position))
    if loose == 0 and len(before) >= living and before[-living] == position:
        return NO_CARD_COMES
    return REPEATED if before.count(position) + 1 >= TIMES else ""


def open_position(s: State, seat: Seat) -> str:
    """All that lies open as the turn of a seat would begin, as a short text that says whether it is the same again."""
    backs = [[s.rules.faces[card].back for card in hand] for hand in s.hands]
    abilities = [character.name for character in s.ability]
    decks = [len(deck) for deck in s.decks]
    hands = [[back.count(n) for n in range(len(s.rules.backs))] for back in backs]
    lying = (seat, s.life, s.alive, abilities, s.fronts, s.table, hands, decks, s.deck_of, s.pile)
    seen: object = lying if s.round is None else (*lying, s.round.event, len(s.round.next))
    return sha256(repr(seen).encode()).hexdigest()[:16]
