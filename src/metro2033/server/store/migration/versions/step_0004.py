"""Sessions that have neither seat nor table nor account are visits, and soon over."""

from __future__ import annotations

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

DAY_MS = 24 * 60 * 60 * 1000


def upgrade() -> None:
    """Let sessions end within a day that nobody would miss."""
    session = sa.table("session", *map(sa.column, ("id", "kind", "account", "expires")))
    seat = sa.table("seat", sa.column("session"))
    match = sa.table("match", sa.column("settings"))
    connection = op.get_bind()
    used = set(connection.execute(sa.select(seat.c.session)).scalars())
    for settings in connection.execute(sa.select(match.c.settings)).scalars():
        used.add(json.loads(settings).get("host", {}).get("session"))
    alone = sa.select(session.c.id).where(session.c.account.is_(None))
    end = time.time_ns() // 1_000_000 + DAY_MS
    for found in set(connection.execute(alone).scalars()) - used:
        visit = sa.update(session).where(session.c.id == found)
        connection.execute(visit.values(kind="visit"))
        connection.execute(visit.where(session.c.expires > end).values(expires=end))
