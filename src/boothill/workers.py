"""Worker processes: starting, watching and ending them."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import socket
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from multiprocessing import get_context, parent_process
from multiprocessing.context import SpawnProcess
from struct import Struct
from typing import Any, Final, NamedTuple, Protocol, cast

CONTEXT: Final = get_context("spawn")
"""Spawn instead of fork: workers inherit nothing, such as sockets, database connections or locks held by threads."""
START_SECONDS: Final = 60
"""Timeout in seconds for a process to start; long enough for a very busy machine."""
LENGTH: Final = Struct(">I")
"""The length prefix of a message."""


class Overtime(Exception):
    """The work took longer than it may, and was stopped."""


class Lost(Exception):
    """The process ended during its work, or the work failed; the message says how."""


def settle_in(niceness: int = 0) -> None:
    """Set up a worker process: ignore Ctrl-C, exit whenever the parent process ends, and lower the priority by
    `niceness`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    parent = parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _serve(line: socket.socket, niceness: int, prepare: Callable[[], None] | None) -> None:
    """The main loop of a worker process: do one piece of work after the other."""
    settle_in(niceness)
    if prepare is not None:
        prepare()
    line.sendall(_packed(None))
    heard = line.makefile("rb")
    while length := heard.read(LENGTH.size):
        work, args = pickle.loads(heard.read(*LENGTH.unpack(length)))
        begun = time.process_time()
        try:
            found, problem = work(*args), ""
        except Exception:
            found, problem = None, traceback.format_exc()
        line.sendall(_packed((found, problem, time.process_time() - begun)))


