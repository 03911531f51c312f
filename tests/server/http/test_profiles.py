"""Profiles over REST: hidden unless wanted, without private tables; data to take along."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest

from metro2033 import catalog
from metro2033.server.http.api import statistics
from server.http.asking import made, refused
from server.http.site import RunningSite

NUMBERS = count()
PASSWORD = "a lamp in the tunnel"


class Person:
    """A browser with an account."""

    def __init__(self, site: RunningSite) -> None:
        self.name = f"Profiled{next(NUMBERS)}"
        self.client = site.visit()
        login = {"name": self.name, "password": PASSWORD}
        assert self.client.post("/api/accounts", json=login).status_code == 201

    def show(self, *, is_public: bool = True) -> None:
        wanted = {"is_public": is_public}
        assert self.client.put("/api/account/profile", json=wanted).json() == wanted


@pytest.fixture
def people(site: RunningSite) -> Iterator[tuple[Person, Person]]:
    found = Person(site), Person(site)
    yield found
    for person in found:
        person.client.close()


def profile_of(client: httpx.Client, name: str, **query: Any) -> httpx.Response:
    return client.get("/api/profiles", params={"name": name, **query})


def finished(anna: httpx.Client, boris: httpx.Client, *, is_public: bool) -> str:
    """A match of two that bots have finished for them; its id."""
    answer = made(anna, is_public=is_public)
    match, invited = answer["match"]["id"], {"Metro2033-Invite": answer["invite"]["token"]}
    path = f"/api/matches/{match}"
    assert boris.post(f"{path}/join", headers=invited, json={"name": "Boris"}).is_success
    assert anna.post(f"{path}/start").is_success
    for client in (anna, boris):
        assert client.post(f"{path}/leave", json={}).is_success
    while anna.get(path).json()["status"] != "over":
        time.sleep(0.05)
    return str(match)


def until_told(person: Person, matches: int) -> dict[str, Any]:
    """One's own profile, once it tells of so many matches."""
    while True:
        found: dict[str, Any] = profile_of(person.client, person.name).json()
        if found["matches"] == matches:
            return found
        time.sleep(0.05)


def test_strangers_learn_of_public_tables_if_one_wants_it(
    people: tuple[Person, Person], stranger: httpx.Client
) -> None:
    anna, boris = people
    shown = finished(anna.client, boris.client, is_public=True)
    hidden = finished(anna.client, boris.client, is_public=False)
    own = until_told(anna, 2)
    assert (own["is_mine"], own["is_public"]) == (True, False)
    assert {one["match"] for one in own["history"]} == {shown, hidden}
    assert all(one["is_left"] for one in own["history"])

    # Nobody can tell a hidden profile from an account that does not exist.
    answers = [profile_of(c, n) for c in (stranger, boris.client) for n in (anna.name, "Nobody")]
    assert {answer.status_code for answer in answers} == {404}
    bodies = [{**answer.json(), "request": ""} for answer in answers]
    assert all(body == bodies[0] for body in bodies)

    anna.show()
    for client in (stranger, boris.client):
        found = profile_of(client, anna.name.upper()).json()
        assert (found["name"], found["is_mine"], found["matches"]) == (anna.name, False, 1)
        assert [one["match"] for one in found["history"]] == [shown]
        assert hidden not in str(found)
        assert found["rivals"] == []
    boris.show()
    rivals = profile_of(stranger, anna.name).json()["rivals"]
    assert [(one["name"], one["meetings"]) for one in rivals] == [(boris.name, 1)]
    anna.show(is_public=False)
    refused(profile_of(stranger, anna.name), 404, "problem-no-profile")
    assert profile_of(stranger, boris.name).json()["rivals"] == []


def test_names_are_read_as_accounts_write_them(
    people: tuple[Person, Person], stranger: httpx.Client
) -> None:
    anna, _ = people
    anna.show()
    assert profile_of(stranger, f" {anna.name} ").json()["name"] == anna.name
    # Databases differ in what they make of such letters; none of them gets any.
    for odd in ("a\0b", "", "x" * 25, "a\u202eb"):
        refused(profile_of(stranger, odd), 422, "problem-bad-request")


def test_seats_name_those_who_have_a_profile(
    people: tuple[Person, Person], stranger: httpx.Client
) -> None:
    anna, boris = people
    match = finished(anna.client, boris.client, is_public=True)
    path = f"/api/matches/{match}/profiles"
    assert stranger.get(path).json() == {"profiles": []}
    boris.show()
    assert stranger.get(path).json() == {"profiles": [{"seat": 2, "name": boris.name}]}


def test_a_history_comes_in_pages(people: tuple[Person, Person]) -> None:
    anna, boris = people
    finished(anna.client, boris.client, is_public=True)
    first = until_told(anna, 1)
    assert first["next"] is None
    beyond = profile_of(anna.client, anna.name, offset=20).json()
    assert (beyond["history"], beyond["matches"], beyond["next"]) == ([], 1, None)
    for offset in ("-1", "x", "1000001"):
        refused(profile_of(anna.client, anna.name, offset=offset), 422, "problem-bad-request")


def test_the_owner_takes_everything_along_and_deletes_it(
    people: tuple[Person, Person], stranger: httpx.Client
) -> None:
    anna, boris = people
    match = finished(anna.client, boris.client, is_public=True)
    until_told(anna, 1)
    anna.show()
    answer = anna.client.get("/api/account/data")
    data = answer.json()
    assert data["account"]["name"] == anna.name
    assert data["account"]["has_profile"] is True
    assert [(one["id"], one["seat"]) for one in data["matches"]] == [(match, 1)]
    assert len(data["browsers"]) == 1
    assert "argon2" not in answer.text

    farewell = {"password": PASSWORD}
    assert anna.client.post("/api/account/deletion", json=farewell).status_code == 204
    refused(profile_of(stranger, anna.name), 404, "problem-no-profile")
    assert stranger.get(f"/api/matches/{match}/profiles").json() == {"profiles": []}
    refused(anna.client.get("/api/account/data"), 401, "problem-no-session")


@pytest.mark.parametrize("name", ["", "\u0000", "x" * 101, "'; DROP TABLE account; --", "%", "_"])
def test_odd_names_have_no_profile(stranger: httpx.Client, name: str) -> None:
    assert profile_of(stranger, name).status_code in {404, 422}


def test_statistics_stand_beside_those_of_bots(stranger: httpx.Client) -> None:
    for edition in ("first", "second"):
        found = stranger.get("/api/statistics", params={"edition": edition}).json()
        assert (found["matches"], found["bot_matches"], found["bot"]) == (0, 1500, "learned")
        factions = [one for one in found["things"] if one["kind"] == "faction"]
        assert len(factions) == 6
        assert all(one["people"] is None for one in found["things"])
        assert all(one["bots"]["low"] <= one["bots"]["value"] for one in found["things"])
    toy = stranger.get("/api/statistics", params={"edition": "toy"}).json()
    assert (toy["things"], toy["bot_matches"]) == ([], 0)
    unknown = stranger.get("/api/statistics", params={"edition": "x"})
    refused(unknown, 404, "problem-no-edition")


def test_shipped_figures_name_things_of_today() -> None:
    for edition, found in statistics.shipped().items():
        slugs = catalog.game(edition).slugs
        for kind, things in found["figures"].items():
            assert set(things) <= set(slugs[kind])
