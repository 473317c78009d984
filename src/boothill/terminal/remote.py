"""A table on a server, over a WebSocket that is reopened whenever it breaks."""

from __future__ import annotations

import asyncio
import re
import urllib.request
from contextlib import suppress
from typing import get_args
from urllib.error import HTTPError, URLError

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from boothill.sets import GAMES
from boothill.table import wire
from boothill.terminal.link import BadTable
from boothill.terminal.screen import Leave
from boothill.words.messages import Messages

ADDRESS = re.compile(r"(?P<scheme>http|https|ws|wss)://(?P<host>[^/#?]+)(?P<path>.*)")
TABLE = re.compile(r"(?P<before>.*?)/?#?/?(?:ws/|api/)?(?:tables?|t)/(?P<table>[A-Za-z0-9_-]{1,40})/?(\?.*)?")
FINAL = (4403, 4404, 4426, 1008)
"""Close codes after which it makes no sense to reconnect: wrong key, no such table, other protocol, misbehaviour."""
PAUSES = (0.2, 1.0, 2.0, 5.0)
"""Seconds before each further attempt to connect; the last one repeats."""
ANOTHER_VERSION = ("client-old", "client-new")
"""Problems that a server reports to a client with another version of the protocol."""
LOST = "lost"
"""The code of a problem that is not from the table: the connection is lost."""
NO_TABLE = "problem-no-table"
SECONDS = 20

REPLIES: dict[type[wire.ToTable], tuple[type[wire.FromTable], ...]] = {
    wire.Answer: (wire.Update, wire.Asked),
    wire.Act: (wire.Update, wire.Asked),
    wire.WhyNot: (wire.Why,),
    wire.Analyse: (wire.Position,),
    wire.Start: (wire.Update,),
    wire.Say: (),
    wire.Bet: (wire.Bets,),
}
"""The messages with which the table answers a command that it carries out; after any other it sends its new state. A
chat line need not be answered."""

_DECODER: msgspec.json.Decoder[wire.FromTable] = msgspec.json.Decoder(wire.FromTable)
_ENCODER = msgspec.json.Encoder()


class Kind(msgspec.Struct):
    """The kind of a message."""

    type: str


_KIND = msgspec.json.Decoder(Kind)
_KINDS = {str(message.__struct_config__.tag) for message in get_args(wire.FromTable)}


class Stranger(Exception):
    """The server has another version than this program, or a game that it does not know."""


class Seated(msgspec.Struct):
    """The server's response with the key to a seat."""

    key: str


class Refusal(msgspec.Struct):
    """Why a request was refused."""

    line: wire.Line


def place_of(messages: Messages, link: str, server: str) -> tuple[str, str]:
    """The address of the server and the id of the table, from a link, or from an id and a server. Raises BadTable."""
    address = ADDRESS.fullmatch(link if "://" in link else f"{server}/table/{link}")
    table = TABLE.fullmatch(address["path"]) if address is not None else None
    if address is None or table is None:
        raise BadTable(messages.text("join-no-link", text=link))
    scheme = {"ws": "http", "wss": "https"}.get(address["scheme"], address["scheme"])
    return f"{scheme}://{address['host']}{table['before']}", table["table"]


def sit(messages: Messages, base: str, table: str, name: str) -> str:
    """Take a seat at a table; returns its key. Raises BadTable."""
    body = _ENCODER.encode({"name": name})
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{base}/api/tables/{table}/seats", body, headers)
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as response:
            return msgspec.json.decode(response.read(), type=Seated).key
    except HTTPError as error:
        with error, suppress(msgspec.MsgspecError):
            refusal = msgspec.json.decode(error.read(), type=Refusal)
            raise BadTable(messages.say(wire.said_of(refusal.line))) from None
        raise BadTable(messages.text("join-no-server", server=base)) from None
    except (URLError, OSError, ValueError):
        raise BadTable(messages.text("join-no-server", server=base)) from None


