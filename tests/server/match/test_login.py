"""Players who log in, log out or change their password in the middle of a match."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from typing import Any, cast

import pytest

from server.http.site import RunningSite, running_site
from server.match.player import Browser
from server.match.test_seats import closing_code

SEATS = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
NO_SESSION = 4401


@pytest.fixture(params=["one process", "two processes"])
def pair(request: pytest.FixtureRequest) -> Iterator[tuple[RunningSite, RunningSite]]:
    """Where requests go and where sockets go: one server, or two that share a database."""
    if request.param == "one process":
        site = cast("RunningSite", request.getfixturevalue("site"))
        yield site, site
        return
    url = str(request.getfixturevalue("postgres_url"))
    with ExitStack() as stack:
        one, other = (stack.enter_context(running_site(url)) for _ in range(2))
        yield one, other


def at(browser: Browser, site: RunningSite) -> Browser:
    """The same browser, at another process."""
    moved = Browser(site)
    moved.cookies.update(browser.cookies)
    return moved


async def test_a_seat_is_played_on_after_a_login(site: RunningSite) -> None:
    anna = Browser(site)
    match = anna.make("toy", SEATS, start=True)
    async with anna.sit(match, seat=1) as before:
        await asyncio.to_thread(anna.post, "/api/accounts", name="Mid", password="long enough")
        async with anna.sit(match, seat=1) as socket:
            assert socket.state["type"] == "welcome", socket.state
            assert socket.state["held"] == [1, 2]
        assert await closing_code(before) == NO_SESSION
    elsewhere = Browser(site)
    elsewhere.post("/api/session", name="Mid", password="long enough")
    async with elsewhere.sit(match) as socket:
        assert socket.question is not None
        done = await socket.answer(socket.question["options"][0]["key"])
        assert done["type"] == "done", done


@pytest.mark.parametrize("path", ["/api/session", "/api/accounts"])
async def test_a_socket_from_before_a_login_does_not_become_the_account(
    pair: tuple[RunningSite, RunningSite], path: str
) -> None:
    """A thief plants a session, and keeps a socket of it open until the victim logs in."""
    victim = Browser(pair[0])
    name = f"Victim at {path[5:]}"
    if path == "/api/session":
        Browser(pair[0]).post("/api/accounts", name=name, password="long enough")
    planted = victim.make("toy", SEATS)
    thief = at(victim, pair[1])
    async with AsyncExitStack() as stack:
        silent = await stack.enter_async_context(thief.socket())
        looking = await stack.enter_async_context(thief.sit(planted))
        await asyncio.to_thread(victim.post, path, name=name, password="long enough")
        private = await asyncio.to_thread(
            victim.make, "toy", SEATS, is_public=False, watch="nobody", start=True
        )
        for socket in (silent, looking):
            assert await closing_code(socket) == NO_SESSION
            assert all(m["type"] != "welcome" or m["match"]["id"] == planted for m in socket.heard)
        refused = await stack.enter_async_context(thief.sit(private))
        assert refused.heard[-1]["code"] == "unknown_match"
        async with at(victim, pair[1]).sit(private) as owner:
            assert owner.state["held"] == [1, 2]
        async with at(victim, pair[1]).sit(planted) as owner:
            assert owner.state["held"] == [1, 2]


async def test_sockets_end_with_their_session(pair: tuple[RunningSite, RunningSite]) -> None:
    anna = Browser(pair[0])
    anna.post("/api/accounts", name="Ender", password="long enough")
    match = anna.make("toy", SEATS, start=True)
    elsewhere = Browser(pair[0])
    elsewhere.post("/api/session", name="Ender", password="long enough")
    change = {"password": "long enough", "new_password": "long enough too"}
    async with at(anna, pair[1]).sit(match) as here, at(elsewhere, pair[1]).sit(match) as there:
        await asyncio.to_thread(anna.send, "PATCH", "/api/account", **change)
        assert await closing_code(there) == NO_SESSION
        await here.rest()
        await asyncio.to_thread(anna.send, "DELETE", "/api/session")
        assert await closing_code(here) == NO_SESSION


async def test_one_session_ends_and_the_others_stay(pair: tuple[RunningSite, RunningSite]) -> None:
    anna, phone, library = (Browser(pair[0]) for _ in range(3))
    anna.post("/api/accounts", name="Listed", password="long enough")
    match = anna.make("toy", SEATS, start=True)
    for browser in (phone, library):
        browser.post("/api/session", name="Listed", password="long enough")
    mine = [listed_key(browser) for browser in (anna, phone, library)]
    end = "/api/account/sessions/end"
    async with AsyncExitStack() as stack:
        here, there, away = [
            await stack.enter_async_context(at(browser, pair[1]).sit(match))
            for browser in (anna, phone, library)
        ]
        await asyncio.to_thread(anna.post, end, password="long enough", session=mine[1])
        assert await closing_code(there) == NO_SESSION
        for socket in (here, away):
            await socket.rest()
        await asyncio.to_thread(anna.post, end, password="long enough")
        assert await closing_code(away) == NO_SESSION
        await here.rest()
    assert [s["id"] for s in sessions_of(anna)] == mine[:1]


def sessions_of(browser: Browser) -> list[dict[str, Any]]:
    """The sessions of an account, as one of its browsers is told."""
    return list(browser.send("GET", "/api/account/sessions")["sessions"])


def listed_key(browser: Browser) -> str:
    """By what a browser is listed."""
    (own,) = [s for s in sessions_of(browser) if s["is_this"]]
    return str(own["id"])


async def test_a_new_password_by_a_link_ends_all_sockets(
    pair: tuple[RunningSite, RunningSite],
) -> None:
    anna = Browser(pair[0])
    anna.post("/api/accounts", name="Forgetful", password="long enough")
    match = anna.make("toy", SEATS, start=True)
    with pair[0].admin() as admin:
        made = admin.post("/api/admin/accounts/password-link?name=forgetful").json()
    token = made["link"].rpartition("#")[2]
    async with at(anna, pair[1]).sit(match) as thief:
        owner = Browser(pair[0])
        finish = "/api/password-resets/finish"
        await asyncio.to_thread(owner.post, finish, token=token, password="another long one")
        assert await closing_code(thief) == NO_SESSION
        async with at(owner, pair[1]).sit(match) as socket:
            assert socket.state["held"] == [1, 2]


async def test_admins_end_sessions(pair: tuple[RunningSite, RunningSite]) -> None:
    anna = Browser(pair[0])
    anna.post("/api/accounts", name="Hijacked", password="long enough")
    match = anna.make("toy", SEATS, start=True)
    async with at(anna, pair[1]).sit(match) as socket:
        with pair[0].admin() as admin:
            path = "/api/admin/accounts/sign-out"
            ended = await asyncio.to_thread(admin.post, path, params={"name": "hijacked"})
            assert ended.json() == {"sessions": 1}
            assert admin.post(path, params={"name": "nobody"}).status_code == 404
        assert await closing_code(socket) == NO_SESSION


async def test_a_deleted_account_keeps_no_socket(pair: tuple[RunningSite, RunningSite]) -> None:
    anna, phone = Browser(pair[0]), Browser(pair[0])
    anna.post("/api/accounts", name="Leaving", password="long enough")
    phone.post("/api/session", name="Leaving", password="long enough")
    match = anna.make("toy", SEATS, start=True)
    async with at(anna, pair[1]).sit(match) as here, at(phone, pair[1]).sit(match) as there:
        await asyncio.to_thread(anna.post, "/api/account/deletion", password="long enough")
        for socket in (here, there):
            assert await closing_code(socket) == NO_SESSION
