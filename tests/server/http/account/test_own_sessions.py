"""The list of the browsers that are logged in to one's account."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection

from metro2033.server.http.browser_name import browser_name
from metro2033.server.store import people
from metro2033.server.store.store import Store
from metro2033.server.tables.access import hashed
from server.http.account.recovery import (
    FIREFOX,
    HOUR_MS,
    PASSWORD,
    PHONE,
    RECOVERY,
    SESSIONS,
    logged_in,
    registered,
)
from server.http.site import RunningSite, table


def test_one_sees_ones_browsers_and_logs_each_out(site: RunningSite) -> None:
    anna = registered(site, "Anna", **{"User-Agent": FIREFOX})
    phone = site.visit(**{"User-Agent": PHONE})
    phone.post("/api/session", json={"name": "Anna", "password": PASSWORD})
    known = anna.get(SESSIONS).json()["sessions"]
    assert {(s["browser"], s["is_this"]) for s in known} == {
        ("Firefox, Linux", True),
        ("Safari, iPhone", False),
    }
    assert all(s["seen"] % HOUR_MS == 0 for s in known)
    (other,) = [s["id"] for s in known if not s["is_this"]]
    wanted = {"password": "not the password", "session": other}
    assert anna.post(f"{SESSIONS}/end", json=wanted).status_code == 403
    assert phone.get("/api/session").json()["is_known"] is True
    wanted["password"] = PASSWORD
    assert anna.post(f"{SESSIONS}/end", json=wanted).status_code == 204
    assert phone.get("/api/session").json()["is_known"] is False
    assert anna.post(f"{SESSIONS}/end", json=wanted).status_code == 404
    assert [s["is_this"] for s in anna.get(SESSIONS).json()["sessions"]] == [True]
    assert logged_in(site, "Anna").is_success, "the password is what it was"
    assert anna.post(f"{SESSIONS}/end", json={"password": PASSWORD}).status_code == 204
    assert len(anna.get(SESSIONS).json()["sessions"]) == 1
    (own,) = anna.get(SESSIONS).json()["sessions"]
    wanted["session"] = own["id"]
    assert anna.post(f"{SESSIONS}/end", json=wanted).status_code == 204
    assert "metro2033" not in anna.cookies


def check_that_sessions_are_ones_own(site: RunningSite) -> None:
    """Nobody ends or sees what belongs to another."""
    anna, thief = registered(site, "Anna"), registered(site, "Thief")
    own = anna.get(SESSIONS).json()["sessions"][0]
    token = anna.cookies["metro2033"]
    assert token not in str(own)
    assert hashed(token) not in str(own)
    assert [s["is_this"] for s in thief.get(SESSIONS).json()["sessions"]] == [True]
    for key in (own["id"], own["id"].upper(), hashed(token)[:24], "0" * 24):
        refused = thief.post(f"{SESSIONS}/end", json={"password": PASSWORD, "session": key})
        assert refused.status_code in {404, 422}
    thief.post(f"{SESSIONS}/end", json={"password": PASSWORD})
    assert anna.get("/api/session").json()["account"] == "Anna"


def test_nobody_ends_the_sessions_of_others(site: RunningSite) -> None:
    check_that_sessions_are_ones_own(site)


def test_sessions_of_all_accounts_are_found(
    site: RunningSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = people.sessions_of

    def all_of_them(connection: Connection, _account: str, at: int) -> object:
        ids = connection.execute(people.ACCOUNTS).all()
        return [found for row in ids for found in real(connection, row.id, at)]

    monkeypatch.setattr(people, "sessions_of", all_of_them)
    with pytest.raises(AssertionError):
        check_that_sessions_are_ones_own(site)


def test_the_list_is_for_accounts(site: RunningSite) -> None:
    with site.visit() as guest:
        assert guest.get(SESSIONS).status_code == 401
        guest.post("/api/matches", json=table())
        assert guest.get(SESSIONS).status_code == 403
        assert guest.post(f"{SESSIONS}/end", json={"password": PASSWORD}).status_code == 403
        assert guest.get(RECOVERY).status_code == 403


async def test_an_hour_that_is_noted_is_not_noted_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_773_140_400_000]
    store = await Store.open(database_url, now=lambda: now[0])
    anna = await store.create_account("Anna", "hash", "en")
    await store.open_session("token", "browser", anna, 1 << 50, "Firefox, Linux")
    written = list[int]()
    mark = people.mark_seen

    def counted(connection: Connection, session: str, hour: int) -> None:
        written.append(hour)
        mark(connection, session, hour)

    monkeypatch.setattr(people, "mark_seen", counted)
    for _ in range(5):
        session = await store.session("token")
        assert session is not None
        await store.mark_seen(session)
        now[0] += HOUR_MS // 2
    (found,) = await store.sessions_of(anna.id)
    hours = [1_773_140_400_000 + n * HOUR_MS for n in (1, 2)]
    assert (found.seen, written) == (hours[-1], hours)
    now[0] = 1 << 50
    assert await store.sessions_of(anna.id) == []
    await store.close()


def test_names_of_browsers_are_ours() -> None:
    chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"
    assert browser_name(chrome) == "Chrome, Windows"
    assert browser_name(f"{chrome} Edg/140.0") == "Edge, Windows"
    assert browser_name("<b>" * 1000) == ""
