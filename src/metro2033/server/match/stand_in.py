"""Bots that answer for people for a while: at their own wish, or the host's if they are away."""

from __future__ import annotations

from typing import Final

from metro2033.agents.bot_names import names_for
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.match.actor import Actor, is_held, is_host
from metro2033.server.match.room import Room
from metro2033.server.protocol import client
from metro2033.server.time_off import is_by_day
from metro2033.table.answer import Refused

UNKNOWN_BOT: Final = "refused-bot"
NO_SUCH_SEAT: Final = "problem-no-seat"
NOT_HOST: Final = "problem-not-host"
NOT_AWAY: Final = "refused-not-away"


async def take_over(room: Room, actor: Actor, message: client.TakeOver) -> Refused | None:
    """Let a bot answer for a seat, or say why not."""
    settings = room.state.match.settings
    is_fixed = room.state.is_rated and message.bot != settings["absent_bot"]
    if message.bot not in names_for(room.state.game) or is_fixed:
        return Refused("", UNKNOWN_BOT, {"bot": message.bot})
    seat = actor.viewer if message.seat is None else message.seat - 1
    refused = obstacle(room, actor, seat)
    if refused is None:
        await room.stand_in(seat, message.bot)
    return refused


def obstacle(room: Room, actor: Actor, seat: int) -> Refused | None:
    """Why somebody may not give a seat to a bot; None if they may."""
    if seat >= len(room.state.seats):
        return Refused("", NO_SUCH_SEAT, {"seat": seat + 1})
    if seat != SPECTATOR and is_held(room.state.seats[seat], actor.identity):
        return None
    if not is_host(room.state.match, actor.identity):
        return Refused("", NOT_HOST)
    if room.state.is_rated or is_by_day(room.state.match.settings.get("clock")):
        # Nobody has to be there all the time; their clock tells when a bot plays on.
        return Refused("", NOT_AWAY)
    is_person = seat != SPECTATOR and room.state.seats[seat].kind == "person"
    is_away = is_person and not room.audience.has(seat)
    return None if is_away else Refused("", NOT_AWAY)
