"""Chat: lines of free text, and phrases that each reader sees in his own language."""

from __future__ import annotations

from typing import Final

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.match.actor import Actor
from metro2033.server.match.messages import line_part
from metro2033.server.match.room import MOST_LINES, Room
from metro2033.server.protocol import client, server, wire
from metro2033.server.store.entities import ChatLine
from metro2033.table.answer import Refused

PHRASES: Final = (
    "hello",
    "good_luck",
    "your_turn",
    "one_moment",
    "thanks",
    "sorry",
    "well_played",
    "ouch",
    "what_luck",
    "peace",
    "truce_over",
    "beware",
    "undo_please",
    "must_go",
    "back",
    "good_game",
)
"""What can be said with one touch; the text of each is `phrase-` and its name."""

NO_CHAT: Final = "refused-chat"
UNKNOWN_PHRASE: Final = "refused-phrase"
NOTHING_SAID: Final = "refused-nothing-said"


async def say(room: Room, actor: Actor, message: client.Chat | client.Phrase) -> Refused | None:
    """Add a line to the chat of a match and tell it to all who may hear it."""
    if not room.match.settings.get("chat", True) or not room.may_hear(actor):
        return Refused("", NO_CHAT)
    text = cleaned(message.text) if isinstance(message, client.Chat) else None
    phrase = message.phrase if isinstance(message, client.Phrase) else None
    if text == "":
        return Refused("", NOTHING_SAID)
    if phrase is not None and phrase not in PHRASES:
        return Refused("", UNKNOWN_PHRASE, {"phrase": phrase})
    seat = None if actor.viewer == SPECTATOR else actor.viewer
    name = "" if seat is None else room.seats[seat].name
    line = await room.parts.store.add_line(
        room.match.id, seat=seat, name=name, text=text, phrase=phrase
    )
    _tell(room, line)
    return None


def _tell(room: Room, line: ChatLine) -> None:
    """Add a line to the chat at hand, and tell it to those whom it concerns."""
    room.lines.append(line)
    del room.lines[:-MOST_LINES]
    text = wire.write(server.Said(line=line_part(line)))
    for outbox, actor in room.audience.actors.items():
        if room.may_hear(actor):
            outbox.send(text)


def cleaned(text: str) -> str:
    """A text on one line, without characters that do not show.

    >>> cleaned("  good\\n\\tgame\\u202e! ")
    'good game!'
    """
    shown = (" " if c.isspace() else c for c in text if c.isspace() or c.isprintable())
    return " ".join("".join(shown).split())
