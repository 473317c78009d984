"""Measures how soon a server with many stored tables answers, and how long a table takes to come back.

A game is played for a while and stored; its rows are copied as often as tables are wanted. Then a server is started on
that database, and asked.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import signal
import statistics
import tempfile
import time
from random import Random

import httpx
from sqlalchemy import create_engine, text

from boothill.lab.verify.clients import Guest, seated
from boothill.lab.verify.crash import Server
from boothill.table import wire

COPY = {
    "tables": "insert into tables (id, data, public, over, used_at) "
    "select id || :end, data, public, over, used_at from tables where id = :table",
    "games": "insert into games (id, table_id, number, ruleset, version, options, names, bots, server_seed, shares, "
    "keep, leader, dealt_at, result, ended) select id || :end, table_id || :end, number, ruleset, version, options, "
    "names, bots, server_seed, shares, keep, leader, dealt_at, result, ended from games where table_id = :table",
    "moves": "insert into moves (game_id, number, seat, move, spent, at) select game_id || :end, number, seat, move, "
    "spent, at from moves where game_id in (select id from games where table_id = :table)",
}


async def played(server: Server, moves: int) -> str:
    """A table whose game has come so far."""
    async with httpx.AsyncClient(base_url=server.base, timeout=120) as http:
        while True:
            table, keys = await seated(http, wire.Settings(players=4, clock="instant"), 4)
            guests = [Guest(server.base, table, key, Random(key)) for key in keys]
            tasks = [asyncio.create_task(guest.play()) for guest in guests[1:]]
            await asyncio.gather(*(guest.ready.wait() for guest in guests[1:]))
            tasks.append(asyncio.create_task(guests[0].play(start=True)))
            while guests[0].number < moves and not guests[0].game:
                await asyncio.sleep(0.01)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if not guests[0].game:
                return table


async def measure(tables: int, moves: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/games.db"
        server = Server(database)
        await server.start()
        table = await played(server, moves)
        server.stop(signal.SIGTERM)
        engine = create_engine(database)
        with engine.begin() as connection:
            for number in range(tables):
                for statement in COPY.values():
                    connection.execute(text(statement), {"table": table, "end": f"-{number}"})
        engine.dispose()
        begun = time.monotonic()
        await server.start()
        after = time.monotonic() - begun
        async with httpx.AsyncClient(base_url=server.base, timeout=120) as http:
            figures = (await http.get("/metrics")).text
            cpu = float(re.findall(r"^process_cpu_seconds_total (\S+)$", figures, re.M)[0])
            print(
                f"{tables} tables with {moves} moves each: answers after {after:.2f} s, {cpu:.2f} s of processor time"
            )
            memory = float(re.findall(r"^process_resident_memory_bytes (\S+)$", figures, re.M)[0])
            print(f"memory without tables: {memory / 2**20:.0f} MB")
            took = []
            for number in range(min(100, tables)):
                begun = time.monotonic()
                answer = await http.get(f"/api/tables/{table}-{number}")
                took.append(time.monotonic() - begun)
                assert answer.status_code == 200, answer.text
            figures = (await http.get("/metrics")).text
            cpu = (float(re.findall(r"^process_cpu_seconds_total (\S+)$", figures, re.M)[0]) - cpu) / len(took)
        print(
            f"a table that somebody comes to: {statistics.median(took) * 1000:.0f} ms (median), "
            f"{cpu * 1000:.1f} ms of processor time"
        )
        server.stop(signal.SIGTERM)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--moves", type=int, default=60)
    options = parser.parse_args()
    asyncio.run(measure(options.tables, options.moves))


if __name__ == "__main__":
    main()
