"""What costs time is done in processes of its own, beside the loop that serves the tables.

There are few of them, and they give way to the tables. What waits is bounded, in all and for each address; those
that wait take turns by address; and whatever takes too long is ended.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from boothill.table.problem import Problem
from boothill.workers import Lost, Overtime, Worker

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


class Job(NamedTuple):
    work: Callable[..., Any]
    args: tuple[Any, ...]
    result: asyncio.Future[tuple[Any, float]]


class Pool:
    """Processes that work for the server; the first is started when the first piece of work comes."""

    def __init__(self, prepare: Callable[[], None] | None = None) -> None:
        count = max(1, min(MOST, (os.cpu_count() or 1) - 1))
        self.idle = [Worker(NICENESS, prepare) for _ in range(count)]
        self.workers = tuple(self.idle)
        self.waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        """What waits, by address; the first address is the next one."""
        self.count: Counter[str] = Counter()
        """What waits or is under way, by address."""
        self.closed = False
        self._threads = ThreadPoolExecutor(count, "pool")
        self._tasks: set[asyncio.Task[None]] = set()

    async def do(self, address: str, work: Callable[..., Any], *args: Any) -> tuple[Any, float]:
        """What comes of some work, and the seconds of processor time that it took. Raises Problem."""
        if self.closed:
            raise Problem("closing")
        if self.count[address] >= EACH:
            raise Problem("too-fast")
        if sum(map(len, self.waiting.values())) >= WAITING:
            raise Problem("too-busy")
        result: asyncio.Future[tuple[Any, float]] = asyncio.get_running_loop().create_future()
        self.count[address] += 1
        self.waiting.setdefault(address, deque()).append(Job(work, args, result))
        self._hand_out()
        try:
            return await result
        finally:
            self.count[address] -= 1
            if not self.count[address]:
                del self.count[address]
            del result  # an error remembers where it came from, and must not remember itself there

    def _hand_out(self) -> None:
        while self.idle and self.waiting:
            address, jobs = self.waiting.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self.waiting[address] = jobs  # behind all others
            if job.result.done():
                continue  # nobody waits for it any more
            task = asyncio.create_task(self._carry_out(self.idle.pop(), job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, worker: Worker, job: Job) -> None:
        try:
            found = await asyncio.get_running_loop().run_in_executor(
                self._threads, worker.do, job.work, job.args, SECONDS
            )
        except Overtime:
            log.warning("work that took too long", extra={"work": job.work.__name__})
            self._refuse(job, Problem("too-long"))
        except Lost as error:
            if not self.closed:
                log.error("work that failed", extra={"work": job.work.__name__, "problem": str(error)})
            self._refuse(job, Problem("closing" if self.closed else "broken"))
        else:
            if not job.result.done():
                job.result.set_result(found)
        finally:
            self.idle.append(worker)
            self._hand_out()

    def _refuse(self, job: Job, problem: Problem) -> None:
        if not job.result.done():
            job.result.set_exception(problem)

    async def close(self) -> None:
        """Nobody waits any more."""
        self.closed = True
        while self.waiting:
            _, jobs = self.waiting.popitem()
            for job in jobs:
                self._refuse(job, Problem("closing"))
        for worker in self.workers:
            worker.kill()
        if self._tasks:
            await asyncio.wait(self._tasks)
        for worker in self.workers:
            worker.end()
        self._threads.shutdown()
