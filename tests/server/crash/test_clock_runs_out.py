"""A server is killed as clocks run out: whoever is away is answered for once, and loses no time.

Nobody answers by hand, so all that happens is what the clocks bring about.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Connection, update

from effort import Counted, many
from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.server.match.clocks import SECOND
from metro2033.server.store import matches, schema
from metro2033.server.store.store import Store
from metro2033.table.decision import Choice
from metro2033.table.record import read_header
from metro2033.table.table import Table
from server.crash.player import CUT_OFF, PATIENCE, PatientBrowser
from server.crash.victim import Gone, Point, Victim, victims

MINE = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
STORE = "metro2033.server.store"
ROOM = "metro2033.server.match.room:Room"
POINTS: list[Point] = [
    ("metro2033.server.match.automation:Automation._time_up", "before", 1),
    ("metro2033.server.match.clocks:Clocks.ended", "after", 1),
    (f"{ROOM}.answer_absent", "before", 1),
    (f"{STORE}.choice_log:append", "after", 1),
    (f"{STORE}.choice_log:put_clocks", "before", 1),
    (f"{STORE}.choice_log:put_clocks", "after", 1),
    (f"{ROOM}.publish", "before", 1),
    (f"{ROOM}.publish", "after", 1),
    (f"{ROOM}.answer_absent", "before", 2),
]
"""Where it dies: as the alarm rings, before somebody is answered for, within the transaction,
before and after it is told, and when the next clock has run out."""

CLOCK = {"kind": "bank", "seconds": 0, "increment": 0, "spare": 1}
"""A second for each question, which is less than anybody can ask for."""

BY_ITSELF = {"absent", "forced", "drawn"}
"""Causes of choices that nobody makes."""

Log = list[tuple[int, str]]


async def stored(store: Store, match: str, before: Log) -> Log:
    """The choices of a match: those from before, and what came of itself.

    Whoever is asked something new has all the time for it: it runs only in the server.
    """
    found = await store.match(match)
    assert found is not None
    assert found.header is not None
    header = read_header(dict(found.header))
    log = (await store.log(match)).choices
    assert {choice.cause for choice in log} <= BY_ITSELF
    choices = [Choice(choice.seat, choice.key) for choice in log]
    table = Table.open(catalog.game(header.edition), header, choices)
    made = [(choice.seat, choice.key) for choice in choices]
    assert made[: len(before)] == before
    if len(made) > len(before):
        clocks = await store.clocks(match)
        waiting = {clocks[seat] for seat in table.asked if seat != CHANCE}
        assert waiting <= {SECOND}, "a question without its time"
    return made


async def hurry(store: Store, match: str) -> Log:
    """Give the players of a match another clock, and no time for the first question."""

    def job(connection: Connection) -> None:
        matches.keep_setting(connection, match, "clock", CLOCK)
        mine = schema.clock.c.match == match
        connection.execute(update(schema.clock).where(mine).values(left_ms=0))

    await store.write(job)
    choices = (await store.log(match)).choices
    return [(choice.seat, choice.key) for choice in choices]


async def told(server: Victim, browser: PatientBrowser, match: str) -> int:
    """How many choices a player hears of, until the server dies: perhaps before they are there."""
    count = 0
    with suppress(Gone, *CUT_OFF):
        await server.ready()
        async with browser.socket() as socket:
            count = (await socket.hello(match, seat=1))["n"]
            while True:
                await socket.hear()
                count = socket.state["n"]
    return count


async def longer(store: Store, match: str, before: Log) -> Log:
    """Wait until something more has happened."""
    async with asyncio.timeout(PATIENCE):
        while len(after := await stored(store, match, before)) == len(before):
            await asyncio.sleep(0.05)
    return after


async def run_out_through_deaths(
    store: Store, server: Victim, points: list[Point], fault: str = ""
) -> None:
    """A match for each point at which the server dies as time runs out."""
    browser = PatientBrowser(cast("Any", server))
    for point in points:
        server.start()
        await server.ready()
        rules = {"rounds": 50, "points": 9}
        clock = {"kind": "bank", "seconds": 600, "increment": 0}
        match = await asyncio.to_thread(
            browser.make, "toy", MINE, start=True, clock=clock, house_rules=rules
        )
        await killed(server)
        begun = await hurry(store, match)
        server.start(point, fault=fault)
        hearing = asyncio.create_task(told(server, browser, match))
        async with asyncio.timeout(PATIENCE):
            await server.dead()
        left = await stored(store, match, begun)
        assert await hearing <= len(left), point
        server.start()
        await longer(store, match, left)
        await killed(server)


async def killed(server: Victim) -> None:
    server.kill()
    await server.dead()


@pytest.mark.slow
async def test_who_is_away_is_answered_for_once_though_servers_die(
    database_url: str, tmp_path: Path, counted: Counted
) -> None:
    points = POINTS * many(1)
    store = await Store.open(database_url)
    with victims(1, database_url, tmp_path) as (server,):
        await run_out_through_deaths(store, server, points)
    await store.close()
    counted(deaths=len(points))


@pytest.mark.slow
async def test_a_server_that_stores_answers_before_clocks_is_found(
    sqlite_url: str, tmp_path: Path
) -> None:
    point = (f"{STORE}.choice_log:put_clocks", "before", 2)
    store = await Store.open(sqlite_url)
    with (
        victims(1, sqlite_url, tmp_path) as (server,),
        pytest.raises(AssertionError, match="without its time"),
    ):
        await run_out_through_deaths(store, server, [point], fault="clocks later")
    await store.close()
