"""Rated tables over REST: who may sit there, what they change, and the tables of ratings."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest

from server.http.asking import made, refused
from server.http.site import RunningSite

NUMBERS = count()
SEATS = [{"kind": "mine", "name": "Anna"}, {"kind": "open"}]
CLOCK = {"kind": "bank", "seconds": 900, "increment": 10}


@pytest.fixture
def players(site: RunningSite) -> Iterator[list[httpx.Client]]:
    """Three browsers with an account each."""
    clients = [site.visit() for _ in range(3)]
    for client in clients:
        person = {"name": f"Rated{next(NUMBERS)}", "password": "a lamp in the tunnel"}
        assert client.post("/api/accounts", json=person).status_code == 201
    yield clients
    for client in clients:
        client.close()


def rated(client: httpx.Client, **changes: Any) -> dict[str, Any]:
    answer = made(client, **{"seats": SEATS, "rated": True, "clock": CLOCK, **changes})
    match: dict[str, Any] = {**answer["match"], "token": answer["invite"]["token"]}
    return match


def join(client: httpx.Client, match: dict[str, Any], name: str) -> httpx.Response:
    invited = {"Metro2033-Invite": match["token"]}
    return client.post(f"/api/matches/{match['id']}/join", headers=invited, json={"name": name})


def until_over(client: httpx.Client, match_id: str) -> None:
    while client.get(f"/api/matches/{match_id}").json()["status"] != "over":
        time.sleep(0.05)


def changes_of(client: httpx.Client, match_id: str) -> list[dict[str, Any]]:
    """What a match has changed, once it has counted."""
    while not (found := client.get(f"/api/matches/{match_id}/ratings").json())["is_counted"]:
        time.sleep(0.05)
    changes: list[dict[str, Any]] = found["changes"]
    return changes


def test_a_rated_match_changes_ratings_once(players: list[httpx.Client]) -> None:
    anna, boris, stranger = players
    match = rated(anna)
    assert (match["rated"], match["hints"]) == (True, False)
    assert join(boris, match, "Boris").status_code == 200
    path = f"/api/matches/{match['id']}"
    assert anna.post(f"{path}/start").status_code == 200
    refused(anna.post(f"{path}/end"), 403, "problem-other-people")
    refused(anna.post(f"{path}/invites", json={"kind": "heir"}), 409, "problem-rated-heir")
    # Both leave, and bots finish the match for them.
    for client in (anna, boris):
        assert client.post(f"{path}/leave", json={}).status_code == 200
    until_over(anna, match["id"])
    changes = changes_of(stranger, match["id"])
    moves = sorted(change["rating"] - change["before"] for change in changes)
    assert [change["before"] for change in changes] == [1000, 1000]
    assert moves[0] < 0 < moves[1] or moves == [0, 0]
    assert all(change["is_provisional"] for change in changes)

    query: dict[str, Any] = {"edition": "toy", "seats": 2}
    listed = anna.get("/api/ratings", params=query).json()
    mine = [player for player in listed["players"] if player["is_me"]]
    assert [(player["matches"], player["is_provisional"]) for player in mine] == [(1, True)]
    for season in (listed["this_season"], "now"):
        found = anna.get("/api/ratings", params={**query, "season": season}).json()
        assert (found["players"], found["season"]) == (listed["players"], listed["this_season"])
    assert anna.get("/api/ratings", params={**query, "season": "2001-1"}).json()["players"] == []


def test_a_rated_match_against_bots_goes_on_without_its_player(
    players: list[httpx.Client],
) -> None:
    anna = players[0]
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "bot", "bot": "newcomer"}]
    wanted = {"edition": "second", "rated": True, "seats": seats, "start": True}
    response = anna.post("/api/matches", json=wanted)
    assert response.status_code == 201, response.text
    path = f"/api/matches/{response.json()['match']['id']}"
    refused(anna.post(f"{path}/end"), 403, "problem-rated-end")
    assert anna.get(f"{path}/ratings").json() == {"is_counted": False, "changes": []}


def test_guests_strangers_to_ratings_and_second_seats_are_refused(
    players: list[httpx.Client], stranger: httpx.Client
) -> None:
    anna, boris, vera = players
    new = {"edition": "second", "rated": True, "seats": SEATS, "clock": CLOCK}
    refused(stranger.post("/api/matches", json=new), 403, "problem-rated-account")
    house = {**new, "house_rules": {"most_rounds": 5}}
    refused(anna.post("/api/matches", json=house), 422, "problem-rated-house-rules")
    refused(anna.post("/api/matches", json={**new, "clock": None}), 422, "problem-rated-clock")
    twice = {**new, "seats": [{"kind": "mine", "name": n} for n in "AB"]}
    refused(anna.post("/api/matches", json=twice), 409, "problem-rated-twice")
    weak = {**new, "seats": [SEATS[0], {"kind": "bot", "bot": "random"}]}
    refused(anna.post("/api/matches", json=weak), 422, "problem-rated-bot")

    match = rated(anna)
    refused(join(stranger, match, "Guest"), 403, "problem-rated-account")
    refused(join(anna, match, "Anna again"), 409, "problem-rated-twice")
    assert join(boris, match, "Boris").status_code == 200
    seat = f"/api/matches/{match['id']}/seats/2"
    refused(anna.put(seat, json={"kind": "mine"}), 409, "problem-rated-twice")
    refused(anna.put(seat, json={"kind": "bot", "bot": "random"}), 422, "problem-rated-bot")
    path = f"/api/matches/{made(vera)['match']['id']}/ratings"
    assert vera.get(path).json() == {"is_counted": False, "changes": []}


def test_seats_are_not_drawn_before_all_are_taken(players: list[httpx.Client]) -> None:
    anna = players[0]
    match = rated(anna, seats=[SEATS[0], {"kind": "open"}, {"kind": "open"}], edition="second")
    path = f"/api/matches/{match['id']}"
    for _ in range(4):
        refused(anna.post(f"{path}/start"), 409, "problem-seats-open")
        assert anna.get(path).json()["held"] == [1]


def test_the_host_of_a_rated_match_gets_no_position_to_have_judged(
    players: list[httpx.Client],
) -> None:
    anna, boris, _ = players
    match = rated(anna, edition="second")
    join(boris, match, "Boris")
    path = f"/api/matches/{match['id']}"
    seat = anna.post(f"{path}/start").json()["held"][0]
    refused(anna.get(f"{path}/position", params={"seat": seat}), 403, "problem-no-hints")


def test_seats_of_rated_matches_are_drawn(players: list[httpx.Client]) -> None:
    anna, boris, _ = players
    first = set[str]()
    while len(first) < 2:
        match = rated(anna)
        join(boris, match, "Boris")
        started = anna.post(f"/api/matches/{match['id']}/start").json()
        names = [seat["name"] for seat in started["seats"]]
        assert sorted(names) == ["Anna", "Boris"]
        assert started["held"] == [names.index("Anna") + 1]
        first.add(names[0])


@pytest.mark.parametrize("season", ["2026-5", "2026", "then", "0000-1"])
def test_there_are_no_other_seasons(anna: httpx.Client, season: str) -> None:
    query = {"edition": "second", "season": season}
    refused(anna.get("/api/ratings", params=query), 404, "problem-no-season")


def test_bots_stand_in_the_same_table(anna: httpx.Client) -> None:
    listed = anna.get("/api/ratings", params={"edition": "second", "seats": 4}).json()
    ratings = [bot["rating"] for bot in listed["bots"]]
    assert ratings == sorted(ratings)
    assert {"bot": "stalker", "rating": 1000} in listed["bots"]
    refused(anna.get("/api/ratings", params={"edition": "x"}), 404, "problem-no-edition")


def finished(anna: httpx.Client, boris: httpx.Client) -> str:
    """A rated match of two that is over."""
    match = rated(anna)
    join(boris, match, "Boris")
    path = f"/api/matches/{match['id']}"
    anna.post(f"{path}/start")
    for client in (anna, boris):
        client.post(f"{path}/leave", json={})
    until_over(anna, match["id"])
    return path


def test_nobody_is_drawn_into_a_rated_rematch(players: list[httpx.Client]) -> None:
    """Whoever starts one without the other would win it by the clock."""
    anna, boris, stranger = players
    path = finished(anna, boris)
    again = anna.post(f"{path}/rematch").json()
    seats = sorted((seat["kind"], seat["name"]) for seat in again["seats"])
    assert seats == [("open", ""), ("person", "Anna")]
    new = f"/api/matches/{again['id']}"
    refused(anna.post(f"{new}/start"), 409, "problem-seats-open")

    assert stranger.get(new).status_code == 404
    refused(stranger.post(f"{new}/join", json={"name": "S"}), 404, "problem-no-match")
    kept = [seat["is_claimable"] for seat in boris.get(new).json()["seats"]]
    assert sorted(kept) == [False, True]
    assert boris.post(f"{new}/join", json={"name": "Boris"}).status_code == 200
    assert anna.post(f"{new}/start").json()["status"] == "running"


def test_nobody_keeps_a_rating_by_staying_away(players: list[httpx.Client]) -> None:
    """Every rated table has a clock, and a bot plays on when it has run out."""
    anna = players[0]
    seats = [SEATS[0], {"kind": "bot", "bot": "newcomer"}]
    answer = made(anna, edition="second", rated=True, seats=seats)["match"]
    opened = anna.put(f"/api/matches/{answer['id']}/seats/2", json={"kind": "open"}).json()
    for match in (answer, opened, rated(anna, absent="fallback")):
        assert match["clock"] is not None
        assert match["absent"] == "bot"
