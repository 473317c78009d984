"""For how long tables did not answer while somebody wanted something of them."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from itertools import cycle

from msgspec import Struct

from boothill.extra import needed

with needed("test"):
    import httpx

LOOK_SECONDS = 0.25
ASK_SECONDS = 1.0
"""After which a table that somebody waits for is asked at the servers themselves: does any of them reach it?"""


class Span(Struct, frozen=True):
    begin: float
    end: float

    def without(self, others: Collection[Span]) -> float:
        """How long it is, but for what lies in others, which do not meet."""
        return (
            self.end
            - self.begin
            - sum(max(0.0, min(self.end, other.end) - max(self.begin, other.begin)) for other in others)
        )


class Stillness:
    """Of one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.since: float | None = None
        """When somebody wanted something that is still open."""
        self.spans: list[Span] = []

    def wanted(self) -> None:
        if self.since is None:
            self.since = time.monotonic()

    def answered(self) -> None:
        if self.since is not None:
            self.spans.append(Span(self.since, time.monotonic()))
            self.since = None


class Witness:
    """Keeps what one guest was told, and notes when the table answers."""

    def __init__(self, stillness: Stillness) -> None:
        self._stillness = stillness
        self._told: list[bytes] = []

    def wants(self) -> None:
        self._stillness.wanted()

    def hears(self, text: str) -> None:
        self._stillness.answered()
        self._told.append(zlib.compress(text.encode(), 1))

    def told(self) -> list[bytes]:
        return [zlib.decompress(text) for text in self._told]


async def ask_around(tables: Callable[[], Sequence[Stillness]], doors: Callable[[], Sequence[str]]) -> None:
    """Ask for tables that do not answer, at the addresses of servers that are well. Goes on until it is cancelled."""
    async with httpx.AsyncClient(timeout=ASK_SECONDS) as http:
        turns = cycle(range(1000))

        async def ask(table: Stillness) -> None:
            well = doors()
            if not well:
                return
            base = well[next(turns) % len(well)]
            with suppress(httpx.TransportError):
                if (await http.get(f"{base}/api/tables/{table.table}")).status_code == 200:
                    table.answered()

        while True:
            await asyncio.sleep(LOOK_SECONDS)
            late = time.monotonic() - ASK_SECONDS
            await asyncio.gather(*(ask(table) for table in tables() if table.since is not None and table.since < late))
