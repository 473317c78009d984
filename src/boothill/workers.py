"""Processes that work for this one: how they are started, watched and ended."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, NamedTuple

CONTEXT: Final = get_context("spawn")
"""Nothing of this process is in them: no socket, no database, no thread that holds a lock."""
START_SECONDS: Final = 60
"""Within which a process is up, on however busy a machine."""


class Overtime(Exception):
    """The work took longer than it may; the process is ended."""


class Lost(Exception):
    """The process ended over its work, or the work failed; the message says how."""


def settle_in(niceness: int = 0) -> None:
    """In a process: it leaves Ctrl-C to its parent, ends when that does, however that comes about, and gives way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    parent = parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _serve(pipe: Connection, niceness: int, prepare: Callable[[], None] | None) -> None:
    """In a process: do what comes, one after the other."""
    settle_in(niceness)
    if prepare is not None:
        prepare()
    pipe.send(None)
    while True:
        try:
            work, args = pipe.recv()
        except EOFError:
            return
        begun = time.process_time()
        try:
            found, problem = work(*args), ""
        except Exception:
            found, problem = None, traceback.format_exc()
        pipe.send((found, problem, time.process_time() - begun))


class Worker:
    """A process that does one thing after the other: started with the first of them, and anew after one was lost.

    All of this blocks, and is meant for a thread.
    """

    def __init__(self, niceness: int = 0, prepare: Callable[[], None] | None = None) -> None:
        self.niceness = niceness
        self.prepare = prepare
        self.killed = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def do(self, work: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> tuple[Any, float]:
        """What comes of some work, and the seconds of processor time that it took. Raises Overtime or Lost."""
        pipe = self._started()
        try:
            pipe.send((work, args))
            if not pipe.poll(seconds):
                self.end()
                raise Overtime
            found, problem, spent = pipe.recv()
        except (EOFError, OSError) as error:
            self.end()
            raise Lost(f"the process has ended: {error}") from None
        if problem:
            raise Lost(problem)
        return found, spent

    def _started(self) -> Connection:
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.end()
            self._pipe, other = CONTEXT.Pipe()
            process = CONTEXT.Process(target=_serve, args=(other, self.niceness, self.prepare), daemon=True)
            process.start()
            self._process = process
            other.close()
            try:
                if self.killed:
                    raise Lost("it is not wanted any more")
                if not self._pipe.poll(START_SECONDS):
                    raise Lost("the process does not start")
                self._pipe.recv()
            except (EOFError, OSError, Lost) as error:
                self.end()
                raise Lost(f"the process does not start: {error}") from None
        return self._pipe

    def kill(self) -> None:
        """From another thread and for good: whoever waits for the process hears that it is lost."""
        self.killed = True
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        """End the process, whatever it does."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


class Job(NamedTuple):
    """Work that waits for a process, or is under way."""

    work: Callable[..., Any]
    begins: Callable[[], tuple[tuple[Any, ...], float]]
    result: asyncio.Future[tuple[Any, float]]


class Crew:
    """Processes that work for many, who are served in turn, however much each asks for."""

    def __init__(self, name: str, processes: int, niceness: int = 0, prepare: Callable[[], None] | None = None) -> None:
        self.workers = tuple([Worker(niceness, prepare) for _ in range(processes)])
        self.idle = list(self.workers)
        self.waiting: dict[str, deque[Job]] = {}
        """By who asked; the one that was served last stands last."""
        self.closed = False
        self._threads = ThreadPoolExecutor(processes, name)
        """One for each process, which waits for what it says."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def behind(self) -> int:
        """How much waits."""
        return sum(map(len, self.waiting.values()))

    async def do(
        self, who: str, work: Callable[..., Any], begins: Callable[[], tuple[tuple[Any, ...], float]]
    ) -> tuple[Any, float]:
        """What comes of some work, and the seconds of processor time that it took. Raises Overtime or Lost.

        `begins` is called when there is a process for it: what it is given, and the seconds for which it may take.
        """
        result: asyncio.Future[tuple[Any, float]] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(Job(work, begins, result))
        self._hand_out()
        try:
            return await result
        finally:
            del result  # an error remembers where it came from, and must not remember itself there

    def _hand_out(self) -> None:
        while self.idle and self.waiting:
            who = next(iter(self.waiting))
            jobs = self.waiting.pop(who)
            job = jobs.popleft()
            if jobs:
                self.waiting[who] = jobs  # behind all others
            if not job.result.done():  # somebody still waits for it
                task = asyncio.create_task(self._carry_out(self.idle.pop(), job))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, worker: Worker, job: Job) -> None:
        try:
            args, seconds = job.begins()
            found = await asyncio.get_running_loop().run_in_executor(self._threads, worker.do, job.work, args, seconds)
        except (Lost, Overtime) as error:
            if not job.result.done():
                job.result.set_exception(type(error)(*error.args))  # one that does not remember this job
        else:
            if not job.result.done():
                job.result.set_result(found)
        finally:
            self.idle.append(worker)
            self._hand_out()

    async def close(self) -> None:
        """Nobody waits any more."""
        self.closed = True
        for jobs in self.waiting.values():
            for job in jobs:
                if not job.result.done():
                    job.result.set_exception(Lost("it is not wanted any more"))
        self.waiting.clear()
        for worker in self.workers:
            worker.kill()
        if self._tasks:
            await asyncio.wait(self._tasks)
        for worker in self.workers:
            worker.end()
        self._threads.shutdown()
