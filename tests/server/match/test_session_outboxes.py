"""Bans find the connections of a person under all that the person goes by."""

from __future__ import annotations

import pytest

from metro2033.server.match.actor import Identity
from metro2033.server.match.outbox import BANNED, Outbox
from metro2033.server.match.session_outboxes import SessionOutboxes
from metro2033.server.protocol.server import Sanctioned
from metro2033.server.store.moderation_entities import address_holder

BAN = Sanctioned(kind="ban", until=None, reason="Insults.", reference="s1")
ADDRESS = "192.0.2.1"


def closing_code(identity: Identity | None, holder: str) -> int | None:
    """The code with which a ban closes a connection; None if it stays open."""
    outbox, sessions = Outbox(), SessionOutboxes()
    sessions.add(identity, outbox, ADDRESS)
    sessions.sanction(holder, [BAN])
    sessions.remove(identity, outbox, ADDRESS)
    assert sessions._outboxes == {}
    return outbox.end


@pytest.mark.parametrize(
    ("identity", "holders"),
    [
        (Identity("session", "account", "guest"), {"session", "account", "guest"}),
        (Identity("session", "account"), {"session", "account"}),
        (Identity("session", None), {"session", address_holder(ADDRESS)}),
        (None, {address_holder(ADDRESS)}),
    ],
)
async def test_a_ban_closes_what_is_theirs(identity: Identity | None, holders: set[str]) -> None:
    for holder in ("session", "account", "guest", address_holder(ADDRESS)):
        expected = BANNED if holder in holders else None
        assert closing_code(identity, holder) == expected, holder
