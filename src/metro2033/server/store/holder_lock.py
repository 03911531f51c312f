"""One change at a time of what belongs to a person or a table."""

from __future__ import annotations

from sqlalchemy import Connection, func, select


def lock_holder(connection: Connection, holder: str) -> None:
    """Lock what a holder has until the transaction ends.

    SQLite has only one who writes.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(holder, 0))))
