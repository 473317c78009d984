"""Describes what is wrong with a database, in a sentence that says what to do."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, OperationalError

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
READ_ONLY = "25006"
"""PostgreSQL's error code for a read-only transaction, as on a replica."""


def is_away(error: DBAPIError) -> bool:
    """Is the database unusable at the moment, and not the request at fault?"""
    orig = error.orig
    return (
        error.connection_invalidated
        or isinstance(error, OperationalError)
        or _code_of(orig) in DAMAGED
        or getattr(orig, "sqlstate", None) == READ_ONLY
    )


def sentence(error: BaseException, url: URL) -> str:
    """What is wrong, and what to do about it."""
    orig = getattr(error, "orig", None) or error
    file, code = url.database, _code_of(orig)
    if code in DAMAGED:
        return damaged(file)
    if code == sqlite3.SQLITE_FULL:
        return f"there is no room left for {file}; make room on the disk, and the tables go on by themselves"
    if code == sqlite3.SQLITE_READONLY:
        return f"{file} cannot be written; let the server's user write to it and to its folder"
    if code == sqlite3.SQLITE_BUSY:
        return f"{file} is locked by another program, such as a second server; end that one"
    if code in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN):
        return f"{file} cannot be read or written ({orig}); see to the disk, its room and its permissions"
    text = str(orig).strip()
    return f"it cannot be used: {text.splitlines()[0] if text else type(orig).__name__}"


def damaged(file: str | None) -> str:
    return (
        f"{file} is damaged; move it away with its -wal and -shm files and bring back a copy with `boothill restore "
        f"COPY`, or save what can still be read with `sqlite3 {file} .recover | sqlite3 NEW.db`"
    )


def wrong_with_file(path: Path) -> str:
    """What is wrong with a database file before it is opened; empty if it looks fine, or does not exist yet."""
    if path.is_dir():
        return f"{path} is a folder; name a file in it, like {path / 'games.db'}"
    if path.exists() and not path.is_file():
        return f"{path} is no file; choose another one"
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        return f"{path} may not be read and written by this user; change its owner or its permissions"
    if not os.access(path.parent, os.W_OK | os.X_OK):
        return f"nothing may be written in the folder {path.parent} by this user; change its owner or its permissions"
    tables = _tables_in(path) if path.exists() else set()
    if tables and "alembic_version" not in tables:
        return f"{path} belongs to another program; choose another file"
    return ""


def _tables_in(path: Path) -> set[str]:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as connection:
        return {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}


def _code_of(error: BaseException | None) -> int | None:
    """The primary SQLite error code; None if it is not a SQLite error."""
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else None
