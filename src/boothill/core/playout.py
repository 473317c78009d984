"""Playing on at random."""

from __future__ import annotations

from collections.abc import Callable

from boothill.core.state import State


def play_out(s: State, random: Callable[[], float]) -> int:
    """Play a game to its end with legal moves chosen by numbers from 0 to below 1; how many decisions it took."""
    decisions = 0
    while s.winner == "":
        moves = s.legal()
        s.apply(moves[int(random() * len(moves))])
        decisions += 1
    return decisions
