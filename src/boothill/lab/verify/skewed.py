"""Runs the command line with wrong clocks: the wall clock is up to a day off.

    python -m boothill.lab.verify.skewed serve

The monotonic clock is shifted as well, as it differs between machines. On SIGUSR1 the wall clock jumps, as it does when
somebody sets it.
"""

from __future__ import annotations

import os
import runpy
import signal
import time
from random import Random

DAY = 86400.0
AHEAD = "CLOCK_AHEAD"
"""The environment variable that gives the processes that a server starts the same time."""


def skew(seconds: float) -> None:
    """Shift the clocks of this process: the wall clock by this many seconds, the monotonic one by up to a day."""
    rng = Random(seconds)
    wall, monotonic = time.time, time.monotonic
    ahead, other = seconds, DAY * rng.random()

    def jump(*_: object) -> None:
        nonlocal ahead
        ahead = rng.uniform(-DAY, DAY)

    time.time = lambda: wall() + ahead
    time.monotonic = lambda: monotonic() + other
    signal.signal(signal.SIGUSR1, jump)


if __name__ in ("__main__", "__mp_main__"):  # before anything else reads a clock
    skew(float(os.environ.setdefault(AHEAD, str(Random().uniform(-DAY, DAY)))))

if __name__ == "__main__":
    runpy.run_module("boothill", run_name="__main__")
