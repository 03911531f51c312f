"""One's turns by a secret link: as a feed, and as a calendar."""

from __future__ import annotations

import time
from contextlib import closing
from datetime import datetime
from xml.etree import ElementTree as ET

import httpx

from server.http.site import RunningSite, table
from server.http.test_notices import CHANNELS, seated
from server.http.test_tournaments import with_account


def test_a_feed_tells_ones_turns(site: RunningSite) -> None:
    with seated(site) as client:
        seats = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
        titled = table(seats=seats, start=True, title="Polis & <friends>")
        match = client.post("/api/matches", json=titled).json()["match"]["id"]
        link = client.post(CHANNELS, json={"kind": "feed"}).json()["link"]
        path = "/api/feeds/" + link.rpartition("/")[2]
        with site.visit() as reader:
            answer = reader.get(path)
            assert answer.headers["Content-Type"].startswith("application/atom+xml")
            feed = ET.fromstring(answer.content)
            name = "{http://www.w3.org/2005/Atom}"
            titles = [entry.findtext(f"{name}title") for entry in feed.iter(f"{name}entry")]
            assert titles == ["Polis & <friends>"]
            assert match in answer.text
            other = path[:-1] + ("-" if path.endswith("_") else "_")
            assert reader.get(other).status_code == 404
        channel = client.get(CHANNELS).json()["channels"][0]
        assert channel["link"] is None
        client.delete(f"{CHANNELS}/{channel['id']}")
        with site.visit() as reader:
            assert reader.get(path).status_code == 404


def events(text: str) -> list[dict[str, str]]:
    """The events of a calendar (RFC 5545): their lines unfolded, by name."""
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    lines = text.replace("\r\n ", "").split("\r\n")
    assert (lines[0], lines[-2:]) == ("BEGIN:VCALENDAR", ["END:VCALENDAR", ""])
    found: list[dict[str, str]] = []
    for line in lines:
        name, _, value = line.partition(":")
        if line == "BEGIN:VEVENT":
            found.append({})
        elif found:
            found[-1].setdefault(name, value)
    return found


def moment(event: dict[str, str]) -> float:
    return datetime.strptime(event["DTSTART"], "%Y%m%dT%H%M%S%z").timestamp()


def calendar_of(client: httpx.Client) -> str:
    """The path of somebody's calendar."""
    made = client.post(CHANNELS, json={"kind": "feed"}).json()
    assert made["calendar"] == made["link"] + "/turns.ics"
    return "/api/feeds/" + str(made["calendar"]).partition("/api/feeds/")[2]


def test_a_calendar_tells_until_when_one_has_to_answer(site: RunningSite) -> None:
    with seated(site) as client:
        seats = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
        for title, clock in (("Polis; a\\b, " + "й" * 16, {"kind": "days", "days": 3}), ("", None)):
            made = table(seats=seats, start=True, title=title, clock=clock)
            assert client.post("/api/matches", json=made).status_code == 201
        path = calendar_of(client)
        with site.visit() as reader:
            answer = reader.get(path)
            assert answer.headers["Content-Type"] == "text/calendar; charset=utf-8"
            assert reader.get(path.replace("/turns", "x/turns")).status_code == 404
        found = events(answer.text)
        (timed,) = [event for event in found if "Polis" in event["SUMMARY"]]
        assert "Polis\\; a\\\\b\\, йй" in timed["SUMMARY"]
        assert abs(moment(timed) - time.time() - 3 * 86_400) < 600
        (other,) = [event for event in found if event is not timed]
        assert abs(moment(other) - time.time()) < 600
        assert len({event["UID"] for event in found}) == 2


def test_a_calendar_has_the_rounds_and_beginnings_of_tournaments(site: RunningSite) -> None:
    with closing(with_account(site)) as anna, closing(with_account(site)) as boris:
        starts = int(time.time() * 1000) + 86_400_000
        wanted = [{"title": "Later", "starts": starts}, {"title": "Soon", "round_hours": 5}]
        for one in wanted:
            made = anna.post("/api/tournaments", json={"edition": "toy", **one}).json()["id"]
            for client in (anna, boris):
                assert client.post(f"/api/tournaments/{made}/join").is_success
        assert anna.post(f"/api/tournaments/{made}/start").is_success
        asked = list[str]()
        for client in (anna, boris):
            found = events(client.get(calendar_of(client)).text)
            titles = {event["SUMMARY"]: moment(event) - time.time() for event in found}
            (begins,) = [left for title, left in titles.items() if "Later" in title]
            assert abs(begins - 86_400) < 600
            (ends,) = [left for title, left in titles.items() if title.startswith("Round ends")]
            assert abs(ends - 5 * 3600) < 600
            asked += [title for title in titles if title.startswith("Your turn")]
        assert len(asked) == 1


def test_the_time_to_answer_does_not_run_while_one_rests(site: RunningSite) -> None:
    with seated(site) as client:
        seats = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
        made = table(seats=seats, start=True, clock={"kind": "days", "days": 1})
        assert client.post("/api/matches", json=made).status_code == 201
        until = int(time.time() * 1000) + 5 * 86_400_000
        rest = {"quiet_hours": None, "vacation_until": until}
        answer = client.put("/api/session/rest", json=rest)
        assert answer.is_success, answer.text
        (event,) = events(client.get(calendar_of(client)).text)
        assert abs(moment(event) - time.time() - 6 * 86_400) < 600
