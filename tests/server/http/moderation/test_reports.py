"""What players report, and what becomes of it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from sqlalchemy import text

from metro2033.server.match.outbox import BANNED
from metro2033.server.tables.access import Access
from server.http.moderation.place import (
    HOSTILE,
    PASSWORD,
    Place,
    browser_of,
    closed_with,
    connected,
    give,
    person,
    sat,
)
from server.http.site import RunningSite, table


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
        news = [one["kind"] for one in his.heard if one["type"] == "sanctioned"]
        assert news == ["mute", "ban", "mute"], "the news of the ban tells all that holds"
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
        assert "Nem játszhatsz itt eddig" in login.json()["detail"]
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
    with connected(place) as connection:
        its = {"match": match}
        connection.execute(text("UPDATE chat SET writer = NULL WHERE match = :match"), its)
        connection.execute(
            text("UPDATE chat SET name = 'Former' WHERE match = :match AND k = 1"), its
        )
    for line, is_known in ((1, False), (2, True)):
        report = {"kind": "chat", "line": line}
        made = people[0].post(f"/api/matches/{match}/reports", json=report)
        assert made.is_success, made.text
        shown = place.moderator.get(f"/api/admin/reports/{made.json()['id']}").json()
        assert shown["has_subject"] is is_known
    for client in people:
        client.close()


async def written(site: RunningSite, client: httpx.Client, match: str, said: str) -> int:
    """Write a line of chat; its number."""
    async with browser_of(site, client).sit(match) as socket:
        assert (await socket.ask("chat", text=said))["type"] == "done"
        last: int = (await socket.rest()).lines[-1]["k"]
        return last


UNREAD: dict[str, dict[str, Any]] = {
    "who watches with a delay": {"delay": {"kind": "moves", "moves": 10}},
    "nobody watches": {"watch": "nobody"},
    "a private match that is over": {},
}


async def answers_of_outsiders(place: Place, case: str) -> set[tuple[int, str]]:
    """How reports of a line that is there and of one that is not are answered."""
    people = [person(place.sites[0])[0] for _ in range(3)]
    anna, boris, stranger = people
    match = sat(anna, boris, **UNREAD[case])
    line = await written(place.sites[0], boris, match, "between us")
    if not UNREAD[case]:
        # Its record is for all who have the id; its chat is not.
        change = "UPDATE match SET status = 'over', is_public = FALSE WHERE id = :match"
        with connected(place) as connection:
            connection.execute(text(change), {"match": match})
    path = f"/api/matches/{match}/reports"
    answers = [
        stranger.post(path, json={"kind": "chat", "line": k}) for k in (line, line + 1, 1_000)
    ]
    assert anna.post(path, json={"kind": "chat", "line": line}).status_code == 201
    for client in people:
        client.close()
    return {(one.status_code, one.json().get("message", "")) for one in answers}


@pytest.mark.parametrize("case", UNREAD)
async def test_who_does_not_read_the_chat_learns_nothing_of_its_lines(
    place: Place, case: str
) -> None:
    assert await answers_of_outsiders(place, case) == {(404, "problem-no-line")}


async def test_a_planted_leak_of_lines_is_found(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Access, "may_read_chat", True)
    for case in UNREAD:
        assert len(await answers_of_outsiders(place, case)) == 2


async def test_whoever_watches_without_delay_reports_what_they_read(place: Place) -> None:
    people = [person(place.sites[0])[0] for _ in range(3)]
    match = sat(*people[:2])
    line = await written(place.sites[0], people[1], match, "an insult")
    report = {"kind": "chat", "line": line}
    made = people[2].post(f"/api/matches/{match}/reports", json=report)
    assert made.status_code == 201, made.text
    (own,) = people[2].get("/api/account/data").json()["reports"]
    assert (own["quote"], own["status"]) == ("an insult", "open")
    for client in people:
        client.close()


async def test_a_guest_who_logs_in_is_found_by_what_they_did_before(place: Place) -> None:
    """Reported before the login or after it, at a seat or watching: it is the account."""
    (anna, _), (_, name) = people = [person(place.sites[0]) for _ in range(2)]
    guest, watcher = place.sites[0].visit(), place.sites[0].visit()
    match = sat(anna, guest)
    assert watcher.post(f"/api/matches/{match}/watch", json={}).is_success
    lines = [await written(place.sites[0], guest, match, f"insult {n}") for n in range(2)]
    lines.append(await written(place.sites[0], watcher, match, "an insult from outside"))
    path = f"/api/matches/{match}/reports"
    early = anna.post(path, json={"kind": "chat", "line": lines[0]}).json()["id"]
    login = {"name": name, "password": PASSWORD}
    for client in (guest, watcher):
        assert client.post("/api/session", json=login).is_success
    late = [anna.post(path, json={"kind": "chat", "line": k}).json()["id"] for k in lines[1:]]
    assert guest.post(path, json={"kind": "chat", "line": lines[1]}).status_code == 409
    for id in (early, late[0]):
        shown = place.moderator.get(f"/api/admin/reports/{id}").json()
        assert shown["account"] == name
    async with browser_of(place.far, guest).sit(match) as socket:
        for id in (early, *late):
            wanted = {"report": id, "reason": "Insults."}
            banned = place.administrator.post("/api/admin/bans", json=wanted)
            assert (banned.status_code, banned.json().get("name")) in {(201, name), (409, None)}
        assert await closed_with(socket) == BANNED
    assert anna.get(f"/api/matches/{match}").json()["seats"][1]["bot"] is not None
    refused = watcher.post("/api/matches", json=table())
    assert refused.json()["message"] == "problem-banned-for-good"
    said = guest.get("/api/account/data").json()["chat"]
    assert [line["text"] for line in said] == ["insult 0", "insult 1"]
    for client in (guest, watcher, *(client for client, _ in people)):
        client.close()


async def test_the_role_of_a_guest_who_logs_in_protects_them(place: Place) -> None:
    (anna, _), (boris, name) = people = [person(place.sites[0]) for _ in range(2)]
    guest = place.sites[0].visit()
    match = sat(anna, boris)
    assert guest.post(f"/api/matches/{match}/watch", json={}).is_success
    line = await written(place.sites[0], guest, match, "a joke")
    made = anna.post(f"/api/matches/{match}/reports", json={"kind": "chat", "line": line})
    assert guest.post("/api/session", json={"name": name, "password": PASSWORD}).is_success
    assert give(place.sites[0], name, "moderator").is_success
    wanted = {"report": made.json()["id"], "reason": "Insults."}
    refused = place.moderator.post("/api/admin/mutes", json=wanted)
    assert (refused.status_code, refused.json()["message"]) == (409, "problem-is-official")
    for client in (guest, *(client for client, _ in people)):
        client.close()


async def test_reports_and_lines_keep_nothing_of_a_deleted_account(place: Place) -> None:
    anna, her_name = person(place.sites[0])
    boris, name = person(place.sites[0])
    match = sat(anna, boris)
    await written(place.sites[0], boris, match, "hello")
    renamed = {"match": match, "name": name}
    with connected(place) as connection:
        connection.execute(
            text("UPDATE seat SET name = :name WHERE match = :match AND seat = 1"), renamed
        )
        found = connection.execute(text("SELECT id, name FROM account")).all()
    ids = {known: id for id, known in found}
    path = f"/api/matches/{match}/reports"
    for kind in ("name", "behaviour"):
        assert anna.post(path, json={"kind": kind, "seat": 2}).status_code == 201
        assert boris.post(path, json={"kind": kind, "seat": 1}).status_code == 201
    gone = {"password": PASSWORD}
    assert boris.post("/api/account/deletion", json=gone).status_code == 204
    its = {"match": match}
    with connected(place) as connection:
        kept = [
            row
            for kept_in in ("report", "chat")
            for row in connection.execute(
                text(f"SELECT * FROM {kept_in} WHERE match = :match"), its
            ).all()
        ]
    assert len(kept) == 5
    assert name not in str(kept)
    assert ids[name] not in str(kept)
    assert her_name in str(kept)
    late = anna.post(path, json={"kind": "chat", "line": 1})
    shown = place.moderator.get(f"/api/admin/reports/{late.json()['id']}").json()
    assert shown["has_subject"] is False
    anna.close()
    boris.close()
