"""Breaks a fleet of servers in many ways while tables are played on it, and checks that nothing is lost or leaked.

    python -m boothill.lab.verify.fleet --tables 50 --faults 200

Real servers share a real PostgreSQL and a real Redis behind nginx, set up as in the hosting guide but without sticky
sessions, or behind Caddy (`--behind caddy`), which has them. No two servers agree on the time. Servers are killed, shut
down cleanly and frozen; Redis and PostgreSQL are killed and started again; servers are cut off from Redis, PostgreSQL
or both; clocks jump. At the end

- every head of the hash chain that anybody was shown must be on the chain of the finished game's record: then no
  acknowledged move is lost, and no table has two histories;
- everything that a viewer was shown must be what this viewer sees of that record: then nobody was told a secret;
- no table may have been silent for longer than a lease lasts, not counting the time that PostgreSQL or Redis was down.

It runs in a clone of the project and needs `pip install 'boothill[redis,test]'`, PostgreSQL, Redis and nginx or Caddy.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random

from boothill.core.ids import NOBODY, Seat
from boothill.extra import needed
from boothill.lab.verify.clients import Guest, seated
from boothill.lab.verify.crash import GAMES, Report, Server, look
from boothill.lab.verify.engines import Cable, Caddy, Door, Nginx, Postgres, Redis
from boothill.lab.verify.secrecy import told_too_much
from boothill.lab.verify.stillness import Span, Stillness, Witness, ask_around
from boothill.server.holding import LEASE_SECONDS
from boothill.table import wire
from boothill.text.records import Record

with needed("test"):
    import httpx

SERVERS = 3
DOORS: dict[str, Callable[[Sequence[int]], Door]] = {"nginx": lambda ports: Nginx(ports, sticky=False), "caddy": Caddy}
LONGEST = 8.0
"""The longest time in seconds that a server is frozen or cut off; longer than its lease."""
PATIENCE = 4.0
"""Seconds without a message after which a client reconnects."""
NOTICED = 2.0
"""Seconds allowed on top of a lease, for a server to look at the clock and for a client to ask again."""


class Member(Server):
    """A server of the fleet, with its own connections to PostgreSQL and Redis and its own wrong clocks."""

    def __init__(self, postgres: Postgres, redis: Redis) -> None:
        self.to_postgres, self.to_redis = Cable(postgres.socket), Cable(redis.socket)
        super().__init__(f"postgresql://postgres@127.0.0.1:{self.to_postgres.port}/postgres")
        self.command[self.command.index("boothill")] = "boothill.lab.verify.skewed"
        self.command += ["--bus", f"redis://127.0.0.1:{self.to_redis.port}", "--database-seconds", "2"]

    def signal(self, which: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(which)

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.signal(signal.SIGCONT)
            self.stop(signal.SIGKILL)
        self.to_postgres.close()
        self.to_redis.close()


class Fleet:
    """The servers and databases, and the ways to break them."""

    def __init__(self, rng: Random, longest: float = LONGEST, behind: str = "nginx", servers: int = SERVERS) -> None:
        self.rng = rng
        self.longest = longest
        self.behind = behind
        self.postgres, self.redis = Postgres(), Redis()
        self.servers = [Member(self.postgres, self.redis) for _ in range(servers)]
        self.door: Door | None = None
        self.broken: list[Member] = []
        self._in_turn: list[Member] = []
        self.away: list[Span] = []
        """When PostgreSQL or Redis was down."""
        self.faults: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": lambda: self._restart(signal.SIGKILL),
            "stop": lambda: self._restart(signal.SIGTERM),
            "freeze": self._freeze,
            "redis": lambda: self._engine(self.redis),
            "postgres": lambda: self._engine(self.postgres),
            "cut from postgres": lambda: self._cut(postgres=True),
            "cut from redis": lambda: self._cut(redis=True),
            "cut from both": lambda: self._cut(postgres=True, redis=True),
            "wrong time": self._wrong_time,
        }

    async def start(self) -> Door:
        await asyncio.gather(*(server.start() for server in self.servers))
        self.door = DOORS[self.behind]([server.port for server in self.servers])
        return self.door

    def close(self) -> None:
        if self.door is not None:
            self.door.close()
        for server in self.servers:
            server.close()
        self.redis.close()
        self.postgres.close()

    def well(self) -> list[str]:
        """The addresses of the servers that are not broken at the moment."""
        return [server.base for server in self.servers if server not in self.broken]

    @asynccontextmanager
    async def _one(self) -> AsyncIterator[Member]:
        """Pick a server, which counts as broken meanwhile. Each server is picked equally often, in random order."""
        if not self._in_turn:
            self._in_turn = self.rng.sample(self.servers, len(self.servers))
        server = self._in_turn.pop()
        self.broken.append(server)
        try:
            yield server
        finally:
            self.broken.remove(server)

    async def _a_while(self) -> None:
        await asyncio.sleep(self.longest * self.rng.random())

    async def _restart(self, how: signal.Signals) -> None:
        async with self._one() as server:
            await asyncio.to_thread(server.stop, how)
            await asyncio.sleep(self.rng.random())
            await server.start()

    async def _freeze(self) -> None:
        async with self._one() as server:
            server.signal(signal.SIGSTOP)
            await self._a_while()
            server.signal(signal.SIGCONT)

    async def _engine(self, engine: Redis | Postgres) -> None:
        begun = time.monotonic()
        await asyncio.to_thread(engine.kill)
        await asyncio.sleep(2 * self.rng.random())
        await asyncio.to_thread(engine.start)
        self.away.append(Span(begun, time.monotonic()))

    async def _cut(self, postgres: bool = False, redis: bool = False) -> None:
        async with self._one() as server:
            cables = [server.to_postgres] * postgres + [server.to_redis] * redis
            for cable in cables:
                cable.cut()
            await self._a_while()
            for cable in cables:
                cable.mend()

    async def _wrong_time(self) -> None:
        self.rng.choice(self.servers).signal(signal.SIGUSR1)


class Seen:
    """A table with its guests, and everything that they were told."""

    def __init__(self, table: str, guests: list[Guest]) -> None:
        self.guests = guests
        """The players in the order of their seats, then a spectator."""
        self.stillness = Stillness(table)
        self._witnesses = [Witness(self.stillness) for _ in guests]
        for guest, witness in zip(guests, self._witnesses, strict=True):
            guest.witness, guest.patience = witness, PATIENCE

    async def play(self) -> None:
        """Play a game to its end."""
        others = [asyncio.create_task(guest.play()) for guest in self.guests[1:]]
        await asyncio.gather(*(guest.ready.wait() for guest in self.guests[1:]))
        await asyncio.gather(self.guests[0].play(start=True), *others)

    def told_too_much(self, record: Record) -> list[str]:
        seats = [*map(Seat, range(len(record.names))), NOBODY]
        return told_too_much(record, zip(seats, (one.told() for one in self._witnesses), strict=True))


class Result:
    """The results of a run."""

    def __init__(self, done: Sequence[tuple[str, Span]], report: Report) -> None:
        self.done = done
        """Each fault, and when it lasted."""
        self.report = report
        self.secrets: list[str] = []
        """A line for each message that told a viewer something they must not know."""
        self.still = 0.0
        """The longest time in seconds that a table was silent, not counting when PostgreSQL or Redis was down."""
        self.meanwhile: list[str] = []
        """The faults during that silence, or just before it."""

    def silent(self, span: Span, seconds: float) -> None:
        """Note that a table was silent for this many seconds."""
        if seconds > self.still:
            self.still = seconds
            self.meanwhile = [
                fault for fault, when in self.done if when.end > span.begin - LEASE_SECONDS and when.begin < span.end
            ]

    @property
    def faults(self) -> Counter[str]:
        return Counter(fault for fault, _ in self.done)

    @property
    def well(self) -> bool:
        return not self.report.lost and not self.secrets and self.still <= LEASE_SECONDS + NOTICED

    def __str__(self) -> str:
        broken = ", ".join(f"{count} {fault}" for fault, count in sorted(self.faults.items()))
        secrets = "; ".join(self.secrets) or "nobody was told a secret"
        still = f"no table was silent for more than {self.still:.1f} s ({', '.join(self.meanwhile)})"
        return f"{len(self.done)} faults ({broken}); {self.report}; {secrets}; {still}"


class Tables:
    """A number of tables in play: when a game is over, a new table takes the place of the old one."""

    def __init__(self, door: Door, rng: Random, think: float) -> None:
        self.door = door
        self.rng = rng
        self.think = think
        self.seen: list[Seen] = []

    async def play_on(self, number: int) -> None:
        game, people = GAMES[number % len(GAMES)]
        settings = wire.Settings(game=game, players=people, clock="instant", public=True, dead_see_all=False)
        while True:
            await (await self._new(settings)).play()
            if not self.think:
                return

    async def _new(self, settings: wire.Settings) -> Seen:
        async with httpx.AsyncClient(base_url=self.door.base, timeout=PATIENCE, verify=self.door.trust) as http:
            while True:
                try:
                    table, keys = await seated(http, settings, settings.players)
                    break
                except httpx.HTTPError:
                    await asyncio.sleep(0.2)
        guests = [Guest(self.door.base, table, key, Random(self.rng.random()), self.think) for key in (*keys, "")]
        for guest in guests:
            guest.ssl = self.door.trust
        self.seen.append(Seen(table, guests))
        return self.seen[-1]

    def playing(self) -> list[Seen]:
        return [one for one in self.seen if not one.guests[0].game]

    def come_to_an_end(self) -> None:
        """Finish the games that are under way as fast as possible, and begin no more."""
        self.think = 0.0
        for one in self.seen:
            for guest in one.guests:
                guest.think = 0.0


async def break_fleet(
    tables: int,
    faults: int,
    seed: int,
    think: float,
    longest: float = LONGEST,
    only: Sequence[str] = (),
    behind: str = "nginx",
    servers: int = SERVERS,
) -> Result:
    """Play at this many tables during this many faults (of all kinds or only some), each `longest` seconds at most."""
    rng = Random(seed)
    fleet = Fleet(rng, longest, behind, servers)
    done: list[tuple[str, Span]] = []
    try:
        door = await fleet.start()
        played = Tables(door, rng, think)
        playing = [asyncio.create_task(played.play_on(number)) for number in range(tables)]
        while sum(one.guests[0].number >= 0 for one in played.seen) < tables:
            await asyncio.sleep(0.1)
        asking = asyncio.create_task(ask_around(lambda: [one.stillness for one in played.playing()], fleet.well))
        order: list[str] = []
        for _ in range(faults):
            await asyncio.sleep(longest * (0.1 + 0.1 * rng.random()))
            if not order:  # so that each kind comes equally often
                ways = list(only or fleet.faults)
                order = rng.sample(ways, len(ways))
            fault = order.pop()
            begun = time.monotonic()
            await fleet.faults[fault]()
            done.append((fault, Span(begun, time.monotonic())))
        played.come_to_an_end()
        await asyncio.gather(*playing)
        asking.cancel()
        result = Result(done, await look(door.base, [one.guests for one in played.seen], door.trust))
        for one, record in zip(played.seen, result.report.records, strict=True):
            result.secrets += [f"{one.guests[0].game}: {line}" for line in one.told_too_much(record)]
            for span in one.stillness.spans:
                result.silent(span, span.without(fleet.away))
        return result
    finally:
        fleet.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--think", type=float, default=1.0, help="seconds that a client thinks, on average")
    parser.add_argument("--longest", type=float, default=LONGEST, help="seconds for which something is broken at most")
    parser.add_argument("--only", nargs="+", default=(), help="break it so only; `stop` is a rolling restart")
    parser.add_argument("--behind", choices=DOORS, default="nginx", help="the load balancer")
    parser.add_argument("--servers", type=int, default=SERVERS)
    options = parser.parse_args()
    begun = time.monotonic()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that nothing is left running
    how = options.tables, options.faults, options.seed, options.think, options.longest, options.only
    result = asyncio.run(break_fleet(*how, options.behind, options.servers))
    print(f"{result}; {time.monotonic() - begun:.0f} s in all")
    return 0 if result.well else 1


if __name__ == "__main__":
    sys.exit(main())
