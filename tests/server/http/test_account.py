"""Accounts: their names, the seats and tables that follow them, and what is left when they go."""

from __future__ import annotations

import httpx
import pytest

from server.http.login import PASSWORD, named
from server.http.site import PATIENCE, RunningSite, table


def test_an_account_takes_over_the_seats_of_its_browser(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    match = anna.post("/api/matches", json=table()).json()["match"]["id"]
    assert anna.post("/api/accounts", json=named("Adopter")).status_code == 201
    assert anna.get(f"/api/matches/{match}").json()["held"] == [1]
    assert boris.post("/api/session", json=named("adopter")).json()["account"] == "Adopter"
    assert boris.get(f"/api/matches/{match}").json()["held"] == [1]
    assert [m["id"] for m in boris.get("/api/session/matches").json()["matches"]] == [match]


def test_logging_in_changes_the_token_and_kills_the_old_one(
    site: RunningSite, anna: httpx.Client
) -> None:
    anna.post("/api/matches", json=table())
    before = anna.cookies["metro2033"]
    anna.post("/api/accounts", json=named("Rotator"))
    assert anna.cookies["metro2033"] != before
    with httpx.Client(base_url=site.url, cookies={"metro2033": before}, timeout=PATIENCE) as thief:
        assert thief.get("/api/session").json()["is_known"] is False


def test_names_of_accounts_are_taken_whatever_their_case(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    assert anna.post("/api/accounts", json=named("Юрий")).status_code == 201
    again = boris.post("/api/accounts", json=named("юрий"))
    assert (again.status_code, again.json()["message"]) == (409, "problem-account-taken")


@pytest.mark.parametrize("alike", ["Воris Yeltsin", "Boris YeItsin", "Ｂoris Yeltsin"])
def test_names_that_look_like_another_are_taken(
    anna: httpx.Client, boris: httpx.Client, alike: str
) -> None:
    anna.post("/api/accounts", json=named("Boris Yeltsin"))
    again = boris.post("/api/accounts", json=named(alike))
    assert (again.status_code, again.json()["message"]) == (409, "problem-account-taken")


def test_nobody_at_a_table_looks_like_another(anna: httpx.Client, boris: httpx.Client) -> None:
    made = anna.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
    again = boris.post(f"/api/matches/{made}/join", json={"name": "Аnna"})
    assert (again.status_code, again.json()["message"]) == (409, "problem-name-used")


def test_only_an_account_can_be_changed(anna: httpx.Client) -> None:
    assert anna.patch("/api/account", json={"language": "en"}).status_code == 401
    anna.post("/api/matches", json=table())
    refused = anna.patch("/api/account", json={"language": "en"})
    assert (refused.status_code, refused.json()["message"]) == (403, "problem-not-logged-in")


def test_a_table_goes_with_its_maker_when_he_logs_in(
    anna: httpx.Client, boris: httpx.Client, stranger: httpx.Client
) -> None:
    made = anna.post("/api/matches", json=table()).json()
    path = f"/api/matches/{made['match']['id']}"
    watch = anna.post(f"{path}/invites", json={"kind": "watch"}).json()["token"]
    stranger.post(f"{path}/watch", json={}, headers={"Metro2033-Invite": watch})
    anna.post("/api/accounts", json=named("Maker"))
    stranger.post("/api/accounts", json=named("Watcher"))
    assert stranger.get(path).json()["may_watch"] is True
    boris.post("/api/session", json=named("Maker"))
    for client in (anna, boris):
        shown = client.get(path).json()
        assert (shown["is_host"], shown["held"]) == (True, [1])


def test_another_account_in_the_same_browser_gets_nothing_of_the_first(
    anna: httpx.Client,
) -> None:
    anna.post("/api/accounts", json=named("First"))
    match = anna.post("/api/matches", json=table()).json()["match"]["id"]
    anna.post("/api/accounts", json=named("Second"))
    assert anna.get(f"/api/matches/{match}").status_code == 404
    anna.post("/api/session", json=named("First"))
    assert anna.get(f"/api/matches/{match}").json()["held"] == [1]


def test_an_account_is_deleted_by_who_knows_its_password(
    anna: httpx.Client, boris: httpx.Client, stranger: httpx.Client
) -> None:
    anna.post("/api/accounts", json=named("Gone"))
    boris.post("/api/session", json=named("Gone"))
    lobby = anna.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
    wanted = table(seats=seats, is_public=True, start=True)
    running = anna.post("/api/matches", json=wanted).json()["match"]["id"]
    wrong = anna.post("/api/account/deletion", json={"password": "wrong password"})
    assert (wrong.status_code, wrong.json()["message"]) == (403, "problem-wrong-password")
    right = anna.post("/api/account/deletion", json={"password": PASSWORD["password"]})
    assert right.status_code == 204
    for client in (anna, boris):
        assert client.get("/api/session").json()["is_known"] is False
    assert stranger.post("/api/session", json=named("Gone")).status_code == 403
    shown = stranger.get(f"/api/matches/{lobby}").json()
    assert [seat["kind"] for seat in shown["seats"]] == ["open", "open"]
    assert shown["status"] == "ended", "a lobby that nobody could start"
    played = stranger.get(f"/api/matches/{running}").json()
    assert [seat["bot"] for seat in played["seats"]] == ["random", "random"]
    assert stranger.post("/api/accounts", json=named("gone")).status_code == 201


def test_tables_of_a_deleted_account_go_to_who_sits_there(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    anna.post("/api/accounts", json=named("Host"))
    lobby = anna.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
    path = f"/api/matches/{lobby}"
    assert boris.post(f"{path}/join", json={"name": "Boris"}).json()["is_host"] is False
    anna.post("/api/account/deletion", json={"password": PASSWORD["password"]})
    shown = boris.get(path).json()
    assert (shown["status"], shown["is_host"]) == ("lobby", True)
    assert [seat["kind"] for seat in shown["seats"]] == ["open", "person"]
    boris.put(f"{path}/seats/1", json={"kind": "bot"})
    assert boris.post(f"{path}/start").json()["status"] == "running"
