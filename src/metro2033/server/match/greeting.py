"""What a hub says to clients before a room does, and how a client comes from another process."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from metro2033.server.match.actor import Actor
from metro2033.server.match.texts import said
from metro2033.server.protocol import client, server
from metro2033.server.store.moderation_entities import Sanction


class ForwardedHello(msgspec.Struct):
    """A client of another process: who it is, and its first message."""

    actor: Actor
    hello: client.Hello


def sanction_messages(found: Iterable[Sanction]) -> list[server.Sanctioned]:
    """The message about a person's sanction."""
    return [
        server.Sanctioned(kind=one.kind, until=one.until, reason=one.reason, reference=one.id)
        for one in found
    ]


def outdated(hello: client.Hello, language: str) -> server.Error:
    """The answer if the match began with other rules or cards."""
    text = said("problem-other-content", {}, language)
    return server.Error(id=hello.id, code="outdated", text=text)


def no_longer(hello: client.Hello, language: str) -> server.Error:
    """The answer if the person has lost their seat."""
    text = said("error-no-longer", {}, language)
    return server.Error(id=hello.id, code="not_allowed", text=text)


def fault(error: Exception) -> str:
    """How a log names an error: by its kind, not its text, which may name a hidden card."""
    line = getattr(error, "line", None)
    return type(error).__name__ if line is None else f"{type(error).__name__} in line {line}"
