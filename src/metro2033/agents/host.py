"""Runs any bot class as a program: `python -m metro2033.agents.host MODULE:CLASS`.

A Python bot that crashes or never answers thus does no harm, like a program in any language.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO, Final

from metro2033.agents import message
from metro2033.bots.bot import Bot
from metro2033.catalog import game
from metro2033.engine.kernel.codec import frame_table, state_from_data
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.table.keys import KeyCodec


class NotABot(TypeError):
    """The named class is not a subclass of Bot."""


def bot_class(name: str) -> type[Bot]:
    """The class named by `module:Class`; modules are also searched in the working directory."""
    module, _, member = name.partition(":")
    found = getattr(import_module(module), member)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise NotABot(f"{name} is no subclass of metro2033.bots.bot.Bot")
    return found


class Host:
    """A bot class and the game it plays."""

    def __init__(self, kind: type[Bot], played: Game[Any]) -> None:
        self._kind: Final = kind
        self._game: Final = played
        self._codec: Final = KeyCodec(played)
        self._frames: Final = frame_table(played.frames)
        self._bot: Bot | None = None

    def begin(self, seed: int) -> None:
        """Create a bot for a match."""
        # Subclasses may take other arguments; custom bots are built from these two.
        self._bot = self._kind(self._game, Stream(seed))  # type: ignore[call-arg]

    def answer(self, asked: message.Message) -> str:
        """The key the bot answers with."""
        assert self._bot is not None, "no match has begun"
        view = state_from_data(self._game.blank(), asked["state"], self._frames)
        offered = Offer()
        for key in asked["options"]:
            offered.add(self._codec.word(key))
        return self._codec.key(self._bot.choose(view, asked["seat"] - 1, offered))


def serve(name: str, source: BinaryIO, target: BinaryIO) -> None:
    """Answer all questions until the input ends."""
    kind = bot_class(name)
    hello = json.loads(source.readline())
    folder = None if hello["content"] is None else Path(hello["content"])
    host = Host(kind, game(hello["edition"], folder))
    tell(target, {"type": "ready", "protocol": message.PROTOCOL, "wants": [message.STATE]})
    for line in source:
        asked = json.loads(line)
        if asked["type"] == "match":
            host.begin(asked["seed"])
        elif asked["type"] == "question":
            tell(target, {"type": "answer", "ask": asked["ask"], "key": host.answer(asked)})


def tell(target: BinaryIO, text: message.Message) -> None:
    """Send a message."""
    target.write(message.write(text))
    target.flush()


if __name__ == "__main__":
    # What the bot prints must not mix with the messages.
    output, sys.stdout = sys.stdout, sys.stderr
    serve(sys.argv[1], sys.stdin.buffer, output.buffer)
