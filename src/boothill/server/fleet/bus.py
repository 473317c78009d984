"""The bus between servers: publish and subscribe in Redis. Each server listens on its own channel.

The bus may lose messages; `lines` makes up for that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol
from urllib.parse import urlsplit

from boothill.extra import need
from boothill.server.config import BadConfig

log = logging.getLogger("boothill.bus")

PING_SECONDS = 0.5
REACHED_SECONDS = 3.0
"""Seconds for which a server counts as reachable after receiving its own ping over the bus."""
PAUSE_SECONDS = 0.3
"""Seconds before a lost connection is tried again."""
WAITING = 50_000
"""Maximum number of messages that wait to be sent; more are lost, and sent again by `lines` if possible."""
PING = b""


class Bus(Protocol):
    """Carries bytes to a server, given its id."""

    @property
    def reachable(self) -> bool:
        """Do messages arrive, as far as this server can tell?"""

    async def open(self, me: str, heard: Callable[[bytes], None]) -> None: ...

    def send(self, to: str, data: bytes) -> None: ...

    async def close(self) -> None: ...


class RedisBus:
    """A bus over Redis; all servers of a fleet must use the same address."""

    def __init__(self, url: str) -> None:
        self._redis = need("redis.asyncio", "redis")
        if urlsplit(url).scheme not in ("redis", "rediss", "unix"):
            raise BadConfig("bus: an address is like redis://host:6379/0")
        try:
            self._client: Any = self._redis.from_url(
                url, socket_connect_timeout=REACHED_SECONDS, socket_timeout=REACHED_SECONDS, health_check_interval=0
            )
        except ValueError as error:
            raise BadConfig(f"bus: {error}") from None
        self._waiting: list[tuple[str, bytes]] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._heard_at = -REACHED_SECONDS
        self._well = asyncio.Event()
        """Set once the bus has worked."""
        self._ails = False

    @property
    def reachable(self) -> bool:
        return asyncio.get_running_loop().time() < self._heard_at + REACHED_SECONDS

    async def open(self, me: str, heard: Callable[[bytes], None]) -> None:
        """Connect to Redis, and wait until a ping comes through. Raises BadConfig if that fails."""
        try:
            await self._client.ping()
        except Exception as error:
            await self._client.aclose()
            raise BadConfig(f"bus: Redis cannot be used: {error}") from None
        self._channel = _channel(me)
        for task in (self._listen_on(heard), self._send_on(), self._ping_on()):
            self._tasks.append(asyncio.create_task(task))
        try:
            async with asyncio.timeout(REACHED_SECONDS):
                await self._well.wait()
        except TimeoutError:
            await self.close()
            raise BadConfig("bus: Redis answers, but nothing comes through; is it busy?") from None

    def send(self, to: str, data: bytes) -> None:
        self._put(_channel(to), data)

    def _put(self, channel: str, data: bytes) -> None:
        if len(self._waiting) < WAITING:
            self._waiting.append((channel, data))
            self._wake.set()

    async def close(self) -> None:
        for _ in range(20):  # let the last messages go out
            if not self._waiting:
                break
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._client.aclose()

    async def _ping_on(self) -> None:
        while True:
            self._put(self._channel, PING)
            await asyncio.sleep(PING_SECONDS)

    async def _send_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            some, self._waiting = self._waiting, []
            try:
                async with self._client.pipeline(transaction=False) as pipe:
                    for channel, data in some:
                        pipe.publish(channel, data)
                    await pipe.execute()
            except Exception as error:
                self._lost(error)
                await asyncio.sleep(PAUSE_SECONDS)

    async def _listen_on(self, heard: Callable[[bytes], None]) -> None:
        while True:
            listener = self._client.pubsub()
            try:
                await listener.subscribe(self._channel)
                while True:
                    # Our own pings come all the time, so silence means that the connection is dead.
                    message = await listener.get_message(timeout=REACHED_SECONDS)
                    if message is None:
                        raise ConnectionError("it does not answer")
                    if message["data"] == PING:
                        self._is_well()
                    elif message["type"] == "message":
                        heard(message["data"])
            except Exception as error:
                self._lost(error)
                await asyncio.sleep(PAUSE_SECONDS)
            finally:
                with suppress(Exception):
                    await listener.aclose()

    def _lost(self, error: Exception) -> None:
        if not self._ails:
            self._ails = True
            log.error("the bus cannot be used", extra={"problem": str(error) or type(error).__name__})

    def _is_well(self) -> None:
        self._heard_at = asyncio.get_running_loop().time()
        self._well.set()
        if self._ails:
            self._ails = False
            log.warning("the bus can be used again")


def _channel(server: str) -> str:
    return f"boothill:{server}"
