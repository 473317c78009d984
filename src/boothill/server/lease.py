"""The sign of life of a server among those that share its database: while it is renewed, its tables are its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy.exc import DBAPIError

from boothill.server.holding import LEASE_SECONDS, RENEW_SECONDS
from boothill.server.storage import Storage

log = logging.getLogger("boothill.lease")


class Lease:
    """Renewed every second. After a while in which it could not be, others may have taken tables: `lost` is told which
    ones are left."""

    def __init__(self, storage: Storage, lost: Callable[[dict[str, int]], None]) -> None:
        self.storage = storage
        self._lost = lost
        self._until = 0.0
        self._task: asyncio.Task[None] | None = None

    @property
    def valid(self) -> bool:
        """Is it certain that no other server has taken anything?"""
        return not self.storage.shared or asyncio.get_running_loop().time() < self._until

    async def begin(self) -> None:
        """Raises DBAPIError."""
        if self.storage.shared:
            await self._renew()
            self._task = asyncio.create_task(self._renew_on(), name="lease")

    async def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _renew_on(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            lapsed = not self.valid
            with suppress(DBAPIError):  # which is told by the storage; it is tried again
                await self._renew()
                if lapsed:
                    log.warning("the lease had run out")
                    self._lost(await self.storage.held())

    async def _renew(self) -> None:
        # From before it was asked for: the database counts from a moment later.
        until = asyncio.get_running_loop().time() + LEASE_SECONDS
        await self.storage.renew(LEASE_SECONDS)
        self._until = until
