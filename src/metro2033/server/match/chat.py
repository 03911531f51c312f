"""Chat: lines of free text, and phrases that each reader sees in their own language."""

from __future__ import annotations

from math import ceil
from typing import Final

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.match.actor import Actor, holders_of, is_host
from metro2033.server.match.dependencies import MatchStore
from metro2033.server.match.room import Room
from metro2033.server.match.texts import cleaned, moment
from metro2033.server.protocol import client
from metro2033.server.protocol.part import PHRASES
from metro2033.server.rate_limit import Buckets
from metro2033.server.store.moderation_entities import Sanction
from metro2033.table.answer import Refused

NO_CHAT: Final = "refused-chat"
UNKNOWN_PHRASE: Final = "refused-phrase"
NOTHING_SAID: Final = "refused-nothing-said"
NO_SESSION: Final = "refused-chat-stranger"
BEHIND: Final = "refused-chat-behind"
NOT_HOST: Final = "problem-not-host"
NO_SUCH_SEAT: Final = "problem-no-seat"
MUTED: Final = "refused-muted"
MUTED_HERE: Final = "refused-muted-until"
MUTED_FOR_GOOD: Final = "refused-muted-for-good"
TOO_OFTEN: Final = "refused-chat-too-often"


class ChatLimits:
    """How much is written at one match: by each person, and by all spectators together."""

    def __init__(self, per_minute: float) -> None:
        self._people: Final = Buckets(per_minute / 60, per_minute / 2)
        self._spectators: Final = Buckets(per_minute / 60, per_minute / 2)

    def take(self, actor: Actor, session: str) -> float:
        """Allow a line of chat; 0, or the seconds to wait."""
        wait = self._people.take(session)
        if not wait and actor.viewer == SPECTATOR:
            wait = self._spectators.take("")
        return wait


async def say(
    room: Room,
    store: MatchStore,
    limits: ChatLimits,
    actor: Actor,
    message: client.Chat | client.Phrase,
) -> Refused | None:
    """Add a line to the chat of a match, or say why not."""
    if not room.state.match.settings.get("chat", True) or not room.state.may_chat(actor):
        return Refused("", NO_CHAT)
    if room.is_behind(actor):
        return Refused("", BEHIND)
    if actor.identity is None:
        return Refused("", NO_SESSION)
    if room.state.is_muted(actor.viewer):
        return Refused("", MUTED)
    text = cleaned(message.text) if isinstance(message, client.Chat) else None
    phrase = message.phrase if isinstance(message, client.Phrase) else None
    if text == "":
        return Refused("", NOTHING_SAID)
    if phrase is not None and phrase not in PHRASES:
        return Refused("", UNKNOWN_PHRASE, {"phrase": phrase})
    wait = limits.take(actor, actor.identity.session)
    if wait:
        return too_often(wait)
    sanctions = await store.sanctions(holders_of(actor.identity, actor.address))
    if sanctions:
        return silenced(sanctions[0])
    await room.say(actor, text, phrase)
    return None


async def mute(room: Room, actor: Actor, message: client.Mute) -> Refused | None:
    """Mute or unmute a seat or the spectators; or say why not."""
    if not is_host(room.state.match, actor.identity):
        return Refused("", NOT_HOST)
    viewer = SPECTATOR if message.seat is None else message.seat - 1
    if viewer >= len(room.state.seats):
        return Refused("", NO_SUCH_SEAT, {"seat": viewer + 1})
    await room.mute(viewer, is_muted=message.is_muted)
    return None


def silenced(sanction: Sanction) -> Refused:
    """The refusal of a line by a muted person."""
    if sanction.until is None:
        return Refused("", MUTED_FOR_GOOD, {"reason": sanction.reason})
    told: dict[str, str | int] = {"until": moment(sanction.until), "reason": sanction.reason}
    return Refused("", MUTED_HERE, told)


def too_often(wait: float) -> Refused:
    """The refusal of a line that comes too soon, by so many seconds."""
    return Refused("", TOO_OFTEN, {"seconds": ceil(wait)})
