"""Copies a SQLite database while the server runs, and restores a copy. For PostgreSQL there is pg_dump."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from boothill.server import faults
from boothill.server.database import BadDatabase, url_of


def backup(database: str, copy: Path) -> None:
    """Make a consistent copy, readable only by its owner because it contains the seeds of running games."""
    source = _file_of(database)
    if not source.exists():
        raise BadDatabase(f"backup: there is no database {source}")
    if copy.exists():
        raise BadDatabase(f"backup: {copy} exists already; choose another name")
    _copy(source, copy, faults.damaged(str(source)))


def restore(database: str, copy: Path) -> None:
    """Copy a backup to where a server looks for its database; there must be none yet."""
    target = _file_of(database)
    # A log left by a killed server would be mistaken for one of the copy, and damage it.
    for there in (target, *(target.with_name(target.name + end) for end in ("-wal", "-shm", "-journal"))):
        if there.exists():
            raise BadDatabase(f"restore: {there} exists; stop the server and move it away first")
    if not copy.exists():
        raise BadDatabase(f"restore: there is no file {copy}")
    saved = f"save what can still be read with `sqlite3 {copy} .recover | sqlite3 NEW.db`"
    _copy(copy, target, f"{copy} is damaged, or no database at all; restore another copy, or {saved}")


def _file_of(database: str) -> Path:
    url = make_url(url_of(database))
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadDatabase("backup and restore are for SQLite; use pg_dump and pg_restore (docs/hosting.md)")
    return Path(url.database)


def _copy(source: Path, target: Path, damaged: str) -> None:
    """Copy by SQLite's backup, so that concurrent writes do no harm; the target appears only when complete."""
    draft = target.with_name(target.name + ".draft")
    draft.unlink(missing_ok=True)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(draft, os.O_CREAT | os.O_WRONLY, 0o600))
        with _opened(source, "ro") as reader, _opened(draft, "rw") as writer:
            tables = {name for (name,) in reader.execute("select name from sqlite_master where type = 'table'")}
            if not {"alembic_version", "games", "moves"} <= tables:
                raise BadDatabase(f"{source}: this is no database of Boot Hill")
            reader.backup(writer)
            if writer.execute("pragma integrity_check").fetchone() != ("ok",):
                raise BadDatabase(damaged)
        draft.replace(target)
    except (sqlite3.Error, OSError) as error:
        if getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise BadDatabase(damaged) from None
        raise BadDatabase(f"{source}: it cannot be copied to {target}: {error}") from None
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def _opened(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True)
    try:
        yield connection
    finally:
        connection.close()
