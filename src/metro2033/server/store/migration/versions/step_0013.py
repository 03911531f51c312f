"""Processes tell how others call them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """One column more; a process of an older version cannot be called."""
    op.add_column("process", sa.Column("contact", sa.Text(), server_default="", nullable=False))
