"""The greedy bot: it heals when low, arms itself, and shoots whoever it has reason to shoot."""

from __future__ import annotations

from random import Random

from boothill.bots.bot import Bot
from boothill.bots.patience import in_time
from boothill.bots.policy import policy_of
from boothill.core.moves import (
    Move,
)
from boothill.core.view import View
from boothill.knowledge.memory import Memory


class GreedyBot(Bot):
    """Makes the move that a few rules of thumb rate highest; breaks ties at random."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        score = in_time(view, policy_of(view.rules).greedy(view, memory))
        scores = [score(move) for move in view.legal]
        best = max(scores)
        return rng.choice([move for move, worth in zip(view.legal, scores, strict=True) if worth == best])
