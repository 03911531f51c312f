"""The queue of bots that wait to think: people first, then fair shares by address and session."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from metro2033.server.bots.bot_question import BotQuestion, Share
from metro2033.server.bots.strength import is_strong

RANKS: Final = {"person": 0, "spectator": 1, "nobody": 2}
"""Whose questions go first, by who waits for the answer."""

AGEING: Final = 30.0
"""Seconds after which a question ranks with those before it, so that none waits for ever."""

FREE: Final = 4
"""Questions for each worker that may wait before bots think less."""

LEAST_EFFORT: Final = 0.1

USUAL: Final = 0.1
"""Seconds that a bot of which nothing is known is expected to think."""

Spender = tuple[str, ...]
"""An address, or a session at an address."""


@dataclass(slots=True, eq=False)
class Turn:
    """A question that waits, or is thought about."""

    question: BotQuestion
    since: float
    number: int
    expected: float = USUAL

    @property
    def is_strong(self) -> bool:
        """Whether a strong bot is asked, or the adviser, who is one."""
        question = self.question
        return question.task == "advise" or is_strong(question.bot, question.edition)

    @property
    def share(self) -> Share:
        """At whose expense."""
        return self.question.share

    @property
    def spenders(self) -> tuple[Spender, Spender]:
        """The address, and the session there."""
        share = self.question.share
        return (share.address,), (share.address, share.session)


class FairQueue:
    """Questions that wait, and the time that each address and session has used.

    Whoever has used least goes first. Whoever was idle begins with what the thriftiest has used:
    nobody saves up time, and nobody pays for yesterday.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now: Final = now
        self._waiting: Final[list[Turn]] = []
        self._used: Final[dict[Spender, float]] = {}
        self._active: Final[Counter[Spender]] = Counter()
        self._lengths: Final[Counter[str]] = Counter()
        self._expected: Final[dict[str, float]] = {}
        self._number = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, question: BotQuestion) -> Turn:
        """Let a question wait for its turn."""
        self._number += 1
        turn = Turn(question, self._now(), self._number)
        for spender in turn.spenders:
            if not self._active[spender]:
                rivals = [self._used[other] for other in self._rivals(spender)]
                self._used[spender] = min(rivals, default=0.0)
            self._active[spender] += 1
        self._waiting.append(turn)
        self._lengths[question.share.address] += 1
        return turn

    def take(self, may_think: Callable[[Turn], bool]) -> Turn | None:
        """The next question of those that may be thought about now; its expected time is spent."""
        ready = [turn for turn in self._waiting if may_think(turn)]
        if not ready:
            return None
        turn = min(ready, key=self._place)
        self._remove(turn)
        turn.expected = self._expected.get(turn.question.bot, USUAL)
        self._spend(turn, turn.expected)
        return turn

    def done(self, turn: Turn, seconds: float) -> None:
        """A question that was taken is answered: the time it took is spent."""
        self._spend(turn, seconds - turn.expected)
        self._expected[turn.question.bot] = seconds
        self._retire(turn)

    def drop(self, turn: Turn) -> None:
        """Nobody wants the answer any more."""
        self._remove(turn)
        self._retire(turn)

    def effort(self, turn: Turn, workers: int) -> float:
        """How much of its usual time a bot may think: less, the more an address asks for at once.

        Others who are busy count little: one address cannot weaken the bots of another.
        """
        rivals = sum(1 for _ in self._rivals((turn.share.address,)))
        load = self._lengths[turn.share.address] + rivals
        return max(LEAST_EFFORT, min(1.0, FREE * workers / load)) if load else 1.0

    def _place(self, turn: Turn) -> tuple[int, float, int, float, int]:
        """What decides who goes first: the smallest does."""
        address, session = turn.spenders
        aged = int((self._now() - turn.since) / AGEING)
        rank = max(0, RANKS[turn.share.waits] - aged)
        few = self._lengths[turn.share.address]
        return rank, self._used[address], few, self._used[session], turn.number

    def _rivals(self, spender: Spender) -> list[Spender]:
        """Who else is busy: other addresses, or other sessions at the same address."""
        return [
            other
            for other in self._used
            if len(other) == len(spender) and other[:-1] == spender[:-1] and other != spender
        ]

    def _spend(self, turn: Turn, seconds: float) -> None:
        for spender in turn.spenders:
            self._used[spender] += seconds

    def _remove(self, turn: Turn) -> None:
        self._waiting.remove(turn)
        address = turn.share.address
        self._lengths[address] -= 1
        if not self._lengths[address]:
            del self._lengths[address]

    def _retire(self, turn: Turn) -> None:
        """Forget everyone who has nothing under way."""
        for spender in turn.spenders:
            self._active[spender] -= 1
            if not self._active[spender]:
                del self._active[spender], self._used[spender]
