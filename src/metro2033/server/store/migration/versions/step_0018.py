"""The match that follows another one is found without looking at all."""

from __future__ import annotations

from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """An index more."""
    op.create_index("ix_match_rematch_of", "match", ["rematch_of"])
