"""Clocks: what they take and give, what follows when they run out; they stop with the server."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from metro2033.server.clock import DAY, SECOND, BadClock, Bank, Clocks, Days, read_rule
from metro2033.server.resting import Resting
from metro2033.server.store.store import Store
from server.play.inside import inside, new_match, person
from server.play.player import Browser
from server.play.table import Table
from server.web.site import RunningSite, running_site, sqlite_in


def test_a_bank_is_spent_while_one_is_asked() -> None:
    clocks = Clocks(Bank(60, 5, 10), {0: 60 * SECOND, 1: 60 * SECOND}, 0)
    clocks.run([0], [], 0)
    assert clocks.left(20 * SECOND) == {0: 40 * SECOND, 1: 60 * SECOND}
    clocks.run([1], [0], 20 * SECOND)
    assert clocks.left(21 * SECOND) == {0: 45 * SECOND, 1: 59 * SECOND}
    assert clocks.running == {1}


def test_several_are_asked_at_once() -> None:
    clocks = Clocks(Bank(60), {0: 60 * SECOND, 1: 60 * SECOND}, 0)
    clocks.run([0, 1], [], 0)
    clocks.run([1], [0], 10 * SECOND)
    assert clocks.left(30 * SECOND) == {0: 50 * SECOND, 1: 30 * SECOND}


def test_who_is_asked_again_at_once_gains_by_each_answer() -> None:
    clocks = Clocks(Bank(60, 5), {0: 60 * SECOND}, 0)
    clocks.run([0], [], 0)
    for second in (1, 2, 3):
        clocks.run([0], [0], second * SECOND)
    assert clocks.left(3 * SECOND) == {0: (60 + 15 - 3) * SECOND}


def test_an_empty_bank_leaves_some_spare_time_for_each_answer() -> None:
    clocks = Clocks(Bank(60, 0, 10), {0: 1 * SECOND}, 0)
    clocks.run([0], [], 0)
    assert clocks.left(0) == {0: 10 * SECOND}
    assert clocks.next_end() == 10 * SECOND
    assert clocks.ended(9 * SECOND) == []
    assert clocks.ended(10 * SECOND) == [0]
    assert clocks.left(99 * SECOND) == {0: 0}


def test_days_begin_anew_with_each_question() -> None:
    clocks = Clocks(Days(3), {0: DAY, 1: DAY}, 0)
    clocks.run([0], [], 0)
    assert clocks.left(0)[0] == 3 * DAY
    clocks.run([0, 1], [0], DAY)
    assert clocks.left(DAY) == {0: 3 * DAY, 1: 3 * DAY}


def test_what_goes_on_does_not_begin_anew() -> None:
    clocks = Clocks(Days(3), {0: DAY}, 0)
    clocks.go_on([0, 7], 1000 - 200)
    assert clocks.left(1000) == {0: DAY - 200}


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "sand"},
        {"kind": "bank"},
        {"kind": "bank", "seconds": -1},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 3, "seconds": 3},
    ],
)
def test_what_is_no_clock_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadClock):
        read_rule(data)


def test_rules_are_read() -> None:
    assert read_rule(None) is None
    assert read_rule({"kind": "bank", "seconds": 900, "increment": 10}) == Bank(900, 10)
    assert read_rule({"kind": "days", "days": 3}) == Days(3)


async def test_clocks_are_told(site: RunningSite, stack: AsyncExitStack) -> None:
    table = Table(site, clock={"kind": "bank", "seconds": 600, "increment": 30})
    asked, other = await table.sit(stack)
    mine, its = (asked.state["clocks"][s.state["seat"] - 1] for s in (asked, other))
    assert (mine["is_running"], its["is_running"]) == (True, False)
    assert 500_000 < mine["left_ms"] <= 600_000 == its["left_ms"]
    await asked.answer("rest")
    assert asked.state["clocks"][asked.state["seat"] - 1]["left_ms"] > 600_000


async def test_bots_have_no_clock(site: RunningSite, stack: AsyncExitStack) -> None:
    anna = Browser(site)
    seats = [{"kind": "mine"}, {"kind": "bot", "bot": "random"}]
    match = anna.make("toy", seats, start=True, clock={"kind": "days", "days": 2})
    socket = await stack.enter_async_context(anna.sit(match))
    assert [clock["seat"] for clock in socket.state["clocks"]] == [1]


NO_TIME = {"kind": "bank", "seconds": 1, "increment": 0, "spare": 0}


@pytest.mark.parametrize("edition", ["toy", "second"])
async def test_who_has_no_time_left_is_answered_for(sqlite_store: Store, edition: str) -> None:
    match = await new_match(sqlite_store, edition, [person(), person()], clock=NO_TIME)
    async with inside(sqlite_store, match) as place:
        live = place.room.playing
        ear = place.listen()
        since = live.table.count
        place.upkeep.see()
        await asyncio.sleep(0)
        assert live.table.count == since
        while not live.table.is_over and live.table.count < 60:
            place.time.now += 10_000
            place.upkeep.see()
            await asyncio.sleep(0.001)
    assert {made.cause for made in live.log[since:] if made.seat < 2} <= {"absent", "forced"}
    assert [change["steps"][0]["cause"] for change in ear.heard if change["type"] == "change"]
    assert (await sqlite_store.clocks(match)) == {0: 0, 1: 0}


async def test_a_bot_may_stand_in_for_who_has_no_time(sqlite_store: Store) -> None:
    settings = {"clock": NO_TIME, "absent": "bot", "absent_bot": "random"}
    match = await new_match(sqlite_store, "toy", [person(), person()], **settings)
    async with inside(sqlite_store, match) as place:
        live = place.room.playing
        while not live.table.is_over:
            place.time.now += 10_000
            place.upkeep.see()
            await asyncio.sleep(0.001)
    assert [seat.taken_over_by for seat in await sqlite_store.seats(match)] == ["random"] * 2
    assert {made.cause for made in live.log if made.seat < 2} <= {"bot", "forced"}


async def test_clocks_stop_while_the_server_is_away(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    async with AsyncExitStack() as stack:
        with running_site(database) as site:
            table = Table(site, clock={"kind": "days", "days": 2})
            asked, _ = await table.sit(stack)
            seat = asked.state["seat"]
        with sqlite3.connect(tmp_path / "metro2033.sqlite3") as stored:
            stored.execute("update clock set left_ms = 5000000 where seat = ?", (seat - 1,))
        stored.close()
        with running_site(database) as site:
            browser = table.anna if seat == 1 else table.boris
            browser.site = site
            again = await stack.enter_async_context(browser.sit(table.match))
            clock = again.state["clocks"][seat - 1]
            assert clock["is_running"]
            assert 4_000_000 < clock["left_ms"] <= 5_000_000


async def test_a_match_that_rests_is_called_when_time_is_up(sqlite_store: Store) -> None:
    called: list[str] = []
    time = 0
    resting = Resting(sqlite_store, lambda: time, called.append)
    resting.add("soon", 0)
    resting.add("late", 10**9)
    resting.add("taken", 0)
    time = 400
    assert resting.take("taken") == 400
    assert resting.take("unknown") == 0
    while not called:
        await asyncio.sleep(0.001)
    assert called == ["soon"]
    assert "late" in resting
    await resting.keep(300)
    assert resting.take("late") == 0
    await resting.close()
