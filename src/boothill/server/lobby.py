"""The tables of a server: creates and finds them, restores them after a restart, and clears away unused ones."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import TypeVar

import msgspec
from sqlalchemy.exc import DBAPIError

from boothill.server import work
from boothill.server.answers import Kept
from boothill.server.codes import Codes
from boothill.server.config import BadConfig, Config
from boothill.server.faults import is_away
from boothill.server.fleet.bus import RedisBus
from boothill.server.fleet.fleet import Away, Fleet
from boothill.server.garbage import Garbage
from boothill.server.holding import LONG, Claim, Elsewhere, Superseded
from boothill.server.lease import Lease
from boothill.server.limits import Buckets
from boothill.server.listing import Listing
from boothill.server.logs import nickname
from boothill.server.metrics import Metrics
from boothill.server.pool import Pool
from boothill.server.running import Held, Place, Running
from boothill.server.storage import Storage
from boothill.server.studies import Studies
from boothill.table import wire
from boothill.table.clock import HEARTBEAT, Clock
from boothill.table.journal import Moved, Write
from boothill.table.masking import Mask
from boothill.table.owner import Owner
from boothill.table.problem import Problem
from boothill.table.recall import restored
from boothill.table.table import OPEN_TABLE, OVER, PLAYING, Table
from boothill.table.thinking import Thinkers, hands_of

log = logging.getLogger("boothill.lobby")

RESTARTED = 1012
"""The close code that tells a client to connect again."""
WRITE_SECONDS = 4.0
"""Seconds that a closing server waits until everything is written."""
LEAVE_SECONDS = 1.0
"""Seconds that it then waits for its worker processes, and to tell the other servers."""
FIND_SECONDS = 2.0
"""In a fleet, seconds that a client waits for a table here before it should try another server."""
SWEEP_SECONDS = 30
EXPECTED_SECONDS = 2.0
"""Seconds that a table that was read stays here, so that the client it was read for can join it."""
MOMENT = 0.02
"""Maximum seconds from telling what happened to asking for the next decision (`Mask.moment`)."""
GUESSES = 10
"""Wrong codes per minute from one address: that is a few hundred an hour, of a hundred thousand possible ones."""
NAP_SECONDS = 1.0
"""If the server hung for longer than this many seconds, that is logged."""

T = TypeVar("T")


class Lobby:
    """Everything that runs on a server: its tables and what they share."""

    def __init__(self, config: Config, clock: Clock | None = None) -> None:
        self.config = config
        self.clock = clock or Clock()
        self.storage = Storage(config.database, config.database_seconds)
        self.metrics = Metrics()
        self.thinkers = Thinkers(hands_of(config.thinkers))
        self.mask = Mask(MOMENT)
        self.tables: dict[str, Running] = {}
        self.coming: dict[str, asyncio.Task[Place | str]] = {}
        """Tables that are being read, each with the task that reads it."""
        self.connections: Counter[str] = Counter()
        """Number of connections by address."""
        self.requests = Buckets(config.requests, config.requests * 5)
        self.creations = Buckets(config.new_tables / 60, config.new_tables)
        self.codes = Codes()
        self.guesses = Buckets(GUESSES / 60, GUESSES)
        """Limits how many wrong codes may be tried."""
        self.pool = Pool(work.prepare)
        self.studies = Studies(lambda: self.thinkers.crew.behind > 0, lambda: self.clock.now())
        self.kept = Kept()
        self.fleet = Fleet(self.storage.server, RedisBus(config.bus), self) if config.bus else None
        """The other servers; None if this server runs alone."""
        if self.fleet is not None and not self.storage.shared:
            raise BadConfig("bus: several servers need PostgreSQL; give its address with --database")
        self.away: dict[str, Away] = {}
        """Known tables that other servers hold."""
        self.listing = Listing(self.tables.values, lambda: self.clock, self.fleet.listed if self.fleet else tuple)
        self.lease = Lease(self.storage, self._lost, self.fleet)
        self.garbage = Garbage()
        self.ready = False
        self.port = config.port
        """The port that the server listens on; if 0 is configured, known only once it does."""
        self.problem: BadConfig | None = None
        """Why the server could not start, if it could not."""
        self._sweeper: asyncio.Task[None] | None = None
        self._heart: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start. Tables are read when somebody comes to them, but parties at once. Raises BadConfig."""
        await self.storage.open()
        try:
            if self.fleet is not None:
                await self.fleet.open()
            await self.lease.begin()
            if self.storage.shared:
                # All servers use the same time, so that a table continues on another server.
                self.clock.set(self.storage.now())
        except (DBAPIError, BadConfig) as error:
            await self.storage.close(0)
            raise self.storage.bad(error) if isinstance(error, DBAPIError) else error from None
        log.info("open", extra={"server": self.storage.server})
        self._sweeper = asyncio.create_task(self._sweep_on(), name="sweeper")
        self._heart = asyncio.create_task(self._stay_awake(), name="heart")
        self.ready = True
        for id in await self.storage.parties():  # their codes are known only once they are read
            with suppress(Problem):
                await self.find(id)

    async def drain(self) -> None:
        """Hand over the tables: write what was received, let other servers take them, and make everybody reconnect."""
        if not self.ready:
            return
        self.ready = False
        running = list(self.tables.values())
        tasks = [self._sweeper, self._heart, *self.coming.values(), *(one.task for one in running)]
        for task in tasks:
            if task is not None:
                task.cancel()
        await asyncio.gather(*(task for task in tasks if task is not None), return_exceptions=True)
        await self.lease.end()
        await self.storage.hand_over(WRITE_SECONDS)
        for one in running:
            self._drop(one)

    async def close(self) -> None:
        """Write what is still to be written, and tell everybody to reconnect."""
        await self.drain()
        leaving = [self.thinkers.close(), self.pool.close(), self.studies.close()]
        if self.fleet is not None:
            leaving.append(self.fleet.close())
        tasks = [asyncio.create_task(one) for one in leaving]
        done, late = await asyncio.wait(tasks, timeout=LEAVE_SECONDS)  # what hangs must not keep us
        for task in late:
            log.warning("left behind, since it does not end", extra={"problem": str(task.get_coro())})
            task.cancel()
        for task in done:
            if error := task.exception():
                log.error("something did not end well", exc_info=error)
        await self.storage.close(WRITE_SECONDS)
        log.info("closed")

    @property
    def serving(self) -> bool:
        """Can this server serve people? In a fleet, a server without a valid lease leaves that to the others."""
        return self.ready and (self.fleet is None or self.lease.valid)

    def measure(self) -> None:
        """Update the metrics that are not counted as things happen."""
        phases = Counter(running.table.phase for running in self.tables.values())
        for phase in (OPEN_TABLE, PLAYING, OVER):
            self.metrics.tables.labels(phase).set(phases[phase])
        self.metrics.commits.set(self.storage.commits)

    # -- the journal of the tables -----------------------------------------------------------------------------

    async def write(self, writes: list[Write], claim: Claim | None) -> None:
        begun = perf_counter()
        await self.storage.write(writes, claim)
        self.metrics.writing.observe(perf_counter() - begun)
        self.metrics.moves.inc(sum(isinstance(write, Moved) for write in writes))

    # -- tables ------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Place:
        """Find a table, here or on another server; if none runs it, read it from the database. Raises Problem."""
        place: Place | None = self.tables.get(id)
        if not self.serving:
            raise Problem("closing")
        if place is not None:
            return place
        away = self.away.get(id)
        if away is not None and not away.left:
            return away
        task = self.coming.get(id)
        if task is None:  # read it only once, even if many come at the same time
            task = self.coming[id] = asyncio.create_task(self._read(id), name=f"reading {nickname(id)}")
            task.add_done_callback(lambda _: self.coming.pop(id, None))
        try:
            async with asyncio.timeout(FIND_SECONDS if self.fleet is not None else None):
                found = await asyncio.shield(task)
        except TimeoutError:
            raise Problem("closing") from None  # another server may be nearer to the database
        if isinstance(found, str):
            raise Problem(found)
        return found

    async def visit(self, id: str, deed: Callable[[Place], Awaitable[T]]) -> T:
        """Do something with a table, wherever it is. Raises Problem."""
        place = await self.find(id)
        try:
            return await deed(place)
        except Problem as problem:
            if problem.code != "elsewhere":
                raise
        there = await self.find(id)  # it has moved
        if isinstance(place, Away) and isinstance(there, Away) and place.server == there.server:
            raise Problem("elsewhere")
        return await deed(there)

    async def _read(self, id: str) -> Place | str:
        """Take a table and run it, or find out which server holds it; a string is the code of a problem."""
        try:
            taken = await self.storage.take(id, self.fleet is None or self.fleet.reachable)
        except DBAPIError as error:
            if not is_away(error):
                raise
            return "closing"
        self.away.pop(id, None)
        if taken is None:
            return "no-table"
        if isinstance(taken, Elsewhere):
            if self.fleet is None or taken.server in self.fleet.silent:
                return "elsewhere"
            away = self.away[id] = Away(self.fleet, taken.server, id)
            return away
        claim, saved = taken
        try:
            table = restored(saved, self.clock.now())
        except Exception:
            # It stays in the database for a version that can read it; other tables are not affected.
            log.exception("a table cannot be read back", extra={"table": nickname(id)})
            await self.storage.release(id)
            return "no-table"
        former = self.tables.get(id)
        if former is not None:  # the lease had expired, and the old table was not stopped yet
            self._stop(former)
        running = self._run(table, claim)
        running.expects = asyncio.get_running_loop().time() + EXPECTED_SECONDS
        return running

    async def release(self, id: str) -> None:
        """Let another server take a table that nobody is at here, or that has stopped here."""
        running = self.tables.get(id)
        if running is not None:
            self._stop(running)
        if id not in self.coming and self.lease.valid:  # without a lease others may take it anyway
            with suppress(DBAPIError):  # if this fails, the table stays where it is
                await self.storage.release(id)

    def look_anew(self, server: str) -> None:
        """Forget which tables a server held."""
        self.away = {id: away for id, away in self.away.items() if away.server != server}

    def connections_of(self, address: str) -> int:
        """The number of connections from an address, to this server and the others."""
        return self.connections[address] + (self.fleet.connections(address) if self.fleet is not None else 0)

    async def create(self, settings: wire.Settings, name: str, program: bool, origin: str = "") -> tuple[str, int, str]:
        """Create a table with a host; return its id, the host's seat, and the key to that. Raises Problem."""
        table = self._new(settings)
        seat, key = table.sit(name, program=program, origin=origin, now=table.idle_since)
        running = self._run(table, self.storage.first_claim(table.id))
        await running.owner.call(lambda: None)
        return table.id, seat, key

    async def party(self, settings: wire.Settings) -> Table:
        """Create a table for people in one room. The first to sit down will be the host. Raises Problem."""
        table = self._new(msgspec.structs.replace(settings, party=True))
        table.changed()
        running = self._run(table, self.storage.first_claim(table.id))
        await running.owner.call(lambda: None)
        return table

    def parties(self) -> dict[str, str]:
        """The ids of the parties held here, by their codes."""
        running = [one.table for one in self.tables.values()]
        return {table.code: table.id for table in running if table.settings.party}

    def last_party(self) -> Table | None:
        """The party that has played the most games, if there is one."""
        parties = [running.table for running in self.tables.values() if running.table.settings.party]
        return max(parties, key=lambda table: table.number, default=None)

    async def by_code(self, code: str, address: str) -> str:
        """The party with a code. Raises Problem if there is none, or after too many wrong codes."""
        id = await self._party(code)
        if not self.guesses.take(address, self.clock.now(), 0 if id else 1):
            raise Problem("too-fast")
        if not id:
            raise Problem("no-code")
        return id

    async def _party(self, code: str) -> str:
        id = self.codes.find(code) or (self.fleet.party(code) if self.fleet is not None else "")
        return id if id and (await self.visit(id, lambda place: place.look())).settings.party else ""

    def _new(self, settings: wire.Settings) -> Table:
        if len(self.tables) >= self.config.max_tables:
            raise Problem("server-full")
        table = Table(secrets.token_urlsafe(9), settings)
        table.code, table.idle_since = self.codes.new(), self.clock.now()
        return table

    def _run(self, table: Table, claim: Claim | None) -> Running:
        owner = Owner(table, Held(self.write, claim), self.clock, self.thinkers, self.mask)
        running = Running(owner, claim, self.config.table_connections)
        self.tables[table.id] = running
        table.code = table.code or self.codes.new()  # a stored table from before there were codes has none
        self.codes.tables[table.code] = table.id
        self.listing.changed()
        running.task = asyncio.create_task(self._watch_over(running), name=f"table {nickname(table.id)}")
        return running

    async def _watch_over(self, running: Running) -> None:
        """Run a table. If an error stops it, everybody reconnects, and the first to come makes it be read again."""
        try:
            await running.owner.run()
        except asyncio.CancelledError:
            return  # not raised: a task that ends with an error would form a reference cycle with its table
        except Superseded:
            log.warning("another server has taken a table", extra={"table": nickname(running.table.id)})
        except Exception as error:
            # The storage logs a problem of the database once; the tables that wait for it need no traces.
            trace = not (isinstance(error, DBAPIError) and is_away(error))
            log.error("a table has stopped", extra={"table": nickname(running.table.id)}, exc_info=trace)
            self.metrics.failures.inc()
        self._drop(running)

    def _lost(self, held: dict[str, int]) -> None:
        """Stop all tables except those still held, given with their epochs."""
        gone = [
            running
            for id, running in self.tables.items()
            if running.claim is not None and held.get(id) != running.claim.epoch
        ]
        for running in gone:
            self._stop(running)
        if gone:
            log.warning("tables are not held any more", extra={"tables": len(gone)})

    def _stop(self, running: Running) -> None:
        if running.task is not None:
            running.task.cancel()
        self._drop(running)

    def _drop(self, running: Running) -> None:
        """Forget a table that does not run here any more; its people reconnect, to wherever it runs then."""
        if self.tables.get(running.table.id) is running:
            del self.tables[running.table.id]
            self.listing.changed()
        self._let_go(running, Problem("closing"))

    def _let_go(self, running: Running, why: Problem) -> None:
        while running.owner.mailbox:
            _, result = running.owner.mailbox.take()
            if result is not None and not result.done():
                result.set_exception(why)
        for connection in list(running.connections):
            connection.close(RESTARTED)

    # -- clearing away -----------------------------------------------------------------------------------------

    async def _stay_awake(self) -> None:
        """Send heartbeats to the clock, so that time during which the server hangs does not count."""
        while True:
            slept = self.clock.heartbeat()
            if slept > NAP_SECONDS:
                log.warning("the server has slept; all clocks stood still", extra={"seconds": round(slept, 1)})
            await asyncio.sleep(HEARTBEAT)

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except Exception as error:
                if not (isinstance(error, DBAPIError) and is_away(error)):  # the storage logs it
                    log.exception("tables could not be cleared away")

    async def sweep(self) -> None:
        """Clear away tables that nobody has been at for long; tables with a game under way are kept for longer."""
        now = self.clock.now()
        gone = 0
        for id in list(self.tables):
            running = self.tables.get(id)
            if running is None:
                continue
            table = running.table
            idle = now - table.idle_since if table.idle_since is not None else 0.0
            patience = self.config.idle_minutes * 60 * (LONG if table.phase == PLAYING else 1)
            if idle > patience and not running.connections:
                with suppress(Problem):  # if the table fails now, it is cleared away another time
                    await running.owner.call(table.close)
                    await self._clear_away(running)
                    gone += 1
            del running, table
        self.away = {id: away for id, away in self.away.items() if away.links and not away.left}
        unused = [id for id in await self.storage.unused(self.config.idle_minutes * 60) if id not in self.tables]
        await self.storage.clear_away(unused)
        self.garbage.tables_gone(gone, len(self.tables))

    async def _clear_away(self, running: Running) -> None:
        self.tables.pop(running.table.id, None)
        self.codes.tables.pop(running.table.code, None)
        self.listing.changed()
        if running.task is not None:
            running.task.cancel()
            await asyncio.wait((running.task,))
        self._let_go(running, Problem("no-table"))
        log.info("a table is cleared away", extra={"table": nickname(running.table.id)})
