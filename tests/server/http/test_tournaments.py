"""Tournaments over REST: made, joined, played by real tables to their end, and refused."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest

from metro2033.server.http.tournament_course import LOOK_SECONDS
from metro2033.server.store.tournaments import MOST_MADE
from server.http.asking import refused
from server.http.site import RunningSite

NUMBERS = count()
Told = dict[str, Any]


def with_account(site: RunningSite) -> httpx.Client:
    client = site.visit()
    person = {"name": f"Cup{next(NUMBERS)}", "password": "a lamp in the tunnel"}
    assert client.post("/api/accounts", json=person).status_code == 201
    client.headers["X-Name"] = person["name"]
    return client


@pytest.fixture
def players(site: RunningSite) -> Iterator[list[httpx.Client]]:
    clients = [with_account(site) for _ in range(4)]
    yield clients
    for client in clients:
        client.close()


def made(client: httpx.Client, **changes: Any) -> Told:
    wanted = {"title": "Spring cup", "edition": "toy", "rounds": 2, **changes}
    response = client.post("/api/tournaments", json=wanted)
    assert response.status_code == 201, response.text
    found: Told = response.json()
    return found


def ask(client: httpx.Client, id: str, what: str = "") -> Told:
    path = f"/api/tournaments/{id}"
    response = client.post(f"{path}/{what}") if what else client.get(path)
    assert response.status_code == 200, response.text
    found: Told = response.json()
    return found


def give_up_all(clients: list[httpx.Client], id: str) -> Told:
    """Let bots play everybody's matches until the tournament is over."""
    left = set[str]()
    while True:
        for client in clients:
            told = ask(client, id)
            match = told["my_match"]
            if match is not None and (key := f"{match} {client.headers['X-Name']}") not in left:
                left.add(key)
                assert client.post(f"/api/matches/{match}/leave", json={}).status_code == 200
        if told["status"] == "over":
            return told
        time.sleep(0.05)


def test_a_swiss_tournament_is_played_to_its_end(
    players: list[httpx.Client], stranger: httpx.Client
) -> None:
    host = players[0]
    id = made(host)["id"]
    for client in players:
        assert ask(client, id, "join")["is_in"]
    started = ask(host, id, "start")
    assert (started["status"], started["round"], started["rounds"]) == ("running", 1, 2)
    assert [table["number"] for table in started["rounds_played"][0]["tables"]] == [1, 2]
    match = host.get(f"/api/matches/{started['my_match']}").json()
    assert (match["status"], match["tournament"]) == ("running", id)
    assert match["deadline"] == started["due"]
    assert match["title"].startswith("Spring cup, round 1, table ")
    assert (match["is_host"], match["absent"]) == (False, "bot")
    path = f"/api/matches/{started['my_match']}"
    refused(host.post(f"{path}/end"), 403, "problem-not-host")
    refused(host.post(f"{path}/invites", json={"kind": "heir"}), 409, "problem-tournament-heir")

    over = give_up_all(players, id)
    assert [len(one["tables"]) for one in over["rounds_played"]] == [2, 2]
    (lines,) = over["standings"]
    assert [line["rank"] for line in lines] == [1, 2, 3, 4]
    assert sum(line["points"] for line in lines) == 4 * 120
    assert {line["tables"] for line in lines} == {2}
    pairs = [
        frozenset(seat["number"] for seat in table["seats"])
        for one in over["rounds_played"]
        for table in one["tables"]
    ]
    assert len(set(pairs)) == 4
    assert ask(stranger, id)["entrants"][0]["is_me"] is False
    again = players[0].post(f"{path}/rematch").json()
    assert (again["tournament"], again["deadline"]) == (None, None)
    listed = stranger.get("/api/tournaments", params={"status": "over"}).json()["tournaments"]
    assert id in {one["id"] for one in listed}
    own = host.get("/api/account/data").json()
    assert [one["id"] for one in own["organised"]] == [id]
    assert [one["round"] for one in own["tournaments"]] == [1, 2]


def test_bots_fill_the_tables_of_a_round_robin(players: list[httpx.Client]) -> None:
    host = players[0]
    wanted = {"format": "groups", "seats": 3, "edition": "second", "fill_bot": "newcomer"}
    id = made(host, **wanted, clock={"kind": "bank", "seconds": 600})["id"]
    for client in players:
        ask(client, id, "join")
    started = ask(host, id, "start")
    assert [one["bot"] for one in started["entrants"]].count("newcomer") == 2
    assert [len(table["seats"]) for table in started["rounds_played"][0]["tables"]] == [3, 3]
    assert started["rounds"] > 1
    gone = ask(players[1], id, "leave")
    assert gone["is_in"] is False
    assert [one["is_out"] for one in gone["entrants"]].count(True) == 1
    refused(players[1].post(f"/api/tournaments/{id}/leave"), 409, "problem-tournament-not-in")
    assert ask(host, id, "cancel")["status"] == "cancelled"
    refused(host.post(f"/api/tournaments/{id}/cancel"), 409, "problem-tournament-over")


