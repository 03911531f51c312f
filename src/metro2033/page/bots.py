"""Bots of a page: the levels that it offers, and how long its advisers think."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from metro2033.bots.registry import LEVELS
from metro2033.server.bots.bot_question import BotQuestion, BotReply
from metro2033.server.worker.thinker import reply_to

OFFERED: Final = ("newcomer", "trader", "guard", "stalker", "raider")
"""The levels that answer quickly enough where the engine runs as plain Python in a browser."""

SIMULATIONS: Final = 60
"""How long advisers think."""

Think = Callable[[str], Awaitable[str]]
"""Takes a question to the worker in which bots think; its reply, "" where there is none."""


class PageBots:
    """Bots that think in another worker."""

    def __init__(self, think: Think) -> None:
        self._think: Final = think

    async def think(self, question: BotQuestion) -> BotReply | None:
        """What a bot finds; None where its worker has failed."""
        text = await self._think(msgspec.json.encode(question).decode())
        return msgspec.json.decode(text, type=BotReply) if text else None


def reply(text: str) -> str:
    """A bot's reply to a question; the strongest level on offer replaces stronger ones."""
    question = msgspec.json.decode(text, type=BotQuestion)
    if question.bot in LEVELS and question.bot not in OFFERED:
        question = msgspec.structs.replace(question, bot=OFFERED[-1])
    return msgspec.json.encode(reply_to(question, SIMULATIONS)).decode()
