"""The porter: accepts or refuses connections before anything is read, and closes silent ones.

The number of connections is limited, and a part is reserved for players at a table: connections without the key to a
seat share the rest. When that is full, the connection that has been silent longest is closed to make room.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import struct
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

from uvicorn.middleware.proxy_headers import _TrustedHosts

from boothill.server.config import Config
from boothill.server.limits import neighbourhood
from boothill.server.listening import BACKLOG

log = logging.getLogger("boothill.porter")

GUEST = "guest"
"""Key of the connection in the state of a request."""
REST_SECONDS = 1.0
"""Seconds without accepting connections after the process has run out of files."""
SHOWN_OUT = 10
"""Number of connections that are closed then."""
PROGRESS = 16 * 1024
"""Bytes that a slow reader must take within `request_seconds`."""
OUT_OF_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Talk(Protocol):
    """The protocol on a connection: HTTP or WebSocket."""

    def waits_for_us(self) -> bool:
        """Is it our turn, because the client has sent everything for now?"""

    def says_too_late(self) -> None:
        """Close the connection because the client took too long; tell it so if that is still possible."""

    def write(self, frame: bytes) -> bool:
        """Send a WebSocket frame at once. Returns False, without sending, if the client has not taken earlier data."""

    async def drained(self) -> None:
        """Wait until the client has taken what was sent before, or is gone."""

    def listen(self, ear: Callable[[bytes], None]) -> None:
        """From now on, pass WebSocket messages to `ear` as they arrive, beginning with those already received."""


class Guest:
    """An open connection, from the moment it is accepted."""

    def __init__(self, porter: Porter, address: str, line: socket.socket | None = None) -> None:
        self.porter = porter
        self.address = address
        self._line = line
        self.moved = False
        """Has the client taken some of the waiting data since the last check?"""
        self.at_table = False
        self._talk: Talk | None = None
        self._transport: asyncio.Transport | None = None
        self._left = 0
        self._ending = False
        self._gone = False
        self._timer: asyncio.TimerHandle | None = None

    def meets(self, talk: Talk, transport: asyncio.Transport) -> None:
        """Set the protocol, and start the time for a request."""
        self._talk = talk
        self._transport = transport
        self.heard()

    def heard(self) -> None:
        """Note that the connection was active, and restart the time for a request."""
        self.porter.heard(self)
        self._look_later()

    def welcome(self, sits: bool) -> None:
        """Note that the connection is at a table; `sits` if in a seat, otherwise as a spectator."""
        self.at_table = True
        self.porter.welcome(self, sits)

    def gone(self) -> None:
        self._gone = True
        if self._timer is not None:
            self._timer.cancel()
        self._talk = self._transport = self._line = self._timer = None  # break reference cycles
        self.porter.gone(self)

    def write(self, frame: bytes) -> bool:
        """Send a WebSocket frame at once, if the client takes it."""
        return self._talk is not None and self._talk.write(frame)

    async def drained(self) -> None:
        """Wait until the client has taken what was sent before, or is gone."""
        if self._talk is not None:
            await self._talk.drained()

    def listen(self, ear: Callable[[bytes], None]) -> None:
        """From now on, pass WebSocket messages to `ear` as they arrive."""
        if self._talk is not None:
            self._talk.listen(ear)

    @property
    def silent(self) -> bool:
        return self._talk is not None and not self._talk.waits_for_us()

    def show_out(self) -> None:
        """Close the connection now. Unsent data is lost; the system does not keep it for a client that never reads."""
        line, transport = self._line, self._transport
        self.gone()
        if line is not None:
            with suppress(OSError):
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        if transport is not None:
            transport.abort()

    def _look_later(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if not self._gone:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self.porter.config.request_seconds, self._look)

    def _look(self) -> None:
        """Check whether the client still reads and sends, and close the connection if not."""
        assert self._talk is not None and self._transport is not None
        left, before = self._transport.get_write_buffer_size(), self._left
        reads = self.moved or not before or left <= before - PROGRESS
        self._left, self.moved = left, False
        closing = self._transport.is_closing()
        if (left and not reads) or (self._ending and not left):
            self.show_out()
            return
        self._ending = not left and (closing or not self._talk.waits_for_us())
        if self._ending and not closing:
            self._talk.says_too_late()
        self._look_later()


class Porter:
    """Keeps track of all open connections, and limits them."""

    def __init__(self, config: Config, room: int) -> None:
        self.config = config
        self.room = room
        """Maximum number of connections of all kinds."""
        self.for_strangers = max(1, room * (100 - config.reserve) // 100)
        self.for_watchers = max(1, room * (100 - 2 * config.reserve) // 100)
        self.for_address = max(1, min(config.address_sockets, self.for_strangers // 4))
        """Maximum number for one address, so that no address alone can shut out others."""
        self.inside: Counter[str] = Counter()
        """Number of connections by address."""
        self.silent: OrderedDict[Guest, None] = OrderedDict()
        """Connections at no table; the one that has been inactive longest is first."""
        self.watching: OrderedDict[Guest, None] = OrderedDict()
        self.seated: set[Guest] = set()
        self.refused = 0
        self._proxies = _TrustedHosts(config.proxies)

    def admit(self, host: str, line: socket.socket | None = None) -> Guest | None:
        """Admit a connection; None if there is no room, or too many come from its address."""
        address = neighbourhood(host)
        if self.inside[address] >= self.for_address and host not in self._proxies:
            self.refused += 1
            return None
        strangers = len(self.silent) + len(self.watching)
        if (strangers >= self.for_strangers or strangers + len(self.seated) >= self.room) and not self.make_room():
            self.refused += 1
            return None
        guest = Guest(self, address, line)
        self.inside[address] += 1
        self.silent[guest] = None
        return guest

    def make_room(self) -> bool:
        """Close the connection that has been silent longest or, if none is silent, the earliest spectator's."""
        last = next((guest for guest in self.silent if guest.silent), None) or next(iter(self.watching), None)
        if last is None:
            return False
        last.show_out()
        return True

    def heard(self, guest: Guest) -> None:
        if guest in self.silent:
            self.silent.move_to_end(guest)

    def may_watch(self) -> bool:
        return len(self.watching) < self.for_watchers

    def welcome(self, guest: Guest, sits: bool) -> None:
        if guest in self.silent:  # it may have gone meanwhile
            del self.silent[guest]
            if sits:
                self.seated.add(guest)
            else:
                self.watching[guest] = None

    def gone(self, guest: Guest) -> None:
        if guest not in self.silent and guest not in self.watching and guest not in self.seated:
            return
        self.silent.pop(guest, None)
        self.watching.pop(guest, None)
        self.seated.discard(guest)
        self.inside[guest.address] -= 1
        if not self.inside[guest.address]:
            del self.inside[guest.address]


