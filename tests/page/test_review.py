"""Reviews of finished matches at a host: made once, portion by portion, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest

from metro2033.review.effort import Effort
from metro2033.server.bots.bot_question import BotQuestion, BotReply, Share
from metro2033.server.match.replays import Replay
from metro2033.server.store.entities import Match
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.reviewing import ReviewWriter
from metro2033.server.worker.thinker import reply_to
from page.client import MemoryRows, Page, open_page

RECORD: Final = Path(__file__).parents[1] / "replays" / "second" / "two_goals.jsonl"
EFFORT: Final = Effort(looks=1, checks=2, trials=1, portion=16)


class Bots:
    """Bots that think at once, as long as the gate is open."""

    def __init__(self) -> None:
        self.questions: list[BotQuestion] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.is_lost = False

    async def think(self, question: BotQuestion) -> BotReply | None:
        await self.gate.wait()
        self.questions.append(question)
        return None if self.is_lost else reply_to(question)


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    async with open_page(MemoryRows()) as opened:
        yield opened


async def replay_of(page: Page) -> Replay:
    """The replay of a match that was taken in from a record."""
    taken = await page.post("records", RECORD.read_text(encoding="utf-8"))
    match = await page.host.tables.store.match(taken["id"])
    assert isinstance(match, Match)
    return await page.host.tables.replays.replay(match)


async def finished(writer: ReviewWriter, replay: Replay) -> None:
    """Wait until nothing more is made."""
    while writer.is_making(replay.match.id):
        await asyncio.sleep(0)


async def test_a_review_is_made_once_and_kept(page: Page) -> None:
    replay, bots, store = await replay_of(page), Bots(), page.host.tables.store
    writer = ReviewWriter(store, bots, EFFORT)
    begun = await writer.begin(replay, Share("here", "anna"))
    assert begun.done < begun.total
    await finished(writer, replay)
    found = await writer.show(replay)
    assert (found.done, found.total) == (begun.total, begun.total)
    assert len(bots.questions) == found.total
    mistakes = [grade for grade in found.grades if grade.is_mistake]
    assert mistakes
    assert all({grade.key, grade.best} <= found.options.keys() for grade in mistakes)
    assert {question.share.waits for question in bots.questions} == {"nobody"}
    again = ReviewWriter(store, bots, EFFORT)
    assert await again.begin(replay, Share("there", "boris")) == found
    assert len(bots.questions) == found.total


async def test_a_review_goes_on_where_it_was_interrupted(page: Page) -> None:
    replay, bots = await replay_of(page), Bots()
    writer = ReviewWriter(page.host.tables.store, bots, EFFORT)
    bots.is_lost = True
    begun = await writer.begin(replay, Share())
    await finished(writer, replay)
    assert (await writer.show(replay)).done == 0
    bots.is_lost = False
    await writer.begin(replay, Share())
    await finished(writer, replay)
    assert (await writer.show(replay)).done == begun.total


async def test_nobody_has_many_reviews_made_at_once(page: Page) -> None:
    bots = Bots()
    bots.gate.clear()
    writer = ReviewWriter(page.host.tables.store, bots, EFFORT)
    replays = [await replay_of(page) for _ in range(3)]
    for replay in replays[:2]:
        await writer.begin(replay, Share("here", "anna"))
    await writer.begin(replays[0], Share("here", "anna"))
    with pytest.raises(Problem) as refused:
        await writer.begin(replays[2], Share("here", "anna"))
    assert refused.value.status == 429
    await writer.begin(replays[2], Share("here", "boris"))
    await writer.close()
    assert not any(writer.is_making(replay.match.id) for replay in replays)


async def test_a_deleted_match_takes_its_review_along(page: Page) -> None:
    replay, bots, store = await replay_of(page), Bots(), page.host.tables.store
    writer = ReviewWriter(store, bots, EFFORT)
    await writer.begin(replay, Share())
    await finished(writer, replay)
    assert await store.reviews(replay.match.id)
    await store.delete_match(replay.match.id)
    assert await store.reviews(replay.match.id) == []


async def test_a_running_match_is_neither_reviewed_nor_shown_with_its_secrets(page: Page) -> None:
    match = await page.make("second", "newcomer")
    assert "problem-not-over" in await page.get(f"matches/{match}/record", status=409)
    for path in ("review", "course", "replay?at=0", "verdict"):
        refused = await page.get(f"matches/{match}/{path}", status=409)
        assert refused["message"] == "problem-not-over"
    refused = await page.post(f"matches/{match}/review", status=409)
    assert refused["message"] == "problem-not-over"
    async with page.sit(match) as sitting:
        told = await sitting.ask(type="review")
        assert told["type"] == "error"
