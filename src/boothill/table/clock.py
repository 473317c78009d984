"""The clock of a server, and a virtual one that tests move by hand."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

HEARTBEAT: Final = 0.1
"""Seconds between two heartbeats of a server."""
LAG: Final = 0.25
"""Maximum number of seconds between two heartbeats; anything beyond that counts as sleep."""


class Clock:
    """The time in seconds since 1970, read from the system once, at the start; it never goes backwards.

    It runs while the server shows that it is awake (`heartbeat`). While the server hangs, because the machine is paused
    or short of memory, the clock stops, and with it all ropes, reserves and windows. Without a first heartbeat the
    clock simply runs.
    """

    def __init__(self, source: Callable[[], float] = time.monotonic) -> None:
        self._source = source
        self.epoch = time.time() - source()
        self._awake: float | None = None
        """When the last heartbeat was; None if there was none yet."""
        self.slept = 0.0

    def set(self, now: float) -> None:
        """Set the time; only before anything has been measured by the clock."""
        self.epoch = now - self._source()

    def now(self) -> float:
        now = self._source()
        if self._awake is not None:
            now = min(now, self._awake + LAG)
        return self.epoch + now - self.slept

    def heartbeat(self) -> float:
        """Note that the server is awake; return the seconds it has just slept."""
        now = self._source()
        lost = max(0.0, now - self._awake - LAG) if self._awake is not None else 0.0
        self.slept += lost
        self._awake = now
        return lost


class VirtualClock(Clock):
    """A clock that stands still; tests set its `time`."""

    def __init__(self, now: float = 0.0) -> None:
        super().__init__()
        self.time = now

    def now(self) -> float:
        return self.time
