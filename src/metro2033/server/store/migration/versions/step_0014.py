"""Accounts may have a profile, and finished matches are read for it and for statistics."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """A column and four tables more; what is over is to be read."""
    op.add_column(
        "account",
        sa.Column("has_profile", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    op.create_table(
        "played_due",
        sa.Column("match", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_played_due_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_played_due")),
    )
    op.create_table(
        "played_match",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("is_public", sa.Boolean(), nullable=False),
        sa.Column("is_counted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_played_match_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_played_match")),
    )
    op.create_table(
        "played_seat",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("faction", sa.Text(), nullable=False),
        sa.Column("hero", sa.Text(), nullable=False),
        sa.Column("cards", sa.Text(), nullable=False),
        sa.Column("is_left", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"],
            ["played_match.match"],
            name=op.f("fk_played_seat_match"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_played_seat")),
    )
    op.create_table(
        "tally",
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("thing", sa.Text(), nullable=False),
        sa.Column("trials", sa.BigInteger(), nullable=False),
        sa.Column("wins", sa.BigInteger(), nullable=False),
        sa.Column("fair", sa.BigInteger(), nullable=False),
        sa.Column("times", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("edition", "kind", "thing", name=op.f("pk_tally")),
    )
    op.execute("INSERT INTO played_due (match) SELECT id FROM match WHERE status = 'over'")
