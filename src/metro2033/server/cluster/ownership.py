"""Who serves a match: one process alone on SQLite, or several that share a PostgreSQL.

Each match has at most one owner, which alone plays and stores it. Another process that is called
by a client of the match only passes texts on, through a pipe. If the owner dies, the next one who
needs the match takes it; the store refuses what a former owner might still try to add.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final, Protocol

from metro2033.i18n import Complaint
from metro2033.server.cluster.pipe import Pipe
from metro2033.server.store.entities import Unavailable


class Host(Protocol):
    """What a process does for the others, and what it is told."""

    async def serve(self, match: str, greeting: str, pipe: Pipe) -> None:
        """Talk with a client whom another process has greeted, until one of them is done."""
        ...

    def news(self, match: str, topic: str) -> None:
        """Another process has changed something of a match in the store."""
        ...

    def orphaned(self) -> None:
        """Matches may have lost their owner: take those that wait for no person."""
        ...

    def lost(self) -> None:
        """No match is ours any more: forget them all, and let clients call again."""
        ...


class Cluster(Protocol):
    """The processes that serve one database, as one of them sees it."""

    async def open(self, host: Host) -> None:
        """Join the others."""
        ...

    async def close(self) -> None:
        """Leave everything to the others."""
        ...

    async def own(self, match: str) -> bool:
        """Whether the match is ours; it becomes so if no living process has it."""
        ...

    async def release(self, match: str) -> None:
        """Leave a match to whoever needs it."""
        ...

    async def connect(self, match: str, greeting: str) -> Pipe:
        """A pipe for one client to the owner of the match, who is told the greeting."""
        ...

    def tell(self, match: str, topic: str) -> None:
        """Tell the others that something of a match was changed in the store."""
        ...


class DatabaseInUse(Complaint):
    """Another server serves this SQLite file."""


class SingleProcess:
    """The one process for a SQLite file; a second one is refused.

    The lock is a file that SQLite locks for us: so it is free again when the process dies, on every
    system.
    """

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._lock: sqlite3.Connection | None = None

    async def open(self, host: Host) -> None:
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

    async def own(self, match: str) -> bool:
        """Everything is ours."""
        return True

    async def release(self, match: str) -> None:
        """Nobody else would take it."""

    async def connect(self, match: str, greeting: str) -> Pipe:
        """Never needed, as every match is ours."""
        raise Unavailable("there is no other process")

    def tell(self, match: str, topic: str) -> None:
        """There is nobody to tell."""
