"""The tables as they were first released."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "account",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text(), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_account")),
        sa.UniqueConstraint("folded", name=op.f("uq_account_folded")),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("is_public", sa.Boolean(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("header", sa.Text(), nullable=True),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("content_digest", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("rematch_of", sa.Text(), nullable=True),
        sa.Column("owner", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_match")),
    )
    op.create_index(op.f("ix_match_status_updated"), "match", ["status", "updated"], unique=False)
    op.create_table(
        "process",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_process")),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("k", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("phrase", sa.Text(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_chat_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "k", name=op.f("pk_chat")),
    )
    op.create_table(
        "choice",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("cause", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_choice_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "n", name=op.f("pk_choice")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "clock",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("left_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_clock_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_clock")),
    )
    op.create_table(
        "seat",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("account", sa.Text(), nullable=True),
        sa.Column("session", sa.Text(), nullable=True),
        sa.Column("invite", sa.Text(), nullable=True),
        sa.Column("taken_over_by", sa.Text(), nullable=True),
        sa.Column("salt", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_seat_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seat")),
    )
    op.create_index(op.f("ix_seat_account"), "seat", ["account"], unique=False)
    op.create_index(op.f("ix_seat_session"), "seat", ["session"], unique=False)
    op.create_table(
        "session",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["account.id"], name=op.f("fk_session_account"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_session")),
    )
    op.create_index(op.f("ix_session_account"), "session", ["account"], unique=False)
    op.create_index(op.f("ix_session_expires"), "session", ["expires"], unique=False)
    op.create_table(
        "spectator",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_spectator_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_spectator")),
    )
    op.create_index(op.f("ix_spectator_match"), "spectator", ["match"], unique=False)
    op.create_table(
        "undone",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("cut", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("cause", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_undone_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "cut", "n", name=op.f("pk_undone")),
    )
