"""A table running on this server, with the task that owns it and the connections to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from boothill.core.ids import Seat
from boothill.server.encoding import Encoded
from boothill.server.holding import Claim
from boothill.table import wire
from boothill.table.journal import Write
from boothill.table.owner import Owner
from boothill.table.problem import Problem
from boothill.table.seating import Viewer
from boothill.table.table import Table

MOVES_TOLD = 300
"""Number of moves that cost as much as a request when the game is sent to a newcomer."""


class Connection(Protocol):
    """What a table knows of a connection, to this server or to another."""

    viewer: Viewer
    watches: bool

    def close(self, code: int) -> None: ...

    def say(self, message: Encoded) -> None: ...


class Place(Protocol):
    """A table that somebody can join, here or on another server."""

    @property
    def cost(self) -> float:
        """The cost of sending the game to a newcomer, in permits."""

    async def join(self, connection: Connection, hello: wire.Hello) -> None:
        """Join the table. Raises Problem."""

    def post(self, connection: Connection, command: wire.ToTable) -> None: ...

    def leave(self, connection: Connection) -> None: ...

    async def look(self) -> wire.TableShown:
        """The table as people without a seat see it. Raises Problem."""

    async def sit(self, name: str, seat: Seat | None, program: bool, address: str, wait: bool) -> tuple[int, str]:
        """Take a seat; return which one, and its key. Raises Problem."""


class Held:
    """The journal of one table: everything written through it carries the claim of its holder."""

    def __init__(self, write: Callable[[list[Write], Claim | None], Awaitable[None]], claim: Claim | None) -> None:
        self._write = write
        self.claim = claim

    async def write(self, writes: list[Write]) -> None:
        await self._write(writes, self.claim)


class Running:
    """A table, the task that owns it, and its connections."""

    def __init__(self, owner: Owner, claim: Claim | None, most: int) -> None:
        self.owner = owner
        self.claim = claim
        self.most = most
        """Maximum number of connections of players, and the same of spectators."""
        self.task: asyncio.Task[None] | None = None
        self.connections: set[Connection] = set()
        self.expects = 0.0
        """Until when the client that it was read for is expected, by the clock of the event loop."""

    @property
    def deserted(self) -> bool:
        """Is nobody here or about to come?"""
        return not self.connections and asyncio.get_running_loop().time() >= self.expects

    @property
    def table(self) -> Table:
        return self.owner.table

    @property
    def cost(self) -> float:
        game = self.table.game
        return game.number / MOVES_TOLD if game is not None else 0.0

    def shown(self) -> wire.TableShown:
        """The table as people without a seat see it."""
        return self.table.shown_outside(self.owner.now())

    async def join(self, connection: Connection, hello: wire.Hello) -> None:
        # Spectators are counted separately, so that they never keep players from coming back.
        if sum(one.watches == connection.watches for one in self.connections) >= self.most:
            raise Problem("too-many")
        self.connections.add(connection)
        await self.owner.joined(connection.viewer, hello)

    def post(self, connection: Connection, command: wire.ToTable) -> None:
        self.owner.post(connection.viewer, command)

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self.owner.left(connection.viewer)

    async def look(self) -> wire.TableShown:
        return await self.owner.call(self.shown)

    async def sit(self, name: str, seat: Seat | None, program: bool, address: str, wait: bool) -> tuple[int, str]:
        return await self.owner.call(lambda: self.table.sit(name, seat, program, address, self.owner.now(), wait))
