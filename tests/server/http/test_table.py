"""Tables: made, found, joined, left, started, played again."""

from __future__ import annotations

import asyncio
import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from metro2033.table.record import read
from server.http.asking import WITH_A_BOT, made, refused
from server.http.site import PATIENCE, RunningSite, running_site, sqlite_in, table

TWO_OF_MINE = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]


def test_a_table_has_the_settings_it_was_made_with(anna: httpx.Client) -> None:
    wanted = {
        "edition": "second",
        "seats": [{"kind": "mine", "name": " Anna "}, {"kind": "open"}, {"kind": "bot"}],
        "house_rules": {"most_rounds": 12},
        "clock": {"kind": "bank", "seconds": 600, "increment": 5},
        "absent": "bot",
        "is_public": True,
        "title": "Evening",
        "hints": False,
    }
    response = anna.post("/api/matches", json=wanted)
    match = response.json()["match"]
    assert response.status_code == 201
    assert match["house_rules"]["most_rounds"] == 12
    assert match["house_rules"]["open_ring"] == 0
    assert match["clock"] == {"kind": "bank", "seconds": 600, "increment": 5}
    assert [seat["name"] for seat in match["seats"]][:2] == ["Anna", ""]
    assert match["seats"][2]["bot"] == match["absent_bot"]
    assert (match["held"], match["is_host"], match["status"]) == ([1], True, "lobby")
    assert len(match["commitment"]) == 64
    assert (match["title"], match["hints"]) == ("Evening", False)


@pytest.mark.parametrize(
    ("changes", "status", "message"),
    [
        ({"edition": "third"}, 404, "problem-no-edition"),
        ({"seats": [{"kind": "mine"}]}, 422, "problem-bad-option"),
        ({"house_rules": {"unheard_of": 1}}, 422, "problem-bad-option"),
        ({"house_rules": {"rounds": 10**9}}, 422, "problem-bad-option"),
        ({"house_rules": {"rounds": 10**30}}, 422, "problem-bad-request"),
        ({"seats": [{"kind": "mine"}, {"kind": "bot", "bot": "x"}]}, 422, "problem-unknown-bot"),
        ({"absent_bot": "x"}, 422, "problem-unknown-bot"),
        ({"language": "xx"}, 404, "problem-no-language"),
        ({"clock": {"kind": "bank", "seconds": 0}}, 422, "problem-bad-request"),
        ({"clock": {"kind": "moon"}}, 422, "problem-bad-request"),
        ({"host": {"session": "x"}}, 422, "problem-bad-request"),
        ({"seats": [{"kind": "mine", "name": "A"}] * 2}, 409, "problem-name-used"),
        ({"start": True}, 409, "problem-seats-open"),
    ],
)
def test_tables_that_cannot_be_are_refused(
    anna: httpx.Client, changes: dict[str, Any], status: int, message: str
) -> None:
    refused(anna.post("/api/matches", json=table(**changes)), status, message)


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": [{"kind": "mine"}]},
        {"house_rules": {"unheard_of": 1}},
        {"house_rules": {"rounds": 10**6}},
        {"absent_bot": "x"},
    ],
)
def test_refusals_are_in_the_language_of_the_request(
    anna: httpx.Client, changes: dict[str, Any]
) -> None:
    told = [
        anna.post("/api/matches", json=table(**changes), headers={"Accept-Language": code}).json()
        for code in ("en", "ru", "hu")
    ]
    assert len({body["detail"] for body in told}) == 3
    assert re.search("[а-яё]{3}", told[1]["detail"])


def test_of_many_who_want_one_seat_one_gets_it(site: RunningSite, anna: httpx.Client) -> None:
    path = f"/api/matches/{made(anna, is_public=True)['match']['id']}/join"

    def try_to_join(n: int) -> int:
        with site.visit() as client:
            return client.post(path, json={"name": f"Player {n}"}).status_code

    with ThreadPoolExecutor(8) as pool:
        statuses = sorted(pool.map(try_to_join, range(16)))
    assert statuses == [200] + [409] * 15


