"""Time at the table: it runs out, stops with the server, and going in circles brings none."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Unpack
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import Connection, insert

from effort import Counted, chance, many
from metro2033.agents.ratings import BASE, rating
from metro2033.agents.skill import MU, SCALE, Skill
from metro2033.bots.registry import LEVELS
from metro2033.server.bots.bot_question import BotQuestion, BotReply
from metro2033.server.match import automation
from metro2033.server.match.actor import Actor, Identity
from metro2033.server.match.clocks import DAY
from metro2033.server.match.dependencies import monotonic_ms
from metro2033.server.match.sleeping import SleepingMatches
from metro2033.server.protocol import client, server
from metro2033.server.store import schema
from metro2033.server.store.entities import Seat, SeatChange, Unavailable
from metro2033.server.store.store import Store
from server.http.site import RunningSite, running_site, sqlite_in
from server.match.open_room import WHO, Ear, new_match, open_room, person
from server.match.player import Browser
from server.match.table import Table

OTHER = Identity("the session of another", None)


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


DAYS = {"kind": "days", "days": 2}
NO_TIME = {"kind": "bank", "seconds": 1, "increment": 0, "spare": 0}


@pytest.mark.parametrize("edition", ["toy", "second"])
async def test_who_has_no_time_left_is_answered_for(sqlite_store: Store, edition: str) -> None:
    match = await new_match(sqlite_store, edition, [person(), person()], clock=NO_TIME)
    async with open_room(sqlite_store, match) as opened:
        live = opened.room.state.playing
        ear = opened.listen()
        since = live.table.count
        opened.automation.react()
        await asyncio.sleep(0)
        assert live.table.count == since
        while not live.table.is_over and live.table.count < 60:
            opened.time.now += 10_000
            opened.automation.react()
            await asyncio.sleep(0.001)
    assert {made.cause for made in live.log[since:] if made.seat < 2} <= {"absent", "forced"}
    assert [change["steps"][0]["cause"] for change in ear.heard if change["type"] == "change"]
    assert (await sqlite_store.clocks(match)) == {0: 0, 1: 0}


async def test_a_bot_may_stand_in_for_who_has_no_time(sqlite_store: Store) -> None:
    settings = {"clock": NO_TIME, "absent": "bot", "absent_bot": "random"}
    match = await new_match(sqlite_store, "toy", [person(), person()], **settings)
    async with open_room(sqlite_store, match) as opened:
        live = opened.room.state.playing
        while not live.table.is_over:
            opened.time.now += 10_000
            opened.automation.react()
            await asyncio.sleep(0.001)
    assert [seat.taken_over_by for seat in await sqlite_store.seats(match)] == ["random"] * 2
    assert {made.cause for made in live.log if made.seat < 2} <= {"bot", "forced"}


async def stand_in_of(store: Store, account: str, points: int | None, **more: Any) -> str:
    """The bot that plays on for an account with so many points, of the second edition for two."""
    settings = {"clock": NO_TIME, "absent": "bot", "absent_bot": "random", **more}
    seats = [replace(person(), account=account), replace(person(), account=account)]
    match = await new_match(store, "second", seats, **settings)
    if points is not None:
        skill = Skill(MU + (points - BASE) / SCALE, 2.0)
        rows = {"number": 1, "seat": 0, "account": account, "place": 1, "is_left": False}
        pool = {"number": 1, "match": match, "edition": "second", "seats": 2, "at": 0}

        def rate(connection: Connection) -> None:
            connection.execute(insert(schema.rated_match), pool)
            connection.execute(
                insert(schema.rated_seat), {**rows, "mu": skill.mu, "sigma": skill.sigma}
            )

        await store.write(rate)
    async with open_room(store, match) as opened:
        seat = opened.room.state.playing.table.asked[0]
        opened.time.now += 10_000
        opened.automation.react()
        while (bot := opened.room.state.seats[seat].taken_over_by) is None:
            await asyncio.sleep(0.001)
    return bot


@pytest.mark.parametrize("level", LEVELS)
async def test_a_bot_as_good_as_the_player_plays_on(sqlite_store: Store, level: str) -> None:
    points = rating("second", level, 2)
    assert points is not None
    assert await stand_in_of(sqlite_store, "anna", points + 5) == level


@pytest.mark.parametrize(("points", "extreme"), [(-5000, 0), (9000, -1)])
async def test_beyond_all_bots_the_last_one_plays_on(
    sqlite_store: Store, points: int, extreme: int
) -> None:
    assert await stand_in_of(sqlite_store, "anna", points) == list(LEVELS)[extreme]


async def test_for_the_unrated_the_bot_of_the_table_plays_on(sqlite_store: Store) -> None:
    assert await stand_in_of(sqlite_store, "anna", None) == "random"


async def test_nobody_gains_by_absence_from_a_rated_match(sqlite_store: Store) -> None:
    assert await stand_in_of(sqlite_store, "anna", 1600, rated=True) == "random"


async def go_away(sqlite_store: Store, outages: int) -> None:
    """Milliseconds of a server's life are all that counts: another life goes on from there."""
    match = await new_match(sqlite_store, "toy", [person(), person()], clock=DAYS)
    luck, left = chance(22), 2 * DAY
    for _ in range(outages):
        async with open_room(sqlite_store, match) as opened:
            (seat,) = opened.room.state.playing.table.asked
            assert opened.room.state.clocks is not None
            assert opened.room.state.clocks.running == {seat}
            assert opened.time_left()[seat] == left
            # The clock of the next host begins anew, so that it goes back and forth.
            lived = luck.randrange(DAY // outages)
            opened.time.now += lived
            left -= lived
            await sqlite_store.save_clocks({match: opened.time_left()})


async def test_clocks_stop_while_the_server_is_away(sqlite_store: Store, counted: Counted) -> None:
    outages = many(20)
    await go_away(sqlite_store, outages)
    counted(outages=outages)


async def test_time_that_is_not_kept_is_found(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "save_clocks", AsyncMock())
    with pytest.raises(AssertionError):
        await go_away(sqlite_store, 5)


async def test_what_a_server_had_counted_is_kept_when_it_stops(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    async with AsyncExitStack() as stack:
        with running_site(database) as site:
            table = Table(site, clock=DAYS)
            asked, _ = await table.sit(stack)
            seat = asked.state["seat"]
            told = asked.state["clocks"][seat - 1]["left_ms"]
        kept, before = left_in(tmp_path, seat), monotonic_ms()
        with running_site(database) as site:
            browser = table.anna if seat == 1 else table.boris
            browser.site = site
            again = await stack.enter_async_context(browser.sit(table.match))
            clock = again.state["clocks"][seat - 1]
            # No more can have passed than since the second server was begun.
            assert clock["is_running"]
            assert kept - (monotonic_ms() - before) <= clock["left_ms"] <= kept <= told


def left_in(folder: Path, seat: int) -> int:
    """What a seat has left in the database."""
    with closing(sqlite3.connect(folder / "metro2033.sqlite3")) as stored:
        query = "select left_ms from clock where seat = ?"
        return int(stored.execute(query, (seat - 1,)).fetchone()[0])


async def test_a_bot_that_stands_in_gives_nobody_time(sqlite_store: Store) -> None:
    match = await new_match(sqlite_store, "toy", [person(), person()], clock=DAYS)
    async with open_room(sqlite_store, match, bots=Sleeper()) as opened:
        seat = opened.room.state.playing.table.asked[0]
        for _ in range(3):
            opened.time.now += 1000
            for message in (client.TakeOver(bot="random"), client.HandBack()):
                done = await opened.commands.obey(opened.actor(seat), message)
                assert isinstance(done, server.Done)
        assert opened.time_left()[seat] == 2 * DAY - 3000


async def test_a_clock_that_stops_for_a_bot_is_told(sqlite_store: Store) -> None:
    match = await new_match(sqlite_store, "toy", [person(), person()], clock=DAYS)
    async with open_room(sqlite_store, match, bots=Sleeper()) as opened:
        seat = opened.room.state.playing.table.asked[0]
        ear = opened.listen(1 - seat)
        for message in (client.TakeOver(bot="random"), client.HandBack()):
            await opened.commands.obey(opened.actor(seat), message)
        clocks = [heard["clocks"][seat] for heard in ear.heard if heard["type"] == "clocks"]
        assert [clock["is_running"] for clock in clocks] == [False, True]


BANK = {"kind": "bank", "seconds": 60, "increment": 30, "spare": 0}


@pytest.mark.parametrize("clock", [BANK, {"kind": "days", "days": 2}])
async def test_taking_back_gives_nobody_time(sqlite_store: Store, clock: dict[str, Any]) -> None:
    match = await new_match(sqlite_store, "toy", [person(), person()], clock=clock)
    async with open_room(sqlite_store, match) as opened:
        seat = opened.room.state.playing.table.asked[0]
        before = opened.time_left()[seat]
        for _ in range(3):
            opened.time.now += 1000
            assert isinstance(await opened.answer(seat, "walk:birch"), server.Done)
            assert isinstance(
                await opened.commands.obey(opened.actor(seat), client.Undo()), server.Done
            )
        assert opened.time_left()[seat] == before - 3000
        assert (await sqlite_store.clocks(match))[seat] == before - 3000


async def test_what_a_clock_has_answered_is_not_taken_back_at_will(sqlite_store: Store) -> None:
    match = await new_match(sqlite_store, "toy", [person(), person(OTHER)], clock=NO_TIME)
    async with open_room(sqlite_store, match) as opened:
        room = opened.room
        seat = room.state.playing.table.asked[0]
        ear = Ear()
        actor = Actor(seat, True, "en", WHO if seat == 0 else OTHER)
        assert room.admit(ear, actor, client.Hello(match=match))
        opened.time.now += 2000
        await room.exclusively(opened.automation._time_up)
        assert (
            room.state.playing.log[-1].cause == "absent"
            or room.state.playing.log[-2].cause == "absent"
        )
        assert ear.heard[-1]["undo"] == "ask"
        refused = await opened.commands.obey(actor, client.Undo())
        assert isinstance(refused, server.Refused)
        assert isinstance(await opened.commands.obey(actor, client.Undo(propose=True)), server.Done)
        assert room.state.proposal is not None


async def test_what_the_clocks_do_not_know_is_not_taken_back_at_will(sqlite_store: Store) -> None:
    """After a server was away, nobody knows what time an answer of before has brought."""
    match = await new_match(sqlite_store, "toy", [person(), person()], clock=BANK)
    async with open_room(sqlite_store, match) as opened:
        seat = opened.room.state.playing.table.asked[0]
        await opened.answer(seat, "walk:birch")
        assert opened.listen(seat).heard[0]["undo"] == "free"
    async with open_room(sqlite_store, match) as opened:
        assert opened.listen(seat).heard[0]["undo"] == "ask"
        undone = await opened.commands.obey(opened.actor(seat), client.Undo())
        assert isinstance(undone, server.Refused)


async def test_a_bot_stands_in_as_soon_as_that_can_be_stored(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automation, "RETRY_SECONDS", 0.0)
    store = await Forgetful.open(sqlite_url)
    settings = {"clock": NO_TIME, "absent": "bot", "absent_bot": "random"}
    match = await new_match(store, "toy", [person(), person()], **settings)
    async with open_room(store, match) as opened:
        seat = opened.room.state.playing.table.asked[0]
        store.failures = 3
        opened.time.now += 10_000
        opened.automation.react()
        async with asyncio.timeout(60):
            while opened.room.state.seats[seat].taken_over_by is None:
                await asyncio.sleep(0.001)
        assert store.failures == 0
    await store.close()


class Forgetful(Store):
    """A store that cannot change seats for a while."""

    failures = 0

    async def change_seat(self, match_id: str, seat: int, **change: Unpack[SeatChange]) -> Seat:
        if self.failures:
            self.failures -= 1
            raise Unavailable("as the test wants")
        return await super().change_seat(match_id, seat, **change)


class Sleeper:
    """A bot that thinks until it is woken."""

    def __init__(self) -> None:
        self.awake = asyncio.Event()

    async def think(self, question: BotQuestion) -> BotReply | None:
        await self.awake.wait()
        return None


async def test_a_match_that_rests_is_called_when_time_is_up(sqlite_store: Store) -> None:
    called: list[str] = []
    time = 0
    resting = SleepingMatches(sqlite_store, lambda: time, called.append)
    resting.add("soon", 0)
    resting.add("late", 10**9)
    resting.add("taken", 0)
    time = 400
    assert resting.take("taken") == 400
    assert resting.take("unknown") == 0
    async with asyncio.timeout(60):
        while not called:
            await asyncio.sleep(0.001)
    assert called == ["soon"]
    assert "late" in resting
    await resting.keep(300)
    assert resting.take("late") == 0
    await resting.close()


async def test_nobody_comes_back_after_the_round_of_a_tournament(store: Store) -> None:
    soon = store.now() + 3_600_000
    for deadline, kind in ((soon, "done"), (store.now(), "refused")):
        settings = {"absent_bot": "random", "deadline": deadline}
        match = await new_match(store, "toy", [person(), person(OTHER)], **settings)
        async with open_room(store, match) as room:
            await room.room.stand_in(0, "random")
            told = await room.commands.obey(room.actor(0), client.HandBack())
            assert isinstance(told, server.Done if kind == "done" else server.Refused)
            is_away = room.room.state.seats[0].taken_over_by is not None
            assert is_away == (kind == "refused")


@pytest.mark.parametrize("clock", [{"kind": "bank", "seconds": 10}, DAYS])
async def test_whoever_comes_back_before_the_bot_has_answered_stays(
    sqlite_store: Store, clock: dict[str, Any]
) -> None:
    settings = {"clock": clock, "absent": "bot", "absent_bot": "random"}
    match = await new_match(sqlite_store, "toy", [person(), person()], **settings)
    async with open_room(sqlite_store, match, bots=(sleeper := Sleeper())) as opened:
        state = opened.room.state
        (seat,) = state.playing.table.asked
        since = state.count
        opened.time.now += 2 * DAY
        opened.automation.react()
        while state.seats[seat].taken_over_by is None:
            await asyncio.sleep(0.001)
        for _ in range(2):  # a double click
            done = await opened.commands.obey(opened.actor(seat), client.HandBack())
            assert isinstance(done, server.Done)
        # The question is still the bot's: a return gains no time for it.
        assert opened.time_left()[seat] == 0
        sleeper.awake.set()
        async with asyncio.timeout(60):
            while state.seats[seat].taken_over_by is not None:
                await asyncio.sleep(0.001)
        assert [made.cause for made in state.playing.log[since:] if made.seat == seat] == ["bot"]
        while seat not in state.playing.table.asked:
            told = await opened.answer(1 - seat, "rest")
            assert isinstance(told, server.Done), told
        assert opened.time_left()[seat] > 0
        assert (await sqlite_store.seats(match))[seat].taken_over_by is None
