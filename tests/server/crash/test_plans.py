"""A server is killed while a plan answers: each answer of the plan is given once, and none is lost.

The seat with the plan never answers by hand, so all its answers are those of the plan.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, cast

import pytest

from effort import Counted, many
from server.crash.player import PatientBrowser
from server.crash.victim import Point, Victim, victims
from server.match.player import Socket

MINE = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
STORE = "metro2033.server.store"
ROOM = "metro2033.server.match.room:Room"
POINTS: list[Point] = [
    ("metro2033.server.match.planning:follow", "before", 1),
    (f"{STORE}.choice_log:append", "after", 2),
    (f"{STORE}.plans:put", "before", 2),
    (f"{STORE}.plans:put", "after", 2),
    (f"{ROOM}.publish", "before", 2),
    (f"{ROOM}.publish", "after", 2),
]
"""Where it dies: before the plan answers, within the transaction, before and after it is told."""

STEPS = 2


async def sitting(stack: AsyncExitStack, browser: PatientBrowser, match: str) -> list[Socket]:
    """Connections of both seats."""
    return [await stack.enter_async_context(browser.sit(match, seat=seat)) for seat in (1, 2)]


async def lay_down(browser: PatientBrowser, match: str) -> tuple[int, int]:
    """The seat that is asked, and the other, which has a plan now."""
    async with AsyncExitStack() as stack:
        pair = await sitting(stack, browser, match)
        first = next(s for s in pair if s.question is not None).state["seat"]
        skipped = {"key": "walk:alder", "optional": True}
        steps = [skipped, *[{"key": "rest", "calm": True}] * STEPS]
        assert (await pair[2 - first].ask("plan", steps=steps))["type"] == "done"
    return first, 3 - first


async def play_on(browser: PatientBrowser, match: str, first: int) -> None:
    """The seat without a plan rests, until the plan is used up."""
    async with AsyncExitStack() as stack:
        pair = await sitting(stack, browser, match)
        mine, theirs = pair[first - 1], pair[2 - first]
        while True:
            await mine.rest()
            await theirs.rest()
            if mine.question is not None:
                await mine.answer("rest")
            elif theirs.plan is None:
                return
            else:
                await asyncio.sleep(0.01)


async def answers(browser: PatientBrowser, match: str, seat: int) -> list[str]:
    """What a seat has answered."""
    async with browser.sit(match, seat=seat) as socket:
        past = await socket.ask("history", since=0, until=1000)
    return [step["key"] for step in past["steps"] if step.get("seat") == seat]


async def die_while_planning(server: Victim, points: list[Point], fault: str = "") -> int:
    """Let a plan answer while the server dies; how often it died at its point."""
    reached = 0
    browser = PatientBrowser(cast("Any", server))
    for point in points:
        server.start()
        await server.ready()
        match = await asyncio.to_thread(browser.make, "toy", MINE, start=True)
        first, planner = await lay_down(browser, match)
        server.kill()
        await server.dead()
        server.start(point, fault=fault)
        while server.is_alive:  # a connection may break before the point is reached
            with suppress(Exception):
                await server.ready()
                await asyncio.wait_for(play_on(browser, match, first), 20)
                reached -= 1
                server.kill()  # the plan has answered without reaching the point
                await server.dead()
        reached += 1
        server.start()
        await server.ready()
        await asyncio.wait_for(play_on(browser, match, first), 60)
        assert await answers(browser, match, planner) == ["rest"] * STEPS, point
        server.kill()
        await server.dead()
    return reached


@pytest.mark.slow
async def test_a_plan_gives_each_answer_once_though_servers_die(
    database_url: str, tmp_path: Path, counted: Counted
) -> None:
    points = POINTS * many(1)
    with victims(1, database_url, tmp_path) as (server,):
        reached = await die_while_planning(server, points)
    assert reached > len(points) // 2
    counted(deaths=len(points), at_named_points=reached)


@pytest.mark.slow
async def test_a_server_that_stores_answers_before_plans_is_found(
    sqlite_url: str, tmp_path: Path
) -> None:
    point = (f"{STORE}.plans:put", "before", 3)  # after the answers of both seats
    with (
        victims(1, sqlite_url, tmp_path) as (server,),
        pytest.raises(AssertionError, match="plans:put"),
    ):
        await die_while_planning(server, [point], fault="plans later")
