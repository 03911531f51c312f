"""The open connections of each session, so that they end when it does."""

from __future__ import annotations

from typing import Final

from metro2033.server.match.actor import Identity
from metro2033.server.match.outbox import NO_SESSION, Outbox


class SessionOutboxes:
    """Who is connected here; connections without a session need not be known."""

    def __init__(self) -> None:
        self._outboxes: Final[dict[str, set[Outbox]]] = {}

    def add(self, identity: Identity | None, outbox: Outbox) -> None:
        """Somebody has opened a connection."""
        if identity is not None:
            self._outboxes.setdefault(identity.session, set()).add(outbox)

    def remove(self, identity: Identity | None, outbox: Outbox) -> None:
        """A connection is closed."""
        if identity is None:
            return
        outboxes = self._outboxes.get(identity.session, set())
        outboxes.discard(outbox)
        if not outboxes:
            self._outboxes.pop(identity.session, None)

    def dismiss(self, session: str) -> None:
        """Close the connections of a session that has ended."""
        for outbox in self._outboxes.get(session, ()):
            outbox.close(NO_SESSION)