def test_whoever_leaves_twice_takes_no_seat_from_another(
    site: RunningSite,
    anna: httpx.Client,
    boris: httpx.Client,
    stranger: httpx.Client,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The second request is under way while the first is done, and somebody else sits down."""
    path = f"/api/matches/{made(anna, is_public=True)['match']['id']}"
    boris.post(f"{path}/join", json={"name": "Boris"})
    store = site.server.config.loaded_app.state.site.store
    arrange, left = store.arrange, list[str]()

    async def late(match: str, changes: Any) -> Any:
        if not left:
            left.append(match)
            for client, what, body in (
                (boris, "leave", {}),
                (stranger, "join", {"name": "Vera"}),
            ):
                done = await asyncio.to_thread(client.post, f"{path}/{what}", json=body)
                assert done.is_success
        return await arrange(match, changes)

    monkeypatch.setattr(type(store), "arrange", lambda _, *args: late(*args))
    with httpx.Client(base_url=site.url, cookies=boris.cookies, timeout=PATIENCE) as again:
        refused(again.post(f"{path}/leave", json={}), 403, "problem-not-seated")
    assert stranger.get(path).json()["held"] == [2]


def test_two_people_of_one_name_are_refused(anna: httpx.Client, boris: httpx.Client) -> None:
    path = f"/api/matches/{made(anna, is_public=True)['match']['id']}/join"
    refused(boris.post(path, json={"name": "ANNA"}), 409, "problem-name-used")


def test_a_hot_seat_holds_several_seats(anna: httpx.Client) -> None:
    answer = made(anna, seats=TWO_OF_MINE, start=True)
    assert answer["match"]["held"] == [1, 2]
    assert answer["match"]["status"] == "running"
    assert answer["invite"] is None


def test_a_match_starts_when_all_seats_are_taken_by_its_maker_only(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    path = f"/api/matches/{made(anna, is_public=True)['match']['id']}"
    refused(anna.post(f"{path}/start"), 409, "problem-seats-open")
    boris.post(f"{path}/join", json={"name": "Boris"})
    refused(boris.post(f"{path}/start"), 403, "problem-not-host")
    assert anna.post(f"{path}/start").json()["status"] == "running"
    refused(anna.post(f"{path}/start"), 409, "problem-not-lobby")


def test_who_has_no_name_gets_one_in_the_language_of_the_table(anna: httpx.Client) -> None:
    seats = [{"kind": "mine"}, {"kind": "bot"}]
    names = {
        language: [s["name"] for s in made(anna, seats=seats, language=language)["match"]["seats"]]
        for language in ("en", "ru", "hu")
    }
    assert names == {
        "en": ["Player 1", "Random 2"],
        "ru": ["Игрок 1", "Случайный 2"],
        "hu": ["1. játékos", "Véletlen 2"],
    }


def test_a_running_match_says_whose_turn_it_is(anna: httpx.Client) -> None:
    match = made(anna, seats=TWO_OF_MINE, start=True)["match"]
    shown = anna.get(f"/api/matches/{match['id']}").json()
    assert shown["waiting"] == [1]
    assert shown["is_my_turn"]
    mine = anna.get("/api/session/matches", params={"status": "running"}).json()["matches"]
    assert [m["is_my_turn"] for m in mine] == [True]


def test_who_leaves_the_lobby_frees_his_seat(anna: httpx.Client, boris: httpx.Client) -> None:
    path = f"/api/matches/{made(anna, is_public=True)['match']['id']}"
    boris.post(f"{path}/join", json={"name": "Boris"})
    left = boris.post(f"{path}/leave", json={}).json()
    assert (left["held"], left["seats"][1]["kind"]) == ([], "open")
    refused(boris.post(f"{path}/leave", json={}), 403, "problem-not-seated")


def test_for_who_leaves_a_running_match_a_bot_plays(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    path = f"/api/matches/{made(anna, is_public=True)['match']['id']}"
    boris.post(f"{path}/join", json={"name": "Boris"})
    anna.post(f"{path}/start")
    left = boris.post(f"{path}/leave", json={}).json()
    assert left["seats"][1]["kind"] == "person"
    assert left["seats"][1]["bot"] == "random"
    assert left["held"] == [2]


def test_the_maker_arranges_the_seats(anna: httpx.Client, boris: httpx.Client) -> None:
    path = f"/api/matches/{made(anna, is_public=True)['match']['id']}"
    boris.post(f"{path}/join", json={"name": "Boris"})
    refused(boris.put(f"{path}/seats/1", json={"kind": "open"}), 403, "problem-not-host")
    refused(anna.put(f"{path}/seats/3", json={"kind": "open"}), 404, "problem-no-seat")
    bot = anna.put(f"{path}/seats/2", json={"kind": "bot", "bot": "random"}).json()["seats"][1]
    assert (bot["kind"], bot["bot"]) == ("bot", "random")
    assert boris.get(path).json()["held"] == []
    refused(
        anna.put(f"{path}/seats/2", json={"kind": "mine", "name": "anna"}), 409, "problem-name-used"
    )
    assert anna.put(f"{path}/seats/2", json={"kind": "mine", "name": "Olga"}).json()["held"] == [
        1,
        2,
    ]
    anna.post(f"{path}/start")
    refused(anna.put(f"{path}/seats/2", json={"kind": "open"}), 409, "problem-not-lobby")


def test_a_match_alone_can_be_ended_and_played_again(anna: httpx.Client) -> None:
    path = f"/api/matches/{made(anna, seats=WITH_A_BOT, start=True)['match']['id']}"
    refused(anna.post(f"{path}/rematch"), 409, "problem-not-over")
    assert anna.post(f"{path}/end").json()["status"] == "ended"
    refused(anna.post(f"{path}/end"), 409, "problem-not-running")
    again = anna.post(f"{path}/rematch").json()
    assert again["status"] == "lobby"
    assert again["seats"][0]["name"] == "Anna"
    assert again["held"] == [1]
    assert anna.post(f"{path}/rematch").json()["id"] == again["id"]
    assert anna.get(path).json()["rematch"] == again["id"]
    assert again["rematch_of"] == path.rpartition("/")[2]


def test_a_match_with_others_is_not_ended_by_one(anna: httpx.Client, boris: httpx.Client) -> None:
    path = f"/api/matches/{made(anna, is_public=True)['match']['id']}"
    boris.post(f"{path}/join", json={"name": "Boris"})
    anna.post(f"{path}/start")
    refused(anna.post(f"{path}/end"), 403, "problem-other-people")
    refused(boris.post(f"{path}/end"), 403, "problem-not-host")


def test_nobody_has_more_tables_than_he_can_play_at(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path), matches_per_session=2) as site, site.visit() as client:
        first = made(client)["match"]["id"]
        made(client)
        refused(client.post("/api/matches", json=table()), 409, "problem-too-many-matches")
        client.post(f"/api/matches/{first}/end")
        made(client)


def test_tables_that_one_makes_for_others_count_as_well(tmp_path: Path) -> None:
    tables = {"bots": [{"kind": "bot"}] * 2, "others": [{"kind": "open"}] * 2}
    with running_site(sqlite_in(tmp_path), matches_per_session=2) as site, site.visit() as client:
        lobby = made(client, seats=tables["others"])["match"]["id"]
        made(client, seats=tables["bots"])
        for seats in tables.values():
            again = client.post("/api/matches", json=table(seats=seats))
            refused(again, 409, "problem-too-many-matches")
        with site.visit() as other:
            made(other)
        body = {"name": "Anna", "password": "long enough"}
        assert client.post("/api/accounts", json=body).is_success
        refused(client.post("/api/matches", json=table()), 409, "problem-too-many-matches")
        with site.visit() as elsewhere:
            assert elsewhere.post("/api/session", json=body).is_success
            refused(elsewhere.post("/api/matches", json=table()), 409, "problem-too-many-matches")
            elsewhere.post(f"/api/matches/{lobby}/end")
        made(client)


def test_salts_of_the_seats_go_into_the_header(anna: httpx.Client, boris: httpx.Client) -> None:
    seats = [{"kind": "mine", "name": "Anna", "salt": "from Anna"}, {"kind": "open"}]
    answer = made(anna, seats=seats, is_public=True)
    path = f"/api/matches/{answer['match']['id']}"
    boris.post(f"{path}/join", json={"name": "Boris", "salt": "from Boris"})
    before = anna.get(path).json()["commitment"]
    assert anna.post(f"{path}/start").json()["commitment"] == before
    for client in (anna, boris):
        client.post(f"{path}/leave", json={})
    record = read(record_of(anna, path))
    assert record.header.salts == ("from Anna", "from Boris")
    assert record.header.commitment == before


def record_of(client: httpx.Client, path: str) -> str:
    """The record of a match, when the bots have played it to its end."""
    until = time.monotonic() + PATIENCE
    while client.get(path).json()["status"] != "over" and time.monotonic() < until:
        time.sleep(0.05)
    return client.get(f"{path}/record").text


def test_a_rematch_that_many_want_at_once_is_one(site: RunningSite, anna: httpx.Client) -> None:
    match = anna.post("/api/matches", json=table()).json()["match"]["id"]
    path = f"/api/matches/{match}"
    anna.post(f"{path}/end")

    def ask(_: int) -> str:
        with httpx.Client(
            base_url=site.url,
            cookies=anna.cookies,
            headers={"Origin": site.url},
            timeout=PATIENCE,
        ) as tab:
            return str(tab.post(f"{path}/rematch").json()["id"])

    with ThreadPoolExecutor(6) as tabs:
        found = set(tabs.map(ask, range(12)))
    assert len(found) == 1
    (new,) = found
    anna.post(f"/api/matches/{new}/end")
    assert anna.post(f"{path}/rematch").json()["id"] != new
