"""A server that is killed in the middle of its games: nothing that was acknowledged is lost, every game goes on.

The full run, fifty tables and ten kills, is `python -m boothill.lab.crash`.
"""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from boothill.lab.clients import Guest, seated
from boothill.lab.crash import Server, crash
from boothill.table import wire
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
