"""When two puzzles are alike: the same but for names, suits, ranks, and who the others are."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from boothill.puzzles.position import NAMES, YOU
from boothill.puzzles.proof import plain
from boothill.puzzles.puzzle import WHO, Puzzle


def looks(puzzle: Puzzle) -> tuple[Hashable, Hashable]:
    """Two puzzles are alike if either of these is the same: how the table lies, or how the puzzle is solved."""
    return _table(puzzle), _solution(puzzle)


def _table(puzzle: Puzzle) -> Hashable:
    """The living seats as they lie: roles, lives and the names of cards, and what leads up to the question."""
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
    """The line with roles in place of names, and what else could be tried."""
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
    """A text with the roles of the players in place of their names."""
    for name in NAMES[1:]:
        seat = puzzle.scenario["players"].get(name)
        if seat is not None:
            text = text.replace(name, str(seat.get("role", "other")))
    return text
