"""Distances between figures and the reach of weapons, as they are in the turn of the figure that looks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from boothill.core.board import Board
from boothill.core.ids import Figure
from boothill.core.rows import RANGE, SEEN, SEES, Source, distance, steps
from boothill.words.phrases import Name, Said


@contextmanager
def in_turn_of(board: Board, figure: Figure) -> Iterator[None]:
    """Act as if it were the turn of the figure's owner, because cards in play may have no effect in others' turns."""
    turn, board.turn = board.turn, board.owner[figure]
    try:
        yield
    finally:
        board.turn = turn


def reach(board: Board, figure: Figure) -> int:
    """How far a figure's weapon reaches."""
    return 1 + board.ask(RANGE, figure)


def sights(board: Board) -> tuple[list[int], list[list[int]]]:
    """The reach of each figure in its own turn, and its distances to the others; 0 for the dead and to itself."""
    size = len(board.alive)
    reaches = [0] * size
    distances = [[0] * size for _ in range(size)]
    for figure in board.figures:
        if board.alive[figure]:
            with in_turn_of(board, figure):
                reaches[figure] = reach(board, figure)
                for other in board.others(figure):
                    distances[figure][other] = distance(board, figure, other)
    return reaches, distances


def why_far(board: Board, figure: Figure, other: Figure) -> list[tuple[Said, str]]:
    """What a figure's distance to another figure and its reach are made up of, in its own turn, as (line, rule)."""
    cites = board.rules.cites
    with in_turn_of(board, figure):
        apart = steps(board, figure, other)
        lines = [(Said("sight-steps", {"steps": apart}), cites["too-far"])]
        for whose, question in ((figure, SEES), (other, SEEN)):
            for source, n in _adding(board, whose, question):
                id = "sight-nearer" if n < 0 else "sight-farther"
                seat = board.names[board.owner[whose]]
                lines.append((Said(id, {"name": Name(source.name), "seat": seat, "n": abs(n)}), source.rule))
                apart += n
        if apart < 1:
            lines.append((Said("sight-least"), cites["too-far"]))
        weapons = _adding(board, figure, RANGE)
        for source, n in weapons:
            lines.append((Said("sight-weapon", {"name": Name(source.name), "reach": 1 + n}), source.rule))
        if not weapons:
            lines.append((Said("sight-unarmed"), cites["out-of-reach"]))
    return lines


def _adding(board: Board, figure: Figure, question: str) -> list[tuple[Source, int]]:
    """Everything in effect for a figure that adds to a question, with the number it adds."""
    sources = [board.ability[figure], *(board.rules.rows[card] for card in board.in_effect(figure))]
    return [(source, source.numbers[question]) for source in sources if source.numbers.get(question)]
