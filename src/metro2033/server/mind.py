"""What rooms want of bots: an answer from what a seat may know."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec


class Thought(msgspec.Struct, frozen=True):
    """A question to a bot: the view of a seat as data, and where its chance comes from."""

    edition: str
    bot: str
    seat: int
    seed: int
    view: dict[str, Any]


class Minds(Protocol):
    """Where bots think."""

    async def choose(self, thought: Thought) -> str | None:
        """The key of the answer; None where no bot could tell."""
