"""Who one is: cookies, forged ones, and how long they last."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from metro2033.server.tables.access import hashed
from server.http.login import PASSWORD, named
from server.http.site import RunningSite, running_site, sqlite_in, table

DAY_MS = 24 * 3600 * 1000


def test_somebody_who_only_looks_gets_no_session(anna: httpx.Client) -> None:
    for path in ("/api/session", "/api/matches", "/api/editions"):
        assert "set-cookie" not in anna.get(path).headers
    assert anna.get("/api/session").json() == {
        "is_known": False,
        "account": None,
        "language": "en",
        "has_offline_page": False,
        "has_reset_mail": False,
        "role": None,
        "sanctions": [],
        "appeal": "",
        "announcements": [],
    }


def test_whoever_sits_down_gets_a_cookie_that_pages_cannot_read(anna: httpx.Client) -> None:
    cookie = anna.post("/api/matches", json=table()).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert f"Max-Age={180 * 24 * 3600};" in cookie
    assert len(anna.cookies["metro2033"]) == 24
    assert anna.get("/api/session").json()["is_known"] is True
    assert "set-cookie" not in anna.post("/api/matches", json=table()).headers


def test_tokens_are_stored_as_hashes_only(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path)) as site, site.visit() as client:
        made = client.post("/api/matches", json=table()).json()
        token = client.cookies["metro2033"]
        client.post("/api/accounts", json=PASSWORD)
        other = client.cookies["metro2033"]
    with sqlite3.connect(tmp_path / "metro2033.sqlite3") as database:
        dump = "\n".join(database.iterdump())
    database.close()
    assert hashed(token) in dump
    for secret in (token, other, made["invite"]["token"], PASSWORD["password"]):
        assert secret not in dump


@pytest.mark.parametrize(
    "cookie", ["", "x", "A" * 24, "A" * 5000, "' OR 1=1 --", "../../etc/passwd", "%00"]
)
def test_forged_cookies_are_nobody(site: RunningSite, cookie: str) -> None:
    with site.visit(Cookie=f"metro2033={cookie}") as client:
        assert client.get("/api/session").json()["is_known"] is False
        assert client.get("/api/session/matches").status_code == 401


def test_a_session_that_is_used_lasts_on(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path)) as site, site.visit() as client:
        client.post("/api/matches", json=table())
        assert "set-cookie" not in client.get("/api/session").headers
        token = client.cookies["metro2033"]
        set_expiry(tmp_path, time.time_ns() // 1_000_000 + 60_000)
        cookie = client.get("/api/session").headers["set-cookie"]
        assert cookie.startswith(f"metro2033={token};")
        assert "set-cookie" not in client.get("/api/session").headers


def test_whoever_logged_in_long_ago_logs_in_again_however_often_they_come(tmp_path: Path) -> None:
    now = time.time_ns() // 1_000_000
    with (
        running_site(sqlite_in(tmp_path), login_days=10, session_days=4) as site,
        site.visit() as guest,
    ):
        guest.post("/api/matches", json=table())
        set_sessions(tmp_path, created=now - 9 * DAY_MS, expires=now + DAY_MS // 2)
        assert "set-cookie" in guest.get("/api/session").headers
        assert expiry_in(tmp_path) > now + 3 * DAY_MS, "a guest could not log in again"
        guest.post("/api/accounts", json=PASSWORD)
        set_sessions(tmp_path, created=now - 9 * DAY_MS, expires=now + DAY_MS // 2)
        assert "set-cookie" in guest.get("/api/session").headers
        assert expiry_in(tmp_path) == now + DAY_MS
        assert "set-cookie" not in guest.get("/api/session").headers


def test_a_login_lasts_no_longer_than_the_host_says(tmp_path: Path) -> None:
    now = time.time_ns() // 1_000_000
    with (
        running_site(sqlite_in(tmp_path), login_days=3, session_days=30) as site,
        site.visit() as client,
    ):
        client.post("/api/accounts", json=PASSWORD)
        assert now + 3 * DAY_MS <= expiry_in(tmp_path) < now + 4 * DAY_MS
        client.post("/api/session", json=PASSWORD)
        assert now + 3 * DAY_MS <= expiry_in(tmp_path) < now + 4 * DAY_MS


def test_a_session_that_has_run_out_is_nobody(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path)) as site, site.visit() as client:
        client.post("/api/matches", json=table())
        set_expiry(tmp_path, time.time_ns() // 1_000_000 - 1)
        assert client.get("/api/session").json()["is_known"] is False
        assert client.get("/api/session/matches").status_code == 401


def set_sessions(folder: Path, created: int, expires: int) -> None:
    """Let all sessions begin and end at a time."""
    with sqlite3.connect(folder / "metro2033.sqlite3") as database:
        database.execute("UPDATE session SET created = ?, expires = ?", (created, expires))
    database.close()


def expiry_in(folder: Path) -> int:
    """When the only session ends."""
    with sqlite3.connect(folder / "metro2033.sqlite3") as database:
        ((found,),) = database.execute("SELECT expires FROM session").fetchall()
    database.close()
    return int(found)


def set_expiry(folder: Path, at: int) -> None:
    """Let all sessions end at a time."""
    with sqlite3.connect(folder / "metro2033.sqlite3") as database:
        database.execute("UPDATE session SET expires = ?", (at,))
    database.close()


def test_logins_are_logged(anna: httpx.Client, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    anna.post("/api/accounts", json=named("Logged"))
    anna.post("/api/session", json={"name": "Logged", "password": "wrong password"})
    anna.post("/api/session", json=named("Logged"))
    anna.delete("/api/session")
    lines = [record.getMessage() for record in caplog.records]
    told = [line for line in lines if "'login'" in line or "'logout'" in line]
    assert [("'right'" in line, "'wrong'" in line) for line in told] == [
        *[(True, False), (False, True), (True, False)],
        (False, False),
    ]
    assert not any("Logged" in line or PASSWORD["password"] in line for line in told)


def test_logging_out_ends_the_session(anna: httpx.Client) -> None:
    anna.post("/api/accounts", json=named("Leaver"))
    token = anna.cookies["metro2033"]
    assert anna.delete("/api/session").status_code == 204
    assert "metro2033" not in anna.cookies
    anna.cookies.set("metro2033", token)
    assert anna.get("/api/session").json()["is_known"] is False
    assert anna.delete("/api/session").status_code == 401
