"""What time it is: the real clock, and one that tests move on by hand."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

HEARTBEAT: Final = 0.1
"""Seconds between two signs of life of a server."""
LAG: Final = 0.25
"""What may lie between two of them without being time that was slept."""


class Clock:
    """Seconds since 1970, as it was when the program began; never goes back while it runs.

    Time counts as long as a server shows that it is awake (`heartbeat`). While it hangs, because the machine is paused
    or short of memory, the clock stands still, and so do all ropes, reserves and windows that are measured by it.
    Without a first sign of life the clock simply runs.
    """

    def __init__(self, source: Callable[[], float] = time.monotonic) -> None:
        self._source = source
        self.epoch = time.time() - source()
        self._awake: float | None = None
        """When the last sign of life was."""
        self.slept = 0.0

    def set(self, now: float) -> None:
        """It is so late: before anything has been measured by it."""
        self.epoch = now - self._source()

    def now(self) -> float:
        now = self._source()
        if self._awake is not None:
            now = min(now, self._awake + LAG)
        return self.epoch + now - self.slept

    def heartbeat(self) -> float:
        """The server is awake; the seconds that it has just slept."""
        now = self._source()
        lost = max(0.0, now - self._awake - LAG) if self._awake is not None else 0.0
        self.slept += lost
        self._awake = now
        return lost


class VirtualClock(Clock):
    """Stands still until it is told to go on."""

    def __init__(self, now: float = 0.0) -> None:
        super().__init__()
        self.time = now

    def now(self) -> float:
        return self.time
