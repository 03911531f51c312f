"""Reviews of finished matches are kept, a row for each portion."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """A table more."""
    op.create_table(
        "review",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "number"),
    )
