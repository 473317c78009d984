"""Measures crowds: `python -m bench.crowd`. Many watch one table, and many come back to theirs at the same moment.

The server's processor time, on a core of its own:
- for each spectator who comes to a table in the middle of a game, and how many bytes he is sent,
- for each move that all of them are told,
- until all players of many tables, cut off at the same moment, have their seats again.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import signal
import tempfile
import time
from contextlib import AsyncExitStack
from random import Random

import httpx
from bench.server import AT_ONCE, figures, pin
from websockets.asyncio.client import ClientConnection, connect

from boothill.lab.verify.clients import Guest, encoded, seated
from boothill.lab.verify.crash import Server
from boothill.table import wire

CPU, MOVES = "process_cpu_seconds_total", "boothill_moves_total"
MOVES_BEFORE = 60
"""Moves of the game that a spectator comes to."""


class Watcher:
    """A spectator, who only counts."""

    def __init__(self) -> None:
        self.bytes = 0
        self.joined = asyncio.Event()

    async def watch(self, url: str) -> None:
        async with connect(url, compression=None, max_size=None, open_timeout=60) as socket:
            await socket.send(encoded(wire.Hello()))
            async for text in socket:
                self.bytes += len(text)
                if b'"fresh":true' in (text if isinstance(text, bytes) else text.encode()):
                    self.joined.set()


async def moved(http: httpx.AsyncClient, base: str, moves: int) -> dict[str, float]:
    """The server's figures once there have been so many moves."""
    now: dict[str, float] = {}
    while now.get(MOVES, 0) < moves:
        await asyncio.sleep(0.1)
        now = await figures(http, [base])
    return now


async def watched(http: httpx.AsyncClient, base: str, spectators: int, moves: int) -> None:
    settings = wire.Settings(game="classic", players=4, clock="instant")
    table, keys = await seated(http, settings, 4)
    players = [Guest(base, table, key, Random(key), think=0.1) for key in keys]
    for player in players:
        player.again = True
    tasks = [asyncio.create_task(player.play()) for player in players[1:]]
    await asyncio.gather(*(player.ready.wait() for player in players[1:]))
    tasks.append(asyncio.create_task(players[0].play(start=True)))
    await moved(http, base, MOVES_BEFORE)
    for player in players:
        player.think = 1e6  # nobody moves while they come
    await asyncio.sleep(2)
    before = await figures(http, [base])
    watchers = [Watcher() for _ in range(spectators)]
    for start in range(0, spectators, AT_ONCE):
        some = watchers[start : start + AT_ONCE]
        tasks += [asyncio.create_task(one.watch(players[0].url)) for one in some]
        await asyncio.gather(*(one.joined.wait() for one in some))
    await asyncio.sleep(2)
    after = await figures(http, [base])
    took, sent = (after[CPU] - before[CPU]) / spectators, sum(one.bytes for one in watchers) / spectators
    print(
        f"{spectators} spectators: {1000 * took:.2f} ms of processor time and {sent / 1000:.0f} kB each to come",
        flush=True,
    )
    for task in tasks[:4]:
        task.cancel()
    again = [Guest(base, table, player.key, Random(player.key), think=0.2) for player in players]
    for player in again:
        player.again = True
    tasks += [asyncio.create_task(player.play()) for player in again]
    await asyncio.gather(*(player.ready.wait() for player in again))
    before = await figures(http, [base])
    after = await moved(http, base, int(before[MOVES]) + moves)
    each = (after[CPU] - before[CPU]) / (after[MOVES] - before[MOVES])
    print(f"{1000 * each:.1f} ms of processor time for each move that {spectators} spectators are told", flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def back(url: str, key: str, number: int) -> ClientConnection:
    """Somebody comes back to the own seat, and has been told how things stand."""
    socket = await connect(url, compression=None, max_size=None, open_timeout=120)
    await socket.send(encoded(wire.Hello(key=key, after=number)))
    while '"type":"update"' not in str(await socket.recv())[:40]:
        pass
    return socket


async def reconnecting(http: httpx.AsyncClient, base: str, tables: int) -> None:
    settings = wire.Settings(game="classic", players=4, clock="instant")
    seats: list[tuple[str, str]] = []
    for _ in range(tables):
        table, keys = await seated(http, settings, 4)
        url = f"{base.replace('http', 'ws', 1)}/ws/tables/{table}"
        seats += [(url, key) for key in keys]
        async with AsyncExitStack() as stack:
            for place, key in enumerate(keys):
                socket = await stack.enter_async_context(connect(url, compression=None, max_size=None))
                await socket.send(encoded(wire.Hello(key=key)))
                if place == 3:
                    first = await stack.enter_async_context(connect(url, compression=None, max_size=None))
                    await first.send(encoded(wire.Hello(key=keys[0])))
                    await first.send(encoded(wire.Start()))
                    while '"type":"update"' not in str(await first.recv())[:40]:
                        pass
    await asyncio.sleep(2)
    before, begun = await figures(http, [base]), time.monotonic()
    sockets = await asyncio.gather(*(back(url, key, 0) for url, key in seats))
    took = time.monotonic() - begun
    after = await figures(http, [base])
    print(
        f"{len(seats)} players of {tables} tables come back at the same moment: {after[CPU] - before[CPU]:.2f} s of "
        f"processor time, the last one has his seat after {took:.1f} s",
        flush=True,
    )
    await asyncio.gather(*(socket.close() for socket in sockets))


async def measure(base: str, options: argparse.Namespace) -> None:
    async with httpx.AsyncClient(base_url=base, timeout=300) as http:
        await watched(http, base, options.spectators, options.moves)
        await reconnecting(http, base, options.tables)


def clients(base: str, options: argparse.Namespace) -> None:
    pin(1)
    asyncio.run(measure(base, options))


async def run(options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/games.db")
        for limit in ("--max-connections", "--address-sockets", "--table-connections", "--requests"):
            server.command += [limit, "100000"]
        await server.start()
        try:
            process = multiprocessing.get_context("spawn").Process(target=clients, args=(server.base, options))
            process.start()
            await asyncio.to_thread(process.join)
        finally:
            server.stop(signal.SIGKILL)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=30, help="that they are told")
    parser.add_argument("--tables", type=int, default=500, help="whose players come back at the same moment")
    options = parser.parse_args()
    pin(0)
    asyncio.run(run(options))


if __name__ == "__main__":
    main()
