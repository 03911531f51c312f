"""A session remembers the one that it replaced at a login."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Sessions of before were not replaced."""
    op.add_column("session", sa.Column("guest", sa.Text(), nullable=True))
