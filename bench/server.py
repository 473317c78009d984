"""Measures the server: `make bench-server`. Clients run in a second process, each of both on a core of its own.

For so many tables of four clients it reports
- the moves a second when every client answers at once, which is what one core can do,
- how long an answer takes, from sending it to the next message, when clients think a while: median, 99th percentile,
- the memory that a table takes.

One person against bots is the usual table: `--people 1 --game duel --bots gunslinger --think 1`. Bots think in
processes of their own, on any core; what that takes is the column "thinking", in cores, while clients think a while
("then") and while they answer at once.

With `--servers 2` several servers share a PostgreSQL and a Redis. Clients come to the server that holds their table, or
with `--other-door` to the next one, so that everything passes between two of them. A table goes to where its people
are; so in both cases a spectator at its server keeps it there. To compare with one server, give it `--shared`.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import multiprocessing
import os
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx

from boothill.lab.verify.clients import Guest, seated
from boothill.lab.verify.crash import Server
from boothill.lab.verify.engines import POSTGRES, REDIS, Postgres, Redis
from boothill.sets import ruleset
from boothill.table import wire

AT_ONCE = 50
"""Tables that are set up at the same time."""
START_SECONDS = 10
"""Within which the processes are up that bots think in."""


class Plan(NamedTuple):
    """What is played, by whom, and for how long."""

    settings: wire.Settings
    people: int
    tables: int
    seconds: float
    think: float
    shift: int
    """How many doors from its table's server somebody comes in by."""
    kept: bool
    """Does somebody watch each table at its server?"""


def pin(core: int) -> None:
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[core % len(cores)]})
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))


async def figures(http: httpx.AsyncClient, bases: Sequence[str]) -> dict[str, float]:
    """What the servers say about themselves, together."""
    total: Counter[str] = Counter()
    for base in bases:
        text = (await http.get(f"{base}/metrics")).text
        for name, value in re.findall(r"^(\w+) ([\d.e+]+)$", text, re.MULTILINE):
            total[name] += float(value)  # type: ignore[assignment]
    return dict(total)


