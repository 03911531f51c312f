"""What players report, and what becomes of it."""

from __future__ import annotations

import httpx
from sqlalchemy import text

from metro2033.server.match.outbox import BANNED
from metro2033.server.store.database import connect_to, database_url
from server.http.moderation.place import (
    HOSTILE,
    PASSWORD,
    Place,
    browser_of,
    closed_with,
    person,
    sat,
)
from server.http.site import table


async def test_a_line_is_reported_its_writer_muted_and_banned(place: Place) -> None:
    anna, _ = person(place.sites[0])
    boris, name = person(place.sites[0])
    match = sat(anna, boris)
    async with (
        browser_of(place.far, anna).sit(match) as hers,
        browser_of(place.far, boris).sit(match) as his,
    ):
        assert (await his.ask("chat", text="an insult"))["type"] == "done"
        line = (await hers.hear_a("said"))["line"]["k"]
        report = {"kind": "chat", "line": line, "note": HOSTILE}
        made = anna.post(f"/api/matches/{match}/reports", json=report)
        assert made.status_code == 201, made.text
        again = anna.post(f"/api/matches/{match}/reports", json=report)
        assert (again.status_code, again.json()["message"]) == (409, "problem-reported-already")
        own = boris.post(f"/api/matches/{match}/reports", json=report)
        assert own.json()["message"] == "problem-report-self"

        found = place.moderator.get(f"/api/admin/reports/{made.json()['id']}").json()
        assert (found["quote"], found["account"]) == ("an insult", name)
        assert [one["text"] for one in found["lines"]] == ["an insult"]
        assert "\u202e" not in found["note"]
        assert "<img src=x onerror=alert(1)>" in found["note"]

        wanted = {"report": found["id"], "minutes": 60, "reason": HOSTILE}
        muted = place.moderator.post("/api/admin/mutes", json=wanted)
        assert muted.status_code == 201, muted.text
        told = await his.hear_a("sanctioned")
        assert (told["kind"], told["reference"]) == ("mute", muted.json()["id"])
        refused = await his.ask("chat", text="another")
        assert (refused["type"], refused["message"]) == ("refused", "refused-muted-until")
        assert "<img src=x" in refused["text"]

        denied = place.moderator.post("/api/admin/bans", json=wanted)
        assert denied.status_code == 403
        banned = place.administrator.post("/api/admin/bans", json=wanted)
        assert banned.status_code == 201, banned.text
        assert await closed_with(his) == BANNED
        assert his.heard[-1]["kind"] in {"ban", "mute"}
        seats = anna.get(f"/api/matches/{match}").json()["seats"]
        assert seats[1]["bot"] is not None
        async with browser_of(place.sites[0], boris).socket() as another:
            assert await closed_with(another) == BANNED
    check_banned(place, boris, name)
    lifted_id = banned.json()["id"]
    lifted = place.administrator.post(
        f"/api/admin/sanctions/{lifted_id}/lift", json={"reason": "Enough."}
    )
    assert lifted.is_success
    with place.far.visit() as fresh:
        assert fresh.post("/api/session", json={"name": name, "password": PASSWORD}).is_success
    about = {"subject": name}
    log = place.administrator.get("/api/admin/audit", params=about).json()["entries"]
    assert [one["deed"] for one in log] == ["lift", "ban", "mute"]
    anna.close()
    boris.close()


def check_banned(place: Place, boris: httpx.Client, name: str) -> None:
    """Somebody is told why they may neither log in nor play, in their language."""
    shown = boris.get("/api/session").json()
    assert [one["kind"] for one in shown["sanctions"]] == ["ban", "mute"]
    assert shown["appeal"] == "appeals@metro.example"
    for site in place.sites:
        with site.visit() as fresh:
            login = fresh.post(
                "/api/session",
                json={"name": name, "password": PASSWORD},
                headers={"Accept-Language": "hu"},
            )
        assert (login.status_code, login.json()["message"]) == (403, "problem-banned")
        assert "appeals@metro.example" in login.json()["detail"]
        assert "Eddig nem játszhatsz itt" in login.json()["detail"]
    with place.sites[0].visit() as host:
        other = host.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
    for path in (f"/api/matches/{other}/join", "/api/matches"):
        body = table() if path == "/api/matches" else {"name": "Back"}
        assert boris.post(path, json=body).json()["message"] == "problem-banned"


async def test_an_old_line_is_held_against_nobody_who_sat_down_later(place: Place) -> None:
    """Of lines from before reports it is not known who wrote them: only under what name."""
    people = [person(place.sites[0])[0] for _ in range(2)]
    match = sat(*people)
    async with browser_of(place.sites[0], people[1]).sit(match) as socket:
        for said in ("written by the one before", "written by the one who sits there"):
            assert (await socket.ask("chat", text=said))["type"] == "done"
    engine = connect_to(database_url(place.sites[0].settings.database), writes=True)
    with engine.begin() as connection:
        its = {"match": match}
        connection.execute(text("UPDATE chat SET writer = NULL WHERE match = :match"), its)
        connection.execute(
            text("UPDATE chat SET name = 'Former' WHERE match = :match AND k = 1"), its
        )
    engine.dispose()
    for line, is_known in ((1, False), (2, True)):
        report = {"kind": "chat", "line": line}
        made = people[0].post(f"/api/matches/{match}/reports", json=report)
        assert made.is_success, made.text
        shown = place.moderator.get(f"/api/admin/reports/{made.json()['id']}").json()
        assert shown["has_subject"] is is_known
    for client in people:
        client.close()
