"""A host that shares its matches with nobody."""

from __future__ import annotations

from metro2033.server.cluster.ownership import ClusterHost
from metro2033.server.cluster.pipe import Pipe


class Alone:
    """The cluster of a host that has every match itself."""

    async def open(self, host: ClusterHost) -> None:
        """There is nobody to join."""

    async def close(self) -> None:
        """There is nobody to leave anything to."""

    async def own(self, match: str) -> bool:
        """Everything is ours."""
        return True

    async def release(self, match: str) -> None:
        """Nobody else would take it."""

    async def connect(self, match: str, greeting: str) -> Pipe | None:
        """Everything is ours."""
        return None

    def tell(self, match: str, topic: str) -> None:
        """There is nobody to tell."""
