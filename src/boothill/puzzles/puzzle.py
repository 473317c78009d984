"""Puzzles as they are stored: one line of JSON each, whose `scenario` is a complete scenario file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from boothill.bad_input import BadInput
from boothill.puzzles.goal import Goal
from boothill.puzzles.position import YOU_SEAT
from boothill.sets import DEFAULT_GAME

WIN_KIND: Final = "win"
SURVIVE_KIND: Final = "survive"
KEEP: Final = "keep"
WHO: Final = "who"
KINDS: Final = (WIN_KIND, SURVIVE_KIND, KEEP, WHO)
"""All kinds of puzzles: win this turn, survive, which card to keep, who is it?"""


class BadPuzzle(BadInput):
    """A file holds no puzzles, or the claim of a puzzle is not true."""


class Puzzle(NamedTuple):
    """A position, a question, and every claim about it."""

    kind: str
    scenario: dict[str, Any]
    """Position, steps and expectation. The first `lead` steps lead up to the question; the others are the solution."""
    lead: int
    """Number of steps that lead up to the question."""
    what: str = ""
    """What the goal is (see `goal.py`); empty if a role is asked for."""
    until: str = ""
    """Until when the goal has to be reached or kept (see `goal.py`); empty if a role is asked for."""
    moves: Sequence[str] = ()
    """All first moves there are."""
    good: Sequence[Sequence[str]] = ()
    """The right moves: first those at the question, then those at each later decision of the line."""
    refuted: Mapping[str, Sequence[dict[str, Any]]] = MappingProxyType({})
    """For wrong first moves (without suits and ranks), the steps by which they fail."""
    role: str = ""
    """The role that is asked for, or empty."""
    answers: Sequence[str] = ()
    """The names of the players who have the role, or most likely have it."""
    ways: Sequence[int] = ()
    """If a role is asked for: in how many role assignments each of `answers` has it, and how many are possible."""
    solved: Mapping[str, float] = MappingProxyType({})
    """How often each bot solves it, from 0 to 1."""
    level: int = 0
    """Difficulty from 1 (every bot solves it at least half the time) to 5 (at most one bot does); 0 if not graded."""
    rating: int = 0

    @property
    def game(self) -> str:
        return str(self.scenario.get("game", DEFAULT_GAME))

    @property
    def question(self) -> dict[str, Any]:
        """The scenario up to the question."""
        left_out = ("name", "rules", "expect")
        data = {key: value for key, value in self.scenario.items() if key not in left_out}
        return {**data, "steps": self.scenario["steps"][: self.lead]}

    @property
    def line(self) -> list[dict[str, str]]:
        """The steps of the solution."""
        steps: list[dict[str, str]] = self.scenario["steps"][self.lead :]
        return steps

    @property
    def goal(self) -> Goal:
        return Goal(YOU_SEAT, self.what, self.until)

    def written(self) -> dict[str, Any]:
        """The puzzle as a dict without empty values; the game is always named."""
        named = self._replace(scenario={"game": self.game, **self.scenario})
        return {
            key: value for key, value in named._asdict().items() if value not in ("", (), [], {}, 0) or key == "lead"
        }


def write(puzzles: Iterable[Puzzle], path: Path) -> None:
    """Write puzzles to a file, one per line."""
    lines = [json.dumps(puzzle.written(), ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def read(path: Path) -> list[Puzzle]:
    """Read the puzzles of a file. Raises BadPuzzle."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadPuzzle(f"{path}: cannot be read: {error}") from None
    return parse(text, str(path))


def parse(text: str, place: str) -> list[Puzzle]:
    puzzles = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            puzzle = Puzzle(**json.loads(line))
            complete = puzzle.kind in KINDS and isinstance(puzzle.scenario["steps"], list)
        except (ValueError, TypeError, KeyError):
            complete = False
        if not complete:
            raise BadPuzzle(f"{place}: line {number} is no puzzle; write the file with boothill puzzles make")
        puzzles.append(puzzle)
    return puzzles


def shipped() -> list[Puzzle]:
    """The puzzles that come with the package."""
    return parse(files("boothill.data").joinpath("puzzles.jsonl").read_text(encoding="utf-8"), "puzzles.jsonl")
