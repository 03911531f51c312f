"""Records: exported, verified, taken in, played on, and replayed from every seat."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from metro2033.server.protocol.merge_patch import patched
from metro2033.table.record import read
from metro2033.table.verify import verify
from server.http.site import PATIENCE, RunningSite, running_site, sqlite_in, table

RECORD = {"Content-Type": "application/x-ndjson"}
BOTS = [{"kind": "bot", "bot": "random"}] * 3
SHORT = {"most_rounds": 2}


def over(client: httpx.Client, match: str) -> dict[str, Any]:
    """A match of bots, when they have played it to its end."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        shown: dict[str, Any] = client.get(f"/api/matches/{match}").json()
        if shown["status"] == "over":
            return shown
        time.sleep(0.05)
    raise AssertionError("the match did not end")


@pytest.fixture(scope="module")
def host(site: RunningSite) -> Iterator[httpx.Client]:
    """Who has made the finished matches."""
    with site.visit() as client:
        yield client


@pytest.fixture(scope="module", params=["first", "second", "toy"])
def finished(host: httpx.Client, request: pytest.FixtureRequest) -> dict[str, Any]:
    """A finished match of bots."""
    rules = {} if request.param == "toy" else SHORT
    wanted = table(edition=request.param, seats=BOTS, house_rules=rules, start=True)
    response = host.post("/api/matches", json=wanted)
    assert response.status_code == 201, response.text
    return over(host, response.json()["match"]["id"])


def test_the_record_of_a_finished_match_is_for_everybody(
    finished: dict[str, Any], stranger: httpx.Client
) -> None:
    response = stranger.get(f"/api/matches/{finished['id']}/record")
    assert response.headers["content-type"] == "application/x-ndjson"
    assert ".jsonl" in response.headers["content-disposition"]
    assert verify(response.text).is_honest
    record = read(response.text)
    assert record.end is not None
    assert list(record.end.ranking) == finished["ranking"]
    assert record.header.commitment == finished["commitment"]
    assert len(record.choices) == finished["count"]


def test_the_server_verifies_its_own_matches(
    finished: dict[str, Any], stranger: httpx.Client
) -> None:
    verdict = stranger.get(f"/api/matches/{finished['id']}/verdict").json()
    assert verdict["is_honest"] is True
    assert verdict["commitment"] == finished["commitment"]
    assert len(verdict["seal"]) == 64


def test_a_changed_record_is_not_honest(finished: dict[str, Any], stranger: httpx.Client) -> None:
    text = stranger.get(f"/api/matches/{finished['id']}/record").text
    honest = stranger.post("/api/records/verdict", content=text, headers=RECORD).json()
    assert honest["is_honest"] is True
    lines = text.splitlines(keepends=True)
    cut = "".join([*lines[:3], *lines[4:]])
    verdict = stranger.post("/api/records/verdict", content=cut, headers=RECORD).json()
    assert (verdict["is_honest"], verdict["line"] > 0) == (False, True)


@pytest.mark.parametrize("viewer", ["1", "3", "spectator", "everything"])
def test_a_replay_has_every_moment_of_every_view(
    finished: dict[str, Any], stranger: httpx.Client, viewer: str
) -> None:
    path, n = f"/api/matches/{finished['id']}/replay", 0
    facts: dict[str, Any] = {}
    while n <= finished["count"]:
        part = stranger.get(path, params={"viewer": viewer, "at": n, "count": 100}).json()
        assert part["count"] == finished["count"]
        for frame in part["frames"]:
            assert frame["n"] == n
            whole = frame["facts"]
            facts = patched(facts, frame["patch"]) if whole is None else whole
            n += 1
        alone = stranger.get(path, params={"viewer": viewer, "at": n - 1}).json()["frames"][0]
        assert alone["facts"] == facts
    assert part["ranking"] == finished["ranking"]


def test_a_replay_tells_a_seat_what_it_knew_and_everything_to_who_wants_it(
    finished: dict[str, Any], stranger: httpx.Client
) -> None:
    path = f"/api/matches/{finished['id']}/replay"
    steps = {
        viewer: [
            frame["step"]
            for frame in stranger.get(
                path, params={"viewer": viewer, "at": 1, "count": 100}
            ).json()["frames"]
        ]
        for viewer in ("1", "everything")
    }
    for known, true in zip(steps["1"], steps["everything"], strict=True):
        assert true["key"] is not None
        assert known["key"] == (true["key"] if true["seat"] == 1 else None)
        assert len(known["events"]) == len(true["events"])


