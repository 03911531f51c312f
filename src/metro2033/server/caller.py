"""The open connections of each session, so that they end when it does."""

from __future__ import annotations

from typing import Final

from metro2033.server.auth import Identity
from metro2033.server.outlet import NO_SESSION, Outlet


class Callers:
    """Who is connected here; connections without a session need not be known."""

    def __init__(self) -> None:
        self._outlets: Final[dict[str, set[Outlet]]] = {}

    def add(self, identity: Identity | None, outlet: Outlet) -> None:
        """Somebody has opened a connection."""
        if identity is not None:
            self._outlets.setdefault(identity.session, set()).add(outlet)

    def remove(self, identity: Identity | None, outlet: Outlet) -> None:
        """A connection is closed."""
        if identity is None:
            return
        outlets = self._outlets.get(identity.session, set())
        outlets.discard(outlet)
        if not outlets:
            self._outlets.pop(identity.session, None)

    def dismiss(self, session: str) -> None:
        """Close the connections of a session that has ended."""
        for outlet in self._outlets.get(session, ()):
            outlet.close(NO_SESSION)
