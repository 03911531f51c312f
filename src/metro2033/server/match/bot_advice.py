"""Bots as advisers: the question to a bot, and the reply to the player."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from metro2033.bots.registry import names_for
from metro2033.engine.kernel.codec import state_to_data
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.bots.bot_question import (
    BotAdvice,
    BotPurpose,
    BotQuestion,
    BotReason,
    BotReply,
    BotTask,
    Share,
)
from metro2033.server.match.actor import Actor
from metro2033.server.match.audience import Audience
from metro2033.server.match.match_state import MatchState
from metro2033.server.match.table_presenter import Vocabulary, vocabulary
from metro2033.server.protocol import client, part, server
from metro2033.table.dismissal import has_dismissed
from metro2033.table.way import stations_left

AdviceRequest = client.Hint | client.Odds

TASKS: Final[dict[type[AdviceRequest], BotTask]] = {client.Hint: "advise", client.Odds: "odds"}


@dataclass(frozen=True, slots=True)
class AdviceTask:
    """A question to a bot for a player; without a reply, the player gets the fallback."""

    message: AdviceRequest
    question: BotQuestion
    fallback: str
    words: Vocabulary

    def answer(self, reply: BotReply) -> server.Message:
        """What the bot found, as an answer to the player."""
        id, ask = self.message.id, self.message.ask
        if isinstance(self.message, client.Odds):
            odds = {key: fight.win for key, fight in reply.fights.items()}
            return server.Chances(id, ask, odds, reply.fights, reply.differences)
        plain = [BotAdvice(reply.key or self.fallback, None, [])]
        best = [advice_part(self.words, advice) for advice in reply.best or plain]
        return server.Hinted(id=id, ask=ask, best=best)


def advice_task(
    state: MatchState, actor: Actor, message: AdviceRequest, fallback: str
) -> AdviceTask:
    """A player's open question, for the best bot there is."""
    bot, task = names_for(state.game)[-1], TASKS[type(message)]
    share = Share(actor.address, session_of(actor), "person")
    question = bot_question(state, actor.viewer, bot, share, task)
    return AdviceTask(message, question, fallback, vocabulary(state.game))


def share_of(state: MatchState, audience: Audience) -> Share:
    """Who waits for the bots of a match, and whose share of time they use.

    That is a player who is there, else a spectator; where nobody is, whoever has made the table.
    """
    host = str(state.match.settings.get("host", {}).get("session") or "")
    here = sorted(audience.actors.values(), key=lambda actor: session_of(actor) != host)
    players = [actor for actor in here if actor.viewer != SPECTATOR]
    for actor in [*players, *here]:
        return Share(actor.address, session_of(actor), "person" if players else "spectator")
    return Share("", host, "nobody")


def session_of(actor: Actor) -> str:
    """The session of a person, empty without one."""
    return actor.identity.session if actor.identity is not None else ""


def bot_question(
    state: MatchState, seat: int, bot: str, share: Share, task: BotTask = "choose"
) -> BotQuestion:
    """The open question of a seat for a bot, with only what the seat may know."""
    table = state.playing.table
    return BotQuestion(
        state.game.name,
        bot,
        seat,
        secrets.randbits(62),
        state_to_data(table.view(seat)),
        task,
        share,
        left=stations_left(table, seat),
        has_dismissed=has_dismissed(table, seat),
    )


def advice_part(words: Vocabulary, advice: BotAdvice) -> part.Advice:
    """A piece of advice for a message."""
    reasons = [reason_part(why) for why in advice.reasons]
    then = [words.option(key) for key in advice.then]
    purpose = purpose_part(words, advice.purpose) if advice.purpose is not None else None
    return part.Advice(advice.key, advice.chance, reasons, advice.low, advice.high, then, purpose)


def purpose_part(words: Vocabulary, purpose: BotPurpose) -> part.Purpose:
    """What an answer is for, for a message."""
    named = {"seat": purpose.seat, "station": purpose.station}
    args: dict[str, part.Argument] = {kind: name for kind, name in named.items() if name}
    deed = words.option(purpose.deed) if purpose.deed else None
    return part.Purpose(purpose.aims, purpose.danger, args, deed, purpose.is_even)


def reason_part(why: BotReason) -> part.Event:
    """A reason, named as in the texts."""
    kind = "hint-own" if why.is_own else "hint-rivals"
    trend = "good" if why.is_good else "bad"
    return part.Event(kind, {"feature": why.feature, "trend": trend})
