"""The bot that plays any legal move."""

from __future__ import annotations

from random import Random

from boothill.bots.bot import Bot
from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory


class RandomBot(Bot):
    """Every legal move is as likely as any other; now and then it interjects what it may do at any time."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        return rng.choice(view.legal)

    def interject(self, view: View, memory: Memory, rng: Random) -> Move | None:
        return rng.choice(view.legal) if rng.random() < 0.1 else None
