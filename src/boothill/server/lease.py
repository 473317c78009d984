"""The lease of a server among those that share its database: while it is renewed, its tables are its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy.exc import DBAPIError

from boothill.server.fleet.fleet import Fleet
from boothill.server.holding import LEASE_SECONDS, RENEW_SECONDS
from boothill.server.storage import Storage


class Lease:
    """Renews the lease every second. If others may have taken tables, calls `lost` with those still held."""

    def __init__(self, storage: Storage, lost: Callable[[dict[str, int]], None], fleet: Fleet | None = None) -> None:
        self.storage = storage
        self.fleet = fleet
        self._lost = lost
        self._until = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def valid(self) -> bool:
        """Is it certain that the lease has not expired, so that no other server has taken tables?"""
        return not self.storage.shared or asyncio.get_running_loop().time() < self._until

    async def begin(self) -> None:
        """Start renewing the lease. Raises DBAPIError."""
        if self.storage.shared:
            await self._renew()
            self._tasks.append(asyncio.create_task(self._renew_on(), name="lease"))
        if self.fleet is not None:
            self._tasks.append(asyncio.create_task(self._watch_on(), name="end of the lease"))

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    async def _renew_on(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            doubtful = not self.valid or (self.fleet is not None and not self.fleet.reachable)
            with suppress(DBAPIError):  # the storage logs it, and the next round tries again
                await self._renew()
                if doubtful:
                    self._lost(await self.storage.held())

    async def _watch_on(self) -> None:
        """Give up all tables as soon as the lease has expired, since other servers can take over."""
        while True:
            await asyncio.sleep(RENEW_SECONDS / 2)
            if not self.valid:
                self._lost({})

    async def _renew(self) -> None:
        # Counted from before the request, so that it ends before the lease in the database does.
        until = asyncio.get_running_loop().time() + LEASE_SECONDS
        others = await self.storage.renew(LEASE_SECONDS, self.fleet is None or self.fleet.reachable)
        self._until = until
        if self.fleet is not None:
            self.fleet.met(others)