class Remote:
    """The connection to a table on a server."""

    live = True

    def __init__(self, base: str, table: str, key: str = "", name: str = "") -> None:
        self.base = base
        self.table = table
        self.key = key
        self._name = name
        self._url = f"{base.replace('http', 'ws', 1)}/ws/tables/{table}"
        self._heard: asyncio.Queue[wire.FromTable | None] = asyncio.Queue()
        """Received messages; None when no more will come."""
        self._said: asyncio.Queue[wire.ToTable] = asyncio.Queue()
        self._owed: tuple[type[wire.FromTable], ...] = ()
        """The kinds of messages that may answer the last command, still to come."""
        self._after = -1
        """The number of the last update."""
        self._game = 0
        """The number of the game of the last update."""
        self.welcomed = False
        """Has the table admitted this person?"""
        self.refused: wire.Line | None = None
        """Why the table refuses this person, if it does."""
        self._guest = ""
        """For a spectator: the secret by which the server recognizes them."""
        self._task: asyncio.Task[None] | None = None

    def post(self, command: wire.ToTable) -> None:
        replies = REPLIES.get(type(command), (wire.Changed,))
        self._owed = (*replies, wire.ProblemShown) if replies else ()
        self._said.put_nowait(command)

    def waits(self) -> bool:
        return self._task is None or bool(self._owed) or not self._heard.empty()

    async def next(self) -> wire.FromTable:
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        message = await self._heard.get()
        if message is None:
            raise Leave
        if isinstance(message, self._owed):
            self._owed = ()
        return message

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    # -- the connection ----------------------------------------------------------------------------------------

    async def _run(self) -> None:
        """Stay connected, reconnecting as long as that makes sense."""
        failures = 0
        while True:
            try:
                async with connect(self._url, compression=None, max_size=None, open_timeout=SECONDS) as socket:
                    failures = 0
                    await self._talk(socket)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    self.refused = self.refused or wire.Line(NO_TABLE)
                    break
            except Stranger:
                break
            except (InvalidURI, InvalidHandshake, OSError, TimeoutError):
                if not self.welcomed:
                    self.refused = wire.Line("join-no-server", {"server": self.base})
                    break
            failures += 1
            if failures == 1:
                self._tell(LOST, wire.Line("join-lost"))
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES)) - 1])
        self._heard.put_nowait(None)

    async def _talk(self, socket: ClientConnection) -> None:
        hello = wire.Hello(self.key, self._after, self._name, self._game, self._guest, wire.PROTOCOL)
        await socket.send(_encoded(hello))
        sender = asyncio.create_task(self._send(socket))
        number = 0
        try:
            async for text in socket:
                message = _read(text)
                if message is None:
                    continue
                if isinstance(message, wire.Welcome):
                    self._guest = message.guest
                    self.refused = _stranger(message)
                    if self.refused is not None:
                        raise Stranger
                if isinstance(message, wire.Welcome | wire.Changed):
                    number = message.table.number
                    self.welcomed = True
                elif isinstance(message, wire.ProblemShown) and (message.code in ANOTHER_VERSION or not self.welcomed):
                    self.refused, self.welcomed = message.line, False
                    if message.code == "bad-message":  # a server older than versions
                        self.refused = wire.Line("join-old-server")
                        raise Stranger
                    continue
                elif isinstance(message, wire.Update):
                    self._after, self._game = message.number, number
                self._heard.put_nowait(message)
            raise ConnectionClosed(socket.protocol.close_rcvd, socket.protocol.close_sent)
        finally:
            sender.cancel()

    async def _send(self, socket: ClientConnection) -> None:
        while True:
            command = await self._said.get()
            with suppress(ConnectionClosed):
                await socket.send(_encoded(command))

    def _tell(self, code: str, line: wire.Line) -> None:
        self._heard.put_nowait(wire.ProblemShown(code, line))


def _encoded(command: wire.ToTable) -> str:
    return _ENCODER.encode(command).decode()


def _read(text: str | bytes) -> wire.FromTable | None:
    """Decode a message; None for kinds that this version does not know, which a newer server may send."""
    try:
        return _DECODER.decode(text)
    except msgspec.ValidationError:
        if _KIND.decode(text).type in _KINDS:
            raise
        return None


def _stranger(welcome: wire.Welcome) -> wire.Line | None:
    """Why this program cannot play at a table, if it cannot."""
    if welcome.protocol < wire.PROTOCOL:
        return wire.Line("join-old-server")
    if welcome.table.settings.game not in GAMES:
        return wire.Line("join-unknown-game", {"game": welcome.table.settings.game})
    return None
