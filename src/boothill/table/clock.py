"""What time it is: the real clock, and one that tests move on by hand."""

from __future__ import annotations

import time


class Clock:
    """Seconds of some past moment on; never goes back while the program runs."""

    def now(self) -> float:
        return time.monotonic()


class VirtualClock(Clock):
    """Stands still until it is told to go on."""

    def __init__(self, now: float = 0.0) -> None:
        self.time = now

    def now(self) -> float:
        return self.time
