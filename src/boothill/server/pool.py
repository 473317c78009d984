"""What costs time is done in processes of its own, beside the loop that serves the tables.

There are few of them, and they give way to the tables. What waits is bounded, in all and for each address; those
that wait take turns by address; and whatever takes too long is ended.
"""

from __future__ import annotations

import logging
import os
from collections import Counter
from collections.abc import Callable
from typing import Any

from boothill.table.problem import Problem
from boothill.workers import Crew, Lost, Overtime, Worker

log = logging.getLogger("boothill.pool")

MOST = 2
"""Processes, and one less than there are cores: one is for the tables."""
NICENESS = 10
SECONDS = 10.0
"""For which a piece of work may keep a process; what is asked for in earnest takes a tenth of one."""
WAITING = 40
"""Pieces of work that may wait in all,"""
EACH = 8
"""and under way or waiting for one address."""


class Pool:
    """Processes that work for the server; the first is started when the first piece of work comes."""

    def __init__(self, prepare: Callable[[], None] | None = None) -> None:
        processes = max(1, min(MOST, (os.cpu_count() or 1) - 1))
        self.crew = Crew([Worker(NICENESS, prepare) for _ in range(processes)])
        self.count: Counter[str] = Counter()
        """What waits or is under way, by address."""

    async def do(self, address: str, work: Callable[..., Any], *args: Any) -> tuple[Any, float]:
        """What comes of some work, and the seconds of processor time that it took. Raises Problem."""
        crew = self.crew
        if crew.closed:
            raise Problem("closing")
        if self.count[address] >= EACH:
            raise Problem("too-fast")
        if crew.behind >= WAITING:
            raise Problem("too-busy")
        self.count[address] += 1
        try:
            return await crew.do(address, work, lambda: (args, SECONDS))
        except Overtime:
            log.warning("work that took too long", extra={"work": work.__name__})
            raise Problem("too-long") from None
        except Lost as error:
            if crew.closed:
                raise Problem("closing") from None
            log.error("work that failed", extra={"work": work.__name__, "problem": str(error)})
            raise Problem("broken") from None
        finally:
            self.count[address] -= 1
            if not self.count[address]:
                del self.count[address]

    async def close(self) -> None:
        """Nobody waits any more."""
        await self.crew.close()
