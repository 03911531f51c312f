"""Sessions know their browser, and passwords can be set anew by a link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Three columns and a table more; of old sessions only their beginning is known."""
    op.add_column("account", sa.Column("recovery", sa.Text()))
    op.create_index(op.f("ix_account_recovery"), "account", ["recovery"])
    op.add_column("session", sa.Column("browser", sa.Text(), server_default="", nullable=False))
    op.add_column("session", sa.Column("seen", sa.BigInteger(), server_default="0", nullable=False))
    op.execute("UPDATE session SET seen = created")
    op.create_table(
        "password_reset",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("is_open", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"],
            ["account.id"],
            name=op.f("fk_password_reset_account"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_password_reset")),
    )
    for column in ("account", "at"):
        op.create_index(op.f(f"ix_password_reset_{column}"), "password_reset", [column])
