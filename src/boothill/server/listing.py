"""The list of public tables, made at most once a second, in slices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from heapq import nsmallest
from typing import Protocol

import msgspec

from boothill.server.answers import Answer, answer_of
from boothill.table import wire
from boothill.table.clock import Clock
from boothill.table.table import Table

LISTED = 200
"""Maximum number of public tables listed; nobody reads more."""
SLICE = 50
"""Number of tables handled before other tasks have a turn."""
SECONDS = 1.0


class Shows(Protocol):
    """A running table."""

    @property
    def table(self) -> Table: ...

    def shown(self) -> wire.TableShown:
        """The table as people without a seat see it."""


def rank(running: Shows) -> tuple[str, int, str]:
    """Sort key: tables that wait for players come first, the fullest first. If spectators see the game with a delay,
    the number of people there has that delay too."""
    table, here = running.table, running.table.seating.here
    if table.lags:
        there = sum(seat.here for seat in running.shown().seats)
    else:
        there = sum(here(seat) for seat in table.seating.seats())
    return table.phase, -there, table.id


Entry = tuple[tuple[str, int, str], bytes]
"""A table with its rank, encoded as JSON."""


class Listing:
    """The public tables of this server and the others of its fleet, as of at most a second ago."""

    def __init__(
        self,
        tables: Callable[[], Iterable[Shows]],
        clock: Callable[[], Clock],
        elsewhere: Callable[[], Iterable[Entry]] = tuple,
    ) -> None:
        self.tables = tables
        self.clock = clock
        self.elsewhere = elsewhere
        self.made_at = 0.0
        self._made: asyncio.Task[Answer] | None = None

    def changed(self) -> None:
        """Note that a table has come or gone, so that the next request makes a new list."""
        self._made = None

    async def answer(self) -> Answer:
        """The list, encoded."""
        now = self.clock().now()
        if self._made is None or not self.made_at <= now <= self.made_at + SECONDS:
            self.made_at, self._made = now, asyncio.create_task(self._make())
        return await asyncio.shield(self._made)

    async def _make(self) -> Answer:
        entries = [*await self.own(), *self.elsewhere()]
        first = nsmallest(LISTED, entries, key=lambda entry: entry[0])
        return await asyncio.to_thread(answer_of, [msgspec.Raw(shown) for _, shown in first])

    async def own(self) -> list[Entry]:
        """The public tables that run here, up to `LISTED` of them by rank."""
        ranked = []
        for number, running in enumerate(list(self.tables())):
            if number % SLICE == SLICE - 1:
                await asyncio.sleep(0)
            if running.table.settings.public:
                ranked.append((rank(running), running))
        entries = []
        for number, (place, running) in enumerate(nsmallest(LISTED, ranked, key=lambda entry: entry[0])):
            if number % SLICE == SLICE - 1:
                await asyncio.sleep(0)
            entries.append((place, msgspec.json.encode(running.shown())))
        return entries
