"""A finished match is looked back at, and played on from any of its choices."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest

from metro2033.table.record import read
from server.http.site import PATIENCE, RunningSite, table
from server.http.test_record import BOTS, SHORT, over

ALONE = [{"kind": "mine", "name": "Anna"}, *BOTS[:2]]


def made(client: httpx.Client, **changes: Any) -> dict[str, Any]:
    """A match that has begun."""
    response = client.post("/api/matches", json=table(start=True, **changes))
    assert response.status_code == 201, response.text
    match: dict[str, Any] = response.json()["match"]
    return match


def begun_review(client: httpx.Client, path: str) -> dict[str, Any]:
    """A review, when its first portion is there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        review: dict[str, Any] = client.get(path).json()
        if review["done"]:
            return review
        time.sleep(0.05)
    raise AssertionError("the review did not begin")


@pytest.fixture(scope="module", params=["first", "second"])
def finished(site: RunningSite, request: pytest.FixtureRequest) -> dict[str, Any]:
    """A finished match of bots."""
    with site.visit() as client:
        match = made(client, edition=request.param, seats=BOTS, house_rules=SHORT)
        return over(client, match["id"])


def test_the_course_has_points_and_chances_of_all_seats(
    finished: dict[str, Any], stranger: httpx.Client
) -> None:
    course = stranger.get(f"/api/matches/{finished['id']}/course").json()
    assert (course["count"], course["ranking"]) == (finished["count"], finished["ranking"])
    samples = course["samples"]
    assert [s["n"] for s in samples] == sorted({s["n"] for s in samples})
    assert samples[-1]["n"] == finished["count"]
    for sample in samples:
        is_decided = sample["n"] < finished["count"] or 1 in finished["ranking"]
        assert sum(sample["chances"]) == pytest.approx(1 if is_decided else 0, abs=0.01)
    at_end = stranger.get(
        f"/api/matches/{finished['id']}/replay",
        params={"viewer": "everything", "at": finished["count"]},
    ).json()["frames"][0]["facts"]
    assert samples[-1]["points"] == [at_end["player"][str(seat)]["points"] for seat in (1, 2, 3)]


def test_the_moments_are_the_largest_swings_in_the_order_of_play(
    finished: dict[str, Any], stranger: httpx.Client
) -> None:
    course = stranger.get(f"/api/matches/{finished['id']}/course").json()
    moments = course["moments"]
    assert 0 < len(moments) <= 8
    assert [m["n"] for m in moments] == sorted(m["n"] for m in moments)
    by_number = {sample["n"]: sample for sample in course["samples"]}
    for moment in moments:
        before, after = by_number[moment["n"] - 1], by_number[moment["until"]]
        for was, now, gain in zip(
            before["chances"], after["chances"], moment["chances"], strict=True
        ):
            assert now - was == pytest.approx(gain, abs=0.002)
        step = stranger.get(
            f"/api/matches/{finished['id']}/replay",
            params={"viewer": "everything", "at": moment["n"]},
        ).json()["frames"][0]["step"]
        assert (step["seat"], step["key"]) == (moment["seat"], moment["key"])
        assert moment["events"][: len(step["events"])] == step["events"]


def test_a_game_that_nobody_can_judge_has_no_course(site: RunningSite) -> None:
    with site.visit() as client:
        match = over(client, made(client, seats=BOTS)["id"])
        course = client.get(f"/api/matches/{match['id']}/course").json()
        assert (course["samples"], course["moments"]) == ([], [])


def test_a_running_match_has_no_course_yet(anna: httpx.Client) -> None:
    match = made(anna, seats=ALONE)["id"]
    refused = anna.get(f"/api/matches/{match}/course")
    assert (refused.status_code, refused.json()["message"]) == (409, "problem-not-over")


def test_a_review_is_made_in_the_background(
    finished: dict[str, Any], stranger: httpx.Client
) -> None:
    path = f"/api/matches/{finished['id']}/review"
    begun = stranger.post(path).json()
    assert (begun["count"], begun["total"] > 1) == (finished["count"], True)
    found = begun_review(stranger, path)
    assert [seat["seat"] for seat in found["seats"]] == [1, 2, 3]


