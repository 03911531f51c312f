"""Reviews of finished matches: made portion by portion where bots think, kept, and told."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from metro2033.bots.registry import UnknownBot, evaluator
from metro2033.review.effort import Effort, usual_effort
from metro2033.review.part import ReviewPart, portions
from metro2033.review.summary import Review, level, summary
from metro2033.server.bots.bot_question import BotQuestion, BotService, ReviewWork, Share
from metro2033.server.match.replays import Replay
from metro2033.server.match.table_presenter import vocabulary
from metro2033.server.protocol import part
from metro2033.server.store.entities import StoreError
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.store import TableStore

MOST_OF_SESSION: Final = 2
MOST_OF_ADDRESS: Final = 4
MOST: Final = 32
"""Reviews that are made at the same time for a session, for an address, and in all."""

WAIT: Final = 10.0
"""Seconds after which somebody may ask again who asked for too many."""


class ToldReview(Review, frozen=True):
    """A review with what its grades are called, and the answers it speaks of, by their keys."""

    levels: list[str]
    options: dict[str, part.Option]


class ReviewWriter:
    """Makes reviews and keeps them; each portion waits until no player needs the bots."""

    def __init__(self, store: TableStore, bots: BotService, effort: Effort | None = None) -> None:
        self._store: Final = store
        self._bots: Final = bots
        self._effort: Final = effort or usual_effort()
        self._running: Final[dict[str, Share]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def begin(self, replay: Replay, share: Share) -> ToldReview:
        """Make the review of a finished match, unless it is there or on its way."""
        match_id, missing = replay.match.id, await self._missing(replay)
        if missing and match_id not in self._running:
            self._check_number(share)
            self._running[match_id] = share
            task = asyncio.create_task(self._make(replay, missing, share))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await self.show(replay)

    async def show(self, replay: Replay) -> ToldReview:
        """A review as far as it has come."""
        parts = await self._parts(replay.match.id)
        if not parts and not is_judged(replay):
            return ToldReview(replay.table.count, 0, 0, [], [], [], [], [], {})
        return await asyncio.to_thread(told, replay, parts, self._effort)

    def is_making(self, match_id: str) -> bool:
        """Whether the review of a match is on its way."""
        return match_id in self._running

    async def close(self) -> None:
        """Stop; what is missing is made when somebody asks again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _parts(self, match_id: str) -> list[ReviewPart]:
        """The portions that are kept, unless they were made in another way."""
        texts = await self._store.reviews(match_id)
        parts = [msgspec.json.decode(text, type=ReviewPart) for text in texts]
        return [one for one in parts if one.version == self._effort.version]

    async def _missing(self, replay: Replay) -> list[int]:
        """The numbers of the portions that are still to be made."""
        if not is_judged(replay):
            return []
        made = {one.number for one in await self._parts(replay.match.id)}
        numbers = range(portions(replay.table.count, self._effort))
        return [number for number in numbers if number not in made]

    def _check_number(self, share: Share) -> None:
        """Refuse more than anybody needs at once."""
        shares = list(self._running.values())
        of_session = [other for other in shares if other.session == share.session]
        of_address = [other for other in shares if other.address == share.address]
        if (
            len(shares) >= MOST
            or len(of_session) >= MOST_OF_SESSION
            or len(of_address) >= MOST_OF_ADDRESS
        ):
            raise Problem(429, "problem-too-often", after=WAIT)

    async def _make(self, replay: Replay, numbers: list[int], share: Share) -> None:
        """Make portions one after the other; it ends where a bot or the store fails."""
        match_id, record = replay.match.id, replay.record()
        try:
            for number in numbers:
                work = ReviewWork(record, number, self._effort)
                reply = await self._bots.think(question(replay, work, share))
                if reply is None or reply.review is None:
                    return
                found = msgspec.json.encode(reply.review).decode()
                await self._store.save_review(match_id, number, found)
        except StoreError:
            return
        finally:
            del self._running[match_id]


def question(replay: Replay, work: ReviewWork, share: Share) -> BotQuestion:
    """What a bot is asked, at the lowest priority."""
    patient = msgspec.structs.replace(share, waits="nobody")
    return BotQuestion(
        edition=replay.table.game.name,
        bot="review",
        seat=0,
        seed=0,
        view={},
        task="review",
        share=patient,
        review=work,
    )


def is_judged(replay: Replay) -> bool:
    """Whether anybody can judge this game."""
    try:
        evaluator(replay.table.game)
    except UnknownBot:
        return False
    return True


def told(replay: Replay, parts: list[ReviewPart], effort: Effort) -> ToldReview:
    """What the portions say."""
    events: list[Any] = [entry.events for entry in replay.entries]
    found = summary(replay.table, events, parts, effort)
    words = vocabulary(replay.table.game)
    mistakes = [grade for grade in found.grades if grade.is_mistake]
    keys = {grade.key for grade in found.grades}
    keys |= {candidate.key for grade in mistakes for candidate in grade.candidates}
    keys |= {grade.missed.deed for grade in mistakes if grade.missed and grade.missed.deed}
    options = {key: words.option(key) for key in sorted(keys)}
    levels = [level(grade) for grade in found.grades]
    return ToldReview(**msgspec.structs.asdict(found), levels=levels, options=options)
