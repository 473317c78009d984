"""Random playouts."""

from __future__ import annotations

from collections.abc import Callable

from boothill.core.state import State


def play_out(s: State, random: Callable[[], float]) -> int:
    """Play a game to its end with random moves and return the number of decisions; `random` gives numbers in [0, 1)."""
    decisions = 0
    while s.winner == "":
        moves = s.legal()
        s.apply(moves[int(random() * len(moves))])
        decisions += 1
    return decisions
