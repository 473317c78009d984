"""The gunslinger: works out the odds and everybody's likely role, and plays for what its own role wants."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

from boothill.bots.bot import Bot
from boothill.bots.gunslinger.goals import Weights
from boothill.bots.gunslinger.judging import judged, likely
from boothill.bots.levels import games_with_level
from boothill.bots.lookahead.playout import World
from boothill.bots.lookahead.search import attempt
from boothill.bots.patience import tired
from boothill.bots.policy import policy_of
from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory

MOVES: Final = 10
WORLDS: Final = 5
"""In games where looking ahead pays: how many moves it tries, and in how many worlds, each to the end of the turn."""
THUMB: Final = 0.1
"""The weight of a rule-of-thumb point beside the win chance when looking ahead; it evens out sampling noise."""
SCOUTS: Final = 0.35
"""In which share of its decisions the scout looks ahead."""


class GunslingerBot(Bot):
    """Makes the move that is worth most; breaks ties at random."""

    def __init__(self, weights: dict[str, Weights] | None = None, ahead: float = 1.0) -> None:
        self.weights = weights
        self.ahead = ahead
        """In games where looking ahead pays, the share of decisions in which it does so."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        score = judged(view, memory, self.weights)
        scores = [score(move) for move in view.legal]
        if policy_of(view.rules).AHEAD and not tired(view) and (self.ahead == 1 or rng.random() < self.ahead):
            return self._ahead(view, memory, rng, dict(zip(view.legal, scores, strict=True)))
        best = max(scores)
        return rng.choice([move for move, worth in zip(view.legal, scores, strict=True) if worth == best])

    def _ahead(self, view: View, memory: Memory, rng: Random, scores: dict[Move, float]) -> Move:
        """The move with the best outlook at the end of the turn."""
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


class ScoutBot(GunslingerBot):
    """Plays like the gunslinger, but looks ahead in only some of its decisions."""

    def __init__(self) -> None:
        super().__init__(ahead=SCOUTS)

    @classmethod
    def games(cls) -> tuple[str, ...]:
        return games_with_level("scout")


def _odds(chance: float) -> float:
    """The log-odds of a chance, a scale that still tells near certainties apart."""
    return log((chance + 0.01) / (1.01 - chance))
