"""The one task that owns a table: commands wait in its mailbox, and nobody else ever touches the table.

What a command brought about is written down first; only when that is safe does anybody hear of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from boothill.table import wire
from boothill.table.clock import Clock
from boothill.table.game import Game
from boothill.table.journal import Journal
from boothill.table.problem import Problem
from boothill.table.room import Table
from boothill.table.seating import Viewer
from boothill.table.thinking import THINKERS, Thought

log = logging.getLogger("boothill.table")

T = TypeVar("T")


class Owner:
    """Runs a table until it is closed."""

    def __init__(self, table: Table, journal: Journal, clock: Clock) -> None:
        self.table = table
        self.journal = journal
        self.clock = clock
        self.mailbox: asyncio.Queue[tuple[Callable[[], Any], asyncio.Future[Any] | None]] = asyncio.Queue()
        self.thinking: set[asyncio.Task[None]] = set()
        """What bots think about just now."""
        self.ended = False

    def post(self, viewer: Viewer, command: wire.ToTable) -> None:
        """Put a command into the mailbox; whatever comes of it is sent to the viewers."""
        self._put(lambda: self.table.handle(viewer, command, self.clock.now()))

    def left(self, viewer: Viewer) -> None:
        """A connection is gone."""
        self._put(lambda: self.table.disconnect(viewer, self.clock.now()))

    async def joined(self, viewer: Viewer, hello: wire.Hello) -> None:
        """A connection says who it is. Raises Problem."""
        await self.call(lambda: self.table.connect(viewer, hello, self.clock.now()))

    async def call(self, deed: Callable[[], T]) -> T:
        """Do something with the table in its own task, and return the result once it is safely written down."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(deed, result)
        try:
            return await result
        finally:
            del deed, result  # an error remembers where it came from, and must not remember itself there

    def _put(self, deed: Callable[[], Any], result: asyncio.Future[Any] | None = None) -> None:
        """Nothing is put into the mailbox of a table that has ended: nobody would ever take it out."""
        if not self.ended:
            self.mailbox.put_nowait((deed, result))
        elif result is not None:
            result.set_exception(Problem("closing"))

    async def run(self) -> None:
        """Serve the mailbox, and do what is due, until cancelled."""
        try:
            while True:
                await self._settle()
                await self._next()
        finally:
            self.ended = True
            for task in self.thinking:
                task.cancel()

    async def pondered(self) -> None:
        """Wait until nobody thinks any more; what came of it lies in the mailbox then."""
        if self.thinking:
            await asyncio.wait(self.thinking)

    async def _next(self) -> None:
        """Wait for a command, or until something is due, and carry it out."""
        wake = self.table.wake_at()
        delay = max(0.0, wake - self.clock.now()) if wake is not None else None
        try:
            # Not wait_for: before Python 3.12 it forgets that it was cancelled if something comes in at that moment.
            async with asyncio.timeout(delay):
                await asyncio.sleep(0)
                deed, result = await self.mailbox.get()
        except TimeoutError:
            self.table.tick(self.clock.now())
            return
        try:
            await self._carry_out(deed, result)
        finally:
            del deed, result  # as in `call`

    async def _carry_out(self, deed: Callable[[], Any], result: asyncio.Future[Any] | None) -> None:
        """Do something with the table, and tell whoever waits for it what came of it."""
        try:
            try:
                value = deed()
            except Problem as problem:
                if result is None:
                    raise
                if not result.done():
                    result.set_exception(problem)
                return
            except BaseException as error:
                if result is not None and not result.done():
                    result.set_exception(error)
                raise
            try:
                await self._settle()
            except BaseException:
                if result is not None and not result.done():
                    result.set_exception(Problem("closing"))  # nobody knows whether it was written
                raise
            if result is not None and not result.done():
                result.set_result(value)
        finally:
            del deed, result  # as in `call`

    async def _settle(self) -> None:
        """Write down what is to be written, then tell what is to be told."""
        table = self.table
        if table.writes:
            writes, table.writes = table.writes, []
            await self.journal.write(writes)
        out, table.out = table.out, []
        for viewer, message in out:
            viewer.send(message)
        game = table.game
        if game is not None and game.thought is not None:
            task = asyncio.create_task(self._think(game, game.thought))
            game.thought = None
            self.thinking.add(task)
            task.add_done_callback(self.thinking.discard)

    async def _think(self, game: Game, thought: Thought) -> None:
        """Have something thought about elsewhere; if that fails, the bot does what it would have done at once."""
        try:
            move = await THINKERS.think(thought)
        except Exception:
            log.exception("a thought came to nothing")
            return
        if move is not None:
            self._put(lambda: game.think_better(thought.number, move))
