"""The base class of all bots."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory


class Bot:
    """Chooses a move for a seat from that seat's view and memory."""

    THINKS: ClassVar = False
    """Does it play better with more time to think?"""

    @classmethod
    def games(cls) -> tuple[str, ...]:
        """The games it can play; empty means all of them."""
        return ()

    def within(self, seconds: float) -> Bot:
        """The same bot, limited to this many seconds for each decision."""
        return self

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        """Choose one of `view.legal` when it is the seat's turn to decide."""
        raise NotImplementedError

    def at_once(self, view: View, memory: Memory, rng: Random) -> Move:
        """The move it would make with no time to think."""
        return self.choose(view, memory, rng)

    def interject(self, view: View, memory: Memory, rng: Random) -> Move | None:
        """Choose one of `view.legal` while another seat is deciding, or None to stay out of it."""
        return None
