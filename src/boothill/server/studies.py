"""Runs analyses of positions and games, in separate processes that give way to everything else.

An answer grows line by line while somebody reads it; when nobody does, the work ends. Each address has a budget of
processor time and may run few analyses at once. All analyses share a few processes, taking turns slice by slice. While
bots at a table wait for a process, no slice is started.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from typing import Any

import msgspec

from boothill.server import studying
from boothill.server.limits import Buckets
from boothill.server.studying import Slice
from boothill.server.work import Refusal
from boothill.table.problem import Problem
from boothill.workers import Crew, Lost, Overtime, Worker

log = logging.getLogger("boothill.studies")

MOST = 2
"""Maximum number of processes; also one for every four cores."""
NICENESS = 19
SECONDS = 30.0
"""Maximum seconds for a slice; most take a few tenths of a second."""
EACH = 2
"""Maximum number of simultaneous analyses for one address."""
ALL = 12
"""Maximum number of simultaneous analyses in all."""
RATE = 0.2
"""Seconds of processor time that the budget of an address gains per second."""
BURST = 90.0
"""Maximum budget of an address, in seconds of processor time."""
LEAST = 0.01
"""Minimum cost of a slice."""
MOMENT = 0.1
"""Seconds between checks whether the tables still need the processor."""
PATIENCE = 20.0
"""Seconds of waiting for the tables after which an analysis is given up."""
STORIES = 50
"""Maximum number of games whose complete story is cached."""

Analysis = Callable[..., Iterator[Slice]]


class Stream:
    """An answer that comes line by line; the reader calls `leave` when done."""

    def __init__(self, lines: AsyncIterator[bytes], leave: Callable[[], None]) -> None:
        self.lines = lines
        self.leave = leave


class Studies:
    """All analyses under way on a server."""

    def __init__(self, busy: Callable[[], bool], now: Callable[[], float]) -> None:
        self.busy = busy
        """Do the tables need the processor?"""
        self.now = now
        processes = max(1, min(MOST, (os.cpu_count() or 1) // 4))
        self.crews = [Crew([Worker(NICENESS)]) for _ in range(processes)]
        """Each has one process, so that an analysis continues in the process that keeps its state."""
        self.under_way: Counter[str] = Counter()
        """Number of analyses by address."""
        self.budget = Buckets(RATE, BURST)
        self.stories: OrderedDict[str, list[bytes]] = OrderedDict()
        """Cached stories by game: the first line and the last one."""
        self._ids = count(1)
        self._here: set[str] = set()
        """The ids of the analyses that somebody reads."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self, address: str, analysis: Analysis, *args: Any, kept: str = "") -> Stream:
        """Start an analysis and wait for its first line. Raises Problem."""
        told = self.stories.get(kept)
        if told is not None:
            return Stream(_again(told), lambda: None)
        if self.under_way[address] >= EACH or self._spent(address):
            raise Problem("study-enough")
        if self.under_way.total() >= ALL:
            raise Problem("too-busy")
        crew = min(self.crews, key=lambda crew: crew.behind - len(crew.idle))
        id = f"{next(self._ids)}"
        self.under_way[address] += 1
        self._here.add(id)
        try:
            first = await self._slice(crew, address, studying.begin, id, analysis, args)
            if isinstance(first, Refusal):
                raise Problem(first.code, **first.args)
            if first is None:
                raise Problem("too-busy")
        except BaseException:
            self._leave(crew, address, id)
            raise
        return Stream(self._lines(crew, address, id, first, kept), lambda: self._leave(crew, address, id))

    def _spent(self, address: str) -> bool:
        """Has an address used up its budget?"""
        return not self.budget.take(address, self.now(), LEAST)

    async def _lines(self, crew: Crew, address: str, id: str, first: Slice, kept: str) -> AsyncIterator[bytes]:
        told: Slice | None = first
        while told is not None:
            yield told.line + b"\n"
            if told.done:
                if kept:
                    self._keep(kept, first, told)
                return
            if self._spent(address):
                yield _stopped(told, "study-enough")
                return
            last = told
            try:
                told = await self._slice(crew, address, studying.go_on, id)
            except Problem as problem:
                yield _stopped(last, problem.code)
                return
        yield _stopped(last, "too-busy")  # the process was replaced, or has dropped the analysis

    async def _slice(self, crew: Crew, address: str, work: Callable[..., Any], *args: Any) -> Any:
        """Run a slice, once the tables do not need the processor. Raises Problem."""
        waited = 0.0
        while self.busy():
            if waited >= PATIENCE:
                raise Problem("too-busy")
            await asyncio.sleep(MOMENT)
            waited += MOMENT
        try:
            found, spent = await crew.do(address, work, lambda: (args, SECONDS))
        except Overtime:
            self.budget.charge(address, SECONDS)
            log.warning("an analysis that took too long")
            raise Problem("too-long") from None
        except Lost as error:
            if crew.closed:
                raise Problem("closing") from None
            log.error("an analysis that failed", extra={"problem": str(error)})
            raise Problem("broken") from None
        self.budget.charge(address, spent)
        return found

    def _keep(self, game: str, first: Slice, last: Slice) -> None:
        self.stories[game] = [first.line + b"\n"] + ([last.line + b"\n"] if last is not first else [])
        while len(self.stories) > STORIES:
            self.stories.popitem(last=False)

    def _leave(self, crew: Crew, address: str, id: str) -> None:
        """Note that nobody reads an analysis any more; calling it again does nothing."""
        if id not in self._here:
            return
        self._here.remove(id)
        self.under_way[address] -= 1
        if not self.under_way[address]:
            del self.under_way[address]
        if not crew.closed:
            task = asyncio.create_task(_forget(crew, id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(crew.close() for crew in self.crews))


async def _again(lines: list[bytes]) -> AsyncIterator[bytes]:
    for line in lines:
        yield line


async def _forget(crew: Crew, id: str) -> None:
    try:
        await crew.do("", studying.forget, lambda: ((id,), SECONDS))
    except (Lost, Overtime):
        return  # the process that kept the analysis is gone


def _stopped(told: Slice, code: str) -> bytes:
    """The last line again, with the reason why none follows."""
    last: dict[str, Any] = msgspec.json.decode(told.line)
    if "story" in last:
        last["story"] = None
    last |= {"done": True, "stopped": msgspec.to_builtins(Problem(code).told().line)}
    return msgspec.json.encode(last) + b"\n"
