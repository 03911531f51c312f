"""What an agent is, what it is asked, and how it can fail; built-in bots as agents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from metro2033.agents import bot_names
from metro2033.bots.bot import Bot
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.event import Event
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.i18n import Complaint

FaultKind = Literal["crashed", "stalled", "garbled", "illegal"]
FAULT_KINDS: Final[tuple[FaultKind, ...]] = ("crashed", "stalled", "garbled", "illegal")
"""How an agent fails: it is gone, late or unintelligible, or its answer is not an option."""

LONGEST_REASON: Final = 200


class Fault(Exception):
    """An answer that is missing or unusable; `why` can be worded in any language."""

    def __init__(self, kind: FaultKind, why: Complaint | str) -> None:
        self.kind: Final = kind
        self.why: Final = why
        self.reason: Final = " ".join(str(why).split())[:LONGEST_REASON]
        super().__init__(f"{kind}: {self.reason}")


@dataclass(frozen=True, slots=True)
class Seating:
    """The match an agent is about to play, and its seat.

    `seed` is for the agent's own randomness: the same seed should give the same answers.
    """

    match: int
    seat: int
    seats: int
    house_rules: Mapping[str, int]
    seed: int


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked, and everything it may know.

    `number` counts the answers given so far in the match, nature's included. `events` is what has
    happened since the last question to this seat, as it may know it, for agents that want it.
    """

    number: int
    seat: int
    kind: str
    view: Core
    offer: Offer
    events: Sequence[Event] = field(default=())


class Agent:
    """Answers for a seat, match after match."""

    @property
    def hears_events(self) -> bool:
        """Whether questions should include what has happened."""
        return False

    def prepare(self) -> None:
        """Get ready to play, or raise Fault."""

    def begin(self, seating: Seating) -> None:
        """Take a seat in a new match, or raise Fault."""
        raise NotImplementedError

    def answer(self, question: Question) -> int:
        """Return one of the offered options, or raise Fault."""
        raise NotImplementedError

    def end(self, ranking: Sequence[int]) -> None:
        """Hear that the match is over, with these places; none if it was abandoned."""

    def close(self) -> None:
        """Stop playing."""


class BotAgent(Agent):
    """A bot by name. It runs in this process and is trusted to keep its time limit.

    Every match gets a new bot, so no match depends on earlier ones.
    """

    def __init__(self, name: str, game: Game[Any]) -> None:
        self._name: Final = name
        self._game: Final = game
        self._bot: Bot = self._new(0)

    def _new(self, seed: int) -> Bot:
        return bot_names.bot(self._name, self._game, Stream(seed))

    def begin(self, seating: Seating) -> None:
        self._bot = self._new(seating.seed)

    def answer(self, question: Question) -> int:
        return self._bot.choose(question.view, question.seat, question.offer)
