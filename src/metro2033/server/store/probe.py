"""A check whether the store accepts writes: a real write, at most once a second in all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final

from sqlalchemy import Connection

from metro2033.server.store.entities import Unavailable
from metro2033.server.store.health import StoreHealth
from metro2033.server.store.writer import Job

EVERY_SECONDS: Final = 1.0
LONGEST_SECONDS: Final = 4.0
"""How long a write may take before the store counts as not ready."""


def touch(connection: Connection) -> None:
    """Write the revision of the tables as it is: one row, which both databases put on disk."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


class StoreProbe:
    """Tries to write."""

    def __init__(self, write: Callable[[Job[None]], Awaitable[None]], health: StoreHealth) -> None:
        self._write: Final = write
        self._health: Final = health
        self._began = -EVERY_SECONDS
        self._try: asyncio.Future[Any] | None = None

    async def check(self) -> None:
        """Unavailable, unless the database is sound and takes writes."""
        is_old = monotonic() - self._began > EVERY_SECONDS
        if self._try is None or (self._try.done() and is_old):
            self._began = monotonic()
            self._try = asyncio.ensure_future(self._write(touch))
        try:
            await asyncio.wait_for(asyncio.shield(self._try), LONGEST_SECONDS)
        except TimeoutError:
            raise Unavailable("no answer in time") from None
        if self._health.is_damaged:
            raise Unavailable("the database is damaged")
