"""The database schema: writes of tables as rows, and games and tables read back from rows."""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    and_,
    insert,
    select,
)

from boothill.core.ids import Seat
from boothill.server.logs import nickname
from boothill.table.journal import Answered, Dealt, Moved, Played, Saved, TableSaved, Write

log = logging.getLogger("boothill.storage")

METADATA = MetaData()
TABLES = Table(
    "tables", METADATA,
    Column("id", String(64), primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("over", Boolean, nullable=False, index=True),
    Column("holder", String(32), nullable=False, server_default="", index=True),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("used_at", Float, nullable=False, server_default="0"),
)  # fmt: skip
GAMES = Table(
    "games", METADATA,
    Column("id", String(64), primary_key=True),
    Column("table_id", String(64), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("ruleset", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("bots", Text, nullable=False),
    Column("server_seed", String(128), nullable=False),
    Column("shares", Text, nullable=False),
    Column("keep", Text, nullable=False),
    Column("leader", Integer, nullable=False),
    Column("dealt_at", Float, nullable=False),
    Column("result", String(64), nullable=False),
    Column("finished_at", Float, index=True),
    Column("ended", String(64), nullable=False, server_default=""),
    UniqueConstraint("table_id", "number"),
)  # fmt: skip
MOVES = Table(
    "moves", METADATA,
    Column("game_id", String(64), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("spent", Float, nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip
ANSWERS = Table(
    "answers", METADATA,
    Column("game_id", String(64), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("moves", Text, nullable=False),
)  # fmt: skip
TOKENS = Table(
    "tokens", METADATA,
    Column("hash", String(64), primary_key=True),
    Column("name", String(40), nullable=False, unique=True),
    Column("made_at", Float, nullable=False),
)  # fmt: skip
SERVERS = Table(
    "servers", METADATA,
    Column("id", String(32), primary_key=True),
    Column("expires_at", Float, nullable=False),
    Column("speaks", Integer, nullable=False),
    Column("reachable", Boolean, nullable=False),
)  # fmt: skip
"""The servers with the end of their lease, and whether the others can reach them (`holding`)."""
HEALTH = Table(
    "health", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)  # fmt: skip
"""One row, written to see whether the database can be written."""
LINKS = Table(
    "links", METADATA,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("made_at", Float, nullable=False),
)  # fmt: skip
"""The scenarios behind short links. They are never deleted."""


class Pulse(Struct, frozen=True):
    """Written like a move when somebody asks whether the server is healthy."""

    at: float


class GameShown(Struct, frozen=True):
    """A finished game in a list."""

    game: str
    table: str
    number: int
    ruleset: str
    names: list[str]
    result: str
    finished_at: float
    ended: str = ""
    """How the players ended it: agreed, closed, or resigned and the name of the player; usually empty."""


def table_row(saved: TableSaved, holder: str, epoch: int, now: float) -> dict[str, Any]:
    return {
        "id": saved.table,
        "data": saved.data,
        "public": saved.public,
        "over": saved.over,
        "holder": holder,
        "epoch": epoch,
        "used_at": now,
    }


def game_row(dealt: Dealt) -> dict[str, Any]:
    return {
        "id": dealt.game,
        "table_id": dealt.table,
        "number": dealt.number,
        "ruleset": dealt.ruleset,
        "version": dealt.version,
        "options": json.dumps(dealt.options),
        "names": json.dumps(dealt.names),
        "bots": json.dumps(dealt.bots),
        "server_seed": dealt.server_seed,
        "shares": json.dumps(dealt.shares),
        "keep": json.dumps(dealt.keep),
        "leader": dealt.leader,
        "dealt_at": dealt.at,
        "result": "",
    }


def dealt_of(row: Any) -> Dealt:
    return Dealt(
        game=row.id,
        table=row.table_id,
        number=row.number,
        ruleset=row.ruleset,
        version=row.version,
        options=json.loads(row.options),
        names=tuple(json.loads(row.names)),
        bots=json.loads(row.bots),
        server_seed=row.server_seed,
        shares=json.loads(row.shares),
        keep={Seat(int(seat)): name for seat, name in json.loads(row.keep).items()},
        leader=row.leader,
        at=row.dealt_at,
    )


def move_row(moved: Moved) -> dict[str, Any]:
    return {
        "game_id": moved.game,
        "number": moved.number,
        "seat": moved.seat,
        "move": moved.move,
        "spent": moved.spent,
        "at": moved.at,
    }


def moved_of(row: Any) -> Moved:
    return Moved(row.game_id, row.number, row.seat, row.move, row.spent, row.at)


def answer_row(answered: Answered) -> dict[str, Any]:
    return {
        "game_id": answered.game,
        "seat": answered.seat,
        "number": answered.number,
        "moves": json.dumps(answered.moves, ensure_ascii=False),
    }


def answered_of(row: Any) -> Answered:
    return Answered(row.game_id, row.seat, row.number, tuple(json.loads(row.moves)))


def unfinished(connection: Connection, table: str) -> list[Saved]:
    wanted = and_(TABLES.c.over.is_(False), *([TABLES.c.id == table] if table else []))
    tables = connection.execute(select(TABLES).where(wanted).order_by(TABLES.c.id)).all()
    games = connection.execute(select(GAMES).join(TABLES).where(wanted).order_by(GAMES.c.number))
    last = {row.table_id: row for row in games}
    moves, answers = defaultdict(list), defaultdict(list)
    ids = [row.id for row in last.values()]
    for start in range(0, len(ids), 500):
        some = select(MOVES).where(MOVES.c.game_id.in_(ids[start : start + 500]))
        for row in connection.execute(some.order_by(MOVES.c.game_id, MOVES.c.number)):
            moves[row.game_id].append(moved_of(row))
        for row in connection.execute(select(ANSWERS).where(ANSWERS.c.game_id.in_(ids[start : start + 500]))):
            answers[row.game_id].append(answered_of(row))
    found = []
    for row in tables:
        game = last.get(row.id)
        saved = TableSaved(row.id, row.data, row.public, row.over)
        try:
            dealt = dealt_of(game) if game else None
        except (ValueError, TypeError, AttributeError):  # a damaged game must not affect others
            log.error("a game cannot be read back", extra={"table": nickname(row.id)})
            continue
        if game is None:
            found.append(Saved(saved, None, [], ""))
        else:
            found.append(Saved(saved, dealt, moves[game.id], game.result, answers[game.id], game.ended))
    return found


def parties(connection: Connection) -> list[str]:
    """The ids of the tables that are parties; their settings are part of their data."""
    rows = connection.execute(select(TABLES.c.id, TABLES.c.data).where(TABLES.c.over.is_(False)))
    return [row.id for row in rows if b'"party":true' in row.data]


def played(connection: Connection, game: str) -> Played | None:
    row = connection.execute(select(GAMES).where(GAMES.c.id == game, GAMES.c.result != "")).first()
    if row is None:
        return None
    moves = connection.execute(select(MOVES).where(MOVES.c.game_id == game).order_by(MOVES.c.number))
    return Played(dealt_of(row), [moved_of(move) for move in moves], row.result, row.ended)


def games(connection: Connection, table: str, before: float, limit: int) -> list[GameShown]:
    """Finished games, latest first: of one table, or of all public ones."""
    wanted = select(GAMES).join(TABLES).where(GAMES.c.finished_at.is_not(None))
    wanted = wanted.where(GAMES.c.table_id == table if table else TABLES.c.public.is_(True))
    if before:
        wanted = wanted.where(GAMES.c.finished_at < before)
    return [
        GameShown(
            row.id, row.table_id, row.number, row.ruleset, json.loads(row.names), row.result, row.finished_at, row.ended
        )
        for row in connection.execute(wanted.order_by(GAMES.c.finished_at.desc()).limit(limit))
    ]


def is_there(connection: Connection, writes: Iterable[Write | Pulse]) -> bool:
    """Were exactly these deals and moves written already, by a commit whose response was lost?"""
    for write in writes:
        if isinstance(write, Moved):
            there = select(MOVES).where(MOVES.c.game_id == write.game, MOVES.c.number == write.number)
            wanted = move_row(write)
        elif isinstance(write, Dealt):
            there = select(GAMES).where(GAMES.c.id == write.game)
            wanted = game_row(write)
        else:
            continue
        row = connection.execute(there).mappings().first()
        if row is None or any(row[name] != value for name, value in wanted.items() if name != "result"):
            return False
    return True


def keep_link(connection: Connection, id: str, text: str, at: float) -> None:
    """Store the text of a link, unless it is there already: the same text has the same id."""
    if linked(connection, id) is None:
        connection.execute(insert(LINKS), {"id": id, "text": text, "made_at": at})


def linked(connection: Connection, id: str) -> str | None:
    found: str | None = connection.scalar(select(LINKS.c.text).where(LINKS.c.id == id))
    return found
