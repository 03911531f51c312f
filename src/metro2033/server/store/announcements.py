"""Announcements shown at all tables, inside a transaction."""

from __future__ import annotations

import json
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from metro2033.server.store import audit
from metro2033.server.store.entities import Conflict, Unknown
from metro2033.server.store.moderation_entities import Announcement, Deed
from metro2033.server.store.moderation_schema import announcement as _announcement

MOST: Final = 5
"""The most announcements at a time."""


def add(connection: Connection, deed: Deed, new: Announcement) -> None:
    """Show an announcement at all tables; Conflict if there are too many."""
    audit.note(connection, deed, new.at)
    drop_old(connection, new.at)
    if connection.execute(select(func.count()).select_from(_announcement)).scalar_one() >= MOST:
        raise Conflict("there are too many announcements")
    texts = json.dumps(dict(new.texts), ensure_ascii=False)
    values = {"id": new.id, "texts": texts, "at": new.at, "until": new.until}
    connection.execute(insert(_announcement), values)


def current(connection: Connection, at: int) -> list[Announcement]:
    """The announcements that are shown now, oldest first."""
    query = select(_announcement).where(_announcement.c.until > at)
    rows = connection.execute(query.order_by(_announcement.c.at, _announcement.c.id))
    return [Announcement(row.id, json.loads(row.texts), row.at, row.until) for row in rows]


def remove(connection: Connection, deed: Deed, id: str, at: int) -> None:
    """Withdraw an announcement; Unknown if there is none."""
    audit.note(connection, deed, at)
    if connection.execute(delete(_announcement).where(_announcement.c.id == id)).rowcount == 0:
        raise Unknown("there is no such announcement")


def drop_old(connection: Connection, at: int) -> None:
    """Delete expired announcements."""
    connection.execute(delete(_announcement).where(_announcement.c.until <= at))
