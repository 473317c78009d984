"""The one task that owns a table: commands wait in its mailbox, and nothing else touches the table.

The results of a command are written to the journal first, and sent only once they are safely stored. Only when they
have been sent is the hand of the next player to decide looked at; bots think elsewhere.
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
"""Iterations of the event loop after which whatever was in a socket has reached the mailbox."""
WAITING: Final = 50
"""Maximum number of commands handled before something that is due."""

Deed = tuple[Callable[[], Any], asyncio.Future[Any] | None]


class Owner:
    """Runs a table until it is closed."""

    def __init__(
        self, table: Table, journal: Journal, clock: Clock, thinkers: Thinks, mask: Mask | None = None
    ) -> None:
        self.table = table
        self.mask = mask
        """Hides how long it takes to look at the hand of the player who decides."""
        self.journal = journal
        self.clock = clock
        self.thinkers = thinkers
        self.mailbox: Mailbox[Deed] = Mailbox()
        self.thinking: set[asyncio.Task[None]] = set()
        """Tasks in which bots are thinking."""
        self.wrote = 0.0
        """Seconds that the table has waited for its journal, during which its time stands still."""
        self.overdue = 0
        """Commands handled since something became due."""
        self.ended = False

    def now(self) -> float:
        """The time at this table."""
        return self.clock.now() - self.wrote

    def post(self, viewer: Viewer, command: wire.ToTable) -> None:
        """Put a command into the mailbox; its results are sent to the viewers."""
        self._put(lambda: self.table.handle(viewer, command, self.now()))

    def left(self, viewer: Viewer) -> None:
        """Note that a connection is gone."""
        self._put(lambda: self.table.disconnect(viewer, self.now()))

    async def joined(self, viewer: Viewer, hello: wire.Hello) -> None:
        """Handle the hello of a new connection. Raises Problem."""
        await self.call(lambda: self.table.connect(viewer, hello, self.now()))

    async def call(self, deed: Callable[[], T]) -> T:
        """Call a function in the table's own task, and return its result once everything is safely stored."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(deed, result)
        try:
            return await result
        finally:
            del deed, result  # avoids a reference cycle through the traceback of an error

    def _put(self, deed: Callable[[], Any], result: asyncio.Future[Any] | None = None) -> None:
        """Put a deed into the mailbox, unless the table has ended, since nobody would ever take it out."""
        if not self.ended:
            self.mailbox.put((deed, result))
        elif result is not None:
            result.set_exception(Problem("closing"))

    async def run(self) -> None:
        """Carry out commands and do what is due, until cancelled."""
        try:
            while True:
                await self._settle()
                await self._next()
        finally:
            self.ended = True
            for task in self.thinking:
                task.cancel()

    async def pondered(self) -> None:
        """Wait until no bot is thinking; the results are in the mailbox then."""
        if self.thinking:
            await asyncio.wait(self.thinking)

    async def _next(self) -> None:
        """Wait for a command, or until something is due, and do one thing. All other tables have their turn before the
        next one."""
        wake = self.table.wake_at()
        delay = max(0.0, wake - self.now()) if wake is not None else None
        await asyncio.sleep(0)
        if delay != 0.0:
            self.overdue = 0
            if await self.mailbox.filled(delay):
                await self._carry_out(*self.mailbox.take())
            return  # otherwise something is due now
        for _ in range(TURNS):  # commands that are already in a socket are in time
            if not self.mailbox:
                await asyncio.sleep(0)
        if not self.mailbox or self.overdue >= WAITING:
            self.overdue = 0
            self.table.tick(self.now())
        else:
            self.overdue += 1
            await self._carry_out(*self.mailbox.take())

    async def _carry_out(self, deed: Callable[[], Any], result: asyncio.Future[Any] | None) -> None:
        """Call a function, settle, and pass the result or error to the caller who waits for it."""
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
                    result.set_exception(Problem("closing"))  # it may or may not have been stored
                raise
            if result is not None and not result.done():
                result.set_result(value)
        finally:
            del deed, result  # as in `call`

    async def _settle(self) -> None:
        """Tell everybody what has happened, then ask people and bots for the next decisions."""
        await self._tell()
        while self.table.undecided:
            mask, game = self.mask if self.table.masks else None, self.table.game
            await asyncio.sleep(mask.wait() if mask is not None else 0)  # let the messages go out first
            threatened = game.threatened() if mask is not None and game is not None else ()
            began = thread_time() if threatened else 0.0
            self.table.consider(self.now())
            at_once = not self.table.writes
            await self._tell()
            if mask is not None and threatened and at_once:  # otherwise other tables have had a turn meanwhile
                mask.even_out(threatened, began)
        game = self.table.game
        for thought in self.table.thoughts():
            assert game is not None
            task = asyncio.create_task(self._think(game, thought))
            self.thinking.add(task)
            task.add_done_callback(self.thinking.discard)

    async def _tell(self) -> None:
        """Store the table's writes, then send its messages."""
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
        """Have a bot think elsewhere; if that fails, a simple bot decides."""
        try:
            move = await self.thinkers.think(thought, self.table.id)
        except Exception as error:
            log.warning("a thought came to nothing", extra={"problem": str(error)})
            move = thought.simply()
        self._put(lambda: game.thought_out(thought, move, self.now()))
