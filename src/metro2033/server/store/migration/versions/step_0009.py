"""Seats have their places at the end, and matches count for ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """A column and three tables more."""
    op.add_column("seat", sa.Column("place", sa.Integer()))
    op.create_table(
        "rating_due",
        sa.Column("match", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_rating_due_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_rating_due")),
    )
    op.create_table(
        "rated_match",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_rated_match")),
        sa.UniqueConstraint("match", name=op.f("uq_rated_match_match")),
    )
    index = op.f("ix_rated_match_edition_seats_at")
    op.create_index(index, "rated_match", ["edition", "seats", "at"])
    op.create_table(
        "rated_seat",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("account", sa.Text()),
        sa.Column("bot", sa.Text()),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("is_left", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["number"],
            ["rated_match.number"],
            name=op.f("fk_rated_seat_number"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("number", "seat", name=op.f("pk_rated_seat")),
    )
    op.create_index(op.f("ix_rated_seat_account"), "rated_seat", ["account"])
