"""Which process has a match: the only one on SQLite, or one of several that share a PostgreSQL.

Each match has at most one owner, which alone plays and stores it. Another process whose client
wants the match only passes texts on, through a pipe. If the owner dies, the next process that needs
the match takes it; the store refuses what a former owner might still try to add.
"""

from __future__ import annotations

from typing import Protocol

from metro2033.server.cluster.pipe import Pipe


class ClusterHost(Protocol):
    """What a process does for the others, and what it is told."""

    async def serve(self, match: str, greeting: str, pipe: Pipe) -> None:
        """Talk with a client of another process, until one of them is done."""
        ...

    def news(self, match: str, topic: str) -> None:
        """Another process has changed something of a match in the store."""
        ...

    def given(self, match: str) -> None:
        """Another process leaves a match to this one, which may have to go on with it."""
        ...

    def orphaned(self) -> None:
        """Matches may have lost their owner: take those that wait for no person."""
        ...

    def lost(self) -> None:
        """No match is ours any more: forget them all, and let clients call again."""
        ...


class Cluster(Protocol):
    """The processes that serve one database, as one of them sees it."""

    async def open(self, host: ClusterHost) -> None:
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

    async def connect(self, match: str, greeting: str) -> Pipe | None:
        """A pipe for one client to the owner of the match, which gets the greeting.

        None if the match is ours; it becomes so if no living process has it.
        """
        ...

    def tell(self, match: str, topic: str) -> None:
        """Tell the others that something of a match was changed in the store."""
        ...
