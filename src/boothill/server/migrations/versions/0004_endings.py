"""How the players of a game ended it, if they did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("games", sa.Column("ended", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("games", "ended")
