"""A puzzle as it is kept: one line of JSON, whose `scenario` is a whole scenario file."""

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
"""Win this turn; survive; which card do you keep; who is it?"""


class BadPuzzle(BadInput):
    """A file that holds no puzzles, or a puzzle whose claim is not true."""


class Puzzle(NamedTuple):
    """A position, a question, and everything that is claimed about it."""

    kind: str
    scenario: dict[str, Any]
    """Position, steps and expectation: the steps lead up to the question, and then on to the end of the solution."""
    lead: int
    """How many of the steps lead up to the question."""
    what: str = ""
    """What has to be reached, and"""
    until: str = ""
    """until when; empty where a role is asked for."""
    moves: Sequence[str] = ()
    """All first moves there are,"""
    good: Sequence[Sequence[str]] = ()
    """and the right ones: first those at the question, then those at each later decision of the line."""
    refuted: Mapping[str, Sequence[dict[str, Any]]] = MappingProxyType({})
    """For wrong first moves, without suits and ranks, the steps by which they fail."""
    role: str = ""
    """The role that is asked for,"""
    answers: Sequence[str] = ()
    """who has it,"""
    ways: Sequence[int] = ()
    """and in how many ways, out of how many, the roles can lie so."""
    solved: Mapping[str, float] = MappingProxyType({})
    """How often each bot solves it."""
    level: int = 0
    """From 1, which most bots solve, to 5, which none does."""
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
        """The solution, move by move."""
        steps: list[dict[str, str]] = self.scenario["steps"][self.lead :]
        return steps

    @property
    def goal(self) -> Goal:
        return Goal(YOU_SEAT, self.what, self.until)

    def written(self) -> dict[str, Any]:
        """All of it, without what says nothing; the game is always named."""
        named = self._replace(scenario={"game": self.game, **self.scenario})
        return {
            key: value for key, value in named._asdict().items() if value not in ("", (), [], {}, 0) or key == "lead"
        }


def write(puzzles: Iterable[Puzzle], path: Path) -> None:
    """One puzzle a line."""
    lines = [json.dumps(puzzle.written(), ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file. Raises BadPuzzle."""
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
