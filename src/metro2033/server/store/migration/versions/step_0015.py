"""Tournaments: who takes part, and who sits at which table of which round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def _of_tournament(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tournament"],
        ["tournament.id"],
        name=op.f(f"fk_{table}_tournament"),
        ondelete="CASCADE",
    )


def upgrade() -> None:
    """Four tables more."""
    op.create_table(
        "tournament",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("organiser", sa.Text(), nullable=True),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("is_public", sa.Boolean(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournament")),
    )
    op.create_index(op.f("ix_tournament_organiser"), "tournament", ["organiser"])
    op.create_index(op.f("ix_tournament_status_updated"), "tournament", ["status", "updated"])
    op.create_table(
        "tournament_entrant",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("account", sa.Text(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("pool", sa.Integer(), nullable=False),
        sa.Column("is_out", sa.Boolean(), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        _of_tournament("tournament_entrant"),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_tournament_entrant")),
        sa.UniqueConstraint(
            "tournament", "account", name=op.f("uq_tournament_entrant_tournament_account")
        ),
    )
    op.create_index(op.f("ix_tournament_entrant_account"), "tournament_entrant", ["account"])
    op.create_table(
        "tournament_table",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        _of_tournament("tournament_table"),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name=op.f("pk_tournament_table")),
        sa.UniqueConstraint("match", name=op.f("uq_tournament_table_match")),
    )
    op.create_index(op.f("ix_tournament_table_state"), "tournament_table", ["state"])
    op.create_table(
        "tournament_seat",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("entrant", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        _of_tournament("tournament_seat"),
        sa.PrimaryKeyConstraint("tournament", "round", "entrant", name=op.f("pk_tournament_seat")),
    )