def test_who_may_do_what(players: list[httpx.Client], stranger: httpx.Client) -> None:
    host, boris, *_ = players
    wanted = {"title": "Cup", "edition": "toy"}
    refused(stranger.post("/api/tournaments", json=wanted), 401, "problem-no-session")
    id = made(host, is_public=False, most=2)["id"]
    path = f"/api/tournaments/{id}"
    listed = boris.get("/api/tournaments").json()["tournaments"]
    assert id not in {one["id"] for one in listed}
    mine = host.get("/api/tournaments", params={"mine": True}).json()["tournaments"]
    assert [one["id"] for one in mine] == [id]
    assert stranger.get("/api/tournaments", params={"mine": True}).json()["tournaments"] == []
    refused(stranger.post(f"{path}/join"), 401, "problem-no-session")
    for what in ("start", "cancel"):
        refused(boris.post(f"{path}/{what}"), 403, "problem-tournament-organiser")
    refused(host.post(f"{path}/start"), 409, "problem-tournament-few")
    for client in players[:2]:
        ask(client, id, "join")
    refused(players[2].post(f"{path}/join"), 409, "problem-tournament-full")
    refused(boris.post("/api/tournaments/nowhere/join"), 404, "problem-no-tournament")
    refused(boris.get("/api/tournaments/nowhere"), 404, "problem-no-tournament")
    ask(boris, id, "leave")
    ask(players[2], id, "join")
    ask(host, id, "start")
    for what in ("join", "start"):
        refused(host.post(f"{path}/{what}"), 409, "problem-tournament-begun")


def test_a_tournament_among_friends_is_in_no_list(
    players: list[httpx.Client], stranger: httpx.Client
) -> None:
    host = players[0]
    id = made(host, is_public=False)["id"]
    for client in players[:2]:
        ask(client, id, "join")
    match = ask(host, id, "start")["my_match"]
    lists = ("/api/tournaments?status=running", "/api/matches", "/api/watch")
    for path in lists:
        told = stranger.get(path).text
        assert id not in told
        assert match not in told
    refused(stranger.get(f"/api/matches/{match}"), 404, "problem-no-match")
    refused(stranger.get(f"/oembed?url={host.base_url}/match/{match}"), 404, "problem-no-match")
    assert ask(host, id, "cancel")["status"] == "cancelled"


def test_a_result_that_spectators_may_not_know_yet_is_not_told(
    players: list[httpx.Client], stranger: httpx.Client
) -> None:
    host = players[0]
    id = made(host, delay={"kind": "minutes", "minutes": 60})["id"]
    for client in players[:2]:
        ask(client, id, "join")
    match = ask(host, id, "start")["my_match"]
    for client in players[:2]:
        assert client.post(f"/api/matches/{match}/leave", json={}).is_success
    while host.get(f"/api/matches/{match}").json()["status"] != "over":
        time.sleep(0.05)
    time.sleep(2 * LOOK_SECONDS)
    told = ask(stranger, id)
    (table,) = told["rounds_played"][0]["tables"]
    assert (told["round"], table["status"], table["is_counted"]) == (1, "running", False)
    assert {seat["points"] for seat in table["seats"]} == {None}
    assert {line["tables"] for line in told["standings"][0]} == {0}
    assert ask(host, id, "cancel")["status"] == "cancelled"


def test_what_may_be_organised(players: list[httpx.Client]) -> None:
    host = players[3]

    def asked(**changes: Any) -> httpx.Response:
        wanted = {"title": "Cup", "edition": "second", **changes}
        return host.post("/api/tournaments", json=wanted)

    refused(asked(fill_bot="nobody"), 422, "problem-unknown-bot")
    refused(asked(fill_bot="random", rated=True), 422, "problem-rated-bot")
    refused(asked(edition="third"), 404, "problem-no-edition")
    refused(asked(starts=1), 422, "problem-tournament-starts")
    refused(asked(starts=1 << 50), 422, "problem-tournament-starts")
    house = {"most_rounds": 5}
    refused(asked(rated=True, house_rules=house), 422, "problem-rated-house-rules")
    refused(asked(edition="toy", seats=6), 422, "problem-bad-option")
    for bad in ({"title": " "}, {"title": "x" * 33}, {"rounds": 10}, {"most": 65}, {"seats": 7}):
        assert asked(**bad).status_code == 422
    for _ in range(MOST_MADE):
        assert asked().json()["clock"] == {"kind": "days", "days": 1}
    refused(asked(), 409, "problem-too-many-tournaments")


def test_nobody_comes_back_who_has_deleted_their_account(site: RunningSite) -> None:
    host, boris = with_account(site), with_account(site)
    id = made(host)["id"]
    for client in (host, boris):
        ask(client, id, "join")
    ask(host, id, "start")
    farewell = {"password": "a lamp in the tunnel"}
    assert host.post("/api/account/deletion", json=farewell).status_code == 204
    while (told := ask(boris, id))["status"] != "over":
        if told["my_match"] is not None:
            boris.post(f"/api/matches/{told['my_match']}/leave", json={})
        time.sleep(0.05)
    assert [one["name"] for one in told["entrants"]] == ["", boris.headers["X-Name"]]
    assert (told["organiser"], told["round"]) == ("", 1)
    for client in (host, boris):
        client.close()
