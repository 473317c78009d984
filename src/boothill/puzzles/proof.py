"""Solves a position: which first moves reach the goal for certain, and how the game then goes on."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from boothill.core import events as ev
from boothill.core.events import Event
from boothill.core.moves import ENDS, PASSES
from boothill.core.state import State
from boothill.puzzles.chance import Known, Unclear, outcomes
from boothill.puzzles.goal import WIN, Goal
from boothill.puzzles.position import asked
from boothill.puzzles.search import Search
from boothill.text.notation import print_move
from boothill.text.scenario.keys import keys_of
from boothill.text.scenario.runner import take_forced
from boothill.words.phrases import rule_of

HASTE: Final = 120
"""Maximum number of moves that a first, hasty search tries."""
LONGEST: Final = 24
"""Maximum number of moves in a line."""

_PRINTED = re.compile(r" (?:10|[2-9AJQK])[♥♦♣♠]| \([^)]*\)")


def plain(text: str) -> str:
    """The text of a card or a move without suits, ranks and symbols."""
    return _PRINTED.sub("", text)


class Solved(NamedTuple):
    """The result of a search."""

    moves: list[str]
    """All first moves there are."""
    good: list[str]
    """The first moves that reach the goal for certain."""


class Line(NamedTuple):
    """How a puzzle may go on: a right move at each own decision, and answers by the others that make it hard."""

    steps: list[dict[str, str]]
    good: list[list[str]]
    """All right moves at each own decision."""
    rules: list[str]
    """The rules behind what happens, without repeats."""
    expect: dict[str, Any]


def solve(s: State, known: Known, goal: Goal, nodes: int) -> Solved:
    """Find all first moves, and those that reach the goal for certain. Raises Unclear."""
    search = Search(goal, nodes)
    hopeful = Search(goal, HASTE, hasty=True).good(s, known)
    good = search.good_among(s, known, hopeful)
    return Solved([print_move(s, move) for move in search.moves(s)], [print_move(s, move) for move in good])


def classes(moves: Iterable[str]) -> list[str]:
    """The moves without suits, ranks and repeats, and without ending the turn."""
    return sorted({plain(move) for move in moves} - {ENDS})


def line_of(data: dict[str, Any], goal: Goal, nodes: int) -> Line:
    """Work out the line of a solved puzzle. Raises Unclear."""
    s, known = asked(data)
    search = Search(goal, nodes)
    steps: list[dict[str, str]] = []
    good: list[list[str]] = []
    told: list[Event] = []
    settled: bool | None = None
    while settled is None:
        seat, move = s.to_act, s.forced()
        if move is None and seat == goal.seat:
            right = search.good(s, known)
            good.append([print_move(s, move) for move in right])
            move = right[0]
            steps.append({s.names[seat]: print_move(s, move)})
        elif move is None:
            move = min(s.answers(), key=lambda answer: answer.verb in (PASSES, ENDS))
            steps.append({s.names[seat]: print_move(s, move)})
        outcome = next(outcomes(s, known, move, seat, search.effort))
        s, known = outcome.s, outcome.known
        settled, number = goal.settled(outcome.events)
        told += outcome.events[: number + 1]
        if len(steps) > LONGEST:
            raise Unclear("the line is too long")
    assert settled
    rules = list(dict.fromkeys(rule_of(s.rules, event) for event in told if event.kind not in (ev.TURN, ev.SPENT)))
    take_forced(s)
    expect = {"winner": s.winner} if goal.what == WIN else {s.names[goal.seat]: keys_of(s.rules).expected(s, goal.seat)}
    return Line(steps, good, rules, expect)
