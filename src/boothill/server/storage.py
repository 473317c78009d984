"""Stores the journals of all tables in SQLite or PostgreSQL.

All tables write through one task. Everything that is handed in during a transaction goes into the next one, so that all
waiting tables share a commit, which costs the same for one move and for a hundred. The transaction runs in a separate
thread, so that only those who write wait for the disk.

A database may stop answering at any moment, without an error: a cable is cut, a disk hangs. So every request has a time
limit. When it is over, all connections are cut, and the request is repeated on a new one, which first ends what is left
of the old ones on the database's side. A transaction whose outcome is unknown may have been committed; its moves and
deals are recognised then, since each has a unique number.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain, repeat
from pathlib import Path
from typing import Any, TypeVar

from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from boothill.server import faults, holding, schema, upgrading
from boothill.server.database import SECONDS, BadDatabase, prepare_postgresql, prepare_sqlite, url_of
from boothill.server.faults import is_away
from boothill.server.filelock import FileLock, Taken
from boothill.server.holding import Claim, Elsewhere, Superseded
from boothill.server.schema import ANSWERS, GAMES, HEALTH, MOVES, TABLES, TOKENS, GameShown, Pulse
from boothill.server.threads import Hung, Threads
from boothill.table.journal import Answered, Dealt, Finished, Moved, Played, Saved, TableSaved, Write

log = logging.getLogger("boothill.storage")

T = TypeVar("T")
Entry = Write | Pulse
Batch = list[tuple[Sequence[Entry], Claim | None, asyncio.Future[None]]]

PAUSES = (0.1, 0.5, 2.0, 5.0)
"""Seconds between attempts to write while the database cannot be used; the last one repeats."""
PATIENCE = 6
"""Tables wait for the database this many times `seconds` before they give up, to be read back later."""
PULSE_SECONDS = 1.0
"""Seconds for which the result of a health check is reused."""
TURNS = 4
"""Iterations of the event loop before a commit, so that tables that were just told something can hand in their writes:
the more writes in one transaction, the less each costs."""
REMIND_SECONDS = 60.0
"""Seconds after which the log repeats what is wrong."""
START_SECONDS = 600.0
"""Maximum seconds for a starting server to read its tables."""
READERS, WRITERS, SIGNS = 8, 3, 2
"""Maximum numbers of threads. Only one writer writes at a time, the others were left behind. The lease has its own
threads, so that this server never looks dead to the others, however many requests wait for an answer."""


class Conflict(Exception):
    """Something else has been written in its place: a second server runs the same table."""


class Storage:
    """The storage for all tables of a server."""

    def __init__(self, url: str, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        """Time limit for an answer of the database; a whole transaction may take twice as long."""
        self.url = url_of(url, seconds)
        self._address = make_url(self.url)
        self._sqlite = self._address.get_backend_name() == "sqlite"
        self.engine: Engine = create_engine(
            self.url,
            hide_parameters=True,
            pool_timeout=seconds,
            # Check pooled connections before use, in case the database was away.
            pool_pre_ping=not self._sqlite,
        )
        self._upsert = sqlite.insert if self._sqlite else postgresql.insert
        self._links: set[Any] = set()
        """Open connections to PostgreSQL."""
        self._cuts = 0
        self._lost: set[int] = set()
        """PostgreSQL processes of connections that were cut: not knowing that, they may still hold locks."""
        self.server = secrets.token_hex(8)
        """The id of this server among those that share the database."""
        self._name = f"boothill {self.server}"
        """The application name of its connections, to tell them from all others."""
        self._epoch: float | None = None
        """The difference between the clock of a shared database and our monotonic clock."""
        self._closed = False
        self._lock: FileLock | None = None
        """The lock on a SQLite file, which only one server may use."""
        event.listen(self.engine, "connect", self._connected)
        event.listen(self.engine, "close", lambda link, _: self._links.discard(link))
        self._waiting: Batch = []
        self._under_way: Batch = []
        self._wake = asyncio.Event()
        self._renewed = asyncio.Event()
        self._readers = Threads("storage reader", READERS)
        self._writers = Threads("storage writer", WRITERS)
        self._signs = Threads("storage lease", SIGNS)
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self._pulse: asyncio.Task[None] | None = None
        self._pulsed = 0.0
        self._away_since: float | None = None
        self._reminded = 0.0
        self.commits = 0
        """Number of transactions so far; `writes` is the number of writes in them."""
        self.writes = 0

    @property
    def owed(self) -> int:
        """The number of writes handed in that are not known to be stored."""
        entries = [entry for entries, *_ in (*self._under_way, *self._waiting) for entry in entries]
        return sum(not isinstance(entry, Pulse) for entry in entries)

    async def open(self) -> None:
        """Upgrade the database and start writing. Raises BadDatabase."""
        try:
            await self._bounded(self._readers, self._look, self.seconds * 2)
            # No time limit: upgrading or checking a large database may take long.
            await self._readers.do(self._upgrade, None)
        except CommandError:
            problem = BadDatabase("database: it was written by a newer Boot Hill; update this one")
        except (DBAPIError, sqlite3.Error, OSError) as error:
            problem = self.bad(error)
        except BadDatabase as error:
            problem = error
        else:
            self._writer = asyncio.create_task(self._write_on(), name="storage")
            return
        self._closed = True
        self._cut()
        self._readers.close()
        self._unlock()
        raise problem

    def bad(self, error: Exception) -> BadDatabase:
        return BadDatabase(f"database: {faults.sentence(error, self._address)}")

    def _look(self) -> None:
        """Check that the database can be opened."""
        if self._sqlite:
            path = Path(str(self._address.database))
            path.parent.mkdir(parents=True, exist_ok=True)
            if problem := faults.wrong_with_file(path):
                raise BadDatabase(f"database: {problem}")
            try:
                self._lock = FileLock(path)
            except Taken as taken:
                raise BadDatabase(f"database: {taken}; stop that one, or choose another file") from None
            path.touch(0o600)  # it contains the seeds of running games
        with self.engine.connect() as connection:
            connection.execute(select(1))

    def _upgrade(self) -> None:
        try:
            with self.engine.begin() as connection:
                self._take_time(connection)
                if self._sqlite and connection.scalar(text("pragma quick_check(1)")) != "ok":
                    raise BadDatabase(f"database: {faults.damaged(self._address.database)}")
                if self.shared and (problem := upgrading.wrong_with_others(connection)):
                    raise BadDatabase(f"database: {problem}")
                upgrading.upgrade(connection)
        except BaseException:
            self.engine.dispose()
            raise

    async def hand_over(self, seconds: float | None) -> None:
        """Write what has been handed in, within `seconds` if given; then let others take the tables."""
        if self._writer is None:  # already done
            return
        self._closing = True
        self._wake.set()
        await asyncio.wait((self._writer,), timeout=seconds)
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        self._writer = None
        if owed := self.owed:
            log.error("not everything could be written", extra={"writes": owed})
        if self.shared and self._away_since is None:
            with suppress(DBAPIError, TimeoutError):
                await asyncio.wait_for(
                    self._change(lambda connection: holding.end(connection, self.server, self.now()), self._signs), 1.0
                )

    async def close(self, seconds: float | None = None) -> None:
        """Write what has been handed in, and close the database."""
        await self.hand_over(seconds)
        self._closed = True
        with suppress(Hung, TimeoutError):
            await self._readers.do(self.engine.dispose, 1.0)
        self._cut()
        for threads in (self._readers, self._writers, self._signs):
            threads.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    async def alive(self) -> None:
        """Raise an error unless the database can be written. Checks at most once in `PULSE_SECONDS`."""
        now = asyncio.get_running_loop().time()
        if self._pulse is None or (self._pulse.done() and now > self._pulsed + PULSE_SECONDS):
            self._pulse = asyncio.create_task(self._write([Pulse(time.time())]))
            self._pulse.add_done_callback(self._felt)
        await asyncio.shield(self._pulse)

    def _felt(self, pulse: asyncio.Task[None]) -> None:
        self._pulsed = pulse.get_loop().time()
        if not pulse.cancelled():
            pulse.exception()  # no warning if nobody waits for it any more

    # -- a database that may stop answering --------------------------------------------------------------------

    async def _bounded(self, threads: Threads, work: Callable[[], T], seconds: float) -> T:
        """Do something with the database within a time limit; when that is over, cut all connections to it."""
        try:
            result = await threads.do(work, seconds)
        except Hung:
            self._cut()
            failure = OperationalError(None, None, TimeoutError("it does not answer"))
        except TimeoutError:
            failure = OperationalError(None, None, TimeoutError("too much waits for its answers"))
        except DBAPIError as error:
            if is_away(error):
                self._ails(error)
            raise
        else:
            self._is_well()
            return result
        self._ails(failure)
        try:
            raise failure
        finally:
            del failure  # avoids a reference cycle through the traceback

    def _cut(self) -> None:
        """Cut all connections, so that threads waiting for an answer get an error."""
        self._cuts += 1
        for link in tuple(self._links):
            with suppress(Exception):
                self._lost.add(link.pgconn.backend_pid)
            with suppress(Exception), socket.socket(fileno=os.dup(link.pgconn.socket)) as line:
                line.shutdown(socket.SHUT_RDWR)

    def _connected(self, link: Any, _: Any) -> None:
        if not self._sqlite:
            self._links.add(link)
        try:
            if self._closed:
                raise ConnectionError("closed")
            if self._sqlite:
                prepare_sqlite(link, self.seconds)
            else:
                prepare_postgresql(link, self.seconds, self._name, lost := tuple(self._lost))
                self._lost.difference_update(lost)
        except BaseException:
            self._links.discard(link)
            link.close()
            raise

    def _take_time(self, connection: Connection) -> None:
        """Allow this transaction to take long."""
        if not self._sqlite:
            connection.execute(text("set local statement_timeout = 0"))

    def _ails(self, error: DBAPIError) -> None:
        if self._writer is None:
            return  # it was never open, and the caller of `open` gets the error
        now = time.monotonic()
        if self._away_since is None:
            self._away_since = now
        elif now < self._reminded + REMIND_SECONDS:
            return
        self._reminded = now
        log.error("the database cannot be used", extra={"problem": faults.sentence(error, self._address)})

    def _is_well(self) -> None:
        if self._away_since is not None:
            log.warning("the database can be used again", extra={"seconds": round(time.monotonic() - self._away_since)})
            self._away_since = None

    def _still_wanted(self, cuts: int) -> None:
        """Raise in a thread that was left behind, before it does work that has been retried elsewhere."""
        if cuts != self._cuts:
            raise OperationalError(None, None, ConnectionError("it does not answer"))

    async def _read(self, look: Callable[[Connection], T], seconds: float | None = None) -> T:
        cuts = self._cuts

        def work() -> T:
            with self.engine.connect() as connection:
                self._still_wanted(cuts)
                if seconds is not None:
                    self._take_time(connection)
                return look(connection)

        return await self._bounded(self._readers, work, seconds or self.seconds * 2)

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction, repeated while the database is away, as long as tables wait for it (`PATIENCE`)."""

        def attempt(cuts: int) -> T:
            with self.engine.begin() as connection:
                self._still_wanted(cuts)
                return work(connection)

        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                return await self._bounded(self._writers, partial(attempt, self._cuts), self.seconds * 2)
            except DBAPIError as error:
                waited = time.monotonic() - self._away_since if self._away_since is not None else 0.0
                if not is_away(error) or waited + pause > self.seconds * PATIENCE:
                    raise
            await self._pause(pause)
        raise AssertionError

    async def _pause(self, seconds: float) -> None:
        """Wait some seconds, or until the lease was renewed, which shows that the database is back."""
        self._renewed.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._renewed.wait()

    # -- writing -----------------------------------------------------------------------------------------------

    async def write(self, writes: list[Write], claim: Claim | None = None) -> None:
        """Write everything in one transaction, for a table that this server holds; return once it is safely stored.

        Raises Superseded, Conflict or DBAPIError if it is not.
        """
        await self._write(writes, claim)

    async def _write(self, entries: Sequence[Entry], claim: Claim | None = None) -> None:
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entries, claim, waiter))
        self._wake.set()
        await waiter

    async def _write_on(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            # Let tables that are about to write do so first; takes no time if nobody has anything to do.
            for _ in range(TURNS):
                await asyncio.sleep(0)
            self._wake.clear()
            self._under_way, self._waiting = self._waiting, []
            if self._under_way:
                await self._commit(self._under_way)
                self._under_way = []

    async def _commit(self, batch: Batch) -> None:
        failure: Exception | None = None
        try:
            await self._put_down(batch)
        except (IntegrityError, Superseded) as error:
            # One of them cannot be written: write them one by one, so that the others are.
            if len(batch) > 1:
                for one in batch:
                    await self._commit([one])
                return
            failure = error if isinstance(error, Superseded) else await self._explained(batch[0][0])
        except Exception as error:
            if not (isinstance(error, DBAPIError) and is_away(error)):
                log.error("nothing could be written", extra={"problem": type(error).__name__})
            failure = error
        for *_, waiter in batch:
            if waiter.done():
                continue
            if failure is None:
                waiter.set_result(None)
            else:
                waiter.set_exception(failure)
        del failure

    async def _put_down(self, batch: Batch) -> None:
        entries = [entry for entries, *_ in batch for entry in entries]
        claims = {claim for _, claim, _ in batch if claim is not None}
        await self._transact(lambda connection: self._put(connection, entries, claims))
        self.commits += 1
        self.writes += len(entries)

    async def _explained(self, entries: Sequence[Entry]) -> Exception | None:
        """Why writes failed; None if they are stored already, by a transaction whose outcome was unknown."""
        try:
            if await self._transact(lambda connection: schema.is_there(connection, entries)):
                return None
        except Exception as error:
            return error
        log.warning("a second writer", extra={"problem": "conflict"})
        return Conflict("somebody else has written this already")

    def _put(self, connection: Connection, writes: list[Entry], claims: set[Claim]) -> None:
        if claims and not self._sqlite:
            holding.check(connection, claims)
        # By kind, since rows of one kind are inserted together; rows come after those they refer to.
        tables = {write.table: write for write in writes if isinstance(write, TableSaved)}
        dealt = [schema.game_row(write) for write in writes if isinstance(write, Dealt)]
        moved = [schema.move_row(write) for write in writes if isinstance(write, Moved)]
        if tables:
            wanted: Any = self._upsert(TABLES)
            new = {name: wanted.excluded[name] for name in ("data", "public", "over", "used_at")}
            held = {claim.table: (self.server, claim.epoch) for claim in claims}
            connection.execute(
                wanted.on_conflict_do_update(index_elements=["id"], set_=new),
                [schema.table_row(saved, *held.get(saved.table, ("", 0)), self.now()) for saved in tables.values()],
            )
        if dealt:
            connection.execute(insert(GAMES), dealt)
        if moved:
            connection.execute(insert(MOVES), moved)
        answered = {
            (write.game, write.seat): schema.answer_row(write) for write in writes if isinstance(write, Answered)
        }
        if answered:
            wanted = self._upsert(ANSWERS)
            new = {name: wanted.excluded[name] for name in ("number", "moves")}
            connection.execute(
                wanted.on_conflict_do_update(index_elements=["game_id", "seat"], set_=new), list(answered.values())
            )
        for write in writes:
            if isinstance(write, Finished):
                connection.execute(delete(ANSWERS).where(ANSWERS.c.game_id == write.game))
                end = update(GAMES).where(GAMES.c.id == write.game)
                connection.execute(end.values(result=write.result, finished_at=write.at, ended=write.ended))
            elif isinstance(write, Pulse):
                beat: Any = self._upsert(HEALTH).values(id=1, at=write.at)
                connection.execute(beat.on_conflict_do_update(index_elements=["id"], set_={"at": write.at}))

    # -- holding tables ----------------------------------------------------------------------------------------

    @property
    def shared(self) -> bool:
        """May several servers use this database?"""
        return not self._sqlite

    def now(self) -> float:
        """The time that all servers of this database share; their own clocks may differ, and jump."""
        return time.time() if self._epoch is None else self._epoch + time.monotonic()

    def first_claim(self, table: str) -> Claim | None:
        """The claim on a table that is about to be written for the first time."""
        return Claim(table, 1) if self.shared else None

    async def take(self, table: str, reachable: bool = True) -> tuple[Claim | None, Saved] | Elsewhere | None:
        """Take a table and read it; None if there is none. `reachable`: can other servers reach this one?"""

        def take(connection: Connection) -> tuple[Claim | None, Saved] | Elsewhere | None:
            claim = holding.claim(connection, table, self.server, reachable, self.now()) if self.shared else None
            if isinstance(claim, Elsewhere):
                return claim
            saved = schema.unfinished(connection, table)
            return (claim, saved[0]) if saved else None

        return await self._change(take)

    async def parties(self) -> list[str]:
        return await self._read(schema.parties, START_SECONDS)

    async def release(self, table: str) -> None:
        """Let others take a table."""
        if self.shared:
            await self._change(lambda connection: holding.release(connection, table, self.server, self.now()))

    async def renew(self, seconds: float, reachable: bool = True) -> list[str]:
        """Renew the lease of this server for some seconds; return the other servers that are alive."""

        def renew(connection: Connection) -> list[str]:
            holding.renew(connection, self.server, seconds, holding.SPEAKS, reachable)
            self._epoch = holding.time_of(connection) - time.monotonic()
            return [other.id for other in holding.alive(connection, but=self.server)]

        if not self.shared:
            return []
        others = await self._change(renew, self._signs)
        self._renewed.set()
        return others

    async def held(self) -> dict[str, int]:
        """The tables that this server holds, each with its epoch."""
        return await self._read(lambda connection: holding.held(connection, self.server))

    async def unused(self, seconds: float) -> list[str]:
        """Tables that no server holds and that nobody has been at for `seconds`."""

        def look(connection: Connection) -> list[str]:
            if self.shared:
                holding.forget_the_dead(connection)
            return holding.unused(connection, seconds, self.now())

        return await self._change(look)

    async def clear_away(self, tables: Sequence[str]) -> None:
        for start in range(0, len(tables), 500):
            some = tables[start : start + 500]
            await self._change(partial(holding.clear_away, tables=some))

    async def _change(self, work: Callable[[Connection], T], threads: Threads | None = None) -> T:
        """Run a transaction apart from those of the tables, without retries."""
        cuts = self._cuts

        def attempt() -> T:
            with self.engine.begin() as connection:
                self._still_wanted(cuts)
                return work(connection)

        return await self._bounded(threads or self._readers, attempt, self.seconds * 2)

    # -- reading -----------------------------------------------------------------------------------------------

    async def unfinished(self, table: str = "") -> list[Saved]:
        """All tables that are not over, or one of them, each with its last game."""
        seconds = None if table else START_SECONDS
        return await self._read(lambda connection: schema.unfinished(connection, table), seconds)

    async def played(self, game: str) -> Played | None:
        """A finished game; None if there is none, or it is still under way."""
        return await self._read(lambda connection: schema.played(connection, game))

    async def games(self, table: str = "", before: float = 0, limit: int = 50) -> list[GameShown]:
        """Finished games, latest first: of one table, or of all public ones."""
        return await self._read(lambda connection: schema.games(connection, table, before, limit))

    # -- accounts of bots --------------------------------------------------------------------------------------

    async def add_token(self, hash: str, name: str, at: float) -> bool:
        """Store the hash of a bot's token; False if the name is taken."""
        row = {"hash": hash, "name": name, "made_at": at}
        try:
            await self._transact(lambda connection: connection.execute(insert(TOKENS), row))
        except IntegrityError:
            return await self.token(hash) == name  # stored already, by a transaction whose outcome was unknown
        return True

    async def token(self, hash: str) -> str | None:
        """The name of the bot with this token."""
        wanted = select(TOKENS.c.name).where(TOKENS.c.hash == hash)
        found: str | None = await self._read(lambda connection: connection.scalar(wanted))
        return found

    # -- links -------------------------------------------------------------------------------------------------

    async def keep_link(self, id: str, text: str, at: float) -> None:
        """Store the text behind a short link, for ever."""
        await self._transact(lambda connection: schema.keep_link(connection, id, text, at))

    async def linked(self, id: str) -> str | None:
        """The text behind a short link, if there is one."""
        return await self._read(lambda connection: schema.linked(connection, id))
