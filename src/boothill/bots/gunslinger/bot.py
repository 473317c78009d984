"""The gunslinger: knows the odds and who is likely who, and plays for what its role wants."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

from boothill.bots.bot import Bot
from boothill.bots.gunslinger.goals import Weights
from boothill.bots.gunslinger.judging import judged, likely
from boothill.bots.lookahead.playout import World
from boothill.bots.lookahead.search import attempt
from boothill.bots.patience import tired
from boothill.bots.policy import policy_of
from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory

MOVES: Final = 10
WORLDS: Final = 5
"""Where it pays to look ahead: how many moves are looked into, in how many worlds, to the end of the turn."""
THUMB: Final = 0.1
"""What a point of the rules of thumb counts there beside the outlook, against chance."""


class GunslingerBot(Bot):
    """Takes the move of the highest worth; equal ones by lot."""

    def __init__(self, weights: dict[str, Weights] | None = None) -> None:
        self.weights = weights

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        score = judged(view, memory, self.weights)
        scores = [score(move) for move in view.legal]
        if policy_of(view.rules).AHEAD and not tired(view):
            return self._ahead(view, memory, rng, dict(zip(view.legal, scores, strict=True)))
        best = max(scores)
        return rng.choice([move for move, worth in zip(view.legal, scores, strict=True) if worth == best])

    def _ahead(self, view: View, memory: Memory, rng: Random, scores: dict[Move, float]) -> Move:
        """The move that leads to the best end of the turn."""
        moves = list(likely(view, list(scores.values()), MOVES).values())
        if len(moves) == 1:
            return moves[0]
        total = dict.fromkeys(moves, 0.0)
        for _ in range(WORLDS):
            world = World.imagined(view, memory, rng)
            luck = rng.getrandbits(32)
            for move in moves:
                total[move] += attempt(world, move, view.seat, 1, luck) / WORLDS
        return max(moves, key=lambda move: _odds(total[move]) + THUMB * max(-2.0, scores[move]))


def _odds(chance: float) -> float:
    """A chance on a scale on which what is nearly certain is still told apart."""
    return log((chance + 0.01) / (1.01 - chance))
