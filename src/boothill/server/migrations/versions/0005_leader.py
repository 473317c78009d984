"""The seat with the leading role, whatever the game calls that role."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.alter_column("games", "sheriff", new_column_name="leader")


def downgrade() -> None:
    op.alter_column("games", "leader", new_column_name="sheriff")
