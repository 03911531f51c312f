"""Reports that no database can hold, and those about officials."""

from __future__ import annotations

import pytest

from server.http.moderation.place import Place, give, person, sat


@pytest.mark.parametrize("line", [1 << 31, 1 << 63, 10**30])
def test_a_line_that_no_database_can_number_is_not_there(place: Place, line: int) -> None:
    anna, _ = person(place.sites[0])
    boris, _ = person(place.sites[0])
    report = {"kind": "chat", "line": line}
    answer = anna.post(f"/api/matches/{sat(anna, boris)}/reports", json=report)
    anna.close()
    boris.close()
    assert answer.status_code == 422, answer.text


def test_no_official_sees_who_has_reported_them(place: Place) -> None:
    (anna, _), (official, name) = person(place.sites[0]), person(place.sites[0])
    match = sat(anna, official)
    assert give(place.sites[0], name, "moderator").is_success
    before = official.get("/api/admin/reports").json()["open"]
    report = {"kind": "behaviour", "seat": 2, "note": "They mute whoever wins."}
    made = anna.post(f"/api/matches/{match}/reports", json=report).json()["id"]

    listed = official.get("/api/admin/reports").json()
    assert made not in {one["id"] for one in listed["reports"]}
    assert listed["open"] == before
    shown = official.get(f"/api/admin/reports/{made}")
    assert (shown.status_code, shown.json()["message"]) == (403, "problem-own-report")
    who = {"name": name}
    assert official.get("/api/admin/people", params=who).json()["reports"] == []

    others = place.moderator.get("/api/admin/reports").json()
    assert made in {one["id"] for one in others["reports"]}
    assert others["open"] == before + 1
    assert place.moderator.get("/api/admin/people", params=who).json()["reports"] != []
    anna.close()
    official.close()
