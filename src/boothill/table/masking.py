"""Looking at a hand takes the same time whatever it holds.

Who answers a threat, and with what, is worked out at a moment drawn by chance, and once it is done the processor stays
busy for as long as work of that kind nearly always takes. So neither the order of messages nor the processor time
between them tells whether somebody has an answer.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import uniform
from time import thread_time
from typing import Final

FIRST: Final = 10
MOST: Final = 160
"""After how many pieces of work of a kind the time kept for it is set anew: soon at first, then less and less often."""
LONGER: Final = 50
"""One in so many takes longer than the time kept for it."""
LONGEST: Final = 0.005
"""Seconds for which it stays busy at most: the whole server waits meanwhile."""


class Kept:
    """The seconds of processor time that a kind of work is given."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.lately: list[float] = []
        """How long it has taken since that was set,"""
        self.until = FIRST
        """and after how many of them it is set anew."""

    def note(self, seconds: float) -> None:
        lately = self.lately
        lately.append(seconds)
        if len(lately) >= self.until:
            self.seconds = min(LONGEST, sorted(lately)[-1 - len(lately) // LONGER])
            lately.clear()
            self.until = min(MOST, 2 * self.until)


class Mask:
    """Hides how long some work takes."""

    def __init__(self, moment: float = 0.0) -> None:
        self.moment = moment
        """Seconds within which, by chance, the work begins."""
        self._kept: dict[Hashable, Kept] = {}

    def wait(self) -> float:
        """How long to wait before the work begins."""
        return uniform(0.0, self.moment)

    def even_out(self, kind: Hashable, began: float) -> None:
        """Some work is done that began at a time of `thread_time`: stay busy until others of its kind would be.

        The kind must say nothing that not everybody can see.
        """
        kept = self._kept.get(kind)
        if kept is None:
            kept = self._kept[kind] = Kept()
        kept.note(thread_time() - began)
        while thread_time() - began < kept.seconds:
            pass
