"""Notices that are shown at all tables."""

from __future__ import annotations

from server.http.moderation.place import HOSTILE, Place
from server.match.player import Browser


async def test_a_notice_is_shown_at_all_tables_until_it_is_taken_back(place: Place) -> None:
    texts = {"en": "Restart at eight.", "hu": HOSTILE}
    async with Browser(place.far).socket() as early:
        assert (await early.ask("ping"))["type"] == "pong"
        made = place.moderator.post("/api/admin/announcements", json={"texts": texts, "minutes": 5})
        assert made.status_code == 201, made.text
        told = (await early.hear_a("announced"))["announcements"]
        assert [one["texts"]["en"] for one in told] == ["Restart at eight."]
        async with Browser(place.sites[0]).socket() as late:
            assert (await late.hear_a("announced"))["announcements"] == told
        with place.sites[0].visit() as page:
            assert page.get("/api/session").json()["announcements"] == told
        id = made.json()["id"]
        assert place.moderator.delete(f"/api/admin/announcements/{id}").status_code == 204
        assert (await early.hear_a("announced"))["announcements"] == []
    unknown = {"texts": {"xx": "?"}, "minutes": 5}
    assert place.moderator.post("/api/admin/announcements", json=unknown).status_code == 404


def test_foreign_pages_can_do_nothing_with_a_role(place: Place) -> None:
    headers = {"Origin": "https://evil.example"}
    body = {"texts": {"en": "Click here."}, "minutes": 5}
    refused = place.administrator.post("/api/admin/announcements", json=body, headers=headers)
    assert refused.status_code == 403
    assert place.administrator.get("/api/admin/announcements").json()["announcements"] == []
