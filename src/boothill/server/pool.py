"""Runs expensive work in separate processes, so that it does not block the event loop of the tables.

There are few processes, with a low priority. The work that waits is limited in all and for each address, addresses take
turns, and work that takes too long is ended.
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
"""Maximum number of processes; also at most one less than there are cores, since one is for the tables."""
NICENESS = 10
SECONDS = 10.0
"""Maximum seconds for a piece of work; normal work takes a tenth of a second."""
WAITING = 40
"""Maximum number of pieces of work that wait."""
EACH = 8
"""Maximum number of pieces of work for one address, waiting or under way."""


class Pool:
    """Worker processes of the server, started when they are first needed."""

    def __init__(self, prepare: Callable[[], None] | None = None) -> None:
        processes = max(1, min(MOST, (os.cpu_count() or 1) - 1))
        self.crew = Crew([Worker(NICENESS, prepare) for _ in range(processes)])
        self.count: Counter[str] = Counter()
        """Number of pieces of work waiting or under way, by address."""

    async def do(self, address: str, work: Callable[..., Any], *args: Any) -> tuple[Any, float]:
        """Run some work; return its result and the seconds of processor time it took. Raises Problem."""
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
        """End all processes."""
        await self.crew.close()
