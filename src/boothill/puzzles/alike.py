"""Tells whether two puzzles are alike: the same except for names, suits, ranks and the other players' characters."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from boothill.puzzles.position import NAMES, YOU
from boothill.puzzles.proof import plain
from boothill.puzzles.puzzle import WHO, Puzzle


def looks(puzzle: Puzzle) -> tuple[Hashable, Hashable]:
    """Two keys of a puzzle: its table and its solution. Puzzles that share either key are alike."""
    return _table(puzzle), _solution(puzzle)


def _table(puzzle: Puzzle) -> Hashable:
    """The living seats (roles, lives and names of cards), and the steps that lead up to the question."""
    seats = [_seat(name, seat) for name, seat in puzzle.scenario["players"].items() if seat.get("alive", True)]
    lead = [_step(puzzle, step) for step in puzzle.scenario["steps"][: puzzle.lead]]
    return puzzle.kind, tuple(seats), tuple(lead)


def _seat(name: str, seat: dict[str, Any]) -> Hashable:
    left_out = () if name == YOU else ("character",)
    return tuple(sorted((key, _plainly(value)) for key, value in seat.items() if key not in left_out))


def _plainly(value: Any) -> Hashable:
    if isinstance(value, list):
        return tuple(sorted(plain(str(item)) for item in value))
    if isinstance(value, dict):
        return _seat("", value)
    return str(value)


def _solution(puzzle: Puzzle) -> Hashable:
    """The solution with roles in place of names, and all moves there are to choose from."""
    if puzzle.kind == WHO:
        players = puzzle.scenario["players"]
        fate = sorted((str(seat["role"]), bool(seat.get("alive", True))) for seat in players.values())
        shots = sorted(_step(puzzle, step) for step in puzzle.scenario["steps"] if "->" in str(step))
        return puzzle.kind, str(players[YOU]["role"]), tuple(fate), tuple(sorted(set(shots))), tuple(puzzle.ways)
    tried = sorted({_roles(puzzle, plain(move)) for move in puzzle.moves})
    return puzzle.kind, tuple([_step(puzzle, step) for step in puzzle.line]), tuple(tried)


def _step(puzzle: Puzzle, step: dict[str, Any]) -> str:
    ((name, text),) = step.items()
    return f"{_roles(puzzle, name)}: {_roles(puzzle, plain(str(text)))}"


def _roles(puzzle: Puzzle, text: str) -> str:
    """A text with the players' names replaced by their roles."""
    for name in NAMES[1:]:
        seat = puzzle.scenario["players"].get(name)
        if seat is not None:
            text = text.replace(name, str(seat.get("role", "other")))
    return text
