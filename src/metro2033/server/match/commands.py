"""The messages that clients send to a room: one handler for each, and the answer to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server import tracing
from metro2033.server.match import chat, planning, stand_in
from metro2033.server.match.actor import Actor
from metro2033.server.match.bot_advice import AdviceRequest, advice_task
from metro2033.server.match.dependencies import Dependencies
from metro2033.server.match.known_lacks import KnownLacks
from metro2033.server.match.room import Room
from metro2033.server.match.texts import failure, refusal_text
from metro2033.server.match.thoughts import Send, Thought, Thoughts
from metro2033.server.match.undoing import Undoing
from metro2033.server.match.visited_room import RoomClosed
from metro2033.server.match.what_if import what_if_task
from metro2033.server.protocol import client, server
from metro2033.server.store.entities import StoreError
from metro2033.table.answer import NOT_ASKED, STALE_ASK, Refused
from metro2033.table.decision import Decision
from metro2033.table.policy import round_of

MOST_STEPS: Final = 200
"""Steps of the past that one request may ask for."""

MOST_WAITING: Final = 2_000
"""The most writes that may wait for the store."""

MOST_FOLLOWING: Final = 20
"""Answers that one message may give after the first one."""

NO_HINTS: Final = "refused-hints"
NO_MEMORY: Final = "refused-memory"
NO_MOMENT: Final = "refused-moment"
NOT_RUNNING: Final = "refused-not-running"

Outcome = server.Message | Thought | Refused | None
"""An answer, something that a bot has to think about first, a refusal, or just done."""


@dataclass(frozen=True, slots=True)
class MessageHandler:
    """What a message does, and when it may; a change has to wait for the store."""

    handle: Callable[[Commands, Actor, Any], Awaitable[Outcome]]
    is_change: bool = True
    needs_seat: bool = True
    needs_running: bool = True


class Dismissed(Exception):
    """The sender of a message may no longer be here."""


class Commands:
    """Carries out the messages of the connections of one room."""

    def __init__(self, room: Room, deps: Dependencies) -> None:
        self.room: Final = room
        self._deps: Final = deps
        self._chat_limits: Final = chat.ChatLimits(deps.chat_per_minute)
        self._lacks: Final = KnownLacks(room.state)
        self._undoing: Final = Undoing(room)
        self._thoughts: Final = Thoughts(deps.bots, room.state.match.id)

    async def hear(self, actor: Actor, message: client.Message, send: Send) -> None:
        """Carry out a message and answer it; what a bot has to think about is answered later."""
        found = await self.begin(actor, message)
        if not isinstance(found, Thought):
            send(found)
            return
        self._thoughts.answer_later(actor, found, send)

    async def close(self) -> None:
        """Stop answering."""
        await self._thoughts.close()

    async def obey(self, actor: Actor, message: client.Message) -> server.Message:
        """Carry out a message; its answer."""
        found = await self.begin(actor, message)
        return await self._thoughts.think(actor, found) if isinstance(found, Thought) else found

    async def begin(self, actor: Actor, message: client.Message) -> server.Message | Thought:
        """Carry out a message; its answer, or what a bot has to think about first."""
        handler = HANDLERS[type(message)]
        if handler.needs_seat and actor.viewer == SPECTATOR:
            return failure(actor, message, "not_allowed", "error-watching")
        if handler.is_change and self._deps.store.waiting > MOST_WAITING:
            return failure(actor, message, "busy", "problem-busy")
        try:
            with tracing.span("command", kind=type(message).__name__, seat=actor.viewer + 1):
                found = await self.room.exclusively(lambda: self._run(handler, actor, message))
        except Dismissed:
            return failure(actor, message, "not_allowed", "error-no-longer")
        except (RoomClosed, StoreError):
            return failure(actor, message, "unavailable", "error-no-store")
        if isinstance(found, Refused):
            return self.refused(actor, message.id, found)
        return found or server.Done(id=message.id, seq=self.room.known_to(actor).seq)

    async def _run(self, handler: MessageHandler, actor: Actor, message: client.Message) -> Outcome:
        """Carry out a message for a person who may still send it."""
        if not self.room.may_look(actor):
            raise Dismissed
        if handler.needs_running and not self.room.is_running:
            return Refused("", NOT_RUNNING)
        return await handler.handle(self, actor, message)

    def refused(self, actor: Actor, id: int, refused: Refused) -> server.Refused:
        """Why a message changed nothing."""
        self._deps.metrics.count_refusal(refused.message)
        return server.Refused(
            id=id,
            rule=refused.rule,
            message=refused.message,
            args=refused.args,
            text=self._text(actor, refused),
        )

    def _text(self, actor: Actor, refused: Refused) -> str:
        play = self.room.state.play
        kind = play.table.kind if play else ""
        return refusal_text(self.room.state.game, refused, kind, actor.language)

    # Changes

    async def answer(self, actor: Actor, message: client.Answer) -> Refused | None:
        """Answer a question."""
        seat = actor.viewer
        if self.room.state.seats[seat].taken_over_by is not None:
            return Refused("", planning.TAKEN_OVER)
        plan = self.room.state.plans.get(seat)
        # Who answers by hand what the plan was for has no plan any more.
        plans = {seat: None} if plan is not None and plan.answers(message.ask) else {}
        refused = await self.room.answer(seat, message.ask, message.key, plans=plans)
        for key in message.then[:MOST_FOLLOWING] if refused is None else []:
            ask = self.room.state.playing.table.ask(seat)
            if ask is None or key not in ask.decision.keys:
                break
            refused = await self.room.answer(seat, ask.number, key)
        return refused

    async def undo(self, actor: Actor, message: client.Undo) -> Refused | None:
        """Take the last choice of a seat back, or ask the others whether that may be."""
        return await self._undoing.undo(actor, message)

    async def consent(self, actor: Actor, message: client.Consent) -> Refused | None:
        """Agree to a proposal or not."""
        return await self._undoing.consent(actor, message)

    async def take_over(self, actor: Actor, message: client.TakeOver) -> Refused | None:
        """Let a bot answer for a seat."""
        return await stand_in.take_over(self.room, actor, message)

    async def hand_back(self, actor: Actor, _message: client.HandBack) -> Refused | None:
        """Give the seat back to its player."""
        return await stand_in.hand_back(self.room, actor.viewer, self._deps.store.now())

    async def say(self, actor: Actor, message: client.Chat | client.Phrase) -> Refused | None:
        """Add a line to the chat."""
        return await chat.say(self.room, self._deps.store, self._chat_limits, actor, message)

    async def mute(self, actor: Actor, message: client.Mute) -> Refused | None:
        """Mute or unmute a seat or the spectators."""
        return await chat.mute(self.room, actor, message)

    async def plan(self, actor: Actor, message: client.Plan) -> Refused | None:
        """Queue a seat's next answers."""
        return await planning.lay_down(self.room, actor, message)

    async def attend(self, actor: Actor, message: client.Windows) -> None:
        """Remember at which windows a seat wants to be asked."""
        play = self.room.state.playing
        now = round_of(play.table)
        await self.room.attend(play.attention.heeding(actor.viewer, message.wish, now))

    # Questions

    async def ping(self, _actor: Actor, message: client.Ping) -> server.Pong:
        """A sign of life."""
        return server.Pong(id=message.id, time=self._deps.store.now())

    async def history(self, actor: Actor, message: client.History) -> server.Past:
        """What happened before."""
        known = self.room.known_to(actor)
        play = known.play
        until = min(message.until, known.count, message.since + MOST_STEPS)
        steps = play.presenter.steps(actor.viewer, message.since, until) if play else []
        return server.Past(id=message.id, since=message.since, steps=steps)

    def _open_question(self, seat: int, ask: int) -> Decision | Refused:
        """The question of that number to a seat, if it is open."""
        play = self.room.state.play
        found = play.table.ask(seat) if play else None
        if found is None:
            return Refused("", NOT_ASKED, {"seat": seat + 1})
        if found.number != ask:
            return Refused("", STALE_ASK, {"ask": ask, "current": found.number})
        return found.decision

    async def why(self, actor: Actor, message: client.Why) -> Outcome:
        """Why something is not offered."""
        found = self._open_question(actor.viewer, message.ask)
        if isinstance(found, Refused):
            return found
        if message.key in found.keys:
            return server.Reason(id=message.id, key=message.key, rule="", message="", text="")
        # What is not offered is refused, and changes nothing.
        refused = self.room.state.playing.table.choose(actor.viewer, message.ask, message.key)
        assert isinstance(refused, Refused), refused
        text = self._text(actor, refused)
        return server.Reason(
            id=message.id, key=message.key, rule=refused.rule, message=refused.message, text=text
        )

    async def lacks(self, actor: Actor, message: client.Lacks) -> Outcome:
        """What a seat cannot do at its question."""
        found = self._open_question(actor.viewer, message.ask)
        if isinstance(found, Refused):
            return found
        # To write out the view for another process would take about as long.
        lacks = self._lacks.find(found, message.station)
        return server.Lacking(id=message.id, ask=message.ask, lacks=lacks)

    async def usual(self, actor: Actor, message: client.Usual) -> server.UsualAnswers:
        """What a seat may be asked again and again."""
        questions = planning.usual_answers(self.room, actor.viewer)
        return server.UsualAnswers(id=message.id, questions=questions)

    async def remember(self, actor: Actor, message: client.Memory) -> Outcome:
        """What everybody could have remembered of the cards."""
        play = self.room.known_to(actor).play
        if play is None or not play.presenter.has_memory:
            return Refused("", NO_MEMORY)
        decks = play.presenter.memory()
        return server.Remembered(id=message.id, n=play.table.count, decks=decks)

    async def advise(self, actor: Actor, message: AdviceRequest) -> Outcome:
        """What a bot has to think about, or why it does not."""
        state, seat = self.room.state, actor.viewer
        if isinstance(message, client.Hint) and not state.match.settings.get("hints", True):
            return Refused("", NO_HINTS)
        found = self._open_question(seat, message.ask)
        if isinstance(found, Refused):
            return found
        if not self._thoughts.begins(actor, message):
            return failure(actor, message, "busy", "error-thinking")
        return advice_task(state, actor, message, found.fallback)

    async def imagine(self, actor: Actor, message: client.WhatIf) -> Outcome:
        """An imagined board that is to be made, or why it is not."""
        state = self.room.state
        if not state.match.settings.get("hints", True):
            return Refused("", NO_HINTS)
        found = what_if_task(state, actor, message)
        if found is None:
            return Refused("", NO_MOMENT)
        if not self._thoughts.begins(actor, message):
            return failure(actor, message, "busy", "error-thinking")
        return found


