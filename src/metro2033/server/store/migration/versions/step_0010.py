"""Quiet hours know what they were before; mails for confirmation and failures are counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

COPY = """
INSERT INTO quiet_times
    (holder, zone, "begin", "end", since, old_zone, old_begin, old_end, old_since)
SELECT holder, zone, "begin", "end", since, zone, "begin", "end", since FROM quiet_hours
"""
"""Hours that were wanted before count as if they had not changed."""


def upgrade() -> None:
    """One table in the place of another, a new one, and a column."""
    op.create_table(
        "quiet_times",
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("zone", sa.Text()),
        sa.Column("begin", sa.Integer()),
        sa.Column("end", sa.Integer()),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("old_zone", sa.Text()),
        sa.Column("old_begin", sa.Integer()),
        sa.Column("old_end", sa.Integer()),
        sa.Column("old_since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("holder", name=op.f("pk_quiet_times")),
    )
    op.execute(COPY)
    op.drop_table("quiet_hours")
    op.create_table(
        "confirmation",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_confirmation")),
    )
    for column in ("address", "holder", "at"):
        op.create_index(op.f(f"ix_confirmation_{column}"), "confirmation", [column])
    failures = sa.Column("failures", sa.Integer(), server_default="0", nullable=False)
    op.add_column("channel", failures)
