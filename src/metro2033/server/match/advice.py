"""Bots as advisers: what they get to think about, and what is told of what they find."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from metro2033.bots.registry import names_for
from metro2033.engine.kernel.codec import state_to_data
from metro2033.server.bots.question import BotAdvice, BotQuestion, BotReason, BotReply, Task
from metro2033.server.match.room import Room
from metro2033.server.protocol import client, part, server

Request = client.Hint | client.Odds

TASKS: Final[dict[type[Request], Task]] = {client.Hint: "advise", client.Odds: "odds"}


@dataclass(frozen=True, slots=True)
class AdviceTask:
    """Something that a bot is to think about for a seat; without an answer the fallback is told."""

    message: Request
    thought: BotQuestion
    fallback: str

    def told(self, found: BotReply) -> server.Message:
        """What the bot found, as an answer to who asked."""
        id, ask = self.message.id, self.message.ask
        if isinstance(self.message, client.Odds):
            return server.Chances(id=id, ask=ask, odds=found.odds)
        plain = [BotAdvice(found.key or self.fallback, None, [])]
        best = [advice_part(counsel) for counsel in found.best or plain]
        return server.Hinted(id=id, ask=ask, best=best)


def study(room: Room, seat: int, message: Request, fallback: str) -> AdviceTask:
    """The open question of a seat, for the best bot there is."""
    bot, task = names_for(room.game)[-1], TASKS[type(message)]
    return AdviceTask(message, thought(room, seat, bot, task), fallback)


def thought(room: Room, seat: int, bot: str, task: Task = "choose") -> BotQuestion:
    """The open question of a seat for a bot, which gets what the seat may know and no more."""
    view = state_to_data(room.playing.table.view(seat))
    seed, is_watched = secrets.randbits(62), len(room.audience) > 0
    return BotQuestion(room.game.name, bot, seat, seed, view, task, is_watched)


def advice_part(counsel: BotAdvice) -> part.Advice:
    """A piece of advice for a message."""
    return part.Advice(
        counsel.key, counsel.chance, [reason_part(ground) for ground in counsel.grounds]
    )


def reason_part(ground: BotReason) -> part.Event:
    """A reason, named as in the texts."""
    kind = "hint-own" if ground.is_own else "hint-rivals"
    trend = "good" if ground.is_good else "bad"
    return part.Event(kind, {"feature": ground.feature, "trend": trend})
