"""Network clients for measurements and tests: guests that answer at random and reconnect when they are cut off."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from ssl import SSLContext
from time import perf_counter
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from boothill.table import wire


class HeardMove(Struct):
    text: str


class HeardAsk(Struct):
    number: int
    moves: list[HeardMove]


class Heard(Struct):
    """The parts of a message that a guest needs."""

    type: str
    number: int = -1
    chain: str = ""
    ask: HeardAsk | None = None
    game: str = ""
    code: str = ""


PASSING = ("closing", "elsewhere", "too-fast", "too-many")
"""Codes of problems that a server reports by itself, without reaching the table."""
_DECODER = msgspec.json.Decoder(Heard)
_ENCODER = msgspec.json.Encoder()


class Witness(Protocol):
    """Observes what passes between a guest and the table."""

    def wants(self) -> None:
        """The guest wants something from the table: to be let in, or to have an answer accepted."""

    def hears(self, text: str) -> None:
        """The guest has received a message."""


class Guest:
    """A client at a seat that answers every question with a random one of the offered moves."""

    def __init__(self, base: str, table: str, key: str, rng: Random, think: float = 0.0) -> None:
        self.url = f"{base.replace('http', 'ws', 1)}/ws/tables/{table}"
        self.key = key
        self.rng = rng
        self.think = think
        """Mean number of seconds before an answer."""
        self.number = -1
        self.heads: dict[int, str] = {}
        """The head of the hash chain shown with each update, by the number of the update."""
        self.game = ""
        """The id of the finished game; empty until there is one."""
        self.again = False
        """Play another game whenever one is over?"""
        self.connections = 0
        self.problems: list[str] = []
        self.waits: list[float] = []
        """Seconds from each answer to the next message."""
        self.ready = asyncio.Event()
        """Set once the table has let the guest in."""
        self.patience: float | None = None
        """Seconds without an expected message after which the guest reconnects; None to wait for ever."""
        self.ssl: SSLContext | None = None
        """The TLS settings for an https address."""
        self.witness: Witness | None = None

    async def play(self, start: bool = False) -> None:
        """Play until the game is over, reconnecting whenever the connection breaks."""
        while not self.game:
            with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await self._connect(start)
            await asyncio.sleep(0.05 + 0.2 * self.rng.random())

    async def _connect(self, start: bool) -> None:
        self._wants()
        opening, closing = (self.patience, 0.5) if self.patience is not None else (10, 10)
        async with connect(
            self.url, compression=None, max_size=None, open_timeout=opening, close_timeout=closing, ssl=self.ssl
        ) as socket:
            self.connections += 1
            await socket.send(encoded(wire.Hello(key=self.key, after=self.number)))
            answered, done, waits = 0.0, -1, True
            while True:
                async with asyncio.timeout(self.patience if waits else None):
                    text = str(await socket.recv())
                heard, waits = _DECODER.decode(text), False
                if self.witness is not None and heard.code not in PASSING:
                    self.witness.hears(text)
                if answered:
                    self.waits.append(perf_counter() - answered)
                    answered = 0.0
                if heard.type == "welcome":
                    self.ready.set()
                    if start and self.number < 0:
                        await socket.send(encoded(wire.Start()))
                elif heard.type == "update":
                    self.number = heard.number
                    self.heads[heard.number] = heard.chain
                elif heard.type == "problem":
                    self.problems.append(heard.code)
                elif heard.type == "ended" and self.again:
                    self.heads.clear()
                    await socket.send(encoded(wire.Rematch()))
                elif heard.type == "ended":
                    self.game = heard.game
                    return
                if heard.ask is not None and heard.ask.number != done:  # the same question may come twice
                    if self.think:
                        await asyncio.sleep(self.rng.expovariate(1 / self.think))
                    move = self.rng.choice(heard.ask.moves).text
                    self._wants()
                    await socket.send(encoded(wire.Answer(heard.ask.number, [move])))
                    answered, done, waits = perf_counter(), heard.ask.number, True

    def _wants(self) -> None:
        if self.witness is not None:
            self.witness.wants()


def encoded(command: wire.ToTable) -> str:
    return _ENCODER.encode(command).decode()


async def seated(http: Any, settings: wire.Settings, people: int) -> tuple[str, list[str]]:
    """Create a table and seat this many people. Returns its id and their keys, the host's first."""
    made = await http.post("/api/tables", json={"name": "Guest 0", "settings": msgspec.to_builtins(settings)})
    made.raise_for_status()
    table, keys = made.json()["table"], [made.json()["key"]]
    for i in range(1, people):
        joined = await http.post(f"/api/tables/{table}/seats", json={"name": f"Guest {i}"})
        joined.raise_for_status()
        keys.append(joined.json()["key"])
    return table, keys
