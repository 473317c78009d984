"""The porter: who is let in, before anything is read, and who is shown out because he says nothing.

There is room for so many connections. A part of it is kept for those who sit at a table: whoever has not shown a key to
a seat shares the rest. When that is full, the one that has been silent for the longest time makes room for the next.
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
"""Under which the state of a request holds the connection that it came by."""
REST_SECONDS = 1.0
"""For which nobody is let in when the process has no file left for him."""
SHOWN_OUT = 10
"""Silent connections that are closed meanwhile."""
PROGRESS = 16 * 1024
"""Bytes that a slow reader has to take within the time for a request."""
OUT_OF_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Talk(Protocol):
    """What is spoken on a connection: HTTP or WebSocket."""

    def waits_for_us(self) -> bool:
        """Has the other side said everything it has to say for now?"""

    def says_too_late(self) -> None:
        """Say so, if something can still be said."""

    def write(self, frame: bytes) -> bool:
        """Send a frame of a WebSocket at once; not if the other side is still to take what was sent before."""

    async def drained(self) -> None:
        """Wait until the other side has taken what was sent before, or is gone."""

    def listen(self, ear: Callable[[bytes], None]) -> None:
        """From now on the messages of a WebSocket are handed over as they come, those that have come already first."""


class Guest:
    """An open connection, from the moment it is let in."""

    def __init__(self, porter: Porter, address: str, line: socket.socket | None = None) -> None:
        self.porter = porter
        self.address = address
        self._line = line
        self.moved = False
        """Has the other side taken something of what waits for it since we last looked?"""
        self.at_table = False
        self._talk: Talk | None = None
        self._transport: asyncio.Transport | None = None
        self._left = 0
        self._ending = False
        self._gone = False
        self._timer: asyncio.TimerHandle | None = None

    def meets(self, talk: Talk, transport: asyncio.Transport) -> None:
        """What is spoken from now on. The time for a request begins."""
        self._talk = talk
        self._transport = transport
        self.heard()

    def heard(self) -> None:
        """The connection was of some use just now."""
        self.porter.heard(self)
        self._look_later()

    def welcome(self, sits: bool) -> None:
        """At a table, in a seat or watching."""
        self.at_table = True
        self.porter.welcome(self, sits)

    def gone(self) -> None:
        self._gone = True
        if self._timer is not None:
            self._timer.cancel()
        self._talk = self._transport = self._line = self._timer = None  # which remember the guest
        self.porter.gone(self)

    def write(self, frame: bytes) -> bool:
        """Send a frame of a WebSocket at once, if the other side takes it."""
        return self._talk is not None and self._talk.write(frame)

    async def drained(self) -> None:
        """Wait until the other side has taken what was sent before, or is gone."""
        if self._talk is not None:
            await self._talk.drained()

    def listen(self, ear: Callable[[bytes], None]) -> None:
        """From now on the messages of a WebSocket are handed over as they come."""
        if self._talk is not None:
            self._talk.listen(ear)

    @property
    def silent(self) -> bool:
        return self._talk is not None and not self._talk.waits_for_us()

    def show_out(self) -> None:
        """At once. What waits to be sent is lost, and the system does not keep it for who does not read it either."""
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
        """Once in a while: does the other side still do its part?"""
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
    """Knows everybody who is inside."""

    def __init__(self, config: Config, room: int) -> None:
        self.config = config
        self.room = room
        """For connections of all kinds."""
        self.for_strangers = max(1, room * (100 - config.reserve) // 100)
        self.for_watchers = max(1, room * (100 - 2 * config.reserve) // 100)
        self.for_address = max(1, min(config.address_sockets, self.for_strangers // 4))
        """So that one address alone is never in the way of others."""
        self.inside: Counter[str] = Counter()
        """How many, by address."""
        self.silent: OrderedDict[Guest, None] = OrderedDict()
        """Who is at no table, the one unheard for the longest time first."""
        self.watching: OrderedDict[Guest, None] = OrderedDict()
        self.seated: set[Guest] = set()
        self.refused = 0
        self._proxies = _TrustedHosts(config.proxies)

    def admit(self, host: str, line: socket.socket | None = None) -> Guest | None:
        """Let somebody in; nobody if there is no room, or too many came from there."""
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
        """Show out the one that has been silent for the longest time, or if nobody is, the first spectator."""
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
        if guest in self.silent:  # and has not gone meanwhile
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
    """The open doors. Called a server by uvicorn, which closes it."""

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
        """Take one after the other. Not left to the loop, which gives up a door when the process has no file left."""
        while True:
            try:
                line, peer = await self._loop.sock_accept(door)
            except OSError as error:
                if error.errno in OUT_OF_FILES:
                    await self._rest(error)
                continue  # or who came has gone already
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
        """There is no file left: wait a while, and make room meanwhile. Otherwise we would be called again at once."""
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
