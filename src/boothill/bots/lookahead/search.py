"""The search: tries each candidate move in the same imagined worlds and drops the worse ones early."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf, sqrt
from random import Random
from typing import Final

from boothill.bots.lookahead.playout import Plan, Tree, World
from boothill.bots.lookahead.win_chance import outlook
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory

FEW: Final = 6
"""With fewer worlds than this, no lead is reliable."""
ENOUGH: Final = 24
"""After every so many worlds, moves that are clearly behind are dropped."""
CLEAR: Final = 4.0
"""A lead of more than this many standard errors is clear."""


Judge = Callable[[World, Seat], float]
"""Estimates how likely a seat is to win an imagined game from here."""


class Budget:
    """A limit on thinking: a number of playouts, of seconds, or of both, whichever runs out first."""

    def __init__(self, playouts: int = 0, seconds: float = 0.0) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.began = time.perf_counter() if seconds else 0.0
        self.used = 0

    def spent(self) -> float:
        """The share of the budget that is spent; from 1 on, all of it."""
        played = self.used / self.playouts if self.playouts else 0.0
        return max(played, (time.perf_counter() - self.began) / self.seconds) if self.seconds else played


class Trial:
    """A candidate move, and how it turned out in each world."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.tree = Tree()
        self.values: list[float] = []

    def lead(self, other: Trial) -> tuple[float, float]:
        """How much better it did than another move in the worlds where both were tried, and the standard error of
        that."""
        gains = [mine - his for mine, his in zip(self.values, other.values, strict=False)]
        n = len(gains)
        mean = sum(gains) / n
        if n < FEW:
            return mean, inf
        return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / n / max(1, n - 1))

    def clearly_better(self, other: Trial) -> bool:
        mean, error = self.lead(other)
        return mean > CLEAR * error


def attempt(
    world: World,
    move: Move,
    seat: Seat,
    turns: int,
    luck: int,
    tree: Tree | None = None,
    plan: Plan | None = None,
    judge: Judge | None = None,
) -> float:
    """Make a move in a copy of a world, play on for some turns, and return the seat's chance to win then, according to
    `judge` or else by the outlook."""
    world = world.clone()
    world.make(move, seat)
    way = world.play_on(seat, turns, tree, Random(luck), plan)
    value = outlook(world.s, seat) if judge is None else judge(world, seat)
    if tree is not None:
        for step in (tree, *way):
            step.learn(value)
    return value


def contenders(trials: list[Trial], usual: Trial) -> list[Trial]:
    """The usual move and all that are not clearly behind the best one; the best one alone if only the usual one is left
    beside it and is clearly behind."""
    best = max(trials, key=lambda trial: sum(trial.values))
    left = [trial for trial in trials if trial in (best, usual) or not best.clearly_better(trial)]
    return [best] if len(left) == 2 and best.clearly_better(usual) else left


def search(view: View, memory: Memory, rng: Random, moves: list[Move], turns: int, budget: Budget, sure: float) -> Move:
    """The best of some moves: the first one, unless another is ahead of it by more than `sure` standard errors."""
    trials = [Trial(move) for move in moves]
    usual = trials[0]
    rounds = len(bin(len(moves))) - 1
    cut = 1
    while len(trials) > 1 and budget.spent() < 1:
        world = World.imagined(view, memory, rng)
        luck = rng.getrandbits(32)
        for trial in trials:
            trial.values.append(attempt(world, trial.move, view.seat, turns, luck, trial.tree))
        budget.used += len(trials)
        if budget.spent() >= cut / rounds:
            # Drop the worse half, but keep the usual move for comparison.
            cut += 1
            trials.sort(key=lambda trial: -sum(trial.values))
            trials = [trial for i, trial in enumerate(trials) if i < (len(trials) + 1) // 2 or trial is usual]
        elif len(usual.values) % ENOUGH == 0:
            trials = contenders(trials, usual)
    gains = {trial: trial.lead(usual) for trial in trials if trial is not usual and trial.values}
    best = max(gains, key=lambda trial: gains[trial][0] - sure * gains[trial][1], default=usual)
    if best is usual or gains[best][0] <= sure * gains[best][1]:
        return usual.move
    return best.move
