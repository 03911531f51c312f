"""Chat: lines of free text, and phrases that each reader sees in their own language."""

from __future__ import annotations

from typing import Final

from metro2033.server.match.actor import Actor
from metro2033.server.match.room import Room
from metro2033.server.protocol import client
from metro2033.server.protocol.part import PHRASES
from metro2033.table.answer import Refused

NO_CHAT: Final = "refused-chat"
UNKNOWN_PHRASE: Final = "refused-phrase"
NOTHING_SAID: Final = "refused-nothing-said"


async def say(room: Room, actor: Actor, message: client.Chat | client.Phrase) -> Refused | None:
    """Add a line to the chat of a match, or say why not."""
    if not room.state.match.settings.get("chat", True) or not room.state.may_chat(actor):
        return Refused("", NO_CHAT)
    text = cleaned(message.text) if isinstance(message, client.Chat) else None
    phrase = message.phrase if isinstance(message, client.Phrase) else None
    if text == "":
        return Refused("", NOTHING_SAID)
    if phrase is not None and phrase not in PHRASES:
        return Refused("", UNKNOWN_PHRASE, {"phrase": phrase})
    await room.say(actor, text, phrase)
    return None


def cleaned(text: str) -> str:
    """A text on one line, without characters that do not show.

    >>> cleaned("  good\\n\\tgame\\u202e! ")
    'good game!'
    """
    shown = (" " if c.isspace() else c for c in text if c.isspace() or c.isprintable())
    return " ".join("".join(shown).split())
