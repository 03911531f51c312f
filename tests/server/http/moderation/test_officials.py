"""Who may do what, and what takes the password again."""

from __future__ import annotations

import asyncio

import pytest

from metro2033.server.http.api import official
from server.http.moderation.place import PASSWORD, Place, give, person, sat
from server.http.site import table


def test_moderators_do_no_more_than_they_may(place: Place) -> None:
    victim, name = person(place.sites[0])
    match = victim.post("/api/matches", json=table()).json()["match"]["id"]
    moderator = place.moderator
    mine = moderator.get("/api/session").json()["account"]
    boss = place.administrator.get("/api/session").json()["account"]
    for role in ("administrator", None):
        taken = moderator.put("/api/admin/officials", json={"name": mine, "role": role})
        assert taken.status_code == 403
    assert moderator.get("/api/admin/audit").status_code == 403
    assert moderator.post(f"/api/admin/matches/{match}/end").status_code == 403
    assert moderator.delete(f"/api/admin/matches/{match}").status_code == 403
    link = "/api/admin/accounts/password-link"
    for client in (moderator, place.administrator):
        assert client.post(link, params={"name": name}).status_code == 403
    for one in (mine, boss):
        wanted = {"name": one, "reason": "A coup."}
        refused = moderator.post("/api/admin/mutes", json=wanted)
        assert refused.json()["message"] == "problem-is-official"
    banned = place.administrator.post(
        "/api/admin/bans", json={"name": name, "reason": "Cheating."}
    ).json()
    lifted = moderator.post(f"/api/admin/sanctions/{banned['id']}/lift", json={})
    assert lifted.status_code == 403
    assert give(place.sites[0], name, "moderator").status_code == 409
    victim.close()


def test_whoever_plays_at_a_match_does_not_administer_it(place: Place) -> None:
    anna, _ = person(place.sites[0])
    match = sat(anna, place.administrator)
    for path in (f"{match}/seats/1/transfer", f"{match}/end"):
        refused = place.administrator.post(f"/api/admin/matches/{path}")
        assert (refused.status_code, refused.json()["message"]) == (403, "problem-own-match")
    reported = {"kind": "behaviour", "seat": 1}
    id = place.administrator.post(f"/api/matches/{match}/reports", json=reported).json()["id"]
    decision = {"decision": "upheld", "reason": "I say so."}
    path = f"/api/admin/reports/{id}/decision"
    assert place.administrator.post(path, json=decision).status_code == 403
    assert place.moderator.post(path, json=decision).is_success
    assert place.moderator.post(path, json=decision).status_code == 409
    anna.close()


def test_what_is_dangerous_takes_the_password_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    victim, name = person(place.sites[0])
    monkeypatch.setattr(official, "CONFIRMED_MS", -1)
    wanted = {"name": name, "reason": "Cheating."}
    refused = place.administrator.post("/api/admin/bans", json=wanted)
    assert (refused.status_code, refused.json()["message"]) == (403, "problem-confirm")
    wrong = place.administrator.post("/api/admin/confirmation", json={"password": "another one"})
    assert wrong.status_code == 403
    monkeypatch.setattr(official, "CONFIRMED_MS", 60_000)
    right = place.administrator.post("/api/admin/confirmation", json={"password": PASSWORD})
    assert right.status_code == 204
    banned = place.administrator.post("/api/admin/bans", json=wanted)
    assert banned.status_code == 201
    monkeypatch.setattr(official, "CONFIRMED_MS", -1)
    for path in (f"sanctions/{banned.json()['id']}/lift", "ratings/recount"):
        refused = place.administrator.post(f"/api/admin/{path}", json={})
        assert (refused.status_code, refused.json()["message"]) == (403, "problem-confirm")
    muted = place.moderator.post("/api/admin/mutes", json=wanted)
    lift = f"/api/admin/sanctions/{muted.json()['id']}/lift"
    assert place.administrator.post(lift, json={}).is_success, "that moderators do takes none"
    victim.close()


def test_a_role_that_is_taken_ends_at_once_in_every_process(place: Place) -> None:
    client, name = person(place.sites[0])
    assert give(place.sites[0], name, "moderator").is_success
    with place.far.visit() as far:
        far.cookies = client.cookies
        assert far.get("/api/admin/reports").is_success
        assert give(place.sites[0], name, None).is_success
        assert far.get("/api/admin/reports").status_code == 403
    client.close()


async def test_two_administrators_who_depose_each_other_are_both_answered(place: Place) -> None:
    both = [person(place.sites[0]) for _ in range(2)]
    for _, name in both:
        assert give(place.sites[0], name, "administrator").is_success

    def depose(n: int) -> int:
        with place.sites[n % len(place.sites)].visit() as client:
            client.cookies = both[n][0].cookies
            body = {"name": both[1 - n][1], "role": None}
            return client.put("/api/admin/officials", json=body).status_code

    codes = await asyncio.gather(*(asyncio.to_thread(depose, n) for n in range(2)))
    assert set(codes) <= {200, 403}
    assert 200 in codes
    kept = place.administrator.get("/api/admin/officials").json()["officials"]
    deposed = {name for _, name in both} - {one["name"] for one in kept}
    assert len(deposed) == codes.count(200)
    for client, _ in both:
        client.close()


def test_whoever_logs_in_is_told_what_a_reload_would_tell(place: Place) -> None:
    client, name = person(place.sites[0])
    assert give(place.sites[0], name, "administrator").is_success
    muted, rude = person(place.sites[0])
    place.moderator.post("/api/admin/mutes", json={"name": rude, "reason": "Spam."})
    told = {}
    for who in (name, rude):
        with place.far.visit() as fresh:
            login = {"name": who, "password": PASSWORD}
            told[who] = fresh.post("/api/session", json=login).json()
            assert told[who] == fresh.get("/api/session").json()
            change = {"language": "hu"}
            assert fresh.patch("/api/account", json=change).json() == {**told[who], **change}
    assert told[name]["role"] == "administrator"
    assert [one["kind"] for one in told[rude]["sanctions"]] == ["mute"]
    assert told[rude]["appeal"] == "appeals@metro.example"
    client.close()
    muted.close()
