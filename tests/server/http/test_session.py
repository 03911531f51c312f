"""Who one is: cookies, forged ones, accounts, and seats that follow them."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError
from argon2.profiles import RFC_9106_LOW_MEMORY

from metro2033.server.http import passwords
from metro2033.server.tables.access import hashed
from server.http.site import PATIENCE, RunningSite, running_site, sqlite_in, table

PASSWORD = {"name": "Anna", "password": "correct horse"}
DAY_MS = 24 * 3600 * 1000


def named(name: str) -> dict[str, str]:
    return {**PASSWORD, "name": name}


def test_somebody_who_only_looks_gets_no_session(anna: httpx.Client) -> None:
    for path in ("/api/session", "/api/matches", "/api/editions"):
        assert "set-cookie" not in anna.get(path).headers
    assert anna.get("/api/session").json() == {
        "is_known": False,
        "account": None,
        "language": "en",
        "has_offline_page": False,
        "has_reset_mail": False,
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


def test_an_account_takes_over_the_seats_of_its_browser(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    match = anna.post("/api/matches", json=table()).json()["match"]["id"]
    assert anna.post("/api/accounts", json=named("Adopter")).status_code == 201
    assert anna.get(f"/api/matches/{match}").json()["held"] == [1]
    assert boris.post("/api/session", json=named("adopter")).json()["account"] == "Adopter"
    assert boris.get(f"/api/matches/{match}").json()["held"] == [1]
    assert [m["id"] for m in boris.get("/api/session/matches").json()["matches"]] == [match]


def test_logging_in_changes_the_token_and_kills_the_old_one(
    site: RunningSite, anna: httpx.Client
) -> None:
    anna.post("/api/matches", json=table())
    before = anna.cookies["metro2033"]
    anna.post("/api/accounts", json=named("Rotator"))
    assert anna.cookies["metro2033"] != before
    with httpx.Client(base_url=site.url, cookies={"metro2033": before}, timeout=PATIENCE) as thief:
        assert thief.get("/api/session").json()["is_known"] is False


def test_names_of_accounts_are_taken_whatever_their_case(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    assert anna.post("/api/accounts", json=named("Юрий")).status_code == 201
    again = boris.post("/api/accounts", json=named("юрий"))
    assert (again.status_code, again.json()["message"]) == (409, "problem-account-taken")


@pytest.mark.parametrize("alike", ["Воris Yeltsin", "Boris YeItsin", "Ｂoris Yeltsin"])
def test_names_that_look_like_another_are_taken(
    anna: httpx.Client, boris: httpx.Client, alike: str
) -> None:
    anna.post("/api/accounts", json=named("Boris Yeltsin"))
    again = boris.post("/api/accounts", json=named(alike))
    assert (again.status_code, again.json()["message"]) == (409, "problem-account-taken")


def test_nobody_at_a_table_looks_like_another(anna: httpx.Client, boris: httpx.Client) -> None:
    made = anna.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
    again = boris.post(f"/api/matches/{made}/join", json={"name": "Аnna"})
    assert (again.status_code, again.json()["message"]) == (409, "problem-name-used")


def test_a_wrong_name_and_a_wrong_password_are_told_alike(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    anna.post("/api/accounts", json=named("Quiet"))
    answers = [
        boris.post("/api/session", json={"name": "Quiet", "password": "wrong password"}).json(),
        boris.post("/api/session", json={"name": "Nobody", "password": "wrong password"}).json(),
    ]
    for answer in answers:
        del answer["request"]
    assert answers[0] == answers[1]
    assert answers[0]["message"] == "problem-wrong-password"


@pytest.mark.parametrize(
    "account",
    [
        {"name": "Short", "password": "1234567"},
        {"name": "", "password": "12345678"},
        {"name": "x" * 25, "password": "12345678"},
        {"name": "Hid\u200bden", "password": "12345678"},
        {"name": "New\nline", "password": "12345678"},
        {"name": "Long", "password": "x" * 201},
        {"name": "More", "password": "12345678", "is_admin": True},
    ],
)
def test_bad_accounts_are_refused(anna: httpx.Client, account: dict[str, str]) -> None:
    response = anna.post("/api/accounts", json=account)
    assert (response.status_code, response.json()["message"]) == (422, "problem-bad-request")
    assert account["password"] not in response.text


def test_a_password_counts_as_it_was_typed(anna: httpx.Client, boris: httpx.Client) -> None:
    typed = " Грибной чай, " + "tea with mushrooms " * 4
    made = anna.post("/api/accounts", json={"name": "Exact", "password": typed})
    assert made.status_code == 201
    for other in (typed.strip(), typed.lower(), typed[:72]):
        refused = boris.post("/api/session", json={"name": "Exact", "password": other})
        assert refused.status_code == 403
    right = boris.post("/api/session", json={"name": "Exact", "password": typed})
    assert right.json()["account"] == "Exact"


def test_an_old_hash_is_renewed_at_login(
    site: RunningSite, anna: httpx.Client, boris: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
    with monkeypatch.context() as patch:
        patch.setattr(passwords, "HASHER", weak)
        anna.post("/api/accounts", json=named("Weak"))
    assert "m=1024," in stored_hash(site, "Weak")
    wrong = {"name": "Weak", "password": "wrong password"}
    assert boris.post("/api/session", json=wrong).status_code == 403
    assert "m=1024," in stored_hash(site, "Weak")
    assert boris.post("/api/session", json=named("Weak")).is_success
    renewed = stored_hash(site, "Weak")
    assert f"m={passwords.HASHER.memory_cost}," in renewed
    assert boris.post("/api/session", json=named("Weak")).is_success
    assert stored_hash(site, "Weak") == renewed
    assert anna.get("/api/session").json()["account"] == "Weak"


def test_a_real_server_hashes_as_argon2_recommends(
    site: RunningSite,
    anna: httpx.Client,
    boris: httpx.Client,
    slow_hashes: dict[str, object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in slow_hashes.items():
        monkeypatch.setattr(passwords, name, value)
    assert anna.post("/api/accounts", json=named("Strong")).status_code == 201
    assert extract_parameters(stored_hash(site, "Strong")) == RFC_9106_LOW_MEMORY
    for refused in ({**named("Strong"), "password": "wrong password"}, named("Nobody at all")):
        assert boris.post("/api/session", json=refused).status_code == 403
    assert boris.post("/api/session", json=named("Strong")).is_success


def test_a_name_that_nobody_has_takes_as_long_as_one_that_somebody_has(
    slow_hashes: dict[str, object],
) -> None:
    hasher, nobody = slow_hashes["HASHER"], slow_hashes["NO_PASSWORD"]
    assert isinstance(hasher, PasswordHasher)
    assert isinstance(nobody, str)
    for cost in ("type", "version", "time_cost", "memory_cost", "parallelism"):
        assert getattr(extract_parameters(nobody), cost) == getattr(RFC_9106_LOW_MEMORY, cost)
    with pytest.raises(VerifyMismatchError):  # hashed and compared, not refused for its form
        hasher.verify(nobody, "any password")


def stored_hash(site: RunningSite, name: str) -> str:
    """The hash that is kept of a password."""
    file = site.settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(file) as database:
        query = "SELECT password_hash FROM account WHERE name = ?"
        ((found,),) = database.execute(query, (name,)).fetchall()
    database.close()
    return str(found)


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


def test_a_password_is_changed_only_by_who_knows_the_old_one(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    anna.post("/api/accounts", json=named("Changer"))
    new = {"new_password": "battery staple"}
    assert anna.patch("/api/account", json=new).status_code == 403
    wrong = {**new, "password": "wrong password"}
    assert anna.patch("/api/account", json=wrong).status_code == 403
    right = {**new, "password": PASSWORD["password"]}
    assert anna.patch("/api/account", json=right).status_code == 200
    assert boris.post("/api/session", json=named("Changer")).status_code == 403
    login = {"name": "Changer", "password": "battery staple"}
    assert boris.post("/api/session", json=login).status_code == 200
    assert boris.patch("/api/account", json={"language": "xx"}).status_code == 404


def test_only_an_account_can_be_changed(anna: httpx.Client) -> None:
    assert anna.patch("/api/account", json={"language": "en"}).status_code == 401
    anna.post("/api/matches", json=table())
    refused = anna.patch("/api/account", json={"language": "en"})
    assert (refused.status_code, refused.json()["message"]) == (403, "problem-not-logged-in")


def test_a_table_goes_with_its_maker_when_he_logs_in(
    anna: httpx.Client, boris: httpx.Client, stranger: httpx.Client
) -> None:
    made = anna.post("/api/matches", json=table()).json()
    path = f"/api/matches/{made['match']['id']}"
    watch = anna.post(f"{path}/invites", json={"kind": "watch"}).json()["token"]
    stranger.post(f"{path}/watch", json={}, headers={"Metro2033-Invite": watch})
    anna.post("/api/accounts", json=named("Maker"))
    stranger.post("/api/accounts", json=named("Watcher"))
    assert stranger.get(path).json()["may_watch"] is True
    boris.post("/api/session", json=named("Maker"))
    for client in (anna, boris):
        shown = client.get(path).json()
        assert (shown["is_host"], shown["held"]) == (True, [1])


def test_another_account_in_the_same_browser_gets_nothing_of_the_first(
    anna: httpx.Client,
) -> None:
    anna.post("/api/accounts", json=named("First"))
    match = anna.post("/api/matches", json=table()).json()["match"]["id"]
    anna.post("/api/accounts", json=named("Second"))
    assert anna.get(f"/api/matches/{match}").status_code == 404
    anna.post("/api/session", json=named("First"))
    assert anna.get(f"/api/matches/{match}").json()["held"] == [1]


def test_a_new_password_logs_all_other_browsers_out(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    anna.post("/api/accounts", json=named("Careful"))
    boris.post("/api/session", json=named("Careful"))
    change = {"password": PASSWORD["password"], "new_password": "battery staple"}
    assert anna.patch("/api/account", json=change).status_code == 200
    assert anna.get("/api/session").json()["account"] == "Careful"
    assert boris.get("/api/session").json()["is_known"] is False


def test_an_account_is_deleted_by_who_knows_its_password(
    anna: httpx.Client, boris: httpx.Client, stranger: httpx.Client
) -> None:
    anna.post("/api/accounts", json=named("Gone"))
    boris.post("/api/session", json=named("Gone"))
    lobby = anna.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
    wanted = table(seats=seats, is_public=True, start=True)
    running = anna.post("/api/matches", json=wanted).json()["match"]["id"]
    wrong = anna.post("/api/account/deletion", json={"password": "wrong password"})
    assert (wrong.status_code, wrong.json()["message"]) == (403, "problem-wrong-password")
    right = anna.post("/api/account/deletion", json={"password": PASSWORD["password"]})
    assert right.status_code == 204
    for client in (anna, boris):
        assert client.get("/api/session").json()["is_known"] is False
    assert stranger.post("/api/session", json=named("Gone")).status_code == 403
    shown = stranger.get(f"/api/matches/{lobby}").json()
    assert [seat["kind"] for seat in shown["seats"]] == ["open", "open"]
    assert shown["status"] == "ended", "a lobby that nobody could start"
    played = stranger.get(f"/api/matches/{running}").json()
    assert [seat["bot"] for seat in played["seats"]] == ["random", "random"]
    assert stranger.post("/api/accounts", json=named("gone")).status_code == 201


def test_tables_of_a_deleted_account_go_to_who_sits_there(
    anna: httpx.Client, boris: httpx.Client
) -> None:
    anna.post("/api/accounts", json=named("Host"))
    lobby = anna.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
    path = f"/api/matches/{lobby}"
    assert boris.post(f"{path}/join", json={"name": "Boris"}).json()["is_host"] is False
    anna.post("/api/account/deletion", json={"password": PASSWORD["password"]})
    shown = boris.get(path).json()
    assert (shown["status"], shown["is_host"]) == ("lobby", True)
    assert [seat["kind"] for seat in shown["seats"]] == ["open", "person"]
    boris.put(f"{path}/seats/1", json={"kind": "bot"})
    assert boris.post(f"{path}/start").json()["status"] == "running"
