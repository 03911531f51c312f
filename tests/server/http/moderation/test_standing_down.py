"""Bots play for whoever is banned, and their sockets close, whatever fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest

from metro2033.server.match.outbox import BANNED
from metro2033.server.store import account_seats
from server.http.moderation.place import (
    Place,
    browser_of,
    closed_with,
    hub_loop,
    passed,
    person,
    sat,
    until,
)


def taken_from_rounds(place: Place, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """What each server does about bans in every round: now only when the test does it."""
    hub = place.far.server.config.loaded_app.state.site.hub
    close_banned = hub._close_banned
    for site in place.sites:
        there = site.server.config.loaded_app.state.site.hub
        monkeypatch.setattr(there, "_close_banned", passed)

    def close() -> None:
        asyncio.run_coroutine_threadsafe(close_banned(), hub_loop(hub)).result(60)

    return close


async def test_a_ban_closes_sockets_even_if_the_news_of_it_is_lost(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    victim, name = person(place.sites[0])
    close_banned = taken_from_rounds(place, monkeypatch)
    async with browser_of(place.far, victim).socket() as socket:
        assert (await socket.ask("ping"))["type"] == "pong"
        for site in place.sites:
            there = site.server.config.loaded_app.state.site.hub
            monkeypatch.setattr(there, "_tell_sanctions", passed)
        body = {"name": name, "reason": "Cheating."}
        assert place.administrator.post("/api/admin/bans", json=body).is_success
        assert (await socket.ask("ping"))["type"] == "pong"
        close_banned()
        assert await closed_with(socket) == BANNED
    victim.close()


async def asked_of(place: Place, *people: httpx.Client) -> tuple[str, int]:
    """A match of theirs that nobody looks at, and a seat that it waits for."""
    match = sat(*people[:2])
    for site in place.sites:
        hub = site.server.config.loaded_app.state.site.hub
        for host in hub.rooms.loaded:
            host.used = 0
            asyncio.run_coroutine_threadsafe(hub.rooms.unload(host), hub_loop(hub)).result(60)
    return match, people[0].get(f"/api/matches/{match}").json()["waiting"][0]


async def test_a_bot_plays_for_whoever_is_banned_though_nobody_looks(place: Place) -> None:
    people = [person(place.sites[0]) for _ in range(2)]
    match, seat = await asked_of(place, *(client for client, _ in people))
    (other, _), (_, name) = people[seat % 2], people[seat - 1]
    before = other.get(f"/api/matches/{match}").json()["count"]
    body = {"name": name, "reason": "Cheating."}
    assert place.administrator.post("/api/admin/bans", json=body).is_success
    await until(lambda: other.get(f"/api/matches/{match}").json()["count"] > before)
    for client, _ in people:
        client.close()


async def test_a_ban_is_carried_out_though_its_server_died_in_between(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [person(place.sites[0]) for _ in range(2)]
    match, seat = await asked_of(place, *(client for client, _ in people))
    (other, _), (_, name) = people[seat % 2], people[seat - 1]
    close_banned = taken_from_rounds(place, monkeypatch)
    with monkeypatch.context() as patched:
        patched.setattr(account_seats, "stand_down", lambda *_: [])
        body = {"name": name, "reason": "Cheating."}
        assert place.administrator.post("/api/admin/bans", json=body).is_success
    before = other.get(f"/api/matches/{match}").json()
    assert before["seats"][seat - 1]["bot"] is None
    close_banned()
    shown = other.get(f"/api/matches/{match}").json()
    assert shown["seats"][seat - 1]["bot"] is not None
    await until(lambda: other.get(f"/api/matches/{match}").json()["count"] > before["count"])
    for client, _ in people:
        client.close()
