"""The gunslinger: knows the odds and who is likely who, and plays for what its role wants."""

from __future__ import annotations

from random import Random
from typing import Final

from boothill.bots.bot import Bot
from boothill.bots.goals import Goals, Weights, weights_for
from boothill.bots.greedy import Score, greedy_score
from boothill.bots.lookahead import best_ahead
from boothill.bots.tactics import Tactics
from boothill.core.moves import Move
from boothill.core.playing import Playing
from boothill.core.view import View
from boothill.memory import Memory

MOVES: Final = 10
WORLDS: Final = 5
"""Where both sides lie open: how many moves are looked into, in how many worlds."""


class GunslingerBot(Bot):
    """Takes the move of the highest worth; equal ones by lot."""

    def __init__(self, weights: dict[str, Weights] | None = None) -> None:
        self.weights = weights

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        if len(view.owner) > len(view.names):
            return best_ahead(view, memory, rng, MOVES, WORLDS)
        score = self._score(view, memory)
        scores = [score(move) for move in view.legal]
        best = max(scores)
        return rng.choice([move for move, worth in zip(view.legal, scores, strict=True) if worth == best])

    def _score(self, view: View, memory: Memory) -> Score:
        weights = weights_for(view.roles[view.seat], self.weights)
        goals = Goals(view, memory, weights)
        if isinstance(view.stack[-1], Playing):
            return Tactics(view, memory, goals, weights).worth
        return greedy_score(view, goals.wound)
