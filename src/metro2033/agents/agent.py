"""What an agent is, what it is asked, and how it can fail; and bots of this package as agents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from metro2033.agents import house
from metro2033.bots.bot import Bot
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.event import Event
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.i18n import Complaint

FaultKind = Literal["crashed", "stalled", "garbled", "illegal"]
FAULT_KINDS: Final[tuple[FaultKind, ...]] = ("crashed", "stalled", "garbled", "illegal")
"""How an agent fails: it is gone, it is late, it cannot be understood, or its answer is none of
the options."""

LONGEST_REASON: Final = 200


class Fault(Exception):
    """An answer that did not come, or cannot be taken; `why` can be told in any language."""

    def __init__(self, kind: FaultKind, why: Complaint | str) -> None:
        self.kind: Final = kind
        self.why: Final = why
        self.reason: Final = " ".join(str(why).split())[:LONGEST_REASON]
        super().__init__(f"{kind}: {self.reason}")


@dataclass(frozen=True, slots=True)
class Seating:
    """The match that an agent is to play, and its seat there.

    `seed` is for whatever the agent wants to draw: the same seed should give the same answers.
    """

    match: int
    seat: int
    seats: int
    house_rules: Mapping[str, int]
    seed: int


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked, and all it may know.

    `number` counts the answers given before in the match, nature's included. `events` happened
    since the last question to this seat, as it may know them; they are told to agents that want
    to hear them.
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
        """Whether questions should tell what has happened."""
        return False

    def prepare(self) -> None:
        """Get ready to play; Fault if it cannot."""

    def begin(self, seating: Seating) -> None:
        """Take a seat in a new match; Fault if it cannot."""
        raise NotImplementedError

    def answer(self, question: Question) -> int:
        """One of the offered options; Fault if none comes."""
        raise NotImplementedError

    def end(self, ranking: Sequence[int]) -> None:
        """The match is over, with these places; none if it was given up."""

    def close(self) -> None:
        """Play no more."""


class BotAgent(Agent):
    """A bot by name. It runs in this process and is trusted to take no longer than it may.

    A new bot is made for every match, so no match depends on those before it.
    """

    def __init__(self, name: str, game: Game[Any]) -> None:
        self._name: Final = name
        self._game: Final = game
        self._bot: Bot = self._new(0)

    def _new(self, seed: int) -> Bot:
        return house.bot(self._name, self._game, Stream(seed))

    def begin(self, seating: Seating) -> None:
        self._bot = self._new(seating.seed)

    def answer(self, question: Question) -> int:
        return self._bot.choose(question.view, question.seat, question.offer)
