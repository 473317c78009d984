"""Checks the address of a database, and prepares connections to it."""

from __future__ import annotations

from typing import Any

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from boothill.extra import need
from boothill.server.config import BadConfig

SECONDS = 5
"""Default seconds within which a database must answer."""


class BadDatabase(BadConfig):
    """A database that cannot be used; the message says what to do."""


def url_of(text: str, seconds: float = SECONDS) -> str:
    """Add the driver to a database's address (`sqlite:///file`, `postgresql://user@host/name`). Raises BadDatabase."""
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
        # Notice a connection whose other end has gone silently, even while nothing is sent.
        waits = {
            "connect_timeout": max(2, round(seconds)),
            "keepalives_idle": max(1, round(seconds)),
            "keepalives_interval": 2,
            "keepalives_count": 3,
            "tcp_user_timeout": round(seconds * 1000),
        }
        url = url.update_query_dict({key: str(value) for key, value in waits.items() if key not in url.query})
    return url.set(drivername=drivers[name]).render_as_string(hide_password=False)


def prepare_sqlite(connection: Any, seconds: float) -> None:
    """Allow readers beside a writer, and make a commit wait until it is on the disk."""
    cursor = connection.cursor()
    busy = f"busy_timeout={round(seconds * 1000)}"
    for pragma in (busy, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def prepare_postgresql(connection: Any, seconds: float, name: str, lost: tuple[int, ...]) -> None:
    """Make the server abort slow statements, and idle transactions whose client is gone, which hold locks.

    Also ends the processes `lost`, which belong to connections of this server that were cut.
    """
    limit = str(round(seconds * 1000))
    settings = {
        "application_name": name,
        "statement_timeout": limit,
        "lock_timeout": limit,
        "idle_in_transaction_session_timeout": limit,
        "tcp_keepalives_idle": str(max(1, round(seconds))),
        "tcp_keepalives_interval": "2",
        "tcp_keepalives_count": "3",
    }
    connection.autocommit = True
    sets = ", ".join("set_config(%s, %s, false)" for _ in settings)
    connection.execute(f"select {sets}", [word for setting in settings.items() for word in setting])
    if lost:
        ours = "select pg_terminate_backend(pid) from pg_stat_activity where pid = any(%s) and application_name = %s"
        connection.execute(ours, (list(lost), name))
    connection.autocommit = False
