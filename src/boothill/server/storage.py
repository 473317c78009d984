"""Storage: what the tables write down, in SQLite or PostgreSQL.

All tables write through one task. Whatever has been handed in while a transaction was under way goes into the next one
together, so that a commit, which costs the same for one move and for a hundred, is shared by all tables that wait. The
transaction itself runs in a thread of its own, so that nobody waits for the disk who has nothing to write.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError

from boothill.extra import need
from boothill.server import schema
from boothill.server.config import BadConfig
from boothill.server.schema import GAMES, MOVES, TABLES, TOKENS, GameShown
from boothill.table.journal import Dealt, Finished, Moved, Played, Saved, TableSaved, Write

log = logging.getLogger("boothill.storage")

T = TypeVar("T")

PAUSES = (0.1, 0.5, 2.0, 5.0)
"""Seconds between attempts to write while the database cannot be reached."""


class BadDatabase(BadConfig):
    """A database that cannot be used; the message says what to do."""


class Conflict(Exception):
    """Somebody else has written this already: a second server runs the same table."""


def url_of(text: str) -> str:
    """A database's address with the driver that is used for it: `sqlite:///file`, `postgresql://user@host/name`."""
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadDatabase("database: an address is like sqlite:///games.db or postgresql://user@host/name") from None
    name = url.drivername.partition("+")[0]
    if name not in drivers:
        raise BadDatabase(f"database: there is no support for {name}; use sqlite or postgresql")
    if name == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadDatabase("database: games are kept in a file, like sqlite:///games.db")
    if name != "sqlite":
        need("psycopg", "postgres")
    if name != "sqlite" and "connect_timeout" not in url.query:
        url = url.update_query_dict({"connect_timeout": "5"})
    return url.set(drivername=drivers[name]).render_as_string(hide_password=False)


def is_away(error: DBAPIError) -> bool:
    """Can the database not be reached at the moment?"""
    return error.connection_invalidated or isinstance(error, OperationalError)


