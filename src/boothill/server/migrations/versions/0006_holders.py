"""The server that holds a table, the number of its holders so far, and when it was last used."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("expires_at", sa.Float, nullable=False),
        sa.Column("speaks", sa.Integer, nullable=False),
        sa.Column("reachable", sa.Boolean, nullable=False),
    )
    op.add_column("tables", sa.Column("holder", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("used_at", sa.Float, nullable=False, server_default="0"))
    op.execute(f"update tables set used_at = {time.time()}")  # unknown, and so none is cleared away at once
    op.create_index("ix_tables_holder", "tables", ["holder"])


def downgrade() -> None:
    op.drop_index("ix_tables_holder", "tables")
    for column in ("used_at", "epoch", "holder"):
        op.drop_column("tables", column)
    op.drop_table("servers")