def test_what_is_not_there_cannot_be_replayed(
    finished: dict[str, Any], stranger: httpx.Client
) -> None:
    path = f"/api/matches/{finished['id']}/replay"
    beyond = stranger.get(path, params={"at": finished["count"] + 1})
    assert (beyond.status_code, beyond.json()["message"]) == (404, "problem-no-choice")
    nobody = stranger.get(path, params={"viewer": "4"})
    assert (nobody.status_code, nobody.json()["message"]) == (404, "problem-no-seat")
    assert stranger.get(path, params={"viewer": "x"}).status_code == 422


@pytest.mark.parametrize("part", ["record", "verdict", "replay"])
def test_a_running_match_keeps_its_secrets(anna: httpx.Client, part: str) -> None:
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
    match = anna.post("/api/matches", json=table(seats=seats, start=True)).json()["match"]["id"]
    refused = anna.get(f"/api/matches/{match}/{part}")
    assert (refused.status_code, refused.json()["message"]) == (409, "problem-not-over")


def test_a_running_match_is_told_to_each_as_he_may_know_it(
    anna: httpx.Client, boris: httpx.Client, stranger: httpx.Client
) -> None:
    match = anna.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
    path = f"/api/matches/{match}"
    assert anna.get(f"{path}/story", params={"seat": 1}).status_code == 409
    boris.post(f"{path}/join", json={"name": "Boris"})
    anna.post(f"{path}/start")
    mine = anna.get(f"{path}/story", params={"seat": 1}).json()
    watched = stranger.get(f"{path}/story").json()
    assert mine["seat"] == 1
    assert watched["seat"] is None
    assert [step["n"] for step in mine["steps"]] == [step["n"] for step in watched["steps"]]
    assert all(step["key"] is None for step in watched["steps"])
    for client, seat, message in (
        (anna, 2, "problem-not-seated"),
        (stranger, 1, "problem-not-seated"),
        (anna, 3, "problem-no-seat"),
    ):
        refused = client.get(f"{path}/story", params={"seat": seat})
        assert refused.json()["message"] == message


def test_who_may_not_watch_is_told_nothing(anna: httpx.Client, stranger: httpx.Client) -> None:
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "bot"}]
    wanted = table(seats=seats, is_public=True, watch="nobody", start=True)
    match = anna.post("/api/matches", json=wanted).json()["match"]["id"]
    refused = stranger.get(f"/api/matches/{match}/story")
    assert (refused.status_code, refused.json()["message"]) == (403, "problem-not-watching")


def test_lists_tell_how_matches_ended(host: httpx.Client, stranger: httpx.Client) -> None:
    wanted = table(edition="toy", seats=BOTS, is_public=True, start=True)
    shown = over(host, host.post("/api/matches", json=wanted).json()["match"]["id"])
    listed = stranger.get("/api/matches", params={"status": "over"}).json()["matches"]
    assert [m["ranking"] for m in listed if m["id"] == shown["id"]] == [shown["ranking"]]
    assert min(shown["ranking"]) == 1


def test_a_finished_record_taken_in_can_be_looked_at(
    finished: dict[str, Any], anna: httpx.Client
) -> None:
    text = anna.get(f"/api/matches/{finished['id']}/record").text
    taken = anna.post("/api/records", content=text, headers=RECORD)
    assert taken.status_code == 201, taken.text
    copy = taken.json()
    assert (copy["status"], copy["count"], copy["held"]) == ("over", finished["count"], [])
    assert anna.get(f"/api/matches/{copy['id']}/record").text == text
    assert anna.get(f"/api/matches/{copy['id']}").json()["ranking"] == finished["ranking"]


def test_a_record_is_played_on_from_any_choice(
    finished: dict[str, Any], anna: httpx.Client
) -> None:
    text = anna.get(f"/api/matches/{finished['id']}/record").text
    at = finished["count"] // 2
    taken = anna.post("/api/records", content=text, headers=RECORD, params={"at": at}).json()
    assert (taken["status"], taken["count"], taken["imported"]) == ("lobby", at, at)
    assert [seat["kind"] for seat in taken["seats"]] == ["bot"] * 3
    assert taken["commitment"] is None
    assert anna.post(f"/api/matches/{taken['id']}/start").status_code == 200
    ended = over(anna, taken["id"])
    assert ended["count"] > at
    record = anna.get(f"/api/matches/{taken['id']}/record").text
    assert read(record).choices[:at] == read(text).choices[:at]
    verdict = anna.get(f"/api/matches/{taken['id']}/verdict").json()
    assert (verdict["is_honest"], verdict["reason"]) == (
        False,
        "the match did not commit to a secret",
    )


