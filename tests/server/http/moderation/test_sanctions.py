"""Mutes and bans: whom they concern, and what happens at the same time."""

from __future__ import annotations

import asyncio
import secrets

import httpx
import pytest

from metro2033.server.match.outbox import BANNED
from metro2033.server.store import sanctions
from server.http.moderation.place import (
    PASSWORD,
    Place,
    browser_of,
    closed_with,
    give,
    passed,
    person,
)
from server.http.site import table
from server.match.player import Browser


def logged_in(_: Place, client: httpx.Client, name: str) -> httpx.Response:
    """Log in."""
    return client.post("/api/session", json={"name": name, "password": PASSWORD})


def logged_in_by_link(place: Place, client: httpx.Client, name: str) -> httpx.Response:
    """Log in by a link for a new password."""
    with place.sites[0].admin() as host:
        made = host.post("/api/admin/accounts/password-link", params={"name": name}).json()
    body = {"token": made["link"].rpartition("#")[2].rpartition("=")[2], "password": PASSWORD}
    return client.post("/api/password-resets/finish", json=body)


async def test_an_address_is_banned_and_accounts_there_play_on(place: Place) -> None:
    anna, _ = person(place.sites[0])
    owner, name = person(place.sites[0])
    wanted = {"address": "127.0.0.1", "minutes": 5, "reason": "A flood."}
    async with Browser(place.far).socket() as nobody, browser_of(place.far, anna).socket() as hers:
        made = place.administrator.post("/api/admin/bans", json=wanted)
        assert made.status_code == 201, made.text
        try:
            assert await closed_with(nobody) == BANNED
            assert (await hers.ask("ping"))["type"] == "pong"
            with place.sites[0].visit() as guest:
                refused = guest.post("/api/matches", json=table())
                new = {"name": f"N {secrets.token_hex(4)}", "password": PASSWORD}
                registered = guest.post("/api/accounts", json=new)
            assert refused.json()["message"] == registered.json()["message"] == "problem-banned"
            assert anna.post("/api/matches", json=table()).is_success
            for enter in (logged_in, logged_in_by_link):
                with place.far.visit() as fresh:
                    told = enter(place, fresh, name)
                    assert told.is_success, told.text
                    assert told.json()["sanctions"] == []
                    assert fresh.post("/api/matches", json=table()).is_success
        finally:
            path = f"/api/admin/sanctions/{made.json()['id']}/lift"
            assert place.administrator.post(path, json={}).is_success
    assert place.administrator.post(path, json={}).status_code == 404
    anna.close()
    owner.close()


async def test_of_two_administrators_at_once_one_bans(place: Place) -> None:
    victim, name = person(place.sites[0])
    wanted = {"name": name, "reason": "Cheating."}

    def send(n: int) -> int:
        site = place.sites[n % len(place.sites)]
        with site.visit() as client:
            client.cookies = place.administrator.cookies
            return client.post("/api/admin/bans", json=wanted).status_code

    codes = await asyncio.gather(*(asyncio.to_thread(send, n) for n in range(16)))
    assert sorted(codes) == [201] + 15 * [409]
    victim.close()


async def race_of_a_ban(place: Place) -> tuple[int, bool]:
    """Somebody joins while they are banned: the status, and whether they sit there in the end."""
    host, _ = person(place.sites[0])
    guest, name = person(place.sites[0])
    match = host.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]

    def join() -> int:
        with place.far.visit() as client:
            client.cookies = guest.cookies
            return client.post(f"/api/matches/{match}/join", json={"name": "G"}).status_code

    def ban() -> int:
        body = {"name": name, "reason": "Cheating."}
        return place.administrator.post("/api/admin/bans", json=body).status_code

    joined, banned = await asyncio.gather(asyncio.to_thread(join), asyncio.to_thread(ban))
    assert banned == 201
    sits = host.get(f"/api/matches/{match}").json()["seats"][1]["kind"] == "person"
    host.close()
    guest.close()
    return joined, sits


async def test_whoever_joins_while_they_are_banned_does_not_sit(place: Place) -> None:
    for _ in range(20):
        joined, sits = await race_of_a_ban(place)
        assert joined in {200, 403, 409}
        assert not sits


async def test_a_seat_that_is_taken_after_a_ban_is_found(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last line of defence is the transaction: without it, a late request would sit down."""
    host, _ = person(place.sites[0])
    guest, name = person(place.sites[0])
    match = host.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
    body = {"name": name, "reason": "Cheating."}
    assert place.administrator.post("/api/admin/bans", json=body).is_success
    monkeypatch.setattr("metro2033.server.http.api.request_context.refuse_banned", passed)
    refused = guest.post(f"/api/matches/{match}/join", json={"name": "G"})
    assert (refused.status_code, refused.json()["message"]) == (403, "problem-banned-now")
    monkeypatch.setattr(sanctions, "require_free", lambda *_: None)
    assert guest.post(f"/api/matches/{match}/join", json={"name": "G"}).is_success
    host.close()
    guest.close()


async def test_nobody_is_given_a_role_while_they_are_banned(place: Place) -> None:
    """Whichever comes first, the other is refused."""
    for _ in range(10):
        victim, name = person(place.sites[0])
        ban = {"name": name, "reason": "Cheating."}
        answers = await asyncio.gather(
            asyncio.to_thread(give, place.far, name, "moderator"),
            asyncio.to_thread(place.administrator.post, "/api/admin/bans", json=ban),
        )
        assert sorted(one.is_success for one in answers) == [False, True], answers
        assert {one.status_code for one in answers} & {409}
        victim.close()


async def test_a_role_given_beside_a_ban_is_found(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    victim, name = person(place.sites[0])
    ban = {"name": name, "reason": "Cheating."}
    assert place.administrator.post("/api/admin/bans", json=ban).is_success
    assert give(place.sites[0], name, "moderator").status_code == 409
    monkeypatch.setattr(sanctions, "require_free", lambda *_: None)
    assert give(place.sites[0], name, "moderator").is_success
    victim.close()