def test_nobody_reviews_a_running_match_or_a_game_without_judges(
    site: RunningSite, anna: httpx.Client
) -> None:
    running = made(anna, seats=ALONE)["id"]
    for refused in (
        anna.get(f"/api/matches/{running}/review"),
        anna.post(f"/api/matches/{running}/review"),
    ):
        assert (refused.status_code, refused.json()["message"]) == (409, "problem-not-over")
    with site.visit() as client:
        toy = over(client, made(client, seats=BOTS)["id"])
        review = client.post(f"/api/matches/{toy['id']}/review").json()
        assert (review["done"], review["total"]) == (0, 0)


def test_anybody_plays_on_from_a_choice_of_a_finished_match(
    finished: dict[str, Any], stranger: httpx.Client
) -> None:
    at = finished["count"] // 2
    path = f"/api/matches/{finished['id']}/branch"
    response = stranger.post(path, json={"at": at, "seats": [2]})
    assert response.status_code == 201, response.text
    new = response.json()
    assert (new["status"], new["imported"], new["held"]) == ("running", at, [2])
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person", "bot"]
    assert (new["is_public"], new["clock"], new["commitment"]) == (False, None, None)
    stranger.post(f"/api/matches/{new['id']}/leave", json={})
    over(stranger, new["id"])
    old = read(stranger.get(f"/api/matches/{finished['id']}/record").text)
    record = read(stranger.get(f"/api/matches/{new['id']}/record").text)
    assert record.choices[:at] == old.choices[:at]


def test_who_plays_alone_looks_behind_no_cards_before_it_is_broken_off(anna: httpx.Client) -> None:
    """In a branch one could look at what the bots hold, and go back."""
    match = made(anna, seats=ALONE)
    path = f"/api/matches/{match['id']}"
    refused = anna.post(f"{path}/branch", json={"at": 0, "seats": [2]})
    assert (refused.status_code, refused.json()["message"]) == (409, "problem-not-over")
    anna.post(f"{path}/end")
    new = anna.post(f"{path}/branch", json={"at": 0}).json()
    assert (new["status"], new["held"]) == ("running", [1])
    assert [seat["name"] for seat in new["seats"]] == [seat["name"] for seat in match["seats"]]
    assert new["id"] != match["id"]


def test_who_plays_on_from_a_lesson_is_free(anna: httpx.Client) -> None:
    lesson = anna.post("/api/lessons/second", json={}).json()
    anna.post(f"/api/matches/{lesson['id']}/end")
    branch = anna.post(f"/api/matches/{lesson['id']}/branch", json={"at": 0, "seats": [2]}).json()
    assert (lesson["lesson"], branch["lesson"]) == ("second", None)


def test_a_match_with_other_people_is_not_played_on_before_it_is_over(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "open"}]
    shared = anna.post("/api/matches", json=table(seats=seats, is_public=True)).json()["match"]
    path = f"/api/matches/{shared['id']}"
    waiting = anna.post(f"{path}/branch", json={"at": 0})
    assert (waiting.status_code, waiting.json()["message"]) == (409, "problem-not-running")
    boris.post(f"{path}/join", json={"name": "Boris"})
    anna.post(f"{path}/start")
    hot_seat = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
    for match in (shared["id"], made(anna, seats=hot_seat)["id"]):
        refused = anna.post(f"/api/matches/{match}/branch", json={"at": 0})
        assert (refused.status_code, refused.json()["message"]) == (409, "problem-not-over")


@pytest.mark.parametrize(
    ("change", "status", "message"),
    [
        ({"at": 1_000_000}, 404, "problem-no-choice"),
        ({"at": -1}, 422, "problem-bad-request"),
        ({"at": 0, "seats": []}, 422, "problem-bad-request"),
        ({"at": 0, "seats": [4]}, 404, "problem-no-seat"),
        ({"at": 0, "bot": "nobody"}, 422, "problem-unknown-bot"),
    ],
)
def test_what_cannot_be_played_on_is_refused(
    anna: httpx.Client, change: dict[str, Any], status: int, message: str
) -> None:
    match = made(anna, seats=ALONE)
    anna.post(f"/api/matches/{match['id']}/leave", json={})
    over(anna, match["id"])
    path = f"/api/matches/{match['id']}/branch"
    bots = {"seats": [2], **change}
    refused = anna.post(path, json=bots)
    assert (refused.status_code, refused.json()["message"]) == (status, message)


def test_at_the_end_there_is_nothing_to_play(
    finished: dict[str, Any], stranger: httpx.Client
) -> None:
    path = f"/api/matches/{finished['id']}/branch"
    refused = stranger.post(path, json={"at": finished["count"]})
    assert (refused.status_code, refused.json()["message"]) == (409, "problem-at-the-end")