def helpers(servers: Sequence[int]) -> list[int]:
    """The processes that servers have started."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with suppress(OSError):
                if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) in servers:
                    found.append(int(folder.name))
    return found


def spent(processes: Sequence[int]) -> float:
    """The seconds of processor time that processes have taken so far."""
    ticks = 0
    for process in processes:
        with suppress(OSError):
            ticks += sum(map(int, Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


async def set_up(base: str, door: str, plan: Plan) -> list[Guest]:
    """A table at one server whose people come by the door of another, or the same."""
    async with httpx.AsyncClient(base_url=base, timeout=120) as http:
        table, keys = await seated(http, plan.settings, plan.people)
    return [Guest(door, table, key, Random(f"{table} {key}")) for key in keys]


async def kept(base: str, table: str) -> asyncio.Task[None]:
    """Somebody who watches a table at its server for as long as it takes."""
    keeper = Guest(base, table, "", Random(table))
    keeper.again = True
    task = asyncio.create_task(keeper.play())
    await keeper.ready.wait()
    return task


async def measure(bases: Sequence[str], servers: Sequence[int], plan: Plan) -> dict[str, float]:
    limits = httpx.Limits(max_connections=AT_ONCE)
    tables, seconds, think = plan.tables, plan.seconds, plan.think
    async with httpx.AsyncClient(timeout=120, limits=limits) as http:
        before = await figures(http, bases)
        groups: list[list[Guest]] = []
        for start in range(0, tables, AT_ONCE):
            some = range(start, min(start + AT_ONCE, tables))
            doors = [(bases[i % len(bases)], bases[(i + plan.shift) % len(bases)]) for i in some]
            groups += await asyncio.gather(*(set_up(base, door, plan) for base, door in doors))
        guests = [guest for group in groups for guest in group]
        for guest in guests:
            guest.again = True
            guest.think = think
        tasks: list[asyncio.Task[None]] = []
        for number, group in enumerate(groups if plan.kept else ()):
            tasks.append(await kept(bases[number % len(bases)], group[0].url.rpartition("/")[2]))
        for start in range(0, len(groups), AT_ONCE):
            for group in groups[start : start + AT_ONCE]:
                tasks += [asyncio.create_task(guest.play()) for guest in group[1:]]
            await asyncio.gather(
                *(guest.ready.wait() for group in groups[start : start + AT_ONCE] for guest in group[1:])
            )
            for group in groups[start : start + AT_ONCE]:
                tasks.append(asyncio.create_task(group[0].play(start=True)))
            await asyncio.gather(*(group[0].ready.wait() for group in groups[start : start + AT_ONCE]))
        playing = await figures(http, bases)
        result = {
            "memory": (playing["process_resident_memory_bytes"] - before["process_resident_memory_bytes"]) / tables
        }
        # First with time to think, then flat out.
        await asyncio.sleep(2 if plan.people == plan.settings.players else START_SECONDS)
        thinkers = helpers(servers)
        for process in thinkers:  # which were born on the server's core
            with suppress(OSError):
                os.sched_setaffinity(process, range(os.cpu_count() or 1))
        for guest in guests:
            guest.waits.clear()
        first, thought = await figures(http, bases), spent(thinkers)
        begun = time.monotonic()
        await asyncio.sleep(seconds)
        took = time.monotonic() - begun
        last = await figures(http, bases)
        result["busy then"] = (last["process_cpu_seconds_total"] - first["process_cpu_seconds_total"]) / took
        result["thinking then"] = (spent(thinkers) - thought) / took
        waits = sorted(wait for guest in guests for wait in guest.waits)
        result["answers"] = len(waits) / seconds
        result["p50"] = statistics.median(waits) * 1000
        result["p99"] = waits[int(len(waits) * 0.99)] * 1000
        for guest in guests:
            guest.think = 0
        await asyncio.sleep(think + 2)
        first, cpu, thought = await figures(http, bases), time.process_time(), spent(thinkers)
        begun = time.monotonic()
        await asyncio.sleep(seconds)
        last = await figures(http, bases)
        took = time.monotonic() - begun
        result["moves"] = (last["boothill_moves_total"] - first["boothill_moves_total"]) / took
        result["commits"] = (last["boothill_commits"] - first["boothill_commits"]) / took
        result["busy"] = (last["process_cpu_seconds_total"] - first["process_cpu_seconds_total"]) / took
        result["thinking"] = (spent(thinkers) - thought) / took
        result["clients"] = (time.process_time() - cpu) / took
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return result


def clients(bases: list[str], servers: list[int], plan: Plan, results: multiprocessing.Queue[dict[str, float]]) -> None:
    pin(1)
    gc.disable()  # a look of the collector at thousands of clients takes a tenth of a second, which is not the server's
    results.put(asyncio.run(measure(bases, servers, plan)))


async def run(servers: int, shared: bool, thinkers: str, plan: Plan) -> dict[str, float]:
    with ExitStack() as stack:
        more = ["--max-connections", "100000", "--max-tables", "100000", "--address-sockets", "100000"]
        more += ["--thinkers", thinkers]
        if not shared:
            database = f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/games.db"
        else:
            postgres, redis = stack.enter_context(closing(Postgres())), stack.enter_context(closing(Redis()))
            database, more = postgres.url, [*more, "--bus", redis.url]
        fleet = [Server(database) for _ in range(servers)]
        for server in fleet:
            server.command += more
            await server.start()
            assert server.process is not None
            stack.callback(server.stop, signal.SIGKILL)
        context = multiprocessing.get_context("spawn")
        results: multiprocessing.Queue[dict[str, float]] = context.Queue()
        bases = [server.base for server in fleet]
        processes = [server.process.pid for server in fleet if server.process is not None]
        process = context.Process(target=clients, args=(bases, processes, plan, results))
        process.start()
        result = await asyncio.to_thread(results.get)
        process.join()
        return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="100,300,1000")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--think", type=float, default=5, help="seconds that a client thinks, on average, at first")
    parser.add_argument("--game", default="classic")
    parser.add_argument("--players", type=int, help="seats at a table; usually 2 in the Duel, 4 otherwise")
    parser.add_argument("--people", type=int, default=0, help="clients at a table; usually one for every seat")
    parser.add_argument("--bots", default="gunslinger", help="who has the other seats")
    parser.add_argument("--clock", default="instant")
    parser.add_argument("--thinkers", default="0", help="processes in which bots think")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--shared", action="store_true", help="one server, but with PostgreSQL and Redis")
    parser.add_argument(
        "--other-door", action="store_true", help="clients come to a server that does not hold their table"
    )
    options = parser.parse_args()
    shared = options.shared or options.servers > 1
    if shared and None in (POSTGRES, REDIS):
        parser.error("several servers need PostgreSQL and Redis, which are not installed")
    if not shared:
        pin(0)
    cpu = subprocess.run(
        ["sh", "-c", "grep -m1 'model name' /proc/cpuinfo | cut -d: -f2"], capture_output=True, text=True
    )
    print(f"Python {sys.version.split()[0]},{cpu.stdout.rstrip()}")
    players = options.players or (2 if ruleset(options.game).shape.figures > 1 else 4)
    people = options.people or players
    settings = wire.Settings(game=options.game, players=players, bots=options.bots, clock=options.clock)
    against = f", {players - people} {options.bots} each" if people < players else ""
    print(f"{options.game}, {people} of {players} seats are clients{against}, who think {options.think:g} s at first")
    print(
        "| tables | clients | moves/s | server busy | thinking | moves/s, one core | commits/s "
        "| answers/s | server busy then | thinking then | p50 | p99 | a table |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|---|---|")
    for tables in map(int, options.tables.split(",")):
        plan = Plan(settings, people, tables, options.seconds, options.think, int(options.other_door), shared)
        r = asyncio.run(run(options.servers, shared, options.thinkers, plan))
        print(
            f"| {tables} | {tables * people} | {r['moves']:.0f} | {r['busy']:.0%} | {r['thinking']:.0%} "
            f"| {r['moves'] / r['busy']:.0f} | {r['commits']:.0f} | {r['answers']:.0f} | {r['busy then']:.0%} "
            f"| {r['thinking then']:.0%} | {r['p50']:.1f} ms | {r['p99']:.1f} ms | {r['memory'] / 1024:.0f} kB |",
            flush=True,
        )


if __name__ == "__main__":
    main()
