"""The seats that an account has had are found without reading them."""

from __future__ import annotations

from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """An index more columns of which are in it."""
    op.drop_index("ix_seat_account", "seat")
    op.create_index(
        "ix_seat_account_kind_match_seat_place",
        "seat",
        ["account", "kind", "match", "seat", "place"],
    )
