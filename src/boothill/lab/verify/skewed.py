"""Boot Hill on a machine whose clocks are wrong: the command line, with a wall clock that is up to a day off.

    python -m boothill.lab.verify.skewed serve

The clock that counts seconds is off as well: it agrees on no two machines. On SIGUSR1 the wall clock jumps, as it does
when somebody sets it.
"""

from __future__ import annotations

import os
import runpy
import signal
import time
from random import Random

DAY = 86400.0
AHEAD = "CLOCK_AHEAD"
"""The variable of the environment by which the processes that a server starts have the same time."""


def skew(seconds: float) -> None:
    """From now on the clocks of this process are off."""
    rng = Random(seconds)
    wall, monotonic = time.time, time.monotonic
    ahead, other = seconds, DAY * rng.random()

    def jump(*_: object) -> None:
        nonlocal ahead
        ahead = rng.uniform(-DAY, DAY)

    time.time = lambda: wall() + ahead
    time.monotonic = lambda: monotonic() + other
    signal.signal(signal.SIGUSR1, jump)


if __name__ in ("__main__", "__mp_main__"):  # before anything else looks at a clock
    skew(float(os.environ.setdefault(AHEAD, str(Random().uniform(-DAY, DAY)))))

if __name__ == "__main__":
    runpy.run_module("boothill", run_name="__main__")
