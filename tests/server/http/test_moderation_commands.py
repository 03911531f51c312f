"""Moderation from the command line: each command against a server, and what players notice."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable

import httpx
import pytest

from cli.command import Outcome, metro
from server.http.site import ADMIN_TOKEN, RunningSite, table

PASSWORD = "a lamp in the tunnel"

Command = Callable[..., Outcome]


@pytest.fixture
def command(
    site: RunningSite, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Command:
    monkeypatch.setenv("METRO2033_ADMIN_TOKEN", ADMIN_TOKEN)
    monkeypatch.setenv("METRO2033_ADMIN_URL", site.url)
    monkeypatch.setenv("COLUMNS", "300")

    def run(*arguments: str) -> Outcome:
        return metro(capsys, "admin", *arguments)

    return run


@pytest.fixture
def rude(anna: httpx.Client) -> str:
    """An account of Anna's browser; its name."""
    name = f"Rude {secrets.token_hex(5)}"
    made = anna.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert made.is_success, made.text
    return name


def test_a_role_is_given_and_taken(command: Command, anna: httpx.Client, rude: str) -> None:
    assert rude in command("role", rude, "moderator", "--reason", "Knows the rules.").out
    assert anna.get("/api/admin/health").is_success
    assert rude not in command("role", rude, "none").out
    assert anna.get("/api/admin/health").status_code == 403
    assert command("role", rude, "emperor").code != 0
    assert command("role", "Nobody at all", "moderator").code != 0


def test_a_report_is_read_and_closed(
    command: Command, site: RunningSite, anna: httpx.Client
) -> None:
    made = anna.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
    with site.visit() as victim:
        assert victim.post(f"/api/matches/{made}/join", json={"name": "Victim"}).is_success
        body = {"kind": "behaviour", "seat": 1, "note": "They stall."}
        report = victim.post(f"/api/matches/{made}/reports", json=body).json()["id"]
    assert "They stall." in command("reports").out
    assert report in [one["id"] for one in command("reports", "--json").json["reports"]]
    assert report in command("decide", report, "--reason", "Slow is fine.", "--rejected").out
    assert report not in command("reports").out
    assert "rejected: Slow is fine." in command("reports", "--closed").out
    assert command("decide", report, "--reason", "Again.").code != 0


@pytest.mark.parametrize(("kind", "days"), [("mute", "7"), ("ban", None)])
def test_somebody_is_sanctioned_and_forgiven(
    command: Command, anna: httpx.Client, rude: str, kind: str, days: str | None
) -> None:
    lasting = [] if days is None else ["--days", days]
    number = command(kind, rude, "--reason", "Insults.", *lasting).out.strip()
    [told] = anna.get("/api/session").json()["sanctions"]
    assert (told["kind"], told["reason"], told["reference"]) == (kind, "Insults.", number)
    assert (told["until"] is None) == (days is None)
    assert number in command("sanctions").out
    assert number in [one["id"] for one in command("sanctions", "--json").json["sanctions"]]
    assert command(kind, rude, "--reason", "Twice.").code != 0
    assert number in command("lift", number, "--reason", "Enough.").out
    assert number not in command("sanctions").out
    assert anna.get("/api/session").json()["sanctions"] == []
    assert command("lift", number).code != 0
    log = command("audit", "--subject", rude)
    assert "Insults." in log.out
    assert "Enough." in log.out
    entries = command("audit", "--subject", rude, "--json").json["entries"]
    assert [(one["deed"], one["role"]) for one in entries] == [("lift", "host"), (kind, "host")]


def test_an_address_is_muted(command: Command) -> None:
    number = command("mute", "203.0.113.7", "--address", "--reason", "Floods.").out.strip()
    assert "203.0.113.7" in command("sanctions").out
    assert command("mute", "no address", "--address", "--reason", "Floods.").code != 0
    assert command("lift", number).code == 0


def test_a_notice_is_put_up_and_taken_down(command: Command, anna: httpx.Client) -> None:
    texts = ["en=Restart at eight = soon.", "hu=Nyolckor újraindul."]
    number = command("announce", *texts, "--minutes", "5").out.strip()
    [told] = anna.get("/api/session").json()["announcements"]
    assert told["texts"] == {"en": "Restart at eight = soon.", "hu": "Nyolckor újraindul."}
    assert number in command("withdraw", number).out
    assert anna.get("/api/session").json()["announcements"] == []
    assert command("withdraw", number).code != 0
    assert command("announce", "without a language").code != 0


def test_health_is_told(command: Command) -> None:
    assert json.loads(command("health").out)["is_ready"] is True
