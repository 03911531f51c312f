"""Accounts know what their names look like, so that no two look the same."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from metro2033.server.lookalike import skeleton

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Names that look alike already may stay: only the first keeps others away."""
    op.add_column("account", sa.Column("skeleton", sa.Text(), nullable=False, server_default=""))
    account = sa.table("account", *map(sa.column, ("id", "name", "skeleton", "created")))
    connection, seen = op.get_bind(), set()
    query = sa.select(account.c.id, account.c.name).order_by(account.c.created, account.c.id)
    for row in connection.execute(query).all():
        found = skeleton(row.name)
        kept = f"{found} {row.id}" if found in seen else found
        seen.add(found)
        change = sa.update(account).where(account.c.id == row.id)
        connection.execute(change.values(skeleton=kept))
    op.create_index(op.f("ix_account_skeleton"), "account", ["skeleton"], unique=True)
