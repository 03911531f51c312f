"""What bots think about for the seats of one room: hints, odds and imagined boards."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from metro2033.server.bots.bot_question import BotReply, BotService
from metro2033.server.match.actor import Actor
from metro2033.server.match.bot_advice import AdviceTask
from metro2033.server.match.texts import failure
from metro2033.server.match.what_if import WhatIfTask
from metro2033.server.protocol import client, server

LOG: Final = logging.getLogger("metro2033.thoughts")

Send = Callable[[server.Message], None]
"""How an answer reaches the sender of a message."""

Thought = AdviceTask | WhatIfTask
"""Something that takes thinking before it can be answered."""


class Thoughts:
    """One thought of each kind at a time for each seat."""

    def __init__(self, bots: BotService, match: str) -> None:
        self._bots: Final = bots
        self._match: Final = match
        self._later: Final[set[asyncio.Task[None]]] = set()
        self._begun: Final[set[tuple[int, str]]] = set()

    def begins(self, actor: Actor, message: client.Message) -> bool:
        """Whether nothing of that kind is thought about for the seat yet; from now on it is."""
        kind = thought_about(actor, message)
        is_free = kind not in self._begun
        self._begun.add(kind)
        return is_free

    def answer_later(self, actor: Actor, task: Thought, send: Send) -> None:
        """Send what a bot says, when it has thought."""
        running = asyncio.create_task(self._answer(actor, task, send))
        self._later.add(running)
        running.add_done_callback(self._later.discard)

    async def close(self) -> None:
        """Stop answering."""
        for running in self._later:
            running.cancel()
        await asyncio.gather(*self._later, return_exceptions=True)

    async def _answer(self, actor: Actor, task: Thought, send: Send) -> None:
        try:
            send(await self.think(actor, task))
        except Exception:
            # Nobody waits for this task, but its client does.
            LOG.exception("advice failed", extra={"match": self._match})
            send(failure(actor, task.message, "unavailable", "error-not-told"))

    async def think(self, actor: Actor, task: Thought) -> server.Message:
        """What a bot says; the match goes on while it thinks."""
        try:
            told = task.answer(await self._bots.think(task.question) or BotReply())
        finally:
            self._begun.discard(thought_about(actor, task.message))
        return told or failure(actor, task.message, "unavailable", "error-not-told")


def thought_about(actor: Actor, message: client.Message) -> tuple[int, str]:
    """Who asks, and what for."""
    told = message.tell if isinstance(message, client.WhatIf) else ""
    return actor.viewer, f"{type(message).__name__} {told}"
