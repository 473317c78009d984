"""Tables, games, moves and the tokens of bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False, index=True),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ruleset", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("server_seed", sa.String(128), nullable=False),
        sa.Column("shares", sa.Text, nullable=False),
        sa.Column("keep", sa.Text, nullable=False),
        sa.Column("sheriff", sa.Integer, nullable=False),
        sa.Column("dealt_at", sa.Float, nullable=False),
        sa.Column("result", sa.String(64), nullable=False),
        sa.Column("finished_at", sa.Float, index=True),
        sa.UniqueConstraint("table_id", "number"),
    )
    op.create_table(
        "moves",
        sa.Column("game_id", sa.String(64), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("spent", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False, unique=True),
        sa.Column("made_at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("tokens", "moves", "games", "tables"):
        op.drop_table(table)
