"""People are told that it is their turn: their channels, the outbox, and keys of the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Three tables more."""
    op.create_table(
        "server_key",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_key")),
    )
    op.create_table(
        "channel",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("is_confirmed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channel")),
    )
    for column in ("holder", "address"):
        op.create_index(op.f(f"ix_channel_{column}"), "channel", [column])
    op.create_table(
        "notice",
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["channel"], ["channel.id"], name=op.f("fk_notice_channel"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_notice_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match", "seat", "channel", name=op.f("pk_notice")),
    )
    for column in ("channel", "due"):
        op.create_index(op.f(f"ix_notice_{column}"), "notice", [column])
