"""Upgrades a database when a server starts, unless servers of another version still use it."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, inspect, select

from boothill.server import holding
from boothill.server.schema import SERVERS

LOCK = 0x626F6F74
"""The id of the lock by which servers that start on the same database wait for each other."""


def upgrade(connection: Connection) -> None:
    """Upgrade the database. Raises CommandError if it was written by a newer version."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def wrong_with_others(connection: Connection) -> str:
    """Why this server cannot run beside those that use the database now; empty if it can.

    Other servers wait to check this, or to upgrade the database, until this transaction has ended.
    """
    _wait_for_turn(connection)
    if not inspect(connection).has_table(SERVERS.name):
        return ""
    others = holding.alive(connection)
    versions = ScriptDirectory.from_config(_config())
    now = MigrationContext.configure(connection).get_current_revision()
    newer = now not in {script.revision for script in versions.walk_revisions()}
    if not others or newer:  # a newer version makes `upgrade` fail
        return ""
    if now == versions.get_current_head() and all(other.speaks == holding.SPEAKS for other in others):
        return ""
    return f"running servers of another version use it ({len(others)}); stop them first, or start that version"


def _wait_for_turn(connection: Connection) -> None:
    limit = connection.scalar(select(func.current_setting("lock_timeout")))
    connection.execute(select(func.set_config("lock_timeout", "0", True)))  # upgrading may take long
    connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    connection.execute(select(func.set_config("lock_timeout", limit, True)))


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("boothill.server") / "migrations"))
    return config
