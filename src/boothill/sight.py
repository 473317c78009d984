"""Who sees whom at what distance, and how far weapons reach, as it is in the turn of whoever looks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from boothill.core.board import Board
from boothill.core.rows import RANGE, distance


@contextmanager
def in_turn_of(board: Board, figure: int) -> Iterator[None]:
    """As if the figure's owner had the turn: cards in play may have no effect in somebody else's."""
    turn, board.turn = board.turn, board.owner[figure]
    try:
        yield
    finally:
        board.turn = turn


def reach(board: Board, figure: int) -> int:
    """How far a figure's weapon reaches."""
    return 1 + board.ask(RANGE, figure)


def sights(board: Board) -> tuple[list[int], list[list[int]]]:
    """The reach of each figure in its own turn, and its distance to each other one; 0 for the dead and to itself."""
    size = len(board.alive)
    reaches = [0] * size
    distances = [[0] * size for _ in range(size)]
    for figure in range(size):
        if board.alive[figure]:
            with in_turn_of(board, figure):
                reaches[figure] = reach(board, figure)
                for other in board.others(figure):
                    distances[figure][other] = distance(board, figure, other)
    return reaches, distances
