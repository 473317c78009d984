"""The connection to a table, in this process or on a server: sends commands and receives messages."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Protocol

from boothill.bad_input import BadInput
from boothill.bots import BEST
from boothill.core.ids import Seat
from boothill.sets import DEFAULT_GAME, new_game
from boothill.table import wire
from boothill.table.clock import VirtualClock
from boothill.table.journal import Forgetful
from boothill.table.owner import Owner
from boothill.table.recall import table_of
from boothill.table.seating import BOT_NAMES, Viewer
from boothill.table.thinking import OnTheSpot
from boothill.table.timing import Timing
from boothill.terminal.saved_games import default_path, reserved
from boothill.terminal.views import YOU
from boothill.text.records import BadRecord, Record, read_record, record_of
from boothill.words.messages import Messages

STEP = Timing(beat=1.0, spread=0.0)
"""At a local table time passes in steps: a bot takes one, and the person as long as they like."""


class BadTable(BadInput):
    """A game that cannot be dealt; the message says why."""


class Link(Protocol):
    """The connection to a table."""

    live: bool
    """Does the table go on by itself? A local one goes on only in `next`."""

    def post(self, command: wire.ToTable) -> None:
        """Send a command; its results arrive as messages."""

    def waits(self) -> bool:
        """Are there messages to receive, or results of a command to come, before anything new happens?"""

    async def next(self) -> wire.FromTable:
        """The next message. A local table goes on until something happens."""

    async def close(self) -> None:
        """Close the connection."""


class LocalTable:
    """A table in this process, for one person and bots, with the record of the game in a file."""

    live = False

    def __init__(self, record: Record, path: Path, written: str | None = None) -> None:
        self.record = record
        self.path = path
        self._written = written
        """The text that this game has last written to the file; None if it has written nothing yet."""
        self.warned = False
        """Has the person been told that the game cannot be saved?"""
        seat = Seat(record.names.index(record.notes["human"]))
        self.clock = VirtualClock()
        table, self._key = table_of(record, seat, record.notes["bot"], STEP, rng=Random(record.seed))
        self.thinkers = OnTheSpot()
        self._owner = Owner(table, Forgetful(), self.clock, self.thinkers)
        self._heard: deque[wire.FromTable] = deque()
        self._said: deque[wire.ToTable] = deque()
        self._viewer = Viewer(self._heard.append)
        self._task: asyncio.Task[None] | None = None

    def post(self, command: wire.ToTable) -> None:
        self._said.append(command)

    def waits(self) -> bool:
        return bool(self._heard or self._said or self._task is None)

    async def next(self) -> wire.FromTable:
        owner, viewer = self._owner, self._viewer
        if self._task is None:
            self._task = asyncio.create_task(owner.run())
            await owner.joined(viewer, wire.Hello(self._key))
        while not self._heard:
            if self._said:
                command = self._said.popleft()
                await self._done(lambda command=command: owner.table.handle(viewer, command, self.clock.now()))
            else:
                await owner.pondered()
                await self._done(self._go_on)
        return self._heard.popleft()

    async def _done(self, deed: object) -> None:
        """Call a function in the table's task; raise the error if the table fails."""
        assert self._task is not None and callable(deed)
        call = asyncio.ensure_future(self._owner.call(deed))
        await asyncio.wait((call, self._task), return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            call.cancel()
            self._task.result()
        await call

    def _go_on(self) -> None:
        """Let time pass until the next thing is due."""
        wake = self._owner.table.wake_at()
        if wake is None and (self._heard or self._owner.thinking or self._owner.mailbox):
            return  # something has happened, or will
        if wake is None:
            raise RuntimeError("nothing will ever happen at this table")
        self.clock.time = max(self.clock.time, wake)
        self._owner.table.tick(self.clock.time)

    def save(self) -> bool:
        """Write the record. If somebody else has written to its file, use another file from now on.

        Returns whether the game had to leave a file that it had written to. Raises OSError.
        """
        moved = False
        if self.path.is_file() or not self.path.exists():  # special files such as /dev/null are simply written to
            there = self.path.read_text(encoding="utf-8", errors="replace") if self.path.exists() else self._written
            if there != self._written or there is None:
                moved = self._written is not None
                self.path = reserved(self.path)
        self.record.save(self.path)
        self._written = self.record.text()
        return moved

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self.thinkers.close()


def dealt(
    players: int = 5,
    game: str = DEFAULT_GAME,
    options: dict[str, str] | None = None,
    bot: str = BEST,
    seed: str | None = None,
    name: str = YOU,
    save_to: Path | None = None,
) -> LocalTable:
    """Deal a new game, with the person on the first seat and bots on the others. Raises BadTable."""
    seed = seed or secrets.token_hex(4)
    others = [other for other in BOT_NAMES if other != name]
    Random(seed).shuffle(others)
    try:
        record = record_of(new_game(game, [name, *others[: players - 1]], seed, options))
    except ValueError as error:
        raise BadTable(str(error)) from None
    record.notes = {"human": name, "bot": bot}
    return LocalTable(record, save_to or default_path(seed))


def resumed(messages: Messages, path: Path, bot: str = BEST, save_to: Path | None = None) -> LocalTable:
    """Continue a saved game. Raises BadRecord."""
    record = read_record(path)
    human = record.notes.setdefault("human", record.names[0])
    record.notes.setdefault("bot", bot)
    if human not in record.names:
        raise BadRecord(messages.text("no-such-seat", seat=human, seats=", ".join(record.names)))
    written = path.read_text(encoding="utf-8") if save_to in (None, path) else None
    return LocalTable(record, save_to or path, written)
