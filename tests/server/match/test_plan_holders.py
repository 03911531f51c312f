"""Plans belong to people: they go where these go, and end where a bot or somebody else plays on."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from metro2033.server.store.database import database_url as address_of
from server.http.site import RunningSite
from server.match.player import Browser, Message, Socket
from server.match.table import TWO

PASSWORD = "correct horse"
REST = [{"key": "rest", "repeat": True}]


class Plans:
    """A match of two people; the one who waits has a plan."""

    def __init__(self, site: RunningSite) -> None:
        self.site = site
        self.anna, self.boris = Browser(site), Browser(site)
        self.seats = {1: self.anna, 2: self.boris}
        self.match = self.asked = ""

    async def begin(self) -> None:
        self.match = self.anna.make("toy", TWO)
        self.boris.join(self.match, 2, "Boris")
        self.anna.post(f"/api/matches/{self.match}/start")
        async with self.anna.sit(self.match) as socket:
            self.first = 1 if socket.question is not None else 2
        self.planner = 3 - self.first
        async with self.mine.sit(self.match) as socket:
            done = await socket.ask("plan", steps=REST)
            assert done["type"] == "done", done

    @property
    def mine(self) -> Browser:
        return self.seats[self.planner]

    @property
    def theirs(self) -> Browser:
        return self.seats[self.first]

    async def plan_of(self, browser: Browser, **hello: Any) -> Message | None:
        async with browser.sit(self.match, **hello) as socket:
            return socket.plan

    def rows(self) -> Sequence[Any]:
        """What the database holds of plans in this match."""
        engine = create_engine(address_of(self.site.settings.database))
        with engine.connect() as connection:
            query = text("select holder, plan, is_open from plan where match = :match")
            found = connection.execute(query, {"match": self.match}).all()
        engine.dispose()
        return found


@pytest.fixture
async def plans(site: RunningSite) -> Plans:
    found = Plans(site)
    await found.begin()
    return found


async def test_a_guest_takes_the_plan_along_to_an_account(plans: Plans) -> None:
    async with plans.theirs.sit(plans.match) as other:
        plans.mine.post("/api/accounts", name=f"P {secrets.token_hex(4)}", password=PASSWORD)
        kept = await plans.plan_of(plans.mine)
        assert kept is not None
        assert not kept["ended"]
        await other.answer("rest")
        while other.question is None:
            await other.hear(20)
    assert len(plans.rows()) == 1


async def test_a_plan_does_not_come_back_with_a_seat_that_was_given_away(plans: Plans) -> None:
    giver, heir = plans.mine, Browser(plans.site)
    for old, new in ((giver, heir), (heir, giver)):
        path = f"/api/matches/{plans.match}"
        made = old.post(f"{path}/invites", kind="heir", seat=plans.planner)
        with plans.site.visit(**{"Metro2033-Invite": made["token"]}) as http:
            http.cookies = new.cookies
            told = http.post(f"{path}/join", json={"seat": plans.planner, "name": "Heir"})
            assert told.is_success, told.text
            new.cookies.update(http.cookies)
        assert await plans.plan_of(new) is None
    assert plans.rows() == []


async def test_a_ban_ends_a_plan_for_good(plans: Plans) -> None:
    name = f"P {secrets.token_hex(4)}"
    plans.mine.post("/api/accounts", name=name, password=PASSWORD)
    with plans.site.admin() as admin:
        made = admin.post("/api/admin/bans", json={"name": name, "reason": "Cheating."})
        assert made.is_success, made.text
        lifted = admin.post(f"/api/admin/sanctions/{made.json()['id']}/lift", json={})
        assert lifted.is_success, lifted.text
    async with plans.mine.sit(plans.match) as socket:
        assert socket.plan is not None
        assert socket.plan["ended"] == "stand_in"
        assert (await socket.ask("hand_back"))["type"] == "done"
    assert [row.is_open for row in plans.rows()] == [False]


async def test_nothing_is_left_of_the_plan_of_a_deleted_account(plans: Plans) -> None:
    plans.mine.post("/api/accounts", name=f"P {secrets.token_hex(4)}", password=PASSWORD)
    assert len(plans.rows()) == 1
    plans.mine.post("/api/account/deletion", password=PASSWORD)
    assert plans.rows() == []


async def test_nothing_is_left_of_plans_when_a_match_ends(plans: Plans) -> None:
    with plans.site.admin() as admin:
        assert admin.post(f"/api/admin/matches/{plans.match}/end", json={}).is_success
    assert await plans.plan_of(plans.mine) is None
    assert plans.rows() == []


async def test_nothing_is_left_of_plans_when_a_match_is_won(plans: Plans) -> None:
    async with plans.theirs.sit(plans.match) as other:
        while not other.is_over:
            if other.question is None:
                await other.hear(20)
            else:
                await other.answer("rest")
    assert await plans.plan_of(plans.mine) is None
    assert plans.rows() == []


async def test_no_plan_is_laid_down_while_a_bot_plays(plans: Plans) -> None:
    async with plans.mine.sit(plans.match) as socket:
        assert (await socket.ask("take_over", bot="random"))["type"] == "done"
        assert socket.plan is not None
        assert socket.plan["ended"] == "stand_in"
        told = await socket.ask("plan", steps=REST)
        assert told["message"] == "refused-taken-over"
        assert (await socket.ask("hand_back"))["type"] == "done"
        assert (await socket.ask("plan", steps=REST))["type"] == "done"


async def test_of_two_tabs_the_last_plan_stands_and_both_are_told(plans: Plans) -> None:
    async with AsyncExitStack() as stack:
        one, two, other = [
            await stack.enter_async_context(browser.sit(plans.match))
            for browser in (plans.mine, plans.mine, plans.theirs)
        ]
        tabs: list[Socket] = [one, two]
        for n in range(20):
            steps = [{"key": "rest"}] * (n % 12 + 1)
            await asyncio.gather(one.ask("plan", steps=steps), two.ask("plan", steps=[]))
        await two.ask("plan", steps=[{"key": "rest"}])
        for tab in tabs:
            await tab.rest()
            assert tab.plan is not None
            assert len(tab.plan["steps"]) == 1
        await other.rest()
        assert all(heard["type"] != "planned" for heard in other.heard)
