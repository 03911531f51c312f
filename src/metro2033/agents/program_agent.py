"""A program in any language as an agent."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from metro2033.agents import message
from metro2033.agents.agent import Agent, Fault, Question, Seating
from metro2033.engine.kernel.game import Game
from metro2033.i18n import Complaint
from metro2033.processes.child import Child, ChildLost
from metro2033.table.keys import KeyCodec

START_LIMIT: Final = 60.0
"""Seconds a program has to get ready."""

LIMIT: Final = 1.0
"""Seconds per answer, by default."""


class ProgramAgent(Agent):
    """Exchanges messages with a program.

    A program plays many matches. If it has ended, or still owes an answer when a match begins, it
    is restarted.
    """

    def __init__(
        self,
        command: Sequence[str],
        game: Game[Any],
        content: Path | None = None,
        limit: float = LIMIT,
    ) -> None:
        self._command: Final = command
        self._game: Final = game
        self._content: Final = content
        self._limit: Final = limit
        self._codec: Final = KeyCodec(game)
        self._program: Child | None = None
        self._wants: tuple[str, ...] = ()
        self._owed: Final[set[int]] = set()

    @property
    def hears_events(self) -> bool:
        return message.EVENTS in self._wants

    def prepare(self) -> None:
        if self._program is not None and not self._owed:
            return
        self._kill()
        try:
            self._program = Child(self._command)
            self._send(message.hello(self._game, self._content, self._limit))
            self._wants = message.read_ready(self._program.receive(START_LIMIT))
        except (ChildLost, Fault) as error:
            self._kill()
            why = Complaint("fault-bot-not-ready") if error.kind == "stalled" else error.why
            raise Fault("crashed", why) from None

    def begin(self, seating: Seating) -> None:
        self.prepare()
        self._send(message.match(seating))

    def answer(self, question: Question) -> int:
        words = [int(word) for word in question.offer.options[: question.offer.count]]
        keys = [self._codec.key(word) for word in words]
        text = message.question(question, keys, self._limit, self._wants, self._game, self._codec)
        self._send(text)
        key = self._answer_to(question.number)
        if key not in keys:
            raise Fault("illegal", Complaint("fault-bot-key", key=key))
        return words[keys.index(key)]

    def end(self, ranking: Sequence[int]) -> None:
        if self._program is not None:
            self._send(message.over(ranking))

    def close(self) -> None:
        if self._program is not None:
            self._send(message.bye())
            self._program.close()
            self._program = None

    def _answer_to(self, ask: int) -> str:
        """The key that answers a question; late answers to earlier ones are dropped."""
        deadline = perf_counter() + self._limit
        self._owed.add(ask)
        while True:
            try:
                line = self._running.receive(deadline - perf_counter())
            except ChildLost as lost:
                if lost.kind == "crashed":
                    self._kill()
                raise Fault(lost.kind, lost.why) from None
            answer = message.read_answer(line)
            if answer.ask not in self._owed:
                raise Fault("garbled", Complaint("fault-bot-ask", ask=str(answer.ask)))
            self._owed.discard(answer.ask)
            if answer.ask == ask:
                return answer.key

    @property
    def _running(self) -> Child:
        assert self._program is not None, "the agent has not begun"
        return self._program

    def _send(self, text: message.Message) -> None:
        self._running.send(message.write(text))

    def _kill(self) -> None:
        if self._program is not None:
            self._program.kill()
            self._program = None
        self._owed.clear()
