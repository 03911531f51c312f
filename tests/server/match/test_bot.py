"""Bots: they think in other processes, stand in for people, and may die."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from metro2033 import catalog
from metro2033.agents.bot_names import names_for
from metro2033.engine.kernel.codec import state_to_data
from metro2033.engine.kernel.source import Stream
from metro2033.server.bots.bot_question import BotQuestion, BotReply, Share
from metro2033.server.bots.pool import BotPool
from metro2033.server.match.automation import rest
from metro2033.server.store.store import Store
from metro2033.server.tables.rated import stand_in
from server.http.site import RunningSite
from server.match.open_room import new_match, open_room, person, robot
from server.match.player import Browser
from server.match.table import Table
from table.play import opened, play

EASIEST = stand_in(catalog.game("toy"))


def question(
    edition: str = "toy", bot: str = "random", seed: int = 1
) -> tuple[BotQuestion, list[str]]:
    """A question to a bot, and its options."""
    table = play(opened(2, edition=edition), seed, 20)
    seat = table.asked[0]
    ask = table.ask(seat)
    assert ask is not None
    return BotQuestion(edition, bot, seat, seed, state_to_data(table.view(seat))), ask.decision.keys


async def key_of(pool: BotPool, thought: BotQuestion) -> str | None:
    """What a bot answers."""
    found = await pool.think(thought)
    return found.key if found else None


@pytest.mark.parametrize("edition", ["toy", "first", "second"])
async def test_a_bot_answers_from_what_its_seat_may_know(edition: str) -> None:
    bots = ["random"] if edition == "toy" else ["random", "heuristic"]
    pool = BotPool(1)
    try:
        for seed in range(3):
            for bot in bots:
                thought, keys = question(edition, bot, seed)
                assert (await key_of(pool, thought)) in keys
    finally:
        await pool.close()


async def test_a_worker_that_dies_is_replaced() -> None:
    pool = BotPool(1)
    thought, keys = question()
    try:
        assert (await key_of(pool, thought)) in keys
        (worker,) = pool.workers
        os.kill(worker, signal.SIGKILL)
        answers = [await key_of(pool, thought) for _ in range(3)]
        assert answers[-1] in keys
        assert pool.workers != [worker]
    finally:
        await pool.close()
    assert pool.workers == []


async def test_a_bot_that_is_gone_is_stood_in_for() -> None:
    pool = BotPool(1)
    thought, keys = question("second", "policy:gone")
    try:
        assert (await key_of(pool, thought)) in keys
        (worker,) = pool.workers
        assert (await key_of(pool, thought)) in keys
        assert pool.workers == [worker]
    finally:
        await pool.close()


async def test_matches_that_nobody_looks_at_wait_behind_the_others() -> None:
    pool = BotPool(1)
    thought, keys = question()
    unwatched = msgspec.structs.replace(thought, share=Share(waits="nobody"))
    try:
        behind = [asyncio.create_task(key_of(pool, unwatched)) for _ in range(5)]
        await asyncio.sleep(0)
        assert (await key_of(pool, thought)) in keys
        assert sum(task.done() for task in behind) <= 1
        assert set(await asyncio.gather(*behind)) <= set(keys)
    finally:
        await pool.close()


class Recorder:
    """Bots without answers; their questions are kept."""

    def __init__(self) -> None:
        self.questions: list[BotQuestion] = []

    async def think(self, question: BotQuestion) -> BotReply | None:
        self.questions.append(question)
        return None

    async def wait_for(self, count: int) -> BotQuestion:
        async with asyncio.timeout(60):
            while len(self.questions) < count:
                await asyncio.sleep(0.001)
        return self.questions[count - 1]


async def test_a_question_tells_whether_somebody_looks(sqlite_store: Store) -> None:
    match = await new_match(sqlite_store, "toy", [robot(), robot()])
    bots = Recorder()
    async with open_room(sqlite_store, match, bots=bots) as opened:
        assert (await bots.wait_for(1)).share.waits == "nobody"
        opened.listen()
        # One question may have been on its way already.
        assert (await bots.wait_for(len(bots.questions) + 2)).share.waits == "spectator"


async def test_a_worker_that_cannot_answer_is_given_up() -> None:
    pool = BotPool(1)
    thought, keys = question()
    broken = BotQuestion("no-such-edition", "random", thought.seat, 1, thought.view)
    try:
        assert await pool.think(broken) is None
        assert (await key_of(pool, thought)) in keys
    finally:
        await pool.close()


async def test_a_worker_that_takes_too_long_is_given_up() -> None:
    pool = BotPool(1, longest=0.0)
    try:
        assert await pool.think(question()[0]) is None
    finally:
        await pool.close()


async def test_more_questions_than_workers_wait_for_their_turn() -> None:
    pool = BotPool(2)
    try:
        asked = [question(seed=seed) for seed in range(8)]
        answers = await asyncio.gather(*(key_of(pool, thought) for thought, _ in asked))
        for answer, (_, keys) in zip(answers, asked, strict=True):
            assert answer in keys
        assert len(pool.workers) == 2
    finally:
        await pool.close()


@pytest.mark.parametrize("took", [0.0, 0.1, 0.39, 0.41, 1.7])
def test_answers_come_after_whole_delays(took: float) -> None:
    total = (took + rest(took, 0.4)) / 0.4
    assert total == pytest.approx(round(total))
    assert rest(took, 0.4) >= 0


async def test_bots_alone_play_so_that_one_can_follow(sqlite_store: Store) -> None:
    for seats, delay in (([person(), robot()], 0.4), ([robot(), robot()], 1.2)):
        match = await new_match(sqlite_store, "toy", seats)
        async with open_room(sqlite_store, match, bot_delay_ms=400) as opened:
            assert opened.automation.delay == pytest.approx(delay)


async def test_a_match_with_bots_is_played_to_its_end(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    anna = Browser(site)
    seats = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    match = anna.make("toy", seats, start=True)
    socket = await stack.enter_async_context(anna.sit(match))
    assert [seat["bot"] for seat in socket.state["seats"]] == [None, "random", "random"]
    await socket.play(Stream(1))
    causes = {step["cause"] for step in socket.steps}
    assert {"chosen", "bot", "drawn"} <= causes
    assert {step["seat"] for step in socket.steps if step["cause"] == "bot"} == {2, 3}


async def test_a_match_of_bots_goes_on_when_nobody_looks(site: RunningSite) -> None:
    anna = Browser(site)
    match = anna.make("toy", [{"kind": "bot", "bot": "random"}] * 2, start=True)
    async with anna.sit(match) as socket:
        while not socket.is_over:
            await socket.hear()
    assert min(socket.state["ranking"]) == 1


async def test_a_bot_stands_in_and_hands_back(table: Table, stack: AsyncExitStack) -> None:
    asked, other = await table.sit(stack)
    seat = asked.state["seat"]
    unknown = await asked.ask("take_over", bot="no-such-bot")
    assert unknown["message"] == "refused-bot"
    assert (await asked.ask("take_over", bot="random"))["type"] == "done"
    assert asked.state["seats"][seat - 1]["bot"] == "random"
    while other.question is None:
        await other.hear()
    await asked.rest()
    assert other.steps[-1]["cause"] in {"bot", "drawn", "forced"}
    assert [s["key"] for s in asked.steps if s["cause"] == "bot" and s["seat"] == seat]
    refused = await asked.ask("answer", ask=0, key="rest")
    assert refused["message"] == "refused-taken-over"
    assert (await asked.ask("hand_back"))["type"] == "done"
    assert (await other.hear_a("seats"))["seats"][seat - 1]["bot"] is None
    await other.answer("rest")
    await asked.rest()
    while asked.question is None:
        await other.answer("rest")
        await asked.rest()
    assert (await asked.answer("rest"))["type"] == "done"


async def test_the_host_replaces_somebody_who_is_away(table: Table, stack: AsyncExitStack) -> None:
    host = await stack.enter_async_context(table.anna.sit(table.match))
    async with table.boris.sit(table.match) as other:
        refused = await host.ask("take_over", bot="random", seat=2)
        assert refused["message"] == "refused-not-away"
        assert (await other.ask("take_over", bot="random", seat=1))["message"] == "problem-not-host"
        assert (await host.ask("take_over", bot="random", seat=3))["message"] == "problem-no-seat"
    while host.state["seats"][1]["is_here"]:
        await host.hear()
    assert (await host.ask("take_over", bot="random", seat=2))["type"] == "done"
    while host.state["seats"][1]["bot"] is None:
        await host.hear()
    # The match goes on without them, until they are back and take the seat again.
    for _ in range(3):
        while host.question is None:
            await host.hear()
        await host.answer("rest")
    async with table.boris.sit(table.match) as other:
        assert other.state["seats"][1]["bot"] == "random"
        assert (await other.ask("hand_back"))["type"] == "done"
        while host.state["seats"][1]["bot"] is not None:
            await host.hear()


@pytest.mark.parametrize(
    "settings", [{"rated": True}, {"clock": {"kind": "days", "days": 1}}], ids=["rated", "by day"]
)
async def test_the_host_replaces_nobody_whose_clock_tells_when_they_are_away(
    site: RunningSite, stack: AsyncExitStack, settings: dict[str, Any]
) -> None:
    table = Table(site, **settings)
    host = await stack.enter_async_context(table.anna.sit(table.match))
    other = 3 - host.state["seat"]
    refused = await host.ask("take_over", bot=EASIEST, seat=other)
    assert refused["message"] == "refused-not-away"


async def test_only_the_easiest_bot_plays_for_who_is_rated(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    table = Table(site, rated=True)
    socket = await stack.enter_async_context(table.anna.sit(table.match))
    for bot in set(names_for(catalog.game("toy"))) - {EASIEST}:
        assert (await socket.ask("take_over", bot=bot))["message"] == "refused-bot"
    assert (await socket.ask("take_over", bot=EASIEST))["type"] == "done"


async def test_nobody_replaces_a_bot_and_a_host_who_watches_has_no_seat(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    anna = Browser(site)
    match = anna.make("toy", [{"kind": "bot", "bot": "random"}] * 2, start=True)
    socket = await stack.enter_async_context(anna.sit(match))
    for seat in (None, 1):
        refused = await socket.ask("take_over", bot="random", seat=seat)
        assert refused["message"] in {"refused-not-away", "refused-not-running"}