class Entrance:
    """The listening sockets. uvicorn calls this a server, and closes it."""

    def __init__(
        self, doors: Sequence[socket.socket], porter: Porter, meet: Callable[[Guest], asyncio.Protocol]
    ) -> None:
        self.sockets = doors
        self.porter = porter
        self._meet = meet
        self._loop = asyncio.get_running_loop()
        self._coming: set[asyncio.Task[None]] = set()
        for door in doors:
            door.listen(BACKLOG)
        self._standing = [self._loop.create_task(self._stand(door)) for door in doors]

    async def _stand(self, door: socket.socket) -> None:
        """Accept connections one by one. asyncio's own loop would stop listening when the process runs out of files."""
        while True:
            try:
                line, peer = await self._loop.sock_accept(door)
            except OSError as error:
                if error.errno in OUT_OF_FILES:
                    await self._rest(error)
                continue  # otherwise the client has gone already
            finally:
                await asyncio.sleep(0)
            guest = self.porter.admit(str(peer[0]), line)
            if guest is None:
                line.close()
                continue
            task = self._loop.create_task(self._let_in(line, guest))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _let_in(self, line: socket.socket, guest: Guest) -> None:
        try:
            await self._loop.connect_accepted_socket(lambda: self._meet(guest), line)
        except OSError:
            line.close()
            guest.gone()

    async def _rest(self, error: OSError) -> None:
        """Make room and wait after running out of files; otherwise accepting would fail again at once."""
        log.error("no connection can be taken", extra={"problem": error.strerror, "inside": self.porter.inside.total()})
        for _ in range(SHOWN_OUT):
            self.porter.make_room()
        await asyncio.sleep(REST_SECONDS)

    def close(self) -> None:
        for task in self._standing:
            task.cancel()
        for door in self.sockets:
            door.close()

    async def wait_closed(self) -> None:
        await asyncio.gather(*self._standing, *self._coming, return_exceptions=True)
