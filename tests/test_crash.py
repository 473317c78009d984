"""A server that is killed in the middle of its games: nothing that was acknowledged is lost, every game goes on.

The full run, fifty tables and ten kills, is `python -m boothill.lab.verify.crash`.
"""

from __future__ import annotations

import asyncio
import json
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from boothill.lab.verify.clients import Guest, seated
from boothill.lab.verify.crash import Server, crash
from boothill.table import wire
from boothill.table.timing import PRESETS
from tests.test_protocol import module


def test_killed_three_times(database: str) -> None:
    report = asyncio.run(asyncio.wait_for(crash(tables=4, kills=3, database=database, seed=1, think=0.03), 600))
    assert report.lost == [] and report.games == 4
    assert report.reconnects >= 1 and report.heads > report.moves


def test_told_to_stop(tmp_path: Path) -> None:
    """It ends in good order and says so, and everybody is told to come back, who has said nothing yet too."""

    async def run() -> None:
        server = Server(f"sqlite:///{tmp_path}/games.db")
        await server.start()
        async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
            table, keys = await seated(http, wire.Settings(players=4), 1)
        address = f"{server.base.replace('http', 'ws')}/ws/tables/{table}"
        async with connect(address) as ann, connect(address) as silent:
            await ann.send(json.dumps({"type": "hello", "key": keys[0]}))
            await ann.send(json.dumps({"type": "start"}))
            while not json.loads(await ann.recv()).get("view"):
                pass
            assert await asyncio.to_thread(server.stop, signal.SIGTERM) == 0
            for socket in (ann, silent):
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await socket.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012

    asyncio.run(asyncio.wait_for(run(), 300))


def test_who_answers_while_the_server_hangs_is_not_late(tmp_path: Path) -> None:
    """It is stopped for longer than anybody may take for an answer, as a machine that is paused, and goes on."""

    async def run() -> None:
        server = Server(f"sqlite:///{tmp_path}/games.db")
        await server.start()
        try:
            async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
                table, keys = await seated(http, wire.Settings(players=4, clock="fast"), 4)
            address = f"{server.base.replace('http', 'ws')}/ws/tables/{table}"
            async with AsyncExitStack() as stack:
                people = [Somebody(await stack.enter_async_context(connect(address, max_size=None))) for _ in keys]
                for person, key in zip(people, keys, strict=True):
                    await person.say(type="hello", key=key)
                await people[0].say(type="start")
                reading = [asyncio.create_task(person.play()) for person in people]
                done, _ = await asyncio.wait(reading, return_when=asyncio.FIRST_COMPLETED)
                for task in reading:
                    task.cancel()
                (threatened, *_) = [person for task, person in zip(reading, people, strict=True) if task in done]
                assert server.process is not None
                server.process.send_signal(signal.SIGSTOP)
                await threatened.say(type="answer", ask=threatened.ask["number"], moves=["pass"])
                await asyncio.sleep((PRESETS["fast"].rope or 0) + 2)
                server.process.send_signal(signal.SIGCONT)
                heard = await threatened.hear()
                while heard["type"] != "update" or heard["number"] <= threatened.number:
                    assert heard["type"] != "problem", heard
                    heard = await threatened.hear()
        finally:
            server.stop(signal.SIGTERM)

    asyncio.run(asyncio.wait_for(run(), 300))


class Somebody:
    """A person at the wire who plays anything until threatened."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ask: dict[str, Any] = {}
        self.number = -1

    async def say(self, **command: Any) -> None:
        await self.socket.send(json.dumps(command))

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.socket.recv())
        return message

    async def play(self) -> None:
        while True:
            heard = await self.hear()
            self.number = heard.get("number", self.number)
            ask = heard.get("ask")
            if ask is None:
                continue
            if ask["threat"] and not ask["ahead"]:
                self.ask = ask
                return
            shots = [move["text"] for move in ask["moves"] if move["text"].startswith("play BANG!")]
            await self.say(type="answer", ask=ask["number"], moves=[shots[0] if shots else ask["moves"][0]["text"]])


def test_the_example_bot_outlives_a_kill(tmp_path: Path) -> None:
    bot = module("examples/bot.py")

    async def run() -> None:
        server = Server(f"sqlite:///{tmp_path}/games.db")
        await server.start()
        try:
            async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
                table, keys = await seated(http, wire.Settings(players=4, clock="instant", bots="greedy"), 1)
                playing = asyncio.create_task(bot.play(server.base, table))
                while (await http.get(f"/api/tables/{table}")).json()["seats"][1]["kind"] != "person":
                    await asyncio.sleep(0.05)
            host = Guest(server.base, table, keys[0], Random(1))
            task = asyncio.create_task(host.play(start=True))
            while host.number < 5:
                await asyncio.sleep(0.02)
            server.stop(signal.SIGKILL)
            await server.start()
            await task
            assert await playing
        finally:
            server.stop(signal.SIGTERM)

    asyncio.run(asyncio.wait_for(run(), 300))
