"""Bots that answer for people for a while: at their own wish, the host's, or when time is up."""

from __future__ import annotations

from typing import Any, Final

from metro2033.agents.bot_names import names_for
from metro2033.agents.ratings import rating
from metro2033.agents.skill import Skill
from metro2033.bots.registry import LEVELS
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.game import Game
from metro2033.server.match.actor import Actor, is_held, is_host
from metro2033.server.match.dependencies import MatchStore
from metro2033.server.match.room import Room
from metro2033.server.protocol import client
from metro2033.server.store.rating_entities import RatingPool
from metro2033.server.time_off import is_by_day
from metro2033.table.answer import Refused

UNKNOWN_BOT: Final = "refused-bot"
NO_SUCH_SEAT: Final = "problem-no-seat"
NOT_HOST: Final = "problem-not-host"
NOT_AWAY: Final = "refused-not-away"
ROUND_OVER: Final = "refused-round-over"


async def stand_in_for(room: Room, store: MatchStore, seat: int) -> str:
    """The bot that plays on when the time of a seat is up: as good as the player, if that is known.

    For others it is the bot of the table; so it is in a rated match, where nobody may gain by it.
    """
    state, account = room.state, room.state.seats[seat].account
    usual: str = state.match.settings["absent_bot"]
    if account is None or state.is_rated:
        return usual
    pool = RatingPool(state.game.name, len(state.seats))
    skill = (await store.ratings_of(account)).get(pool)
    return usual if skill is None else comparable_bot(state.game, skill, pool.seats) or usual


def comparable_bot(game: Game[Any], skill: Skill, seats: int) -> str | None:
    """The level of bots whose rating is nearest to that of a player; None where none has one."""
    offered = set(names_for(game))
    rated = [(rating(game.name, level, seats), level) for level in LEVELS if level in offered]
    near = [(abs(found - skill.rating), level) for found, level in rated if found is not None]
    return min(near, key=lambda one: one[0])[1] if near else None


async def take_over(room: Room, actor: Actor, message: client.TakeOver) -> Refused | None:
    """Let a bot answer for a seat, or say why not."""
    settings = room.state.match.settings
    is_fixed = room.state.is_rated and message.bot != settings["absent_bot"]
    if message.bot not in names_for(room.state.game) or is_fixed:
        return Refused("", UNKNOWN_BOT, {"bot": message.bot})
    seat = actor.viewer if message.seat is None else message.seat - 1
    refused = obstacle(room, actor, seat)
    if refused is None:
        room.state.returning.discard(seat)
        await room.stand_in(seat, message.bot)
    return refused


async def hand_back(room: Room, seat: int, now: int) -> Refused | None:
    """Let a person answer again, unless the round of the tournament is over.

    A question for which their time is up is left to the bot, or it would be up again at once.
    """
    state = room.state
    deadline = state.match.settings.get("deadline")
    if deadline is not None and deadline <= now:
        return Refused("", ROUND_OVER)
    if room.is_running and state.clocks is not None and state.clocks.is_spent(seat):
        state.returning.add(seat)
    else:
        await room.stand_in(seat, None)
    return None


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
