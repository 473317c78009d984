"""Breaks a fleet of servers in every way, again and again, while tables are played on it, and looks what was lost.

    python -m boothill.lab.verify.fleet --tables 50 --faults 200

Real servers share a real PostgreSQL and a real Redis behind nginx, without sticky sessions. Servers are killed, stopped
in good order and frozen; Redis and PostgreSQL are killed and started again; servers are cut off from one, the other
and both. At the end every head of the hash chain that anybody was shown must lie on the chain of the finished game's
record: then no move that was acknowledged is lost, and no table has had two histories.

It needs `pip install 'boothill[redis,test]'`, and PostgreSQL, Redis and nginx.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random

from boothill.extra import needed
from boothill.lab.verify.clients import Guest, seated
from boothill.lab.verify.crash import GAMES, Report, Server, look
from boothill.lab.verify.engines import Cable, Nginx, Postgres, Redis
from boothill.table import wire

with needed("test"):
    import httpx

SERVERS = 3
LONGEST = 8.0
"""Seconds that a server is frozen or cut off at most: longer than its lease."""


class Member(Server):
    """A server of the fleet, with lines of its own to PostgreSQL and Redis."""

    def __init__(self, postgres: Postgres, redis: Redis) -> None:
        self.to_postgres, self.to_redis = Cable(postgres.socket), Cable(redis.socket)
        super().__init__(f"postgresql://postgres@127.0.0.1:{self.to_postgres.port}/postgres")
        self.command += ["--bus", f"redis://127.0.0.1:{self.to_redis.port}", "--database-seconds", "2"]

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.stop(signal.SIGKILL)
        self.to_postgres.close()
        self.to_redis.close()


class Fleet:
    """Everything that can be broken."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.postgres, self.redis = Postgres(), Redis()
        self.servers = [Member(self.postgres, self.redis) for _ in range(SERVERS)]
        self.door: Nginx | None = None
        self.faults: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": lambda: self._restart(signal.SIGKILL),
            "stop": lambda: self._restart(signal.SIGTERM),
            "freeze": self._freeze,
            "redis": lambda: self._engine(self.redis),
            "postgres": lambda: self._engine(self.postgres),
            "cut from postgres": lambda: self._cut(postgres=True),
            "cut from redis": lambda: self._cut(redis=True),
            "cut from both": lambda: self._cut(postgres=True, redis=True),
        }

    async def start(self) -> str:
        """The address of the load balancer."""
        for server in self.servers:
            await server.start()
        self.door = Nginx([server.port for server in self.servers])
        return self.door.base

    def close(self) -> None:
        if self.door is not None:
            self.door.close()
        for server in self.servers:
            server.close()
        self.redis.close()
        self.postgres.close()

    def _one(self) -> Member:
        return self.rng.choice(self.servers)

    async def _a_while(self) -> None:
        await asyncio.sleep(LONGEST * self.rng.random())

    async def _restart(self, how: signal.Signals) -> None:
        server = self._one()
        await asyncio.to_thread(server.stop, how)
        await asyncio.sleep(self.rng.random())
        await server.start()

    async def _freeze(self) -> None:
        server = self._one()
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        await self._a_while()
        server.process.send_signal(signal.SIGCONT)

    async def _engine(self, engine: Redis | Postgres) -> None:
        await asyncio.to_thread(engine.kill)
        await asyncio.sleep(2 * self.rng.random())
        await asyncio.to_thread(engine.start)

    async def _cut(self, postgres: bool = False, redis: bool = False) -> None:
        server = self._one()
        cables = [server.to_postgres] * postgres + [server.to_redis] * redis
        for cable in cables:
            cable.cut()
        await self._a_while()
        for cable in cables:
            cable.mend()


async def break_fleet(tables: int, faults: int, seed: int, think: float) -> tuple[Report, Counter[str]]:
    """Play so many tables to their end while so many things break."""
    rng = Random(seed)
    fleet = Fleet(rng)
    done: Counter[str] = Counter()
    try:
        base = await fleet.start()
        groups = []
        async with httpx.AsyncClient(base_url=base, timeout=60) as http:
            for number in range(tables):
                game, people = GAMES[number % len(GAMES)]
                settings = wire.Settings(game=game, players=people, clock="instant", public=True)
                table, keys = await seated(http, settings, people)
                groups.append([Guest(base, table, key, Random(rng.random()), think) for key in keys])
        guests = [guest for group in groups for guest in group]
        playing = [asyncio.create_task(guest.play()) for group in groups for guest in group[1:]]
        await asyncio.gather(*(guest.ready.wait() for group in groups for guest in group[1:]))
        playing += [asyncio.create_task(group[0].play(start=True)) for group in groups]
        order: list[str] = []
        for _ in range(faults):
            await asyncio.sleep(0.5 + rng.random())
            if not order:  # each as often as the others
                order = rng.sample(list(fleet.faults), len(fleet.faults))
            fault = order.pop()
            await fleet.faults[fault]()
            done[fault] += 1
        for guest in guests:
            guest.think = 0.0
        await asyncio.gather(*playing)
        return await look(base, groups), done
    finally:
        fleet.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--think", type=float, default=1.0, help="seconds that a client thinks, on average")
    options = parser.parse_args()
    begun = time.monotonic()
    report, done = asyncio.run(break_fleet(options.tables, options.faults, options.seed, options.think))
    broken = ", ".join(f"{count} {fault}" for fault, count in sorted(done.items()))
    print(f"{done.total()} faults in {time.monotonic() - begun:.0f} s ({broken}); {report}")
    return 1 if report.lost else 0


if __name__ == "__main__":
    sys.exit(main())