class Storage:
    """A journal for every table of a server, and what has been written in it."""

    def __init__(self, url: str) -> None:
        self.url = url_of(url)
        # Connections that were kept from before the database was away are looked at before they are used.
        self.engine: Engine = create_engine(self.url, hide_parameters=True, pool_pre_ping=True)
        self._upsert = sqlite.insert if self.engine.dialect.name == "sqlite" else postgresql.insert
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _prepare_sqlite)
        self._waiting: list[tuple[Sequence[Write], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, "storage")
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        """Transactions so far, and `writes` in them."""
        self.writes = 0

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        await asyncio.to_thread(self._upgrade)
        self._writer = asyncio.create_task(self._write_on(), name="storage")

    def _upgrade(self) -> None:
        path = make_url(self.url).database
        try:
            if self.engine.dialect.name == "sqlite" and path:
                Path(path).parent.mkdir(parents=True, exist_ok=True)
                Path(path).touch(0o600)  # it holds the seeds of running games
            with self.engine.begin() as connection:
                _upgrade(connection)
            return
        except CommandError:
            problem = "it was written by a newer Boot Hill; update this one"
        except (DBAPIError, OSError) as error:
            problem = f"it cannot be opened: {str(getattr(error, 'orig', error)).strip()}"
        self.engine.dispose()
        raise BadDatabase(f"database: {problem}")

    async def close(self) -> None:
        """Write what has been handed in, and let go of the database."""
        if self._writer is not None:
            waiting = [waiter for _, waiter in self._waiting]
            if waiting:
                await asyncio.wait(waiting)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
            self._writer = None
        self._thread.shutdown()
        self.engine.dispose()

    async def alive(self) -> None:
        """Raises unless the database answers."""
        await self._read(lambda connection: connection.execute(select(1)).all())

    async def _read(self, look: Callable[[Connection], T]) -> T:
        def work() -> T:
            with self.engine.connect() as connection:
                return look(connection)

        return await asyncio.to_thread(work)

    # -- writing -----------------------------------------------------------------------------------------------

    async def write(self, writes: list[Write]) -> None:
        """All of them in one transaction; returns when they are safe, raises Conflict or DBAPIError if they are not."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, waiter))
        self._wake.set()
        await waiter

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Sequence[Write], asyncio.Future[None]]]) -> None:
        failure: Exception | None = None
        try:
            writes = [write for writes, _ in batch for write in writes]
            await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, writes)
        except IntegrityError:
            # One of them cannot be written. The others must not suffer for it.
            if len(batch) > 1:
                for one in batch:
                    await self._commit([one])
                return
            if not await self._read(lambda connection: schema.is_there(connection, batch[0][0])):
                log.warning("a second writer", extra={"problem": "conflict"})
                failure = Conflict("somebody else has written this already")
        except Exception as error:
            log.error("nothing could be written", extra={"problem": type(error).__name__})
            failure = error
        for _, waiter in batch:
            if waiter.done():
                continue
            if failure is None:
                waiter.set_result(None)
            else:
                waiter.set_exception(failure)

    def _transact(self, writes: list[Write]) -> None:
        """One transaction, tried again while the database is away."""
        for pause in (*PAUSES, None):
            try:
                with self.engine.begin() as connection:
                    self._put(connection, writes)
            except DBAPIError as error:
                if pause is None or not is_away(error):
                    raise
                log.warning("the database is away", extra={"seconds": pause})
                time.sleep(pause)
            else:
                self.commits += 1
                self.writes += len(writes)
                return

    def _put(self, connection: Connection, writes: list[Write]) -> None:
        # By kind, since rows of one kind go to the database together. What refers to something comes after it.
        tables = {write.table: write for write in writes if isinstance(write, TableSaved)}
        dealt = [schema.game_row(write) for write in writes if isinstance(write, Dealt)]
        moved = [schema.move_row(write) for write in writes if isinstance(write, Moved)]
        if tables:
            wanted: Any = self._upsert(TABLES)
            new = {name: wanted.excluded[name] for name in ("data", "public", "over")}
            connection.execute(
                wanted.on_conflict_do_update(index_elements=["id"], set_=new),
                [{"id": t.table, "data": t.data, "public": t.public, "over": t.over} for t in tables.values()],
            )
        if dealt:
            connection.execute(insert(GAMES), dealt)
        if moved:
            connection.execute(insert(MOVES), moved)
        for write in writes:
            if isinstance(write, Finished):
                end = update(GAMES).where(GAMES.c.id == write.game)
                connection.execute(end.values(result=write.result, finished_at=write.at))

    # -- reading -----------------------------------------------------------------------------------------------

    async def unfinished(self, table: str = "") -> list[Saved]:
        """Every table that is still wanted, or a certain one, with its last game."""
        return await self._read(lambda connection: schema.unfinished(connection, table))

    async def played(self, game: str) -> Played | None:
        """A finished game; None while it is under way, as if it did not exist."""
        return await self._read(lambda connection: schema.played(connection, game))

    async def games(self, table: str = "", before: float = 0, limit: int = 50) -> list[GameShown]:
        """Finished games, the last one first: of one table, or of all public ones."""
        return await self._read(lambda connection: schema.games(connection, table, before, limit))

    # -- accounts of bots --------------------------------------------------------------------------------------

    async def add_token(self, hash: str, name: str, at: float) -> bool:
        """Keep the hash of a bot's token; False if the name is taken."""

        def work() -> None:
            with self.engine.begin() as connection:
                connection.execute(insert(TOKENS).values(hash=hash, name=name, made_at=at))

        try:
            await asyncio.to_thread(work)
        except IntegrityError:
            return False
        return True

    async def token(self, hash: str) -> str | None:
        """The name of the bot with this token."""
        wanted = select(TOKENS.c.name).where(TOKENS.c.hash == hash)
        found: str | None = await self._read(lambda connection: connection.scalar(wanted))
        return found


def _upgrade(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(files("boothill.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers beside the writer; and a commit is on the disk, not only with the operating system."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
