"""Each person's open connections, so that they can be closed or notified."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from metro2033.server.match.actor import Identity
from metro2033.server.match.outbox import BANNED, NO_SESSION, Outbox
from metro2033.server.protocol import server
from metro2033.server.store.moderation_entities import address_holder


class SessionOutboxes:
    """Connections here: by session, and by account and the session before the login.

    Connections without an account are also found by address.
    """

    def __init__(self) -> None:
        self._outboxes: Final[dict[str, set[Outbox]]] = {}
        self._all: Final[set[Outbox]] = set()

    def add(self, identity: Identity | None, outbox: Outbox, address: str = "") -> None:
        """Add a connection."""
        self._all.add(outbox)
        for key in _keys(identity, address):
            self._outboxes.setdefault(key, set()).add(outbox)

    def remove(self, identity: Identity | None, outbox: Outbox, address: str = "") -> None:
        """A connection is closed."""
        self._all.discard(outbox)
        for key in _keys(identity, address):
            outboxes = self._outboxes.get(key, set())
            outboxes.discard(outbox)
            if not outboxes:
                self._outboxes.pop(key, None)

    def dismiss(self, session: str) -> None:
        """Close the connections of a session that has ended."""
        for outbox in self._outboxes.get(session, ()):
            outbox.close(NO_SESSION)

    def sanction(self, holder: str, told: Collection[server.Sanctioned]) -> None:
        """Send a person their sanctions; a ban closes their connections."""
        for outbox in self._outboxes.get(holder, ()):
            tell_sanctions(outbox, told)

    def tell_all(self, message: server.Message) -> None:
        """Tell everybody something."""
        for outbox in self._all:
            outbox.send_message(message)


def tell_sanctions(outbox: Outbox, told: Collection[server.Sanctioned]) -> None:
    """Send a connection its person's sanctions; a ban closes it."""
    for message in told:
        outbox.send_message(message)
    if any(message.kind == "ban" for message in told):
        outbox.close(BANNED)


def _keys(identity: Identity | None, address: str) -> list[str]:
    """By what a connection is found."""
    if identity is not None and identity.account is not None:
        before = [identity.guest] if identity.guest else []
        return [identity.session, identity.account, *before]
    here = [address_holder(address)] if address else []
    return here if identity is None else [identity.session, *here]
