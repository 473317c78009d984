"""Measures how long tables did not answer while somebody was waiting for them."""

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
"""Seconds without an answer after which the servers are asked directly whether any of them reaches the table."""


class Span(Struct, frozen=True):
    begin: float
    end: float

    def without(self, others: Collection[Span]) -> float:
        """Its length in seconds without the parts inside other spans, which must not overlap each other."""
        return (
            self.end
            - self.begin
            - sum(max(0.0, min(self.end, other.end) - max(self.begin, other.begin)) for other in others)
        )


class Stillness:
    """When one table did not answer."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.since: float | None = None
        """When the oldest unanswered request was made; None if there is none."""
        self.spans: list[Span] = []

    def wanted(self) -> None:
        if self.since is None:
            self.since = time.monotonic()

    def answered(self) -> None:
        if self.since is not None:
            self.spans.append(Span(self.since, time.monotonic()))
            self.since = None


class Witness:
    """Keeps what one guest was told, and notes when the table answers the guest."""

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
    """Request the tables that do not answer from servers that are not broken. Runs until it is cancelled."""
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
