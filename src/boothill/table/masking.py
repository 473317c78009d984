"""Makes looking at a hand take the same time whatever it holds.

Work on an answer to a threat starts after a random delay. When it is done, the processor stays busy for as long as work
of that kind nearly always takes. So neither the order of messages nor the processor time between them reveals whether
somebody has an answer.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import uniform
from time import thread_time
from typing import Final

FIRST: Final = 10
MOST: Final = 160
"""How many measurements of a kind of work it takes to set its time again: first `FIRST`, then doubling up to `MOST`."""
LONGER: Final = 50
"""About one piece of work in this many takes longer than the time set for its kind."""
LONGEST: Final = 0.005
"""Maximum number of seconds to stay busy, since the whole server waits meanwhile."""


class Kept:
    """The processor time, in seconds, that a kind of work is made to take."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.lately: list[float] = []
        """The measurements since `seconds` was last set."""
        self.until = FIRST
        """The number of measurements after which `seconds` is set again."""

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
        """Maximum random delay in seconds before the work begins."""
        self._kept: dict[Hashable, Kept] = {}

    def wait(self) -> float:
        """Draw the delay in seconds before the work begins."""
        return uniform(0.0, self.moment)

    def even_out(self, kind: Hashable, began: float) -> None:
        """Stay busy until the time for this kind of work is up; `began` is when the work began, by `thread_time`.

        The kind must depend only on public information.
        """
        kept = self._kept.get(kind)
        if kept is None:
            kept = self._kept[kind] = Kept()
        kept.note(thread_time() - began)
        while thread_time() - began < kept.seconds:
            pass
