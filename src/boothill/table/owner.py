"""The one task that owns a table: commands wait in its mailbox, and nobody else ever touches the table.

What a command brought about is written down first; only when that is safe does anybody hear of it. Only when everybody
has heard of it does anybody look at the hand of whoever decides next; bots think elsewhere meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import thread_time
from typing import Any, Final, TypeVar

from boothill.table import wire
from boothill.table.clock import Clock
from boothill.table.game import Game
from boothill.table.journal import Journal
from boothill.table.mailbox import Mailbox
from boothill.table.masking import Mask
from boothill.table.problem import Problem
from boothill.table.seating import Viewer
from boothill.table.table import Table
from boothill.table.thinking import Thinks, Thought

log = logging.getLogger("boothill.table")

T = TypeVar("T")

TURNS: Final = 4
"""Rounds of the event loop within which what lies in a socket has come to the mailbox."""
WAITING: Final = 50
"""Commands that may come before something that is due."""

Deed = tuple[Callable[[], Any], asyncio.Future[Any] | None]


class Owner:
    """Runs a table until it is closed."""

    def __init__(
        self, table: Table, journal: Journal, clock: Clock, thinkers: Thinks, mask: Mask | None = None
    ) -> None:
        self.table = table
        self.mask = mask
        """Hides how long it takes to look at the hand of whoever decides, once everybody has been told."""
        self.journal = journal
        self.clock = clock
        self.thinkers = thinkers
        self.mailbox: Mailbox[Deed] = Mailbox()
        self.thinking: set[asyncio.Task[None]] = set()
        """What bots think about just now."""
        self.wrote = 0.0
        """Seconds that the table has waited for its journal: nobody's time runs meanwhile."""
        self.overdue = 0
        """Commands that have come before something that is due."""
        self.ended = False

    def now(self) -> float:
        """What time it is at this table."""
        return self.clock.now() - self.wrote

    def post(self, viewer: Viewer, command: wire.ToTable) -> None:
        """Put a command into the mailbox; whatever comes of it is sent to the viewers."""
        self._put(lambda: self.table.handle(viewer, command, self.now()))

    def left(self, viewer: Viewer) -> None:
        """A connection is gone."""
        self._put(lambda: self.table.disconnect(viewer, self.now()))

    async def joined(self, viewer: Viewer, hello: wire.Hello) -> None:
        """A connection says who it is. Raises Problem."""
        await self.call(lambda: self.table.connect(viewer, hello, self.now()))

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
            self.mailbox.put((deed, result))
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
        """Wait for a command, or until something is due, and carry it out. One thing at a time: whatever else there is
        to do here, all other tables have their turn first."""
        wake = self.table.wake_at()
        delay = max(0.0, wake - self.now()) if wake is not None else None
        await asyncio.sleep(0)
        if delay != 0.0:
            self.overdue = 0
            if await self.mailbox.filled(delay):
                await self._carry_out(*self.mailbox.take())
            return  # otherwise something is due now
        for _ in range(TURNS):  # what lies in a socket already has come in time
            if not self.mailbox:
                await asyncio.sleep(0)
        if not self.mailbox or self.overdue >= WAITING:
            self.overdue = 0
            self.table.tick(self.now())
        else:
            self.overdue += 1
            await self._carry_out(*self.mailbox.take())

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
        """Tell everybody what has happened. Then let those decide, or ask them, whose turn it is."""
        await self._tell()
        while self.table.undecided:
            mask, game = self.mask if self.table.masks else None, self.table.game
            await asyncio.sleep(mask.wait() if mask is not None else 0)  # what was told is on its way by then
            threatened = game.threatened() if mask is not None and game is not None else ()
            began = thread_time() if threatened else 0.0
            self.table.consider(self.now())
            at_once = not self.table.writes
            await self._tell()
            if mask is not None and threatened and at_once:  # otherwise other tables have had their turn meanwhile
                mask.even_out(threatened, began)
        game = self.table.game
        for thought in self.table.thoughts():
            assert game is not None
            task = asyncio.create_task(self._think(game, thought))
            self.thinking.add(task)
            task.add_done_callback(self.thinking.discard)

    async def _tell(self) -> None:
        """Write down what is to be written, then tell what is to be told."""
        table = self.table
        if table.writes:
            writes, table.writes = table.writes, []
            begun = self.clock.now()
            await self.journal.write(writes)
            self.wrote += self.clock.now() - begun
        out, table.out = table.out, []
        for viewer, message in out:
            viewer.send(message)

    async def _think(self, game: Game, thought: Thought) -> None:
        """Have something thought about elsewhere; if that fails, a simple bot decides."""
        try:
            move = await self.thinkers.think(thought, self.table.id)
        except Exception as error:
            log.warning("a thought came to nothing", extra={"problem": str(error)})
            move = thought.simply()
        self._put(lambda: game.thought_out(thought, move, self.now()))
