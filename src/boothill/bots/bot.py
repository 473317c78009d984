"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory


class Bot:
    """Chooses a move for a seat from that seat's view and memory."""

    THINKS: ClassVar = False
    """Does it play better the longer it may think?"""

    @classmethod
    def games(cls) -> tuple[str, ...]:
        """The games that it plays; if it names none it plays all of them."""
        return ()

    def within(self, seconds: float) -> Bot:
        """One like it that thinks for so long over a decision."""
        return self

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        """One of `view.legal`, when the seat is to act."""
        raise NotImplementedError

    def at_once(self, view: View, memory: Memory, rng: Random) -> Move:
        """What it would do if there were no time to think."""
        return self.choose(view, memory, rng)

    def interject(self, view: View, memory: Memory, rng: Random) -> Move | None:
        """One of `view.legal` while another seat is to act, or nothing."""
        return None
