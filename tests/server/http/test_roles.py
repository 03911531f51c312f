"""Every route against every role: who may is let in, all others change nothing.

The operations come from the OpenAPI document, so a new route fails here until its row is written.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from metro2033.puzzle.puzzle import puzzles
from metro2033.server.http.app import create_app
from metro2033.server.http.auth import is_token
from metro2033.server.settings import Settings
from metro2033.server.tables.access import Access
from server.http.site import METRICS_TOKEN, RunningSite, table

ROLES = (
    *("anonymous", "host", "other_seat", "spectator", "account"),
    *("moderator", "administrator", "admin"),
)
OFFICIALS = ("moderator", "administrator")
ALL = frozenset(ROLES)
SEATED = frozenset({"host", "other_seat"})
HOST = frozenset({"host"})
TOKEN = frozenset({"admin"})
ADMIN = TOKEN | {"administrator"}
MODERATING = ADMIN | {"moderator"}
ACCOUNTS = frozenset({"account", *OFFICIALS})
NOBODY: frozenset[str] = frozenset()
WATCHING = SEATED | {"spectator"}
KNOWN = WATCHING | ACCOUNTS

DENIED = {401, 403, 404}

PUZZLE = next(iter(puzzles()))
SCENARIOS = Path(__file__).parents[2] / "scenarios"
POSITION = (SCENARIOS / "second" / "army" / "army_may_do_nothing.toml").read_text("utf-8")

FORGETFUL = "Forgetful"
"""An account that nobody is logged in to."""

FINAL = {
    (role, operation)
    for role in ("account", *OFFICIALS)
    for operation in ("log_out", "delete_account")
}
"""What the shared accounts cannot do and stay logged in; tests of sessions do it."""


@dataclass(frozen=True)
class Row:
    """Who may use an operation at a private table in a state, and what he sends."""

    allowed: frozenset[str]
    state: str = "lobby"
    body: Any = None
    query: dict[str, str] = field(default_factory=dict)
    content: str = ""


MATRIX = {
    "create_match": Row(ALL, body=table()),
    "list_matches": Row(ALL),
    "show_match": Row(WATCHING),
    "join_match": Row(NOBODY, body={"name": "Somebody"}),
    "leave_match": Row(SEATED, body={}),
    "change_seat": Row(HOST, body={"kind": "open"}),
    "invite_to_match": Row(HOST, body={}),
    "watch_match": Row(frozenset({"host", "spectator"}), body={}),
    "start_match": Row(HOST, state="full"),
    "end_match": Row(HOST),
    "play_again": Row(SEATED, state="over"),
    "export_record": Row(ALL, state="over"),
    "verify_match": Row(ALL, state="over"),
    "replay": Row(ALL, state="over"),
    "show_course": Row(ALL, state="over"),
    "show_review": Row(ALL, state="over"),
    "begin_review": Row(ALL, state="over"),
    "imagine_board": Row(ALL, state="over", body={"at": 0}),
    "play_on": Row(ALL, state="over", body={"at": 0}),
    "tell_story": Row(WATCHING, state="running"),
    "verify_record": Row(ALL, content="no record\n"),
    "take_record": Row(ALL, content="a record"),
    "check_position": Row(ALL, content=POSITION),
    "play_from_position": Row(ALL, content=POSITION),
    "edit_a_position": Row(ALL, content=POSITION),
    "judge_a_position": Row(ALL, content=POSITION),
    "show_match_position": Row(WATCHING, state="running"),
    "show_puzzle_position": Row(ALL),
    "list_puzzles": Row(ALL),
    "begin_puzzle": Row(ALL, body={}),
    "show_solution": Row(ALL, query={"key": "pass"}),
    "list_watched": Row(ALL),
    "list_follows": Row(KNOWN),
    "follow_player": Row(NOBODY, query={"name": FORGETFUL}),
    "unfollow_player": Row(KNOWN, query={"name": FORGETFUL}),
    "describe_embed": Row(NOBODY, query={"url": "http://metro.example/match/x"}),
    "list_ratings": Row(ALL, query={"edition": "toy"}),
    "show_match_ratings": Row(ALL, state="over"),
    "create_tournament": Row(ACCOUNTS, body={"title": "Cup", "edition": "toy"}),
    "list_tournaments": Row(ALL),
    "show_tournament": Row(NOBODY),
    "join_tournament": Row(NOBODY),
    "leave_tournament": Row(NOBODY),
    "start_tournament": Row(NOBODY),
    "cancel_tournament": Row(NOBODY),
    "show_profile": Row(NOBODY, query={"name": FORGETFUL}),
    "change_profile": Row(ACCOUNTS, body={"is_public": False}),
    "download_data": Row(ACCOUNTS),
    "show_seat_profiles": Row(WATCHING),
    "show_statistics": Row(ALL, query={"edition": "second"}),
    "show_session": Row(ALL),
    "create_account": Row(ALL, body={"name": "New", "password": "long enough"}),
    "log_in": Row(ALL, body={"name": "Roles", "password": "long enough"}),
    "log_out": Row(KNOWN),
    "change_account": Row(ACCOUNTS, body={"language": "en"}),
    "delete_account": Row(ACCOUNTS, body={"password": "long enough"}),
    "list_sessions": Row(ACCOUNTS),
    "end_sessions": Row(ACCOUNTS, body={"password": "long enough"}),
    "show_recovery": Row(ACCOUNTS),
    "change_recovery": Row(ACCOUNTS, body={"password": "long enough"}),
    "ask_for_reset": Row(NOBODY, body={"address": "anna@metro.example"}),
    "finish_reset": Row(NOBODY, body={"token": "of nobody", "password": "long enough"}),
    "list_own_matches": Row(KNOWN),
    "show_rest": Row(KNOWN),
    "change_rest": Row(KNOWN, body={}),
    "list_channels": Row(KNOWN),
    "add_channel": Row(KNOWN, body={"kind": "feed"}),
    "remove_channel": Row(NOBODY),
    "confirm_channel": Row(NOBODY, body={"token": "of nobody"}),
    "stop_notices": Row(ALL),
    "read_feed": Row(NOBODY),
    "read_calendar": Row(NOBODY),
    "show_webhook": Row(HOST),
    "set_webhook": Row(HOST, body={"url": "https://hooks.example/turn"}),
    "remove_webhook": Row(HOST),
    "show_lesson": Row(ALL),
    "begin_lesson": Row(ALL, body={}),
    "list_editions": Row(ALL),
    "show_content": Row(ALL),
    "show_map": Row(ALL),
    "show_rulebook": Row(ALL),
    "list_languages": Row(ALL),
    "show_texts": Row(ALL),
    "find_rules": Row(ALL, query={"word": "tunnel"}),
    "show_rule": Row(ALL),
    "list_phrases": Row(ALL),
    "list_all_matches": Row(MODERATING),
    "show_any_match": Row(MODERATING),
    "transfer_seat": Row(ADMIN),
    "end_any_match": Row(ADMIN),
    "delete_match": Row(ADMIN),
    "check_database": Row(ADMIN),
    "sign_out_account": Row(ADMIN, query={"name": FORGETFUL}),
    "make_password_link": Row(TOKEN, query={"name": FORGETFUL}),
    "recount_ratings": Row(ADMIN),
    "list_patterns": Row(MODERATING),
    "report_player": Row(NOBODY, body={"kind": "chat", "line": 1}),
    "list_reports": Row(MODERATING),
    "show_report": Row(NOBODY),
    "decide_report": Row(NOBODY, body={"decision": "upheld", "reason": "An insult."}),
    "show_person": Row(MODERATING, query={"name": FORGETFUL}),
    "list_sanctions": Row(MODERATING),
    "impose_mute": Row(NOBODY, body={"report": "nothing", "reason": "An insult."}),
    "impose_ban": Row(NOBODY, body={"report": "nothing", "reason": "An insult."}),
    "lift_sanction": Row(NOBODY, body={}),
    "list_announcements": Row(MODERATING),
    "announce": Row(NOBODY, body={"texts": {"xx": "Of no language."}, "minutes": 1}),
    "withdraw_announcement": Row(NOBODY),
    "list_officials": Row(ADMIN),
    "change_role": Row(ADMIN, body={"name": FORGETFUL, "role": None}),
    "confirm_password": Row(frozenset(OFFICIALS), body={"password": "long enough"}),
    "show_audit": Row(ADMIN),
    "show_health": Row(MODERATING),
    "is_alive": Row(ALL),
    "is_ready": Row(ALL),
    "show_version": Row(ALL),
    "show_metrics": Row(NOBODY),
}


@cache
def operations() -> dict[str, tuple[str, str]]:
    """Method and path of every operation in the document."""
    paths = create_app(Settings(database="sqlite:///unused.sqlite3")).openapi()["paths"]
    return {
        operation["operationId"]: (method.upper(), path)
        for path, methods in paths.items()
        for method, operation in methods.items()
    }


def test_every_operation_has_its_row() -> None:
    assert set(operations()) == set(MATRIX)


UNDOCUMENTED = {"/api/docs", "/api/openapi.json"}
"""What is not in the document: its own pages."""

CLIENT = {"", "/"}
"""Its files, or the page that says that it is not built."""


def test_every_route_is_in_the_document_or_known() -> None:
    app = create_app(Settings(database="sqlite:///unused.sqlite3"))
    documented = {path for _, path in operations().values()}
    assert set(paths_of(app.routes)) - documented - CLIENT == UNDOCUMENTED


def paths_of(routes: Iterable[Any]) -> Iterator[str]:
    """The paths of routes, and of the routers among them."""
    for route in routes:
        if hasattr(route, "original_router"):
            yield from paths_of(route.original_router.routes)
        else:
            yield route.path


def official_of(site: RunningSite, role: str) -> httpx.Client:
    """Somebody with a role, in a browser of their own."""
    client, login = site.visit(), {"name": f"Official {role}"[:24], "password": "long enough"}
    if not client.post("/api/session", json=login).is_success:
        assert client.post("/api/accounts", json=login).is_success
        with site.admin() as admin:
            given = admin.put("/api/admin/officials", json={"name": login["name"], "role": role})
        assert given.is_success, given.text
    return client


class Scene:
    """A private table and the people around it, each with a browser."""

    def __init__(self, site: RunningSite, account: httpx.Client, state: str) -> None:
        others = {"account", "admin", *OFFICIALS}
        self.people = {role: site.visit() for role in ROLES if role not in others}
        self.people |= {"account": account, "admin": site.admin()}
        self.people |= {role: official_of(site, role) for role in OFFICIALS}
        host = self.people["host"]
        seats = [{"kind": "mine", "name": "Host"}, {"kind": "open"}]
        if state == "lobby":
            seats.append({"kind": "open"})
        made = host.post("/api/matches", json=table(seats=seats)).json()
        self.match: str = made["match"]["id"]
        self.path = f"/api/matches/{self.match}"
        self.ask("other_seat", "join", {"name": "Other", "seat": 2}, made["invite"]["token"])
        watch = host.post(f"{self.path}/invites", json={"kind": "watch"}).json()
        self.ask("spectator", "watch", {}, watch["token"])
        if state in {"running", "over"}:
            self.ask("host", "start", None)
        if state == "over":
            self.ask("host", "leave", {})
            self.ask("other_seat", "leave", {})
            while self.shown()["status"] != "over":
                time.sleep(0.02)

    def ask(self, role: str, what: str, body: Any, invite: str = "") -> None:
        """Something that goes well."""
        headers = {"Metro2033-Invite": invite} if invite else {}
        answer = self.people[role].post(f"{self.path}/{what}", json=body, headers=headers)
        assert answer.status_code == 200, answer.text

    def shown(self) -> dict[str, Any]:
        """The match as its host sees it."""
        shown: dict[str, Any] = self.people["host"].get(self.path).json()
        return shown

    def attempt(self, role: str, operation: str) -> httpx.Response:
        """The answer to an operation that somebody tries."""
        method, template = operations()[operation]
        row = MATRIX[operation]
        values = {"match_id": self.match, "seat": 2, "edition": "second", "code": "en"}
        nobodys = {"channel_id": "nobodys", "token": "of.nobody", "tournament_id": "nowhere"}
        nobodys |= dict.fromkeys(("report_id", "sanction_id", "announcement_id"), "nothing")
        path = template.format(**values, **nobodys, rule_id="E2-ARMY-004", puzzle=PUZZLE)
        content: dict[str, Any] = {} if row.body is None else {"json": row.body}
        if row.content:
            content = {"content": row.content, "headers": {"Content-Type": "application/x-ndjson"}}
        return self.people[role].request(method, path, params=row.query, **content)

    def close(self) -> None:
        """Close the browsers, but for the one that is shared."""
        for role, client in self.people.items():
            if role != "account":
                client.close()


@pytest.fixture(scope="module")
def account(site: RunningSite) -> Iterator[httpx.Client]:
    with site.visit() as client:
        login = {"name": "Roles", "password": "long enough"}
        client.post("/api/accounts", json={**login, "name": FORGETFUL})
        client.post("/api/accounts", json=login)
        yield client


@pytest.fixture(scope="module")
def scenes(site: RunningSite, account: httpx.Client) -> Iterator[dict[str, Scene]]:
    """A scene in each state, for those who change nothing."""
    found = {s: Scene(site, account, s) for s in ("lobby", "full", "running", "over")}
    yield found
    for scene in found.values():
        scene.close()


@pytest.mark.parametrize("operation", [name for name, row in MATRIX.items() if row.allowed != ALL])
def test_who_may_not_is_refused_and_changes_nothing(
    scenes: dict[str, Scene], operation: str
) -> None:
    scene = scenes[MATRIX[operation].state]
    before = scene.shown()
    for role in ROLES:
        if role not in MATRIX[operation].allowed:
            answer = scene.attempt(role, operation)
            expected = DENIED | ({409} if operation in {"join_match", "ask_for_reset"} else set())
            assert answer.status_code in expected, (role, answer.text)
            assert answer.headers["content-type"] == "application/problem+json"
    assert scene.shown() == before


@pytest.mark.parametrize(
    "operation",
    [
        name
        for name, row in MATRIX.items()
        if row.allowed == ALL and name not in {"create_account", "log_in", "take_record"}
    ],
)
def test_what_is_for_all_is_for_all(scenes: dict[str, Scene], operation: str) -> None:
    for role in ROLES:
        answer = scenes[MATRIX[operation].state].attempt(role, operation)
        assert answer.is_success, (role, answer.text)


@pytest.mark.parametrize(
    ("operation", "role"),
    [
        (name, role)
        for name, row in MATRIX.items()
        for role in sorted(row.allowed)
        if row.allowed != ALL and (role, name) not in FINAL
    ],
)
def test_who_may_is_let_in(
    site: RunningSite, account: httpx.Client, operation: str, role: str
) -> None:
    scene = Scene(site, account, MATRIX[operation].state)
    try:
        answer = scene.attempt(role, operation)
        assert answer.is_success, answer.text
    finally:
        scene.close()


def test_what_anybody_may_try_is_judged_by_what_he_sends(
    site: RunningSite, account: httpx.Client
) -> None:
    scene = Scene(site, account, "lobby")
    for role in ROLES:
        assert scene.attempt(role, "take_record").status_code == 422
    assert scene.attempt("anonymous", "log_in").status_code == 200
    assert scene.attempt("anonymous", "create_account").status_code == 201
    assert scene.attempt("anonymous", "create_account").status_code == 409
    scene.close()


def test_metrics_are_for_who_has_their_token(site: RunningSite) -> None:
    with site.visit(Authorization=f"Bearer {METRICS_TOKEN}") as client:
        assert client.get("/metrics").status_code == 200


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer wrong", "Basic eDp5"])
def test_the_admin_token_must_fit(site: RunningSite, header: str) -> None:
    with site.visit(Authorization=header) as client:
        assert client.get("/api/admin/matches").status_code == 403


def test_without_an_admin_token_nobody_is_admin() -> None:
    assert not is_token("", "")
    assert not is_token("anything", "")


def test_a_private_table_that_everybody_sees_is_found(
    scenes: dict[str, Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Access, "may_see", property(lambda _: True))
    with pytest.raises(AssertionError):
        test_who_may_not_is_refused_and_changes_nothing(scenes, "show_match")
