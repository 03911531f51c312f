"""People rest: quiet hours and vacations; their matches are found in the order of their turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Two tables and an index more."""
    op.create_table(
        "quiet_hours",
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("begin", sa.Integer(), nullable=False),
        sa.Column("end", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("holder", name=op.f("pk_quiet_hours")),
    )
    op.create_table(
        "vacation",
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("begin", sa.BigInteger(), nullable=False),
        sa.Column("end", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("holder", "begin", name=op.f("pk_vacation")),
    )
    op.create_index(
        op.f("ix_match_id_status_asked_updated"), "match", ["id", "status", "asked", "updated"]
    )
