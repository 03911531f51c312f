"""The only process that serves a SQLite file."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from metro2033.i18n import Complaint
from metro2033.server.cluster.alone import Alone
from metro2033.server.cluster.ownership import ClusterHost


class DatabaseInUse(Complaint):
    """Another server serves this SQLite file."""


class SingleProcess(Alone):
    """The one process for a SQLite file; a second one is refused.

    The lock is a file that SQLite locks for us: so it is free again when the process dies, on every
    system.
    """

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._lock: sqlite3.Connection | None = None

    async def open(self, host: ClusterHost) -> None:
        """Keep other servers away, or DatabaseInUse."""
        self.lock()

    async def close(self) -> None:
        """Let others have the database."""
        self.unlock()

    def lock(self) -> None:
        """Keep servers away, or DatabaseInUse."""
        lock = sqlite3.connect(f"{self._file}.lock", timeout=0, isolation_level=None)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            lock.close()
            raise DatabaseInUse("fault-file-in-use", file=self._file) from None
        self._lock = lock

    def unlock(self) -> None:
        """Let others have the database."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None
