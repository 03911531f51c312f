"""Sessions have ids of their own; the state of a match is kept beside its choices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Give sessions ids: what knew them by their tokens goes on knowing them."""
    op.add_column("session", sa.Column("id", sa.Text(), nullable=False, server_default=""))
    op.execute("UPDATE session SET id = token_hash")
    op.create_index(op.f("ix_session_id"), "session", ["id"], unique=False)
    op.create_table(
        "snapshot",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("shape", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_snapshot_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_snapshot")),
    )
