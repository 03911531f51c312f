"""A match whose players come to different processes: they notice nothing of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack

import pytest

from metro2033.engine.kernel.source import Stream
from server.http.site import RunningSite, running_site
from server.match.player import Browser, Socket
from server.match.table import TWO


@pytest.fixture
def sites(postgres_url: str) -> Iterator[list[RunningSite]]:
    with ExitStack() as stack:
        yield [stack.enter_context(running_site(postgres_url)) for _ in range(2)]


def start(sites: list[RunningSite], edition: str = "toy") -> tuple[str, Browser, Browser]:
    """Anna sits at one process, Boris at the other."""
    anna, boris = (Browser(site) for site in sites)
    match = anna.make(edition, TWO)
    boris.join(match, 2, "Boris")
    anna.post(f"/api/matches/{match}/start")
    return match, anna, boris


@pytest.mark.parametrize("edition", ["toy", "second"])
async def test_a_match_is_played_across_processes(sites: list[RunningSite], edition: str) -> None:
    match, anna, boris = start(sites, edition)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(b.sit(match)) for b in (anna, boris)]
        watchers = [await stack.enter_async_context(Browser(s).sit(match)) for s in sites]
        until = 1 << 30 if edition == "toy" else 80
        await asyncio.gather(*(p.play(Stream(n), until) for n, p in enumerate(people)))
        for socket in (*people, *watchers):
            while socket.state["seq"] < max(person.state["seq"] for person in people):
                await socket.hear()
        assert watchers[0].facts == watchers[1].facts
        assert watchers[0].steps == watchers[1].steps


async def test_talk_presence_and_proposals_cross_processes(sites: list[RunningSite]) -> None:
    match, anna, boris = start(sites)
    async with AsyncExitStack() as stack:
        one: Socket = await stack.enter_async_context(anna.sit(match))
        two: Socket = await stack.enter_async_context(boris.sit(match))
        await one.hear_a("seats")
        assert [seat["is_here"] for seat in one.state["seats"]] == [True, True]
        assert (await two.ask("phrase", phrase="hello"))["type"] == "done"
        assert (await one.hear_a("said"))["line"]["seat"] == 2
        for _ in range(6):
            asked = one if one.question is not None else two
            await asked.answer("rest")
            await asyncio.gather(one.rest(), two.rest())
        asked, other = (one, two) if one.state["undo"] == "ask" else (two, one)
        assert (await asked.ask("undo", propose=True))["type"] == "done"
        proposal = other.state["proposal"] or (await other.hear_a("proposed"))["proposal"]
        n = proposal["n"]
        done = await other.ask("consent", proposal=proposal["number"], agree=True)
        assert done["type"] == "done"
        while asked.state["n"] != n:
            await asked.hear()
        refused = await two.ask("answer", ask=0, key="rest")
        assert refused["message"] in {"refused-not-asked", "refused-stale-ask"}


async def test_what_one_process_changes_the_other_tells(sites: list[RunningSite]) -> None:
    anna, boris = (Browser(site) for site in sites)
    match = anna.make("toy", TWO)
    async with anna.sit(match) as waiting:
        boris.join(match, 2, "Boris")
        seats = (await waiting.hear_a("seats"))["seats"]
        assert seats[1]["name"] == "Boris"
        async with boris.sit(match) as guest:
            assert guest.state["status"] == "lobby"
            anna.post(f"/api/matches/{match}/start")
            assert (await guest.hear_a("welcome"))["status"] == "running"
            assert (await waiting.hear_a("welcome"))["status"] == "running"


async def test_when_the_process_stops_the_other_goes_on(postgres_url: str) -> None:
    with running_site(postgres_url) as staying:
        async with AsyncExitStack() as stack:
            with running_site(postgres_url) as leaving:
                match, anna, boris = start([leaving, staying])
                one = await stack.enter_async_context(anna.sit(match))
                two = await stack.enter_async_context(boris.sit(match))
                asked = one if one.question is not None else two
                await asked.answer("rest")
                n = asked.state["n"]
            anna.site = staying
            for browser in (anna, boris):
                again = await stack.enter_async_context(browser.sit(match))
                assert again.state["n"] >= n
                if again.question is not None:
                    assert (await again.answer("rest"))["type"] == "done"
