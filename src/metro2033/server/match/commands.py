"""What clients may ask of a room: each of their messages, and what is answered to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from metro2033.agents.bot_names import names_for
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.bots.question import BotReply
from metro2033.server.http.access import is_held
from metro2033.server.http.problem import said
from metro2033.server.log import logger
from metro2033.server.match import chat
from metro2033.server.match.actor import Actor, Proposal
from metro2033.server.match.advice import AdviceTask, Request, study
from metro2033.server.match.dependencies import RoomClosed
from metro2033.server.match.refusal_text import refusal_text
from metro2033.server.match.room import Room
from metro2033.server.protocol import client, server
from metro2033.server.store.entities import StoreError
from metro2033.table.answer import NO_UNDO, NOT_ASKED, STALE_ASK, Refused
from metro2033.table.decision import Decision

LOG: Final = logger("metro2033.desk")

MOST_STEPS: Final = 200
"""Steps of the past that one request may ask for."""

MOST_WAITING: Final = 2_000
"""Writes that may wait for the store before no more are taken on."""

TAKEN_OVER: Final = "refused-taken-over"
NO_PROPOSAL: Final = "refused-proposal"
NO_HINTS: Final = "refused-hints"
UNKNOWN_BOT: Final = "refused-bot"
NOT_RUNNING: Final = "refused-not-running"

T = TypeVar("T")
Say = Callable[[server.Message], None]
"""How an answer goes to who asked."""

FOR_WATCHERS: Final = client.Chat | client.Phrase | client.History | client.Ping
"""What somebody without a seat may ask."""


class Dismissed(Exception):
    """Somebody speaks who may be here no longer."""


class Commands:
    """Obeys the messages of the connections of one room."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self._proposals = 0
        self._studied: Final[set[tuple[int, type[Request]]]] = set()
        self._later: Final[set[asyncio.Task[None]]] = set()

    async def hear(self, actor: Actor, message: client.Message, say: Say) -> None:
        """Obey a message and answer it; what a bot has to think about is answered later."""
        found = await self.begin(actor, message)
        if not isinstance(found, AdviceTask):
            say(found)
            return
        task = asyncio.create_task(self._answer_later(actor, found, say))
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def close(self) -> None:
        """Answer nothing any more."""
        for task in self._later:
            task.cancel()
        await asyncio.gather(*self._later, return_exceptions=True)

    async def _answer_later(self, actor: Actor, found: AdviceTask, say: Say) -> None:
        try:
            say(await self.conclude(found))
        except Exception:
            # Nobody waits for this task; who asked must not wait for ever.
            LOG.exception("a thought broke", match=self.room.match.id)
            say(failure(actor, found.message, "unavailable", "error-not-told"))

    async def obey(self, actor: Actor, message: client.Message) -> server.Message:
        """Do what a message asks for; what to answer."""
        found = await self.begin(actor, message)
        return await self.conclude(found) if isinstance(found, AdviceTask) else found

    async def begin(self, actor: Actor, message: client.Message) -> server.Message | AdviceTask:
        """Do what a message asks for; what to answer, or to think about before."""
        if actor.viewer == SPECTATOR and not isinstance(message, FOR_WATCHERS):
            return failure(actor, message, "not_allowed", "error-watching")
        try:
            return await self._obey(actor, message)
        except Dismissed:
            return failure(actor, message, "not_allowed", "error-no-longer")
        except (RoomClosed, StoreError):
            return failure(actor, message, "unavailable", "error-no-store")

    async def _obey(self, actor: Actor, message: client.Message) -> server.Message | AdviceTask:
        match message:
            case client.Ping():
                return server.Pong(id=message.id, time=self.room.parts.store.now())
            case client.History():
                return await self._admit(actor, lambda: self.past(actor, message))
            case client.Why():
                return await self._admit(actor, lambda: self.why(actor, message))
            case client.Lacks():
                return await self._admit(actor, lambda: self.lacks(actor, message))
            case client.Hint() | client.Odds():
                return await self._admit(actor, lambda: self.consider(actor, message))
            case _ if self.room.parts.store.waiting > MOST_WAITING:
                return failure(actor, message, "busy", "problem-busy")
        answer = await self._admit(actor, lambda: self._change(actor, message))
        if isinstance(answer, Refused):
            return self.refused(actor, message.id, answer)
        return server.Done(id=message.id, seq=self.room.live.seq if self.room.live else 0)

    async def _admit(self, actor: Actor, job: Callable[[], Awaitable[T]]) -> T:
        """Do something for somebody who is still welcome, while nobody else changes the match."""

        async def admitted() -> T:
            if not self.room.may_look(actor):
                raise Dismissed
            return await job()

        return await self.room.alone(admitted)

    async def _change(self, actor: Actor, message: client.Message) -> Refused | None:
        """Change the match, or say why not; others are kept out meanwhile."""
        match message:
            case client.Chat() | client.Phrase():
                return await chat.say(self.room, actor, message)
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
        n = room.undo_point(seat)
        if n is not None:
            await room.take_back(n)
            return None
        n = table.last_point(seat)
        if n is None or not message.propose:
            return Refused("", NO_UNDO, {"seat": seat + 1})
        # A bot that plays for somebody agrees to nothing; who deleted the account never can.
        persons = [s for s in room.seats if s.kind == "person" and (s.session or s.account)]
        others = {s.seat for s in persons if not is_held(s, actor.identity)}
        self._proposals += 1
        await self._settle(Proposal(self._proposals, seat, n, frozenset(others - {seat})))
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
            await self.room.take_back(proposal.n, is_agreed=True)

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

    async def past(self, actor: Actor, message: client.History) -> server.Past:
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

    async def why(self, actor: Actor, message: client.Why) -> server.Reason | server.Refused:
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

    async def lacks(self, actor: Actor, message: client.Lacks) -> server.Lacking | server.Refused:
        """What one cannot do at one's question."""
        found = self._open(actor.viewer, message.ask)
        if isinstance(found, Refused):
            return self.refused(actor, message.id, found)
        lacks = self.room.playing.sight.lacks(found, message.station)
        return server.Lacking(id=message.id, ask=message.ask, lacks=lacks)

    async def consider(self, actor: Actor, message: Request) -> server.Message | AdviceTask:
        """What a bot is to think about, or why it does not."""
        if isinstance(message, client.Hint) and not self.room.match.settings.get("hints", True):
            return self.refused(actor, message.id, Refused("", NO_HINTS))
        found = self._open(actor.viewer, message.ask)
        if isinstance(found, Refused):
            return self.refused(actor, message.id, found)
        if (actor.viewer, type(message)) in self._studied:
            return failure(actor, message, "busy", "error-thinking")
        self._studied.add((actor.viewer, type(message)))
        return study(self.room, actor.viewer, message, found.fallback)

    async def conclude(self, found: AdviceTask) -> server.Message:
        """What a bot says; the table goes on while it thinks."""
        try:
            return found.told(await self.room.parts.minds.think(found.thought) or BotReply())
        finally:
            self._studied.discard((found.thought.seat, type(found.message)))


def failure(
    actor: Actor, message: client.Message, code: server.ErrorCode, text: str
) -> server.Error:
    """Why a message is not answered, in words; `text` is the ID of these."""
    return server.Error(id=message.id, code=code, text=said(text, {}, actor.language))
