"""What bots are asked, and what they reply: answers, advice and odds, from the view of a seat."""

from __future__ import annotations

from typing import Any, Literal, Protocol

import msgspec

from metro2033.figures.match_story import MatchStory
from metro2033.review.effort import Effort
from metro2033.review.part import ReviewPart
from metro2033.server.protocol.part import Difference, Fight
from metro2033.server.protocol.what_if import ImaginedBoard, Tell, TriedChoice

BotTask = Literal["choose", "advise", "odds", "review", "what_if", "story"]
"""Answer; say what one would answer and why; tell what answers change, and the odds of fights;
review a portion of a finished match; try answers on an imagined board; tell what became of the
seats of a finished match."""


Waits = Literal["person", "spectator", "nobody"]
"""Who waits for an answer, the most urgent first."""


class Share(msgspec.Struct, frozen=True):
    """At whose expense a bot thinks, and who waits for it: people go first, then spectators."""

    address: str = ""
    session: str = ""
    waits: Waits = "person"


class ReviewWork(msgspec.Struct, frozen=True):
    """A portion of the review of a finished match, by its number."""

    record: str
    number: int
    effort: Effort


class WhatIfWork(msgspec.Struct, frozen=True):
    """Answers to try on a board for `seats` that is imagined from a view after `n` choices.

    `tell` is what else is told of the question to the seat `about`, at a station or at all.
    """

    n: int
    seats: int
    choices: list[TriedChoice]
    tell: Tell = ""
    about: int = 1
    station: str = ""


class BotQuestion(msgspec.Struct, frozen=True):
    """A question to a bot: the view of a seat as data, and where its chance comes from.

    `effort` is how much of its usual time the bot may think; `share` stays in the server. `left`
    are the stations that the seat's hero has no reason to go back to, `has_dismissed` says whether
    the seat has dismissed soldiers in this round. `review` and `what_if` say more of these tasks,
    `record` is the match whose story is wanted.
    """

    edition: str
    bot: str
    seat: int
    seed: int
    view: dict[str, Any]
    task: BotTask = "choose"
    share: Share = Share()
    effort: float = 1.0
    left: list[int] = []
    has_dismissed: bool = False
    review: ReviewWork | None = None
    what_if: WhatIfWork | None = None
    record: str = ""


class BotReason(msgspec.Struct, frozen=True):
    """A reason: a feature that becomes better or worse, for oneself or for one's rivals."""

    feature: str
    is_own: bool
    is_good: bool


class BotPurpose(msgspec.Struct, frozen=True):
    """What an answer is for: features to improve, and the danger that it averts, if any.

    `seat` is the number of the seat that the danger comes from and `station` the station in danger,
    or "". `deed` is the key of what is done next, or "". `is_even` says that other answers are
    about as good.
    """

    aims: list[str]
    danger: str = ""
    seat: str = ""
    station: str = ""
    deed: str = ""
    is_even: bool = False


class BotAdvice(msgspec.Struct, frozen=True):
    """An answer that a bot thinks well of, the chance to win with it if it is known, and why.

    `low` and `high` are the bounds of the chance (95 %); `then` are the keys of the answers that
    are meant to follow in the same turn.
    """

    key: str
    chance: float | None
    reasons: list[BotReason]
    low: float | None = None
    high: float | None = None
    then: list[str] = []
    purpose: BotPurpose | None = None


class BotReply(msgspec.Struct, frozen=True):
    """What a bot found: the key of its answer, the best ones with reasons, previews by key, a
    portion of a review, an imagined board, or a story; no story if the record cannot be played.
    """

    key: str = ""
    best: list[BotAdvice] = []
    fights: dict[str, Fight] = {}
    differences: dict[str, list[Difference]] = {}
    review: ReviewPart | None = None
    board: ImaginedBoard | None = None
    story: MatchStory | None = None


class BotService(Protocol):
    """Where bots think."""

    async def think(self, question: BotQuestion) -> BotReply | None:
        """What a bot finds; None where none could tell."""