_QUESTION: Final = partial(MessageHandler, is_change=False, needs_running=False)

HANDLERS: Final[dict[type[client.Message], MessageHandler]] = {
    client.Answer: MessageHandler(Commands.answer),
    client.Undo: MessageHandler(Commands.undo),
    client.Consent: MessageHandler(Commands.consent),
    client.TakeOver: MessageHandler(Commands.take_over, needs_seat=False),
    client.HandBack: MessageHandler(Commands.hand_back),
    client.Chat: MessageHandler(Commands.say, needs_seat=False, needs_running=False),
    client.Phrase: MessageHandler(Commands.say, needs_seat=False, needs_running=False),
    client.Mute: MessageHandler(Commands.mute, needs_seat=False, needs_running=False),
    client.Windows: MessageHandler(Commands.attend),
    client.Plan: MessageHandler(Commands.plan),
    client.History: _QUESTION(Commands.history, needs_seat=False),
    client.Ping: _QUESTION(Commands.ping, needs_seat=False),
    client.Memory: _QUESTION(Commands.remember, needs_seat=False),
    client.Why: _QUESTION(Commands.why),
    client.Lacks: _QUESTION(Commands.lacks),
    client.Usual: MessageHandler(Commands.usual, is_change=False),
    client.Hint: _QUESTION(Commands.advise),
    client.Odds: _QUESTION(Commands.advise),
    client.WhatIf: MessageHandler(Commands.imagine, is_change=False),
}
"""What each message does. `Hello` is not among them: it brings a connection into the room."""
