"""Kills a server again and again while tables are played on it, and checks that nothing is lost.

    python -m boothill.lab.verify.crash --tables 50 --kills 10 --database sqlite:////tmp/games.db

The clients are real: each seat has its own WebSocket, which reconnects when it is cut off. With every move the server
shows them the head of the hash chain over all moves so far. At the end, every head that any client was shown must be on
the chain of the finished game's record: then every acknowledged move is there.

It needs `pip install 'boothill[server,test]'`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from random import Random
from ssl import SSLContext

from boothill.extra import needed
from boothill.lab.measure.matches import tables_of, usual
from boothill.lab.verify.clients import Guest, seated
from boothill.table import wire
from boothill.text import fairness
from boothill.text.records import Record, parse_record

with needed("test"):
    import httpx

GAMES = tables_of(usual("crash"))
ROOMY = ("--commands", "10000", "--requests", "10000", "--new-tables", "100000", "--address-connections", "100000")
START_SECONDS = 60


class Server:
    """A server process on a port that stays the same after a restart."""

    def __init__(self, database: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "boothill", "serve", "--port", str(self.port)]
        self.command += ["--database", database, "--log-level", "warning", *ROOMY]
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self.process = subprocess.Popen(self.command)
        begun = time.monotonic()
        async with httpx.AsyncClient(base_url=self.base) as http:
            while True:
                try:
                    if (await http.get("/healthz")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                if self.process.poll() is not None or time.monotonic() > begun + START_SECONDS:
                    raise RuntimeError(f"the server does not start: {self.process.poll()}")
                await asyncio.sleep(0.05)

    def stop(self, how: signal.Signals) -> int:
        """Send a signal, wait for the server to exit, and return its exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(30)


class Report:
    """The results of a run."""

    def __init__(self) -> None:
        self.games = self.moves = self.heads = self.reconnects = 0
        self.records: list[Record] = []
        """The records of the games, in the order of the tables."""
        self.lost: list[str] = []

    def __str__(self) -> str:
        figures = f"{self.games} games, {self.moves} moves, {self.heads} acknowledgements, {self.reconnects} reconnects"
        return f"{figures}: {'nothing lost' if not self.lost else '; '.join(self.lost)}"


def heads_of(record: Record) -> list[str]:
    """The heads of the hash chain before the first move and after each move."""
    proof = record.fairness
    assert proof is not None
    opening = fairness.opening_of(record.game, record.version, record.options, record.names, proof.shares)
    heads = [fairness.first_link(proof.commitment, opening)]
    for number, (seat, move) in enumerate(record.moves, 1):
        heads.append(fairness.next_link(heads[-1], proof.server_seed, number, record.names[seat], move))
    return heads


async def crash(tables: int, kills: int, database: str, seed: int, think: float) -> Report:
    """Play this many tables to the end on a server that is killed this many times."""
    rng = Random(seed)
    server = Server(database)
    await server.start()
    try:
        groups = []
        async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
            for number in range(tables):
                game, people = GAMES[number % len(GAMES)]
                settings = wire.Settings(game=game, players=people, clock="instant", public=True)
                table, keys = await seated(http, settings, people)
                groups.append([Guest(server.base, table, key, Random(rng.random()), think) for key in keys])
        others = [asyncio.create_task(guest.play()) for group in groups for guest in group[1:]]
        await asyncio.gather(*(guest.ready.wait() for group in groups for guest in group[1:]))
        playing = others + [asyncio.create_task(group[0].play(start=True)) for group in groups]
        for _ in range(kills):
            await asyncio.sleep(0.5 + 2.5 * rng.random())
            server.stop(signal.SIGKILL)
            await server.start()
        await asyncio.gather(*playing)
        return await look(server.base, groups)
    finally:
        server.stop(signal.SIGTERM)


async def look(base: str, groups: list[list[Guest]], trust: SSLContext | bool = True) -> Report:
    """Compare the heads that every guest was shown with the records of the games."""
    report = Report()
    async with httpx.AsyncClient(base_url=base, timeout=60, verify=trust) as http:
        for group in groups:
            record = parse_record((await http.get(f"/api/games/{group[0].game}/record")).text)
            record.last()
            report.records.append(record)
            heads = heads_of(record)
            report.games += 1
            report.moves += len(record.moves)
            report.lost += [f"{group[0].game}: {line}" for line in record.unfair()]
            for guest in group:
                report.heads += len(guest.heads)
                report.reconnects += guest.connections - 1
                for number, head in guest.heads.items():
                    if number >= len(heads) or heads[number] != head:
                        report.lost.append(f"{guest.game}: move {number} was acknowledged, but is not there")
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--database", help="an empty one; a file of SQLite unless given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--think", type=float, default=0.3, help="seconds that a client thinks, on average")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{os.path.join(folder, 'games.db')}"
        begun = time.monotonic()
        report = asyncio.run(crash(options.tables, options.kills, database, options.seed, options.think))
    print(f"{options.kills} kills in {time.monotonic() - begun:.0f} s; {report}")
    return 1 if report.lost else 0


if __name__ == "__main__":
    sys.exit(main())
