"""A host that is alone with its matches."""

from __future__ import annotations

from metro2033.server.cluster.ownership import ClusterHost
from metro2033.server.cluster.pipe import Pipe


class Alone:
    """The cluster of a host that has every match itself."""

    async def open(self, host: ClusterHost) -> None:
        """No other process to join."""

    async def close(self) -> None:
        """No other process to hand anything to."""

    async def own(self, match: str) -> bool:
        """Everything is ours."""
        return True

    async def release(self, match: str) -> None:
        """No other process would take it."""

    async def connect(self, match: str, greeting: str) -> Pipe | None:
        """Everything is ours."""
        return None

    def tell(self, match: str, topic: str) -> None:
        """No other process to notify."""
