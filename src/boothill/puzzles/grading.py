"""Rates how hard a puzzle is by how often each bot solves it, knowing what the asked player knows."""

from __future__ import annotations

from random import Random
from typing import Final

from boothill.bots import Bot, bots_for, make_bot
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge.beliefs import ROLES, beliefs
from boothill.knowledge.memory import Memory
from boothill.puzzles.chance import outcomes
from boothill.puzzles.position import YOU_SEAT, asked
from boothill.puzzles.puzzle import WHO, Puzzle
from boothill.puzzles.search import Search
from boothill.text.scenario.position import parse_position
from boothill.text.scenario.runner import play

RUNS: Final = {"random": 20, "karma": 5, "greedy": 5, "gunslinger": 5, "marshal": 2}
"""Number of attempts by each bot."""
PLAYOUTS: Final = 40
"""Playouts per move for the marshal, the only bot here that takes time to think."""
LEVELS: Final = 5
EASIEST: Final = 800
HARDEST: Final = 2400
"""Rating of a puzzle that no bot ever solves; EASIEST is the rating of one that every bot always solves."""


def graded(puzzle: Puzzle, seed: str, nodes: int) -> Puzzle:
    """The puzzle with its level, its rating and how often each bot solves it. Raises Unclear."""
    playing = [name for name in RUNS if name in bots_for(puzzle.game)]
    solved = {name: _rate(puzzle, name, Random(f"{seed} {name}"), nodes) for name in playing}
    ease = sum(solved.values()) / len(solved)
    level = min(LEVELS, 1 + sum(rate < 0.5 for rate in solved.values()))
    return puzzle._replace(solved=solved, level=level, rating=round(HARDEST - (HARDEST - EASIEST) * ease))


def _rate(puzzle: Puzzle, name: str, rng: Random, nodes: int) -> float:
    bot = make_bot(f"{name}:{PLAYOUTS}" if name == "marshal" else name)
    if puzzle.kind == WHO:
        return _guessed(puzzle, name)
    search = Search(puzzle.goal, nodes)
    runs = RUNS[name]
    return round(sum(_solves(puzzle, bot, rng, search) for _ in range(runs)) / runs, 2)


def _solves(puzzle: Puzzle, bot: Bot, rng: Random, search: Search) -> bool:
    """Does a bot make only right moves, up to the end?"""
    s, known = asked(puzzle.question)
    settled: bool | None = None
    while settled is None:
        move = s.forced()
        if move is None and s.to_act == YOU_SEAT:
            view = s.view(YOU_SEAT)
            move = bot.choose(view, informed(view, s), rng)
            if not search.succeeds(s, known, move, YOU_SEAT):
                return False
        elif move is None:
            move = rng.choice(s.legal())
        outcome = next(outcomes(s, known, move, s.to_act, search.effort))
        s, known = outcome.s, outcome.known
        settled, _ = search.goal.settled(outcome.events)
    return settled


def informed(view: View, s: State) -> Memory:
    """The memory of somebody who knows all roles, all hands and the discard pile. The roles are added to the view."""
    view.roles = s.roles[:]
    memory = Memory(view)
    hands = [() if seat == view.seat else tuple(sorted(hand)) for seat, hand in enumerate(s.hands)]
    memory.worlds = {(*hands, ()): 1.0}
    memory.pile = s.pile[:]
    return memory


def _guessed(puzzle: Puzzle, name: str) -> float:
    """How often a bot names the right seat: the random bot guesses, the others go by what they believe."""
    s = parse_position(puzzle.question)
    memory = Memory(s.view(YOU_SEAT))
    for step in play(s, puzzle.question):
        memory.see(step.events)
    view = s.view(YOU_SEAT)
    hidden = [seat for seat in view.seats if not view.roles[seat]]
    if name == "random":
        return round(len(puzzle.answers) / len(hidden), 2)
    chances = beliefs(view, memory)
    column = ROLES.index(puzzle.role)
    best = max(hidden, key=lambda seat: chances[seat][column])
    return float(view.names[best] in puzzle.answers)
