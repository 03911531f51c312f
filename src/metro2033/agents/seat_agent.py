"""A seat of a match and who answers for it: the agent, or the fallback if the agent fails."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from metro2033.agents.agent import Agent, Fault, FaultKind, Question, Seating
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import offer
from metro2033.i18n import Complaint

MOST_FAULTS: Final = 3


@dataclass(frozen=True, slots=True)
class Trouble:
    """A fault of an agent, and the number of the question it was asked.

    `reason` is English; `why` can be worded in any language.
    """

    number: int
    kind: FaultKind
    reason: str
    why: Complaint | str


class SeatAgent:
    """A seat in one match: no agent can hold up the match, and whatever it does wrong is recorded.

    A failed answer is replaced by the fallback for absent players. An agent that has crashed, or
    failed `most_faults` times, is not asked again in the match.
    """

    def __init__(self, agent: Agent, seating: Seating, most_faults: int = MOST_FAULTS) -> None:
        self.agent: Final = agent
        self.seating: Final = seating
        self.troubles: Final[list[Trouble]] = []
        self.seconds: Final[list[float]] = []
        self.replaced = 0
        self.is_out = False
        self._most_faults: Final = most_faults
        try:
            agent.begin(seating)
        except Fault as fault:
            self._note(0, fault)
            self.is_out = True

    @property
    def hears_events(self) -> bool:
        """Whether the agent wants events."""
        return self.agent.hears_events and not self.is_out

    def answer(self, state: Core, question: Question) -> int:
        """Return an offered option; `state` is for the fallback, agents never get it."""
        if not self.is_out:
            start = perf_counter()
            try:
                word = self._asked(state, question)
            except Fault as fault:
                self._note(question.number, fault)
            else:
                self.seconds.append(perf_counter() - start)
                return word
        self.replaced += 1
        offer(state, question.seat, question.offer)
        return asking(state).fallback(state, question.seat, question.offer)

    def leave(self, ranking: Sequence[int]) -> None:
        """Tell the agent that the match is over."""
        self.agent.end(ranking)

    def _asked(self, state: Core, question: Question) -> int:
        """The answer of the agent, if it is one of the options."""
        try:
            word = self.agent.answer(question)
        except Fault:
            raise
        except Exception as error:
            # Whatever a bot raises, the match continues.
            raise Fault("crashed", repr(error)) from error
        # A bot may have overwritten the buffer of the question.
        offer(state, question.seat, question.offer)
        if not question.offer.has(word):
            raise Fault("illegal", Complaint("fault-bot-option", option=str(word)))
        return word

    def _note(self, number: int, fault: Fault) -> None:
        self.troubles.append(Trouble(number, fault.kind, fault.reason, fault.why))
        self.is_out = fault.kind == "crashed" or len(self.troubles) >= self._most_faults
