"""The administrator looks after a server from the command line."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from cli.command import Outcome, is_one_line, metro, typed
from metro2033.server.store.matches import new_id
from server.http.site import ADMIN_TOKEN, RunningSite, running_site, sqlite_in, table
from server.leak.channel import written


class Admin:
    """Commands in the environment of a server."""

    def __init__(self, site: RunningSite, capsys: pytest.CaptureFixture[str]) -> None:
        self.site = site
        self.capsys = capsys

    def __call__(self, *arguments: str) -> Outcome:
        return metro(self.capsys, "admin", *arguments)


@pytest.fixture
def command(
    site: RunningSite, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Admin:
    monkeypatch.setenv("METRO2033_ADMIN_TOKEN", ADMIN_TOKEN)
    monkeypatch.setenv("METRO2033_ADMIN_URL", site.url)
    return Admin(site, capsys)


@pytest.fixture
def match(anna: httpx.Client) -> str:
    return str(anna.post("/api/matches", json=table()).json()["match"]["id"])


def test_matches_are_listed(command: Admin, match: str) -> None:
    listed = command("list", "--status", "lobby", "--json").json["matches"]
    assert match in [m["id"] for m in listed]
    assert match in command("list").out
    assert match not in command("list", "--status", "over").out


def test_a_long_list_tells_how_to_go_on(command: Admin, anna: httpx.Client) -> None:
    for _ in range(51):
        anna.post("/api/matches", json=table())
    assert "more results: --offset 50" in command("list").out


def test_a_match_is_shown(command: Admin, match: str) -> None:
    shown = command("show", match)
    assert "status: lobby" in shown.out
    assert "seat 1: person Anna\n" in shown.out
    assert "seat 2: open\n" in shown.out
    assert command("show", match, "--json").json["id"] == match


def test_a_seat_is_given_to_somebody_else(
    command: Admin, match: str, anna: httpx.Client, boris: httpx.Client
) -> None:
    link = command("transfer", match, "1").out.strip()
    assert anna.get(f"/api/matches/{match}").json()["held"] == []
    headers = {"Metro2033-Invite": link.rpartition("=")[2]}
    joined = boris.post(f"/api/matches/{match}/join", json={"name": "Olga"}, headers=headers)
    assert joined.json()["held"] == [1]
    assert command("transfer", match, "3").code == 1


def test_an_account_is_logged_out_and_gets_a_link_for_a_new_password(
    command: Admin, anna: httpx.Client, boris: httpx.Client
) -> None:
    anna.post("/api/accounts", json={"name": "Locked Out", "password": "long enough"})
    assert command("sign-out", "locked out").out == "locked out is logged out of 1 browser\n"
    assert anna.get("/api/session").json()["is_known"] is False
    link = command("password-link", "Locked Out").out.strip()
    body = {"token": link.rpartition("/reset#")[2], "password": "quite another one"}
    assert boris.post("/api/password-resets/finish", json=body).json()["account"] == "Locked Out"
    unknown = command("password-link", "Nobody")
    assert (unknown.code, unknown.err) == (1, "metro2033: There is no account called “Nobody”.\n")


def test_a_match_is_ended_once(command: Admin, match: str) -> None:
    assert command("end", match).out == f"ended {match}\n"
    again = command("end", match)
    assert (again.code, again.err) == (1, "metro2033: This match is not running.\n")


def test_no_id_looks_like_an_option() -> None:
    assert not [made for made in (new_id() for _ in range(2_000)) if made.startswith("-")]


def test_a_match_is_deleted_when_one_is_sure(command: Admin, match: str) -> None:
    assert typed("n\n", "admin", "delete", match).code == 1
    assert command("show", match).code == 0
    assert command("delete", match, "--yes").out == f"deleted {match}\n"
    assert command("show", match).code == 1


def test_the_database_is_checked(command: Admin) -> None:
    assert command("check").out.startswith("0 faults; matches: ")
    assert command("check", "--json").json["faults"] == []


@pytest.mark.usefixtures("match")
def test_the_database_is_checked_without_a_server(
    command: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = command("check", "--json").json
    assert command("check").out.endswith(f"lobby {served['matches']['lobby']}\n")
    monkeypatch.delenv("METRO2033_ADMIN_TOKEN")
    database = command.site.settings.database
    assert command("check", "--database", database, "--json").json == served


@pytest.mark.parametrize("order", [("check",), ("backup", "saved.jsonl.gz")])
def test_a_mistyped_file_is_not_made(
    order: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    told = metro(capsys, "admin", *order, "--database", "sqlite:///mistyped.sqlite3")
    assert (told.code, told.err) == (2, "metro2033: database error: cannot open the file\n")
    assert list(tmp_path.iterdir()) == []


def test_what_is_not_there_is_told(command: Admin, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = command("show", "none")
    assert (missing.code, is_one_line(missing)) == (1, True)
    monkeypatch.setenv("METRO2033_ADMIN_TOKEN", "x" * 16)
    wrong = command("list")
    assert (wrong.code, is_one_line(wrong)) == (1, True)
    monkeypatch.setenv("METRO2033_ADMIN_URL", "http://127.0.0.1:9")
    nobody = command("list")
    assert (nobody.code, is_one_line(nobody)) == (2, True)
    assert "no response from http://127.0.0.1:9: Connection refused\n" in nobody.err
    assert command("list", "--language", "ru").err.endswith(": там никто не отвечает\n")
    monkeypatch.delenv("METRO2033_ADMIN_TOKEN")
    assert "METRO2033_ADMIN_TOKEN is not set" in command("list").err


def test_a_backup_of_a_running_server_is_restored_elsewhere(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "all.jsonl.gz"
    here.mkdir()
    there.mkdir()
    with running_site(sqlite_in(here)) as site, site.visit() as client:
        made = client.post("/api/matches", json=table()).json()["match"]
        token = client.cookies["metro2033"]
        monkeypatch.setenv("METRO2033_DATABASE", sqlite_in(here))
        saved = metro(capsys, "admin", "backup", str(file))
        assert (saved.code, "matches 1" in saved.out) == (0, True)
        busy = metro(capsys, "admin", "restore", str(file))
        assert (busy.code, is_one_line(busy)) == (2, True)
    restored = metro(capsys, "admin", "restore", str(file), "--database", sqlite_in(there))
    assert restored.code == 0, restored.err
    again = metro(capsys, "admin", "restore", str(file), "--database", sqlite_in(there))
    assert (again.code, is_one_line(again)) == (2, True)
    with running_site(sqlite_in(there)) as site, site.visit() as client:
        client.cookies.set("metro2033", token)
        assert client.get(f"/api/matches/{made['id']}").json() == made


def test_a_database_that_cannot_be_used_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("METRO2033_DATABASE", sqlite_in(tmp_path / "missing"))
    outcome = metro(capsys, "admin", "backup", str(tmp_path / "x.jsonl.gz"))
    assert (outcome.code, is_one_line(outcome)) == (2, True)


def test_every_change_stands_in_the_log(
    admin: httpx.Client, anna: httpx.Client, match: str
) -> None:
    name = {"name": f"Logged {match[:6]}", "password": "a lamp in the tunnel"}
    assert anna.post("/api/accounts", json=name).status_code == 201
    about = {"name": name["name"]}
    with written() as log:
        admin.post(f"/api/admin/matches/{match}/seats/1/transfer")
        admin.post(f"/api/admin/matches/{match}/end")
        admin.delete(f"/api/admin/matches/{match}")
        admin.post("/api/admin/accounts/sign-out", params=about)
        admin.post("/api/admin/accounts/password-link", params=about)
        admin.post("/api/admin/ratings/recount")
    told = [line for line in log.lines if "by admin" in line]
    for deed in ("seat freed", "match ended", "match deleted"):
        assert any(deed in line and match in line for line in told), deed
    for deed in ("sessions ended", "password link made", "ratings recounted"):
        assert any(deed in line for line in told), deed