def test_people_of_a_record_become_open_seats(anna: httpx.Client) -> None:
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
    wanted = table(seats=seats, start=True)
    match = anna.post("/api/matches", json=wanted).json()["match"]["id"]
    anna.post(f"/api/matches/{match}/leave", json={})
    over(anna, match)
    text = anna.get(f"/api/matches/{match}/record").text
    taken = anna.post("/api/records", content=text, headers=RECORD, params={"at": 0}).json()
    assert [seat["kind"] for seat in taken["seats"]] == ["person", "open"]
    assert taken["held"] == [1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "problem-bad-request"),
        (b"\xff", "problem-bad-record"),
        (b"{}\n", "problem-bad-record"),
        (b"[[[[[[[[\n", "problem-bad-record"),
        (b"x" * 1000, "problem-bad-record"),
    ],
)
def test_what_is_no_record_is_not_taken_in(anna: httpx.Client, text: bytes, message: str) -> None:
    refused = anna.post("/api/records", content=text, headers=RECORD)
    assert (refused.status_code, refused.json()["message"]) == (422, message)


def test_a_record_of_other_content_is_refused(finished: dict[str, Any], anna: httpx.Client) -> None:
    head, *rest = anna.get(f"/api/matches/{finished['id']}/record").text.splitlines(keepends=True)
    header = json.loads(head)
    header["content_digest"] = "0" * 64
    text = "".join([json.dumps(header) + "\n", *rest])
    refused = anna.post("/api/records", content=text, headers=RECORD)
    assert (refused.status_code, refused.json()["message"]) == (422, "problem-bad-record")
    assert "different content" in refused.json()["detail"]


def test_editions_that_are_not_offered_are_not_taken_in(
    finished: dict[str, Any], anna: httpx.Client, tmp_path: Path
) -> None:
    text = anna.get(f"/api/matches/{finished['id']}/record").text
    others = [name for name in ("first", "second", "toy") if name != finished["edition"]]
    with running_site(sqlite_in(tmp_path), editions=others) as site, site.visit() as client:
        refused = client.post("/api/records", content=text, headers=RECORD)
        assert (refused.status_code, refused.json()["message"]) == (404, "problem-no-edition")


def without_end(text: str) -> str:
    """A record of which the last line is lost, with the secret that it tells."""
    return "".join(text.splitlines(keepends=True)[:-1])


def test_a_finished_record_that_lost_its_end_is_taken_in_and_proves_nothing(
    finished: dict[str, Any], anna: httpx.Client
) -> None:
    text = without_end(anna.get(f"/api/matches/{finished['id']}/record").text)
    copy = anna.post("/api/records", content=text, headers=RECORD).json()
    assert (copy["status"], copy["count"]) == ("over", finished["count"])
    verdict = anna.get(f"/api/matches/{copy['id']}/verdict")
    assert (verdict.status_code, verdict.json()["is_honest"]) == (200, False)
    record = read(anna.get(f"/api/matches/{copy['id']}/record").text)
    assert record.end is not None
    assert (list(record.end.ranking), record.end.secret) == (finished["ranking"], None)


def test_a_rematch_of_a_record_has_a_seat_for_who_took_it_in(anna: httpx.Client) -> None:
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}, BOTS[0]]
    match = anna.post("/api/matches", json=table(seats=seats, start=True)).json()["match"]["id"]
    anna.post(f"/api/matches/{match}/leave", json={})
    over(anna, match)
    text = anna.get(f"/api/matches/{match}/record").text
    copy = anna.post("/api/records", content=text, headers=RECORD).json()
    assert [seat["kind"] for seat in copy["seats"]] == ["person", "person", "bot"]
    new = anna.post(f"/api/matches/{copy['id']}/rematch").json()
    assert [seat["kind"] for seat in new["seats"]] == ["person", "open", "bot"]
    assert (new["held"], new["is_host"]) == ([1], True)
    invite = anna.post(f"/api/matches/{new['id']}/invites", json={"seat": 2})
    assert invite.status_code == 201