def _packed(message: Any) -> bytes:
    """A message as it is sent: its length, then the pickled message."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


class Line(asyncio.Protocol):
    """This end of the connection to a worker process, which sends one message at a time."""

    def __init__(self) -> None:
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        """The next message from the process."""
        self._transport: asyncio.Transport | None = None
        self._heard = bytearray()

    @property
    def open(self) -> bool:
        return self._transport is not None

    def ask(self, message: bytes) -> asyncio.Future[Any]:
        self.answer = asyncio.get_running_loop().create_future()
        if self._transport is None:
            self._fail()
        else:
            self._transport.write(message)
        return self.answer

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one too, but does not declare it

    def data_received(self, data: bytes) -> None:
        self._heard += data
        if len(self._heard) < LENGTH.size:
            return
        end = LENGTH.size + LENGTH.unpack_from(self._heard)[0]
        if len(self._heard) >= end:
            message = pickle.loads(memoryview(self._heard)[LENGTH.size : end])
            self._heard = bytearray()
            if not self.answer.done():
                self.answer.set_result(message)

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        self._fail()

    def _fail(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(Lost("the process has ended"))
            self.answer.exception()  # mark it as retrieved, in case nobody awaits it


class Worker:
    """A process that does one piece of work at a time. It starts with the first piece, and again after one was
    lost."""

    def __init__(self, niceness: int = 0, prepare: Callable[[], None] | None = None) -> None:
        self.niceness = niceness
        self.prepare = prepare
        self.killed = False
        self._process: SpawnProcess | None = None
        self._line: Line | None = None

    async def do(self, work: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> tuple[Any, float]:
        """Do some work; return its result and the processor time it took, in seconds. Raises Overtime or Lost."""
        line = self._line if self._line is not None and self._line.open else await self._started()
        try:
            async with asyncio.timeout(seconds):
                found, problem, spent = await line.ask(_packed((work, args)))
        except TimeoutError:
            await self.end()
            raise Overtime from None
        except Lost:
            await self.end()
            raise
        if problem:
            raise Lost(problem)
        return found, spent

    async def _started(self) -> Line:
        await self.end()
        ours, theirs = socket.socketpair()
        process = CONTEXT.Process(target=_serve, args=(theirs, self.niceness, self.prepare), daemon=True)
        self._process = process
        _, self._line = await asyncio.get_running_loop().create_connection(Line, sock=ours)
        try:
            if self.killed:
                raise Lost("it is not wanted any more")
            with theirs:
                await asyncio.to_thread(process.start)  # takes some milliseconds
            if self.killed:
                process.kill()
            async with asyncio.timeout(START_SECONDS):
                await self._line.answer
        except (OSError, TimeoutError, Lost) as error:
            await self.end()
            raise Lost(f"the process does not start: {error}") from None
        return self._line

    def kill(self) -> None:
        """Kill the process for good; work under way raises Lost."""
        self.killed = True
        if self._process is not None and self._process.pid is not None:
            self._process.kill()

    async def end(self) -> None:
        """End the process, even if it is working."""
        process, line = self._process, self._line
        self._process = self._line = None
        if line is not None:
            line.close()
        if process is not None and process.pid is not None:
            process.kill()
            await asyncio.to_thread(process.join)


class Hand(Protocol):
    """Something that does one piece of work at a time, such as a process or a core of a cluster."""

    async def do(self, work: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> tuple[Any, float]:
        """Do some work; return its result and the processor time it took, in seconds. Raises Overtime or Lost."""

    def kill(self) -> None:
        """Stop for good; work under way is lost or ends at its time limit."""

    async def end(self) -> None: ...


class Job(NamedTuple):
    """A piece of work that waits for a hand, or is under way."""

    work: Callable[..., Any]
    begins: Callable[[], tuple[tuple[Any, ...], float]]
    result: asyncio.Future[tuple[Any, float]]


class Crew:
    """Shares some hands among many callers, who are served in turn however much each of them asks for."""

    def __init__(self, hands: Sequence[Hand]) -> None:
        self.hands = hands
        self.idle = list(hands)
        self.waiting: dict[str, deque[Job]] = {}
        """Waiting jobs by caller; the caller served last comes last."""
        self.behind = 0
        """The number of waiting jobs."""
        self.closed = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def do(
        self, who: str, work: Callable[..., Any], begins: Callable[[], tuple[tuple[Any, ...], float]]
    ) -> tuple[Any, float]:
        """Do some work; return its result and the processor time it took, in seconds. Raises Overtime or Lost.

        `begins` is called when a hand is free. It returns the arguments of the work and its time limit in seconds.
        """
        result: asyncio.Future[tuple[Any, float]] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(Job(work, begins, result))
        self.behind += 1
        self._hand_out()
        try:
            return await result
        finally:
            del result  # avoid a reference cycle through the exception's traceback

    def _hand_out(self) -> None:
        while self.idle and self.waiting:
            who = next(iter(self.waiting))
            jobs = self.waiting.pop(who)
            job = jobs.popleft()
            self.behind -= 1
            if jobs:
                self.waiting[who] = jobs  # behind all other callers
            if not job.result.done():  # somebody still waits for it
                task = asyncio.create_task(self._carry_out(self.idle.pop(), job))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, hand: Hand, job: Job) -> None:
        try:
            args, seconds = job.begins()
            found = await hand.do(job.work, args, seconds)
        except Exception as error:
            if not job.result.done():  # a new one, which does not refer to this job
                job.result.set_exception(Overtime() if isinstance(error, Overtime) else Lost(str(error)))
        else:
            if not job.result.done():
                job.result.set_result(found)
        finally:
            self.idle.append(hand)
            self._hand_out()

    async def close(self) -> None:
        """Stop all hands; waiting jobs raise Lost."""
        self.closed = True
        for jobs in self.waiting.values():
            for job in jobs:
                if not job.result.done():
                    job.result.set_exception(Lost("it is not wanted any more"))
        self.waiting.clear()
        self.behind = 0
        for hand in self.hands:
            hand.kill()
        if self._tasks:
            await asyncio.wait(self._tasks)
        for hand in self.hands:
            await hand.end()
