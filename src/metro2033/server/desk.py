"""What clients may ask of a room: each of their messages, and what is answered to it."""

from __future__ import annotations

import secrets
from typing import Final

from metro2033.bots.registry import names_for
from metro2033.engine.kernel.codec import state_to_data
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server import talk
from metro2033.server.mind import Counsel, Ground, Insight, Task, Thought
from metro2033.server.protocol import client, part, server
from metro2033.server.room import Actor, GivenUp, Proposal, Room
from metro2033.server.store.record import StoreError
from metro2033.server.words import refusal_text
from metro2033.table.answer import NO_UNDO, NOT_ASKED, STALE_ASK, Refused
from metro2033.table.decision import Decision

MOST_STEPS: Final = 200
"""Steps of the past that one request may ask for."""

MOST_WAITING: Final = 2_000
"""Writes that may wait for the store before no more are taken on."""

TAKEN_OVER: Final = "refused-taken-over"
NO_PROPOSAL: Final = "refused-proposal"
NO_HINTS: Final = "refused-hints"
UNKNOWN_BOT: Final = "refused-bot"
NOT_RUNNING: Final = "refused-not-running"

FOR_WATCHERS: Final = client.Chat | client.Phrase | client.History | client.Ping
"""What somebody without a seat may ask."""


class Desk:
    """Obeys the messages of the connections of one room."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self._proposals = 0
        self._studied: Final[set[tuple[int, Task]]] = set()

    async def obey(self, actor: Actor, message: client.Message) -> server.Message:
        """Do what a message asks for; what to answer."""
        if actor.viewer == SPECTATOR and not isinstance(message, FOR_WATCHERS):
            return server.Error(id=message.id, code="not_allowed", text="Who watches cannot play.")
        try:
            match message:
                case client.Ping():
                    return server.Pong(id=message.id, time=self.room.parts.store.now())
                case client.History():
                    return self.past(actor, message)
                case client.Why():
                    return self.why(actor, message)
                case client.Hint():
                    return await self.hint(actor, message)
                case client.Odds():
                    return await self.odds(actor, message)
                case _ if self.room.parts.store.waiting > MOST_WAITING:
                    text = "The server has too much to do; try again in a moment."
                    return server.Error(id=message.id, code="busy", text=text)
                case _:
                    answer = await self.room.alone(lambda: self._change(actor, message))
        except (GivenUp, StoreError):
            text = "The server lost touch with its store; come back."
            return server.Error(id=message.id, code="unavailable", text=text)
        if isinstance(answer, Refused):
            return self.refused(actor, message.id, answer)
        return server.Done(id=message.id, seq=self.room.live.seq if self.room.live else 0)

    async def _change(self, actor: Actor, message: client.Message) -> Refused | None:
        """Change the match, or say why not; others are kept out meanwhile."""
        match message:
            case client.Chat() | client.Phrase():
                return await talk.say(self.room, actor, message)
            case _ if not self.room.is_running:
                return Refused("", NOT_RUNNING)
            case client.Answer():
                return await self.answer(actor.viewer, message)
            case client.Undo():
                return await self.undo(actor, message)
            case client.Consent():
                return await self.consent(actor.viewer, message)
            case client.TakeOver():
                return await self.take_over(actor.viewer, message.bot)
            case client.HandBack():
                return await self.hand_back(actor.viewer)
            case _:
                raise AssertionError(message)

    def refused(self, actor: Actor, id: int, refused: Refused) -> server.Refused:
        """Why a message changed nothing."""
        self.room.parts.metrics.refusals.labels(refused.message).inc()
        return server.Refused(
            id=id,
            rule=refused.rule,
            message=refused.message,
            args=refused.args,
            text=self._text(actor, refused),
        )

    def _text(self, actor: Actor, refused: Refused) -> str:
        kind = self.room.live.table.kind if self.room.live else ""
        return refusal_text(self.room.game, refused, kind, actor.language)

    async def answer(self, seat: int, message: client.Answer) -> Refused | None:
        """Answer a question."""
        room, live = self.room, self.room.playing
        if room.seats[seat].taken_over_by is not None:
            return Refused("", TAKEN_OVER)
        since = live.table.count
        refused = live.answer(seat, message.ask, message.key, room.parts.store.now())
        if refused is None:
            await room.store_since(since, [seat])
        return refused

    async def undo(self, actor: Actor, message: client.Undo) -> Refused | None:
        """Take the last choice of a seat back, or ask the others whether that may be."""
        room, table, seat = self.room, self.room.playing.table, actor.viewer
        n = table.undo_point(seat)
        if n is not None:
            await room.take_back(n)
            return None
        n = table.last_point(seat)
        if n is None or not message.propose:
            return Refused("", NO_UNDO, {"seat": seat + 1})
        others = {s.seat for s in room.seats if s.kind == "person" and s.taken_over_by is None}
        self._proposals += 1
        missing = frozenset(others - {seat, *actor.held})
        await self._settle(Proposal(self._proposals, seat, n, missing))
        return None

    async def consent(self, seat: int, message: client.Consent) -> Refused | None:
        """Agree to a proposal or not."""
        found = self.room.proposal
        if found is None or found.number != message.proposal or seat not in found.missing:
            return Refused("", NO_PROPOSAL)
        if not message.agree:
            self.room.propose(None)
            return None
        rest = found.missing - {seat}
        await self._settle(Proposal(found.number, found.seat, found.n, rest))
        return None

    async def _settle(self, proposal: Proposal) -> None:
        """Do what is proposed if nobody has to agree any more, else tell it."""
        if proposal.missing:
            self.room.propose(proposal)
        else:
            await self.room.take_back(proposal.n)

    async def take_over(self, seat: int, bot: str) -> Refused | None:
        """Let a bot answer for a seat."""
        if bot not in names_for(self.room.game):
            return Refused("", UNKNOWN_BOT, {"bot": bot})
        await self.room.stand_in(seat, bot)
        return None

    async def hand_back(self, seat: int) -> Refused | None:
        """Let the person answer again."""
        await self.room.stand_in(seat, None)
        return None

    def past(self, actor: Actor, message: client.History) -> server.Past:
        """What happened before."""
        live = self.room.live
        count = live.table.count if live else 0
        until = min(message.until, count, message.since + MOST_STEPS)
        steps = live.sight.steps(actor.viewer, message.since, until) if live else []
        return server.Past(id=message.id, since=message.since, steps=steps)

    def _open(self, seat: int, ask: int) -> Decision | Refused:
        """The question of that number to a seat, if it is open."""
        found = self.room.live.table.ask(seat) if self.room.live else None
        if found is None:
            return Refused("", NOT_ASKED, {"seat": seat + 1})
        if found.number != ask:
            return Refused("", STALE_ASK, {"ask": ask, "current": found.number})
        return found.decision

    def why(self, actor: Actor, message: client.Why) -> server.Reason | server.Refused:
        """Why something is not offered."""
        found = self._open(actor.viewer, message.ask)
        if isinstance(found, Refused):
            return self.refused(actor, message.id, found)
        if message.key in found.keys:
            return server.Reason(id=message.id, key=message.key, rule="", message="", text="")
        # What is not offered is refused, and changes nothing.
        refused = self.room.playing.table.choose(actor.viewer, message.ask, message.key)
        assert isinstance(refused, Refused), refused
        text = self._text(actor, refused)
        return server.Reason(
            id=message.id, key=message.key, rule=refused.rule, message=refused.message, text=text
        )

    async def hint(self, actor: Actor, message: client.Hint) -> server.Message:
        """What the best bot would answer, what else it thought of, and why."""
        room = self.room
        if not room.match.settings.get("hints", True):
            return self.refused(actor, message.id, Refused("", NO_HINTS))
        found = self._open(actor.viewer, message.ask)
        if isinstance(found, Refused):
            return self.refused(actor, message.id, found)
        insight = await self._study(actor.viewer, "advise")
        if insight is None:
            return _busy(message.id)
        plain = [Counsel(insight.key or found.fallback, None, [])]
        best = [advice_part(counsel) for counsel in insight.best or plain]
        return server.Hinted(id=message.id, ask=message.ask, best=best)

    async def odds(self, actor: Actor, message: client.Odds) -> server.Message:
        """The chances of fights that may be begun."""
        found = self._open(actor.viewer, message.ask)
        if isinstance(found, Refused):
            return self.refused(actor, message.id, found)
        insight = await self._study(actor.viewer, "odds")
        if insight is None:
            return _busy(message.id)
        return server.Chances(id=message.id, ask=message.ask, odds=insight.odds)

    async def _study(self, seat: int, task: Task) -> Insight | None:
        """Let a bot look at the open question of a seat; None if one does so already."""
        if (seat, task) in self._studied:
            return None
        self._studied.add((seat, task))
        try:
            question = thought(self.room, seat, names_for(self.room.game)[-1], task)
            return await self.room.parts.minds.think(question) or Insight()
        finally:
            self._studied.discard((seat, task))


def _busy(id: int) -> server.Error:
    return server.Error(id=id, code="busy", text="A bot is already thinking about that.")


def advice_part(counsel: Counsel) -> part.Advice:
    """A piece of advice for a message."""
    return part.Advice(
        counsel.key, counsel.chance, [reason_part(ground) for ground in counsel.grounds]
    )


def reason_part(ground: Ground) -> part.Event:
    """A reason, named as in the texts."""
    kind = "hint-own" if ground.is_own else "hint-rivals"
    trend = "good" if ground.is_good else "bad"
    return part.Event(kind, {"feature": ground.feature, "trend": trend})


def thought(room: Room, seat: int, bot: str, task: Task = "choose") -> Thought:
    """The open question of a seat for a bot, which gets what the seat may know and no more."""
    view = state_to_data(room.playing.table.view(seat))
    return Thought(room.game.name, bot, seat, secrets.randbits(62), view, task)
