"""Coming back: nothing is missed and nothing doubled, whenever the connection was lost."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace

from effort import SEED, Counted
from metro2033.engine.kernel.source import Stream
from metro2033.server.match.actor import Actor
from metro2033.server.match.outbox import Outbox
from metro2033.server.match.room import Room
from metro2033.server.protocol import client
from server.http.site import RunningSite, running_site, sqlite_in
from server.match.player import Browser, Socket
from server.match.table import TWO, Table


async def come_back(browser: Browser, match: str, old: Socket, stack: AsyncExitStack) -> Socket:
    """A new connection that goes on from what an old one knew."""
    socket = await stack.enter_async_context(browser.socket())
    socket.facts, socket.steps, socket.state = old.facts, list(old.steps), dict(old.state)
    socket.lines = list(old.lines)
    last = max((line["k"] for line in old.lines), default=0)
    welcome = await socket.hello(match, seq=old.state["seq"], chat=last)
    if welcome["facts"] is None and welcome["seq"] > socket.state["seq"]:
        await socket.hear_a("change")
    return socket


async def check_same(one: Socket, other: Socket) -> None:
    """Two connections of one seat know the same."""
    await one.rest()
    await other.rest()
    assert one.facts == other.facts
    assert one.state["seq"] == other.state["seq"]
    assert one.question == other.question


async def lose_connections(site: RunningSite, stack: AsyncExitStack, edition: str) -> int:
    """Play, and cut connections at random moments; how many."""
    table = Table(site, edition)
    source, cuts = Stream(7 + SEED), 0
    asked, other = await table.sit(stack)
    people = {asked.state["seat"]: asked, other.state["seat"]: other}
    browsers = {1: table.anna, 2: table.boris}
    whole = {
        seat: await stack.enter_async_context(browsers[seat].sit(table.match)) for seat in (1, 2)
    }
    for _ in range(40):
        for seat, socket in list(people.items()):
            if source.below(3) == 0:
                # Cut without a word, with messages perhaps under way.
                socket.connection.transport.abort()
                cuts += 1
                people[seat] = await come_back(browsers[seat], table.match, socket, stack)
        for socket in people.values():
            await socket.rest()
            if socket.question is not None and not socket.is_over:
                options = socket.question["options"]
                await socket.answer(options[source.below(len(options))]["key"])
                break
    for seat in (1, 2):
        await check_same(people[seat], whole[seat])
        # Those who never left heard of each step exactly once, and so did those who did.
        assert [s["n"] for s in people[seat].steps] == [s["n"] for s in whole[seat].steps]
        assert people[seat].steps == whole[seat].steps
    assert whole[1].is_over or whole[1].state["n"] > 40
    return cuts


@pytest.mark.parametrize("edition", ["toy", "first", "second"])
async def test_connections_are_lost_at_random_moments(
    site: RunningSite, stack: AsyncExitStack, edition: str, counted: Counted
) -> None:
    counted(cuts=await lose_connections(site, stack, edition))


async def test_a_step_that_is_not_told_again_is_found(
    site: RunningSite, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    admit = Room.admit

    def forgetful(room: Room, outbox: Outbox, actor: Actor, hello: client.Hello) -> bool:
        if hello.seq is not None and hello.seq + 1 < room.state.seq:
            hello = replace(hello, seq=hello.seq + 1)
        return admit(room, outbox, actor, hello)

    monkeypatch.setattr(Room, "admit", forgetful)
    with pytest.raises(AssertionError):
        await lose_connections(site, stack, "second")


async def test_whoever_missed_nothing_is_told_nothing(table: Table, stack: AsyncExitStack) -> None:
    asked, _ = await table.sit(stack)
    browser = table.anna if asked.state["seat"] == 1 else table.boris
    again = await come_back(browser, table.match, asked, stack)
    assert again.heard[0]["facts"] is None
    assert (await again.ask("ping"))["type"] == "pong"
    assert "change" not in [heard["type"] for heard in again.heard]


async def test_an_undo_meanwhile_means_a_whole_view(table: Table, stack: AsyncExitStack) -> None:
    asked, other = await table.sit(stack)
    assert (await asked.answer("walk:birch"))["type"] == "done"
    await other.hear_a("change")
    before = dict(other.state)
    assert asked.state["undo"] == "free"
    assert (await asked.ask("undo"))["type"] == "done"
    browser = table.anna if other.state["seat"] == 1 else table.boris
    late = await stack.enter_async_context(browser.socket())
    late.state = before
    welcome = await late.hello(table.match, seq=before["seq"])
    assert welcome["facts"] is not None
    await check_same(late, other)


@pytest.mark.parametrize("seq", [10**6, 2**53])
async def test_numbers_from_the_future_are_not_believed(
    table: Table, stack: AsyncExitStack, seq: int
) -> None:
    socket = await stack.enter_async_context(table.anna.socket())
    assert (await socket.hello(table.match, seq=seq))["facts"] is not None


async def test_sequence_numbers_outlive_the_server(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    async with AsyncExitStack() as stack:
        with running_site(database) as site:
            table = Table(site)
            asked, other = await table.sit(stack)
            await asked.answer("walk:birch")
            assert (await asked.ask("undo"))["type"] == "done"
            await asked.rest()
            await other.rest()
        with running_site(database) as site:
            for browser in (table.anna, table.boris):
                browser.site = site
            browser = table.anna if asked.state["seat"] == 1 else table.boris
            again = await come_back(browser, table.match, asked, stack)
            assert again.heard[0]["facts"] is None
            assert again.question == asked.question
            assert (await again.answer("rest"))["type"] == "done"


async def test_an_answer_that_was_not_acknowledged_may_be_sent_again(
    table: Table, stack: AsyncExitStack
) -> None:
    asked, _ = await table.sit(stack)
    assert asked.question is not None
    ask = asked.question["ask"]
    await asked.send("answer", ask=ask, key="rest")
    asked.connection.transport.abort()
    browser = table.anna if asked.state["seat"] == 1 else table.boris
    again = await come_back(browser, table.match, asked, stack)
    result = await again.ask("answer", ask=ask, key="rest")
    assert result["type"] == "done" or result["message"] in {
        "refused-stale-ask",
        "refused-not-asked",
    }
    past = await again.ask("history", since=0, until=100)
    mine = [step for step in past["steps"] if step["key"] == "rest"]
    assert len(mine) == 1


async def test_several_tabs_of_one_person_see_the_same(table: Table, stack: AsyncExitStack) -> None:
    asked, other = await table.sit(stack)
    browser = table.anna if asked.state["seat"] == 1 else table.boris
    tabs = [await stack.enter_async_context(browser.sit(table.match)) for _ in range(3)]
    results = await asyncio.gather(*(tab.answer("rest") for tab in tabs))
    assert [result["type"] for result in results].count("done") == 1
    for tab in tabs:
        await check_same(tab, asked)
    assert other.state["seq"] <= asked.state["seq"]


async def test_the_lobby_tells_who_comes_and_when_it_begins(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    anna, boris = Browser(site), Browser(site)
    match = anna.make("toy", TWO)
    waiting = await stack.enter_async_context(anna.sit(match))
    assert waiting.state["status"] == "lobby"
    assert [seat["kind"] for seat in waiting.state["seats"]] == ["person", "open"]
    boris.join(match, 2, "Boris")
    seats = (await waiting.hear_a("seats"))["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Boris"]
    anna.post(f"/api/matches/{match}/start")
    welcome = await waiting.hear_a("welcome")
    assert welcome["status"] == "running"
    assert welcome["n"] > 0
    assert welcome["facts"]
