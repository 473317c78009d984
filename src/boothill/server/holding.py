"""Which server holds a table.

A server has a lease: a row that it renews every second. Each table names the server that holds it and counts its
holders (`epoch`). A server takes a table when nobody holds it, or when the lease of its holder has run out, and counts
one more. Every transaction that writes for a table locks its row first and compares the epoch: a holder that was
paused, cut off or slow is refused there, however late it comes. All times are the database's own, so it does not
matter what a server's clock says.

A SQLite file belongs to one server (`filelock`), which holds everything in it; there is nothing to count.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Float, Select, and_, delete, exists, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from boothill.server.schema import GAMES, SERVERS, TABLES

SPEAKS = 2
"""The version of what servers of a fleet say to each other and expect of each other."""
LEASE_SECONDS = 5.0
"""After which the tables of a server that gives no sign of life may be taken by others."""
RENEW_SECONDS = 1.0
LONG = 24
"""As many times as long a game that is under way is kept when nobody comes."""


class Claim(Struct, frozen=True):
    """A table that this server holds, as its holder number `epoch`."""

    table: str
    epoch: int


class Elsewhere(Struct, frozen=True):
    """A table that another server holds."""

    server: str


class Superseded(Exception):
    """Another server has taken the table meanwhile: nothing was written."""


def clock() -> ColumnElement[float]:
    """What time it is, by the database's clock."""
    return func.extract("epoch", func.clock_timestamp()).cast(Float)


# -- the lease of a server -------------------------------------------------------------------------------------


def renew(connection: Connection, server: str, seconds: float, speaks: int, reachable: bool) -> None:
    """This server is alive for so many seconds more."""
    expires = clock() + seconds
    wanted = insert(SERVERS).values(id=server, expires_at=expires, speaks=speaks, reachable=reachable)
    known = wanted.on_conflict_do_update(
        index_elements=["id"], set_={"expires_at": expires, "speaks": speaks, "reachable": reachable}
    )
    connection.execute(known)


def time_of(connection: Connection) -> float:
    """What time it is by the database's clock."""
    return float(connection.scalar(select(clock())) or 0.0)


def alive(connection: Connection, but: str = "") -> list[Any]:
    """The servers whose lease has not run out, but for one."""
    return list(connection.execute(select(SERVERS).where(SERVERS.c.expires_at > clock(), SERVERS.c.id != but)))


def end(connection: Connection, server: str, now: float) -> None:
    """This server holds nothing any more: others may take its tables at once."""
    connection.execute(_in_order(select(TABLES.c.id).where(TABLES.c.holder == server)))
    mine = update(TABLES).where(TABLES.c.holder == server)
    connection.execute(mine.values(holder="", used_at=now))
    connection.execute(delete(SERVERS).where(SERVERS.c.id == server))


def forget_the_dead(connection: Connection) -> None:
    """Nobody holds what belonged to servers whose lease has run out."""
    living = select(SERVERS.c.id).where(SERVERS.c.expires_at > clock())
    theirs = select(TABLES.c.id).where(TABLES.c.holder != "", TABLES.c.holder.not_in(living))
    # What somebody takes just now, or died over, is left for another time: nobody waits here who has locked others.
    unlocked = theirs.with_for_update(key_share=True, skip_locked=True)
    connection.execute(update(TABLES).where(TABLES.c.id.in_(unlocked)).values(holder=""))
    connection.execute(delete(SERVERS).where(SERVERS.c.expires_at <= clock()))


# -- tables ----------------------------------------------------------------------------------------------------


def claim(connection: Connection, table: str, server: str, reachable: bool, now: float) -> Claim | Elsewhere | None:
    """Take a table, if nobody holds it who is alive; None if there is no such table.

    A holder that the others cannot reach loses it to one that they can.
    """
    wanted = TABLES.c.id == table, TABLES.c.over.is_(False)
    # First without a lock: a holder that is writing has one, and nobody waits for it only to hear that it is alive.
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
    """Does the lease of a server last, and can the others reach it if that is asked for?"""
    lease = and_(SERVERS.c.id == server, SERVERS.c.expires_at > clock())
    return (
        connection.scalar(select(SERVERS.c.id).where(and_(lease, SERVERS.c.reachable) if reachable else lease))
        is not None
    )


def release(connection: Connection, table: str, server: str, now: float) -> None:
    """Others may take this table at once, if this server still counts as its holder."""
    mine = update(TABLES).where(TABLES.c.id == table, TABLES.c.holder == server)
    connection.execute(mine.values(holder="", used_at=now))


def check(connection: Connection, claims: Collection[Claim]) -> None:
    """Lock the tables that are about to be written, so that nobody takes them meanwhile. Raises Superseded."""
    found = {row.id: row.epoch for row in connection.execute(locked([claim.table for claim in claims]))}
    for claim in claims:
        if found.get(claim.table, 1) != claim.epoch:  # one that is not there yet is written by its first holder
            raise Superseded(claim.table)


def locked(tables: Collection[str]) -> Select[Any]:
    """The rows of some tables."""
    return _in_order(select(TABLES.c.id, TABLES.c.holder, TABLES.c.epoch).where(TABLES.c.id.in_(tables)))


def _in_order(tables: Select[Any]) -> Select[Any]:
    """Rows are locked in the same order by everybody, so that two servers never wait for each other."""
    return tables.order_by(TABLES.c.id).with_for_update(key_share=True)


def held(connection: Connection, server: str) -> dict[str, int]:
    """The tables that a server holds, each with its epoch."""
    wanted = select(TABLES.c.id, TABLES.c.epoch).where(TABLES.c.holder == server)
    return {row.id: row.epoch for row in connection.execute(wanted)}


def unused(connection: Connection, seconds: float, now: float) -> list[str]:
    """Tables that nobody has been at for so long; those with a game under way are kept for longer."""
    under_way = exists().where(GAMES.c.table_id == TABLES.c.id, GAMES.c.result == "")
    old = or_(TABLES.c.used_at < now - seconds * LONG, and_(TABLES.c.used_at < now - seconds, ~under_way))
    free = TABLES.c.holder == ""
    return list(connection.scalars(select(TABLES.c.id).where(TABLES.c.over.is_(False), old, free)))


def clear_away(connection: Connection, tables: Collection[str]) -> None:
    """Nobody needs these tables any more. One that somebody has come to meanwhile is written by its holder again."""
    connection.execute(update(TABLES).where(TABLES.c.id.in_(tables), TABLES.c.holder == "").values(over=True))
