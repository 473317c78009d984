"""Threads for work that may hang: each piece has a time limit, and a thread that hangs blocks nothing, not even the
end of the program."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")


class Hung(Exception):
    """A piece of work has begun, but not ended in time."""


class Job:
    """A piece of work on its way to a thread and back."""

    def __init__(self, work: Callable[[], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.result: asyncio.Future[Any] = loop.create_future()
        self.begun = False

    def run(self) -> None:
        if self.result.done():  # nobody waits for the result any more
            return
        self.begun = True
        try:
            value, error = self.work(), None
        except BaseException as problem:
            value, error = None, problem
        with suppress(RuntimeError):  # the event loop has ended meanwhile
            self.loop.call_soon_threadsafe(self._settle, value, error)
        del error  # avoids a reference cycle through the traceback

    def _settle(self, value: Any, error: BaseException | None) -> None:
        if self.result.done():
            return
        if error is None:
            self.result.set_result(value)
        else:
            self.result.set_exception(error)


class Threads:
    """Up to `most` threads, including those that hang: while all of them hang, no more work is begun."""

    def __init__(self, name: str, most: int) -> None:
        self.name = name
        self.most = most
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._started = 0
        self._free = 0
        """Number of threads that wait for work; negative if work waits for threads."""
        self._lock = threading.Lock()

    async def do(self, work: Callable[[], T], seconds: float | None) -> T:
        """Do work within a time limit. Raises Hung if it does not end in time, TimeoutError if it has not begun."""
        job = Job(work, asyncio.get_running_loop())
        with self._lock:
            start = self._free <= 0 and self._started < self.most
            self._started += start
            self._free += start - 1
        self._jobs.put(job)
        if start:
            # Not a ThreadPoolExecutor, for whose threads Python waits before it ends.
            threading.Thread(target=self._work_on, name=self.name, daemon=True).start()
        try:
            async with asyncio.timeout(seconds):
                result: T = await job.result
                return result
        except TimeoutError:
            if job.begun:
                raise Hung from None
            raise

    def _work_on(self) -> None:
        while (job := self._jobs.get()) is not None:
            job.run()
            with self._lock:
                self._free += 1

    def close(self) -> None:
        """Let the threads go as soon as they have nothing to do."""
        for _ in range(self._started):
            self._jobs.put(None)
