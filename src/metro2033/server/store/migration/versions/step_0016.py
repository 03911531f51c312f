"""Running matches are summed up for those who watch, and people follow others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Two tables more; matches that run are listed, and summed up with their next choice."""
    op.create_table(
        "summary",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("points", sa.Text(), nullable=False),
        sa.Column("is_listed", sa.Boolean(), nullable=False),
        sa.Column("is_delayed", sa.Boolean(), nullable=False),
        sa.Column("delay_ms", sa.BigInteger(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_summary_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_summary")),
    )
    op.create_index(op.f("ix_summary_is_listed_changed"), "summary", ["is_listed", "changed"])
    op.create_table(
        "follow",
        sa.Column("follower", sa.Text(), nullable=False),
        sa.Column("followed", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["followed"], ["account.id"], name=op.f("fk_follow_followed"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("follower", "followed", name=op.f("pk_follow")),
    )
    op.create_index(op.f("ix_follow_followed"), "follow", ["followed"])
    _list_running()


def _list_running() -> None:
    """List the matches that run and that anybody may watch; what they have come to is not known."""
    match = sa.table(
        "match",
        *(sa.column(name) for name in ("id", "status", "settings", "created", "updated")),
        sa.column("is_public", sa.Boolean()),
    )
    summary = sa.table(
        "summary",
        *(sa.column(name) for name in ("match", "round", "points", "delay_ms", "began", "changed")),
        sa.column("is_listed", sa.Boolean()),
        sa.column("is_delayed", sa.Boolean()),
    )
    running = sa.select(
        match.c.id,
        sa.literal(0),
        sa.literal("[]"),
        sa.literal(0),
        match.c.created,
        match.c.updated,
        sa.true(),
        sa.false(),
    ).where(
        match.c.status == "running",
        match.c.is_public,
        match.c.settings.contains('"watch":"anyone"'),
    )
    op.execute(summary.insert().from_select([column.name for column in summary.c], running))
