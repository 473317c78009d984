"""Dead games: if nothing can change any more, the game is over and nobody has won.

The engine checks this when a turn would begin, using only public information: the fact that a game goes on must not
reveal what others hold. The number of moves in a turn is limited as well, so every game ends.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from boothill.core.ids import Seat

if TYPE_CHECKING:
    from boothill.core.state import State

NO_CARD_COMES: Final = "no-card-comes"
"""The deck and the discard pile are empty, and a whole round has changed nothing."""
REPEATED: Final = "repeated"
"""Hardly any cards are left to draw, and the same public position has come up for the third time."""
NO_ELIMINATION: Final = "no-elimination"
"""Nobody has been eliminated for too many rounds."""

ROUNDS: Final = 500
"""Rounds without an elimination after which a game is dead."""
SCARCE: Final = 32
"""With at least this many cards to draw, positions are not compared: two for each player at the largest table."""
TIMES: Final = 3
"""A game is dead when a position comes up this many times."""
PLAY_COUNT: Final = "plays"
"""Name of the counter in `this_turn` for the moves made in the play phase."""

OWED: Final = "owed"
"""Name under which `this_turn` holds a card that must be played this turn: its face plus 1."""


class Still:
    """How long a game has made no progress. It is immutable, so that copies of a state can share it."""

    __slots__ = ("quiet", "seen")

    def __init__(self, quiet: int = 0, seen: tuple[str, ...] = ()) -> None:
        self.quiet = quiet
        """How many turns have begun since the last turn with an elimination, or since the game began."""
        self.seen = seen
        """The public position at the beginning of each turn since cards became scarce, the latest one last."""

    def save(self) -> list[Any]:
        return [self.quiet, list(self.seen)]

    @staticmethod
    def load(data: list[Any]) -> Still:
        return Still(data[0], tuple(data[1]))


NOTHING_YET: Final = Still()


def why_dead(s: State, seat: Seat) -> str:
    """Why the game is dead when a seat's turn would begin; empty if it is not dead. Also updates `still`."""
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
    """A hash of everything public when a seat's turn would begin, to recognize repeated positions."""
    backs = [[s.rules.faces[card].back for card in hand] for hand in s.hands]
    abilities = [character.name for character in s.ability]
    decks = [len(deck) for deck in s.decks]
    hands = [[back.count(n) for n in range(len(s.rules.backs))] for back in backs]
    lying = (seat, s.life, s.alive, abilities, s.fronts, s.table, hands, decks, s.deck_of, s.pile)
    seen: object = lying if s.round is None else (*lying, s.round.event, len(s.round.next))
    return sha256(repr(seen).encode()).hexdigest()[:16]
