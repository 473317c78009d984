"""WebSockets: checks incoming messages and passes them to the table, and sends the table's messages."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress

import msgspec
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from boothill.server.encoding import Encoded, encoded
from boothill.server.limits import neighbourhood
from boothill.server.lobby import Lobby
from boothill.server.porter import GUEST, Guest
from boothill.server.running import Place
from boothill.table import wire
from boothill.table.bucket import Bucket
from boothill.table.problem import Problem
from boothill.table.seating import Viewer

log = logging.getLogger("boothill.ws")

MESSAGE_LIMIT = 16 * 1024
"""Maximum number of bytes in a message from a client."""
CLOSE_SECONDS = 5
"""Seconds to wait for a client that must still read its last messages."""
QUEUE_LIMIT = 1000
"""Maximum number of messages that wait for a slow client; beyond that it must reconnect."""
QUEUE_SIZE = 2 * 1024 * 1024
"""Maximum number of bytes in the messages that wait."""
STRIKES = 20
"""Number of invalid or too frequent messages after which a connection is closed."""

WRONG, NOT_FOUND, OTHER_PROTOCOL, TOO_SLOW, TOO_MANY, CLOSING = 4403, 4404, 4426, 1013, 1013, 1012
"""Close codes: not allowed here, no such table, another version, come again later (two), the server restarts."""
RUDE = 1008
CLOSE = {
    "no-table": NOT_FOUND, "client-old": OTHER_PROTOCOL, "client-new": OTHER_PROTOCOL,
    "too-many": TOO_MANY, "too-fast": TOO_MANY, "no-hello": RUDE, "closing": CLOSING,
    "elsewhere": CLOSING,
}  # fmt: skip
"""The close code for each problem with joining; for all others it is `WRONG`."""

COSTS: dict[type, int] = {
    wire.WhyNot: 2, wire.WhyFar: 2, wire.Analyse: 3, wire.Steer: 2, wire.Bet: 2, wire.Say: 2,
    wire.SetOrders: 3, wire.Contribute: 3, wire.Away: 3, wire.Pause: 3, wire.Hurry: 3, wire.Stand: 3,
    wire.Change: 3, wire.MoveTo: 3, wire.AddBot: 3, wire.Clear: 3, wire.Start: 3, wire.Rematch: 3,
}  # fmt: skip
"""How many commands these count as, since they are more work than an answer: they need a look into the game, are told
to everybody at the table, or are stored besides the game."""

_COMMAND: msgspec.json.Decoder[wire.ToTable] = msgspec.json.Decoder(wire.ToTable)


class TableConnection:
    """A client at a table, from the first message to the last."""

    def __init__(self, socket: WebSocket, lobby: Lobby, address: str) -> None:
        self.socket = socket
        self.lobby = lobby
        self.address = address
        self.guest: Guest = socket.scope["state"][GUEST]
        self.viewer = Viewer(self.send)
        self.viewer.origin = address
        self.waiting: deque[bytes] = deque()
        """Frames that the client has yet to take."""
        self.size = 0
        """Number of bytes in `waiting`."""
        self.wake = asyncio.Event()
        self.code = 0
        """The code to close with, once everything that waits is sent; 0 while open."""
        rate = lobby.config.commands
        self.bucket = Bucket(rate, rate * 4, lobby.clock.now())
        self.strikes = 0
        self.watches = True
        """Is it without the key to a seat?"""
        self.sender = asyncio.create_task(self._send_on())

    # -- out ---------------------------------------------------------------------------------------------------

    def send(self, message: wire.FromTable) -> None:
        if not self.code:
            self.say(encoded(message))
        if isinstance(message, wire.Farewell):
            self.close(WRONG)

    def say(self, message: Encoded) -> None:
        """Send an encoded message: at once, unless the client has yet to take earlier ones."""
        frame = message.frame
        if self.code or (not self.waiting and self.guest.write(frame)):
            return
        if len(self.waiting) >= QUEUE_LIMIT or (self.waiting and self.size + len(frame) > QUEUE_SIZE):
            self.waiting.clear()
            self.code = TOO_SLOW
            self.sender.cancel()  # it is waiting for a client that does not read
            return
        self.waiting.append(frame)
        self.size += len(frame)
        self.wake.set()

    def refuse(self, problem: Problem) -> None:
        self.lobby.metrics.problems.labels(problem.code).inc()
        self.send(problem.told())

    def close(self, code: int) -> None:
        """Close the connection once everything that waits is sent."""
        self.code = self.code or code
        self.wake.set()

    async def _send_on(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                await self.guest.drained()
                if not self.guest.write(self.waiting[0]):
                    return  # the client is gone
                self.size -= len(self.waiting.popleft())
            if self.code:
                return

    # -- in ----------------------------------------------------------------------------------------------------

    async def run(self, table: str) -> None:
        """Serve the connection until one side closes it."""
        sender, reader = self.sender, asyncio.create_task(self._serve(table))
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
            if self.code and not sender.done():
                await asyncio.wait((sender,), timeout=CLOSE_SECONDS)
        finally:
            for task in (sender, reader):
                task.cancel()
            for outcome in await asyncio.gather(sender, reader, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError):
                    log.error("a connection has failed", exc_info=outcome)
            if WebSocketState.DISCONNECTED not in (self.socket.client_state, self.socket.application_state):
                with suppress(WebSocketDisconnect, RuntimeError):  # the porter cuts off clients that do not read
                    await self.socket.close(self.code or CLOSING)
            # Break the reference cycles through the viewer and the task, so that the connection is freed at once.
            self.viewer.send = _unheard
            del self.sender

    async def _serve(self, table: str) -> None:
        """Join the table, then pass it all messages."""
        try:
            await self._find(table)
            hello = await self._hello()
            if hello is not None:
                await self._stay(table, hello)
        except Problem as problem:
            self.refuse(problem)
            self.close(CLOSE.get(problem.code, WRONG))

    async def _find(self, table: str) -> None:
        """Raise Problem unless there is such a table."""
        if table not in self.lobby.tables and not self.lobby.requests.take(self.address, self.lobby.clock.now()):
            raise Problem("too-fast")  # this may need a query
        await self.lobby.find(table)

    async def _hello(self) -> wire.Hello | None:
        try:
            async with asyncio.timeout(self.lobby.config.hello_seconds):
                hello = await self._command()
        except TimeoutError:
            raise Problem("no-hello") from None
        if hello is not None and not isinstance(hello, wire.Hello):
            raise Problem("no-hello")
        if hello is not None and hello.protocol not in (wire.UNSAID, wire.PROTOCOL):
            side = "client-old" if hello.protocol < wire.PROTOCOL else "client-new"
            raise Problem(side, client=hello.protocol, server=wire.PROTOCOL)
        return hello

    async def _stay(self, table: str, hello: wire.Hello) -> None:
        """Stay at a table until one side closes the connection. Raises Problem if the client may not join."""
        self.watches = hello.screen or not hello.key
        if self.watches and not self.guest.porter.may_watch():
            raise Problem("too-many")
        place = await self.lobby.visit(table, lambda place: self._join(place, hello))
        try:
            self.guest.welcome(sits=not self.watches)
            self.guest.listen(lambda raw: self._hear(place, raw))
            while (await self.socket.receive())["type"] != "websocket.disconnect":
                pass
        finally:
            place.leave(self)

    def _hear(self, place: Place, raw: bytes) -> None:
        """Handle a message from somebody at a table."""
        command = self._read(raw) if not self.code else None
        if command is not None:
            place.post(self, command)

    async def _join(self, place: Place, hello: wire.Hello) -> Place:
        # Limited, since each newcomer is sent the whole game so far and could come again and again.
        if not self.lobby.requests.take(self.address, self.lobby.clock.now(), 1 + place.cost):
            raise Problem("too-fast")
        try:
            await place.join(self, hello)
        except BaseException:
            place.leave(self)  # even if it was cut off while joining, since the table may already have admitted it
            raise
        return place

    async def _command(self) -> wire.ToTable | None:
        """The next valid message; None when there will be no more."""
        while not self.code:
            message = await self.socket.receive()
            if message["type"] != "websocket.receive":
                return None
            command = self._read(message.get("text") or message.get("bytes") or b"")
            if command is not None:
                return command
        return None

    def _read(self, raw: str | bytes) -> wire.ToTable | None:
        """Decode a message; None if it is invalid or comes too fast."""
        if not self.bucket.take(self.lobby.clock.now()):
            self._strike(Problem("too-fast"))
            return None
        try:
            command = _COMMAND.decode(raw)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._strike(Problem("bad-message", text=str(error)))
            return None
        self.bucket.charge(COSTS.get(type(command), 1) - 1)
        self.lobby.metrics.commands.labels(type(command).__name__).inc()
        return command

    def _strike(self, problem: Problem) -> None:
        self.refuse(problem)
        self.strikes += 1
        if self.strikes >= STRIKES:
            self.close(RUDE)


def _unheard(message: wire.FromTable) -> None:
    """Drop a message to somebody who has just gone."""


async def serve(socket: WebSocket, table: str) -> None:
    """Serve a new connection that has passed `Door`."""
    lobby: Lobby = socket.app.state.lobby
    address = neighbourhood(socket.client.host) if socket.client else ""
    if not lobby.serving:  # then a load balancer tries the next server
        await socket.send_denial_response(PlainTextResponse("not ready\n", 503))
        return
    await socket.accept()
    connection = TableConnection(socket, lobby, address)
    if lobby.connections_of(address) >= lobby.config.address_connections:
        connection.refuse(Problem("too-many"))
        connection.close(TOO_MANY)
    lobby.connections[address] += 1
    lobby.metrics.connections.inc()
    try:
        await connection.run(table)
    finally:
        lobby.metrics.connections.dec()
        lobby.connections[address] -= 1
        if not lobby.connections[address]:
            del lobby.connections[address]
