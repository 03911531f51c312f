"""The list of matches to watch, people whom one follows, and matches in the pages of others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from metro2033.server.http.api.watching import summed_up
from metro2033.server.store.entities import NewSeat
from metro2033.server.store.store import Store
from metro2033.server.store.watch_entities import Summary
from metro2033.server.store.watching import put
from server.http.asking import refused
from server.http.site import RunningSite, running_site
from server.http.test_profiles import Person
from server.match.player import Browser, Socket

TWO = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "<b>Boris</b>"}]


@pytest.fixture
def place(database_url: str) -> Iterator[RunningSite]:
    """A server of its own, on each kind of database."""
    with running_site(database_url) as found:
        yield found


def match_of(client: httpx.Client, **settings: Any) -> str:
    """A running match of the toy that anybody may watch."""
    body = {"edition": "toy", "seats": TWO, "is_public": True, "start": True, **settings}
    answer = client.post("/api/matches", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["match"]["id"])


def watched(client: httpx.Client, **query: Any) -> dict[str, Any]:
    answer = client.get("/api/watch", params=query)
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def ids(rows: list[dict[str, Any]]) -> list[str]:
    return [row["id"] for row in rows]


def test_matches_that_anybody_may_watch_are_listed_in_short(place: RunningSite) -> None:
    with place.visit() as anna, place.visit() as stranger:
        hidden = [
            match_of(anna, is_public=False),
            match_of(anna, watch="invited"),
            match_of(anna, watch="nobody"),
        ]
        match = match_of(anna, title="An evening")
        found = watched(stranger)
        assert ids(found["matches"]) == [match]
        assert not {*hidden} & {*ids(found["matches"])}
        (row,) = found["matches"]
        assert (row["edition"], row["title"], row["delay"]) == ("toy", "An evening", None)
        assert [seat["name"] for seat in row["seats"]] == ["Anna", "<b>Boris</b>"]
        assert all(seat["points"] is not None for seat in row["seats"])
        assert not any(seat["leads"] for seat in row["seats"])
        assert row["round"] >= 1
        assert row["updated"] >= row["began"]
        assert anna.post(f"/api/matches/{match}/end").is_success
        assert watched(stranger)["matches"] == []


@pytest.mark.parametrize(
    ("points", "leads"), [((3, 1), [True, False]), ((2, 2), [False, False]), ((), [False, False])]
)
async def test_whoever_has_most_points_leads(
    sqlite_url: str, points: tuple[int, ...], leads: list[bool]
) -> None:
    store = await Store.open(sqlite_url)
    seats = [NewSeat("person", name) for name in ("Anna", "Boris")]
    settings = {"edition": "toy", "watch": "anyone"}
    match = await store.create_match(
        settings=settings, secret=b"", content_digest="", seats=seats, is_public=True
    )
    await store.write(lambda c: put(c, {match.id: Summary(2, points, 7, True)}))
    (found,) = await store.watched_matches(limit=5)
    await store.close()
    told = summed_up(found)
    assert [seat.leads for seat in told.seats] == leads
    assert [seat.points for seat in told.seats] == list(points or (None, None))


def test_the_list_goes_on_page_by_page(place: RunningSite) -> None:
    with place.visit() as anna:
        made = [match_of(anna) for _ in range(5)]
        first = watched(anna, limit=3)
        rest = watched(anna, limit=3, offset=first["next"])
        assert (len(first["matches"]), len(rest["matches"]), rest["next"]) == (3, 2, None)
        assert sorted(ids([*first["matches"], *rest["matches"]])) == sorted(made)


def test_a_delayed_table_is_in_no_list_that_is_on_time(place: RunningSite) -> None:
    with place.visit() as anna, place.visit() as stranger:
        match = match_of(anna, delay={"kind": "minutes", "minutes": 5})
        assert match not in ids(stranger.get("/api/matches").json()["matches"])
        (row,) = watched(stranger)["matches"]
        assert (row["id"], row["delay"]) == (match, {"kind": "minutes", "minutes": 5})


def test_a_rematch_does_not_tell_that_a_delayed_match_has_ended(place: RunningSite) -> None:
    with place.visit() as anna, place.visit() as stranger:
        match = match_of(anna, delay={"kind": "minutes", "minutes": 5})
        assert anna.post(f"/api/matches/{match}/end").is_success
        again = anna.post(f"/api/matches/{match}/rematch").json()
        assert again["rematch_of"] == match
        assert stranger.get(f"/api/matches/{match}").json()["status"] == "running"
        assert match not in stranger.get("/api/matches").text
        assert match not in stranger.get(f"/api/matches/{again['id']}").text


@pytest.mark.parametrize(
    "delay", [{"kind": "moves", "moves": 0}, {"kind": "minutes", "minutes": 1441}, {"kind": "no"}]
)
def test_a_delay_makes_sense(anna: httpx.Client, delay: dict[str, Any]) -> None:
    body = {"edition": "toy", "seats": TWO, "delay": delay}
    assert anna.post("/api/matches", json=body).status_code == 422


# Following


def test_matches_of_those_whom_one_follows_come_first(place: RunningSite) -> None:
    anna, boris = Person(place), Person(place)
    with closing(anna.client), closing(boris.client), place.visit() as fan:
        anna.show()
        match = match_of(anna.client)
        others = [match_of(boris.client) for _ in range(2)]
        assert fan.put("/api/follows", params={"name": anna.name}).status_code == 204
        assert fan.get("/api/follows").json() == {"names": [anna.name]}
        found = watched(fan)
        assert ids(found["followed"]) == [match]
        assert {*ids(found["matches"])} == {match, *others}
        assert [seat["is_followed"] for seat in found["followed"][0]["seats"]] == [True, True]
        assert watched(boris.client)["followed"] == []
        profile = fan.get("/api/profiles", params={"name": anna.name}).json()
        assert profile["is_followed"]
        assert fan.delete("/api/follows", params={"name": anna.name}).status_code == 204
        assert watched(fan)["followed"] == []


def test_nobody_learns_of_an_account_without_a_profile(place: RunningSite) -> None:
    anna = Person(place)
    with closing(anna.client), place.visit() as fan:
        missing = fan.put("/api/follows", params={"name": "Nobody"})
        hidden = fan.put("/api/follows", params={"name": anna.name})
        for answer in (missing, hidden):
            refused(answer, 404, "problem-no-profile")
        assert missing.json()["detail"] == hidden.json()["detail"]
        # Whoever hides the profile is gone from the lists of all who follow them.
        anna.show()
        match_of(anna.client)
        assert fan.put("/api/follows", params={"name": anna.name}).status_code == 204
        anna.show(is_public=False)
        assert fan.get("/api/follows").json() == {"names": []}
        assert watched(fan)["followed"] == []


def test_an_account_takes_over_whom_a_browser_follows(place: RunningSite) -> None:
    anna, boris = Person(place), Person(place)
    with closing(anna.client), closing(boris.client), place.visit() as browser:
        anna.show()
        assert browser.put("/api/follows", params={"name": anna.name}).status_code == 204
        login = {"name": boris.name, "password": "a lamp in the tunnel"}
        assert browser.post("/api/session", json=login).is_success
        assert boris.client.get("/api/follows").json() == {"names": [anna.name]}
        follows = boris.client.get("/api/account/data").json()["follows"]
        assert [row["name"] for row in follows] == [anna.name]


# Pages of others


def test_a_page_names_where_others_learn_how_to_show_it(site: RunningSite) -> None:
    with site.visit() as anna:
        match = match_of(anna)
        for kind in ("match", "tv", "replay"):
            page = anna.get(f"/{kind}/{match}").text
            (link,) = re.findall(r'type="application/json\+oembed" href="([^"]+)"', page)
            asked = urlsplit(link)
            assert parse_qs(asked.query)["url"] == [f"{site.url}/{kind}/{match}"]
            told = anna.get(f"{asked.path}?{asked.query}").json()
            assert (told["type"], told["version"]) == ("rich", "1.0")
            assert f'src="{site.url}/embed/{match}"' in told["html"]
            assert "<b>" not in told["html"]
        assert "oembed" not in anna.get("/rules").text


def test_a_frame_is_as_large_as_there_is_room(site: RunningSite) -> None:
    with site.visit() as anna:
        query: dict[str, Any] = {
            "url": f"{site.url}/match/{match_of(anna)}",
            "maxwidth": 300,
            "maxheight": 5000,
        }
        told = anna.get("/oembed", params=query).json()
        assert (told["width"], told["height"]) == (300, 600)
        assert 'width="300" height="600"' in told["html"]
        xml = anna.get("/oembed", params={**query, "format": "xml"})
        assert xml.status_code == 422


def test_only_what_anybody_may_watch_is_shown_elsewhere(site: RunningSite) -> None:
    with site.visit() as anna:
        secret = [match_of(anna, is_public=False), match_of(anna, watch="invited"), "x" * 22]
        urls = [f"{site.url}/match/{match}" for match in secret]
        urls += [f"http://elsewhere.example/match/{match_of(anna)}", f"{site.url}/rules", "no url"]
        for url in urls:
            refused(anna.get("/oembed", params={"url": url}), 404, "problem-no-match")


def test_only_the_pages_for_frames_may_be_framed(site: RunningSite) -> None:
    with site.visit() as anna, site.visit() as stranger:
        match = match_of(anna)
        framed = stranger.get(f"/embed/{match}")
        assert "frame-ancestors *" in framed.headers["content-security-policy"]
        assert "x-frame-options" not in framed.headers
        assert "set-cookie" not in framed.headers
        for path in ("/", f"/match/{match}", f"/tv/{match}", "/embed", f"/api/matches/{match}"):
            headers = stranger.get(path).headers
            assert "frame-ancestors 'none'" in headers["content-security-policy"], path
            assert headers["x-frame-options"] == "DENY", path


async def test_in_a_frame_nobody_is_known(site: RunningSite) -> None:
    """Not even a player whose cookie comes along."""
    browser = Browser(site)
    match = browser.make("toy", TWO, start=True)
    closed = browser.make("toy", TWO, start=True, is_public=False)
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    url = site.url.replace("http", "ws", 1) + "/api/embed-socket"
    headers = {"Cookie": cookies}
    async with connect(url, origin=Origin(site.url), additional_headers=headers) as line:
        socket = Socket(line)
        welcome = await socket.hello(match)
        assert (welcome["seat"], welcome["held"]) == (None, [])
        assert (await socket.hello(match, seat=1))["code"] == "not_allowed"
        assert (await socket.hello(closed))["code"] == "unknown_match"
        await socket.hello(match)
        assert (await socket.ask("chat", text="Hello"))["message"] == "refused-chat-stranger"
        assert (await socket.ask("answer", ask=1, key="rest"))["code"] == "not_allowed"
