"""The bot that plays random legal moves."""

from __future__ import annotations

from random import Random

from boothill.bots.bot import Bot
from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory


class RandomBot(Bot):
    """Picks any legal move with equal chance; now and then it also interjects a move that is allowed at any time."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        return rng.choice(view.legal)

    def interject(self, view: View, memory: Memory, rng: Random) -> Move | None:
        return rng.choice(view.legal) if rng.random() < 0.1 else None
