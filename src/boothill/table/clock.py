"""What time it is: the real clock, and one that tests move on by hand."""

from __future__ import annotations

import time


class Clock:
    """Seconds since 1970, as it was when the program began; never goes back while it runs."""

    def __init__(self) -> None:
        self.epoch = time.time() - time.monotonic()

    def now(self) -> float:
        return self.epoch + time.monotonic()


class VirtualClock(Clock):
    """Stands still until it is told to go on."""

    def __init__(self, now: float = 0.0) -> None:
        super().__init__()
        self.time = now

    def now(self) -> float:
        return self.time
