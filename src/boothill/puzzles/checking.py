"""Proves every claim of a puzzle again, using only its line in the file."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from boothill.puzzles.alike import looks
from boothill.puzzles.chance import Unclear, outcomes
from boothill.puzzles.position import asked
from boothill.puzzles.puzzle import WHO, Puzzle
from boothill.puzzles.refuting import refutations
from boothill.puzzles.roles import answer
from boothill.puzzles.search import Search
from boothill.text.notation import parse_move, print_move
from boothill.text.scenario.reading import BadPosition
from boothill.text.scenario.runner import Failed, check_rules, run

NODES: Final = 400_000
"""Maximum number of moves that a check tries."""


def problems(puzzle: Puzzle) -> Iterator[str]:
    """Yield what is wrong with a puzzle; nothing if every claim is true."""
    try:
        check_rules(puzzle.scenario.get("rules", []))
        run(puzzle.scenario)
        yield from _wrong_answer(puzzle) if puzzle.kind == WHO else _wrong_moves(puzzle)
    except (BadPosition, Failed, Unclear) as error:
        yield str(error)


def _wrong_answer(puzzle: Puzzle) -> Iterator[str]:
    found = answer(puzzle.question, puzzle.role)
    claimed = (list(puzzle.answers), list(puzzle.ways))
    if found is None or (found.answers, [found.ways, found.of]) != claimed:
        yield f"the roles say {found}, not {claimed}"


def _wrong_moves(puzzle: Puzzle) -> Iterator[str]:
    """Search at the question, and at each later decision of the line."""
    goal = puzzle.goal
    s, known = asked(puzzle.question)
    if s.to_act != goal.seat or s.over:
        yield "nobody is asked"
        return
    search = Search(goal, NODES)
    moves = [print_move(s, move) for move in search.moves(s)]
    if sorted(moves) != sorted(puzzle.moves):
        yield f"the moves are {moves}"
    decisions = list(puzzle.good)
    line = [next(iter(step.items())) for step in puzzle.line]
    settled: bool | None = None
    while settled is None:
        move = s.forced()
        if move is None:
            if s.to_act == goal.seat:
                good = [print_move(s, move) for move in search.good(s, known)]
                if not decisions or sorted(good) != sorted(decisions.pop(0)):
                    yield f"the right moves are {good}"
                    return
            if not line:
                yield "the line stops before the end"
                return
            _, text = line.pop(0)
            move = parse_move(s, s.to_act, text)
        outcome = next(outcomes(s, known, move, s.to_act, search.effort))
        s, known = outcome.s, outcome.known
        settled, _ = goal.settled(outcome.events)
    if not settled or line or decisions:
        yield "the line does not reach the goal where it ends"
    refuted = refutations(puzzle)
    if refuted != puzzle.refuted:
        yield f"the wrong moves fail like this: {refuted}"


def alike(puzzles: Sequence[Puzzle]) -> Iterator[tuple[int, int]]:
    """Yield the number (from 1) of each puzzle that is like an earlier one, with the number of that earlier one."""
    first: dict[Hashable, int] = {}
    for number, puzzle in enumerate(puzzles, 1):
        look = looks(puzzle)
        twins = [first[one] for one in look if one in first]
        if twins:
            yield number, twins[0]
        for one in look:
            first.setdefault(one, number)
