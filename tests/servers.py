"""Servers for tests: the real one, on a free port, in this process."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from boothill.lab.verify.clients import Guest
from boothill.server.config import Config
from boothill.server.lobby import Lobby
from boothill.server.run import server
from boothill.server.running import Running
from boothill.table import wire
from boothill.table.clock import VirtualClock

ROOMY: dict[str, Any] = {"commands": 10_000, "requests": 10_000, "new_tables": 10_000, "address_connections": 1000}
"""No limits that a test runs into by chance."""


class Served:
    """A running server and ways to talk to it."""

    def __init__(self, lobby: Lobby, base: str, http: httpx.AsyncClient) -> None:
        self.lobby = lobby
        self.made = 0
        self.base = base
        self.http = http

    async def create(self, name: str = "Ann", **settings: Any) -> dict[str, Any]:
        """A new table. What is drawn there is the same in every run."""
        settings = {"players": 4, "clock": "instant", **settings}
        made = await self.http.post("/api/tables", json={"name": name, "settings": settings})
        assert made.status_code == 201, made.text
        result: dict[str, Any] = made.json()
        self.made += 1
        table = self.lobby.tables[result["table"]].table
        table.server_seed = sha256(f"table {self.made}".encode()).hexdigest()
        table.rng.seed(self.made)
        return result

    async def running(self, table: str) -> Running:
        """A table that this server holds, or takes now."""
        place = await self.lobby.find(table)
        assert isinstance(place, Running)
        return place

    def stop_the_clock(self) -> VirtualClock:
        """Let limits count what comes, however slowly; tables that are there already keep their own time."""
        clock = VirtualClock(self.lobby.clock.now())
        self.lobby.clock = clock
        return clock

    async def sit(self, table: str, name: str, **more: Any) -> dict[str, Any]:
        made = await self.http.post(f"/api/tables/{table}/seats", json={"name": name, **more})
        assert made.status_code == 201, made.text
        result: dict[str, Any] = made.json()
        return result

    def socket(self, table: str, **more: Any) -> Any:
        return connect(f"{self.base.replace('http', 'ws')}/ws/tables/{table}", compression=None, max_size=None, **more)

    @asynccontextmanager
    async def joined(self, table: str, key: str = "", **more: Any) -> AsyncIterator[Talk]:
        async with self.socket(table) as socket:
            talk = Talk(socket)
            await talk.send(wire.Hello(key=key, **more))
            yield talk

    async def talk(self, table: str, key: str = "") -> Talk:
        """A connection that is left open, whatever becomes of the server."""
        talk = Talk(await self.socket(table))
        await talk.send(wire.Hello(key=key))
        return talk

    @asynccontextmanager
    async def hosted(self) -> AsyncIterator[tuple[dict[str, Any], Talk]]:
        """A new table, and its host who has been welcomed there."""
        made = await self.create()
        async with self.joined(made["table"], made["key"]) as host:
            await host.until("welcome")
            yield made, host


class Talk:
    """A connection that speaks the protocol."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    async def send(self, command: wire.ToTable) -> None:
        await self.socket.send(msgspec.json.encode(command).decode())

    async def next(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), 60))
        self.heard.append(message)
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        """Read on to the next message of a kind."""
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def asked(self) -> dict[str, Any]:
        """Read on until something is asked."""
        while not (message := await self.next()).get("ask"):
            assert message["type"] != "ended"
        ask: dict[str, Any] = message["ask"]
        return ask


@asynccontextmanager
async def served(folder: Path | str, **settings: Any) -> AsyncIterator[Served]:
    """The server on a free port; `folder` is where its database is kept, or the address of one."""
    database = folder if isinstance(folder, str) else f"sqlite:///{folder}/games.db"
    running = server(Config(port=0, database=database, **{**ROOMY, **settings}))
    task = asyncio.create_task(running.serve())
    while not running.started:
        assert not task.done(), task
        await asyncio.sleep(0.01)
    port = running.servers[0].sockets[0].getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    lobby: Lobby = running.config.app.state.lobby  # type: ignore[union-attr]
    try:
        async with httpx.AsyncClient(base_url=base, timeout=60) as http:
            yield Served(lobby, base, http)
    finally:
        running.should_exit = True
        await task


def with_server(folder: Path | str, act: Callable[[Served], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with served(folder, **settings) as house:
            await act(house)

    asyncio.run(asyncio.wait_for(run(), 300))


async def played(house: Served, people: int = 2, **settings: Any) -> tuple[dict[str, Any], list[Guest]]:
    """A whole game: the table, and those who played."""
    made = await house.create(**settings)
    keys = [made["key"]] + [(await house.sit(made["table"], f"P{i}"))["key"] for i in range(1, people)]
    guests = [Guest(house.base, made["table"], key, Random(i)) for i, key in enumerate(keys)]
    others = [asyncio.create_task(guest.play()) for guest in guests[1:]]
    await asyncio.gather(*(guest.ready.wait() for guest in guests[1:]))
    await asyncio.gather(guests[0].play(start=True), *others)
    return made, guests


class Process:
    """A server in a process of its own, started by the command as it is typed, and what it logs."""

    def __init__(
        self,
        database: str,
        *flags: str,
        files: int = 0,
        under: Sequence[str] = (),
        command: Sequence[str] = (sys.executable, "-m", "boothill"),
    ) -> None:
        command = [*under, *command, "serve", "--port", "0", "--database", database, *flags]
        if files:
            command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True)
        self.lines: list[dict[str, Any]] = []
        self.other: list[str] = []
        """What is no line of the log."""
        self._news = threading.Condition()
        self._ended = False
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stderr is not None
        for text in self.process.stderr:
            with self._news:
                try:
                    self.lines.append(json.loads(text))
                except ValueError:
                    self.other.append(text)
                self._news.notify_all()
        with self._news:
            self._ended = True
            self._news.notify_all()

    def told(self, what: str, since: int = 0) -> dict[str, Any]:
        """Wait for a line of the log that begins so."""

        def found() -> dict[str, Any] | None:
            return next((line for line in self.lines[since:] if line["what"].startswith(what)), None)

        with self._news:
            assert self._news.wait_for(lambda: found() is not None or self._ended, 120), (what, self.lines)
        line = found()
        assert line is not None, (what, self.lines, self.other)
        return line

    @property
    def base(self) -> str:
        return str(self.told("serving")["address"]).rstrip("/")

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to stop; the exit status."""
        self.process.send_signal(how)
        return self.wait()

    def wait(self) -> int:
        status = self.process.wait(60)
        self._reader.join(60)
        assert self.process.stdout is not None and self.process.stderr is not None
        self.process.stdout.close()
        self.process.stderr.close()
        return status

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGKILL)
        self.wait()
