"""Dead games: where nothing can change any more the game is over, and nobody has won.

It is looked at when a turn would begin, and only by what everybody sees: that a game goes on must not tell anybody what
others hold. A turn has an end as well, so every game does.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

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
TIMES: Final = 3
"""How often a position may come before it is one too many."""
PLAY_COUNT: Final = "plays"
"""Under this name the moves of a play phase are counted in the tally."""


def played_out(s: State) -> bool:
    """Has the turn player made as many moves in this turn as there are cards in the game?"""
    return s.tally.get(PLAY_COUNT, 0) >= s.rules.most_plays


def why_dead(s: State, seat: int) -> str:
    """Why the game is dead now that the turn of a seat would begin; empty if it is not."""
    s.quiet += 1
    loose = len(s.pile)
    for deck in s.decks:
        loose += len(deck)
    if s.quiet <= ROUNDS and loose >= 2 * len(s.names):
        if s.seen:
            s.seen = ()
        return ""  # as good as always; what follows is exact
    living = [s.alive[front] for front in s.fronts].count(True)
    if s.quiet > ROUNDS * living:
        return NO_ELIMINATION
    if loose >= 2 * living:
        s.seen = ()
        return ""
    position = open_position(s, seat)
    before = s.seen
    s.seen = (*before, position)
    if loose == 0 and len(before) >= living and before[-living] == position:
        return NO_CARD_COMES
    return REPEATED if s.seen.count(position) >= TIMES else ""


def open_position(s: State, seat: int) -> str:
    """All that lies open as the turn of a seat would begin, as a short text that says whether it is the same again."""
    backs = [[s.rules.faces[card].back for card in hand] for hand in s.hands]
    abilities = [character.name for character in s.ability]
    decks = [len(deck) for deck in s.decks]
    hands = [[back.count(n) for n in range(len(s.rules.backs))] for back in backs]
    lying = (seat, s.life, s.alive, abilities, s.fronts, s.table, hands, decks, s.deck_of, s.pile)
    return sha256(repr(lying).encode()).hexdigest()[:16]
