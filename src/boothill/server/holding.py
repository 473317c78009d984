"""Decides which server holds a table.

A server has a lease: a row that it renews every second. Each table stores the server that holds it, and counts its
holders (`epoch`). A server may take a table if no server holds it, or if the lease of its holder has expired; this
increases the epoch. Every transaction that writes for a table first locks its row and compares the epoch, so that a
former holder that was paused, cut off or slow is refused, however late it comes. All times are the database's own, so
the clocks of the servers do not matter.

A SQLite file belongs to one server (`filelock`), which holds everything in it, so it has no epochs.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Float, Select, and_, delete, exists, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from boothill.server.schema import GAMES, SERVERS, TABLES

SPEAKS = 2
"""The version of the protocol between the servers of a fleet."""
LEASE_SECONDS = 5.0
"""Seconds after which others may take the tables of a server that has not renewed its lease."""
RENEW_SECONDS = 1.0
LONG = 24
"""A table with a game under way is kept this many times as long when nobody comes."""


class Claim(Struct, frozen=True):
    """A table that this server holds, with its epoch as holder."""

    table: str
    epoch: int


class Elsewhere(Struct, frozen=True):
    """A table that another server holds."""

    server: str


class Superseded(Exception):
    """Another server has taken the table, so nothing was written."""


def clock() -> ColumnElement[float]:
    """SQL for the time by the database's clock."""
    return func.extract("epoch", func.clock_timestamp()).cast(Float)


# -- the lease of a server -------------------------------------------------------------------------------------


def renew(connection: Connection, server: str, seconds: float, speaks: int, reachable: bool) -> None:
    """Renew the lease of a server for some seconds."""
    expires = clock() + seconds
    wanted = insert(SERVERS).values(id=server, expires_at=expires, speaks=speaks, reachable=reachable)
    known = wanted.on_conflict_do_update(
        index_elements=["id"], set_={"expires_at": expires, "speaks": speaks, "reachable": reachable}
    )
    connection.execute(known)


def time_of(connection: Connection) -> float:
    """The time by the database's clock."""
    return float(connection.scalar(select(clock())) or 0.0)


def alive(connection: Connection, but: str = "") -> list[Any]:
    """The rows of the servers with a valid lease, except `but`."""
    return list(connection.execute(select(SERVERS).where(SERVERS.c.expires_at > clock(), SERVERS.c.id != but)))


def end(connection: Connection, server: str, now: float) -> None:
    """End the lease of a server and release its tables, so that others may take them at once."""
    connection.execute(_in_order(select(TABLES.c.id).where(TABLES.c.holder == server)))
    mine = update(TABLES).where(TABLES.c.holder == server)
    connection.execute(mine.values(holder="", used_at=now))
    connection.execute(delete(SERVERS).where(SERVERS.c.id == server))


def forget_the_dead(connection: Connection) -> None:
    """Release the tables of servers whose lease has expired."""
    living = select(SERVERS.c.id).where(SERVERS.c.expires_at > clock())
    theirs = select(TABLES.c.id).where(TABLES.c.holder != "", TABLES.c.holder.not_in(living))
    # Skip rows that are locked, by a server that takes them or has died: waiting while holding locks could deadlock.
    unlocked = theirs.with_for_update(key_share=True, skip_locked=True)
    connection.execute(update(TABLES).where(TABLES.c.id.in_(unlocked)).values(holder=""))
    connection.execute(delete(SERVERS).where(SERVERS.c.expires_at <= clock()))


# -- tables ----------------------------------------------------------------------------------------------------


def claim(connection: Connection, table: str, server: str, reachable: bool, now: float) -> Claim | Elsewhere | None:
    """Take a table, unless a living server holds it; None if there is no such table.

    A `reachable` server also takes tables from a holder that the others cannot reach.
    """
    wanted = TABLES.c.id == table, TABLES.c.over.is_(False)
    # Look without a lock first, so as not to wait for a holder that is writing only to find that it is alive.
    looks = select(TABLES.c.holder, TABLES.c.epoch).where(*wanted), locked([table]).where(*wanted)
    epoch = 0
    for look in looks:
        row = connection.execute(look).first()
        if row is None:
            return None
        if row.holder not in ("", server) and _alive(connection, row.holder, reachable):
            return Elsewhere(row.holder)
        epoch = row.epoch + 1
    taken = update(TABLES).where(TABLES.c.id == table)
    connection.execute(taken.values(holder=server, epoch=epoch, used_at=now))
    return Claim(table, epoch)


def _alive(connection: Connection, server: str, reachable: bool) -> bool:
    """Is the lease of a server valid and, if `reachable` is required, can the others reach it?"""
    lease = and_(SERVERS.c.id == server, SERVERS.c.expires_at > clock())
    return (
        connection.scalar(select(SERVERS.c.id).where(and_(lease, SERVERS.c.reachable) if reachable else lease))
        is not None
    )


def release(connection: Connection, table: str, server: str, now: float) -> None:
    """Release a table, if this server is still its holder, so that others may take it at once."""
    mine = update(TABLES).where(TABLES.c.id == table, TABLES.c.holder == server)
    connection.execute(mine.values(holder="", used_at=now))


def check(connection: Connection, claims: Collection[Claim]) -> None:
    """Lock tables that are about to be written, so that no server takes them meanwhile. Raises Superseded."""
    found = {row.id: row.epoch for row in connection.execute(locked([claim.table for claim in claims]))}
    for claim in claims:
        if found.get(claim.table, 1) != claim.epoch:  # a table without a row yet is written by its first holder
            raise Superseded(claim.table)


def locked(tables: Collection[str]) -> Select[Any]:
    """A query that locks the rows of some tables."""
    return _in_order(select(TABLES.c.id, TABLES.c.holder, TABLES.c.epoch).where(TABLES.c.id.in_(tables)))


def _in_order(tables: Select[Any]) -> Select[Any]:
    """Lock the rows of a query in the order of their ids, so that two servers never deadlock."""
    return tables.order_by(TABLES.c.id).with_for_update(key_share=True)


def held(connection: Connection, server: str) -> dict[str, int]:
    """The tables that a server holds, each with its epoch."""
    wanted = select(TABLES.c.id, TABLES.c.epoch).where(TABLES.c.holder == server)
    return {row.id: row.epoch for row in connection.execute(wanted)}


def unused(connection: Connection, seconds: float, now: float) -> list[str]:
    """Free tables that nobody has been at for `seconds`; those with a game under way get `LONG` times as long."""
    under_way = exists().where(GAMES.c.table_id == TABLES.c.id, GAMES.c.result == "")
    old = or_(TABLES.c.used_at < now - seconds * LONG, and_(TABLES.c.used_at < now - seconds, ~under_way))
    free = TABLES.c.holder == ""
    return list(connection.scalars(select(TABLES.c.id).where(TABLES.c.over.is_(False), old, free)))


def clear_away(connection: Connection, tables: Collection[str]) -> None:
    """Mark tables as over, except those that a server has taken meanwhile."""
    connection.execute(update(TABLES).where(TABLES.c.id.in_(tables), TABLES.c.holder == "").values(over=True))
