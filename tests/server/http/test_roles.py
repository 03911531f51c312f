"""Every route against every role: who may is let in, all others change nothing.

The operations come from the OpenAPI document, so a new route fails here until its row is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import httpx
import pytest

from metro2033.server.http.api import official, tournaments
from metro2033.server.http.app import create_app
from metro2033.server.http.auth import is_token
from metro2033.server.settings import Settings
from metro2033.server.store.moderation_entities import HOST as HOST_TOKEN
from metro2033.server.tables.access import Access
from server.http.role_matrix import (
    ALL,
    FORGETFUL,
    MATRIX,
    OFFICIALS,
    ROLES,
    operations,
    refusals_of,
)
from server.http.role_scene import Scene
from server.http.site import METRICS_TOKEN, RunningSite

FINAL = {
    (role, operation)
    for role in ("account", *OFFICIALS)
    for operation in ("log_out", "delete_account")
}
"""What the shared accounts cannot do and stay logged in; tests of sessions do it."""


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
    check_refused(scene, operation)
    assert scene.shown() == before


def check_refused(scene: Scene, operation: str) -> None:
    """All who may not use an operation are refused."""
    for role in ROLES:
        if role not in MATRIX[operation].allowed:
            answer = scene.attempt(role, operation)
            assert answer.status_code in refusals_of(operation), (role, answer.text)
            assert answer.headers["content-type"] == "application/problem+json"


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
    for operation in ("show_match", "report_player"):
        with pytest.raises(AssertionError):
            check_refused(scenes["lobby"], operation)


@pytest.mark.parametrize(
    "operation",
    [name for name, (_, path) in operations().items() if path.startswith("/api/admin/")],
)
def test_a_missing_check_of_the_role_is_found(
    site: RunningSite, account: httpx.Client, operation: str
) -> None:
    app = site.server.config.loaded_app
    scene = Scene(site, account, MATRIX[operation].state)
    app.dependency_overrides[official._official] = lambda: HOST_TOKEN
    try:
        with pytest.raises(AssertionError):
            check_refused(scene, operation)
    finally:
        app.dependency_overrides.clear()
        scene.close()


@pytest.mark.parametrize("operation", ["start_tournament", "cancel_tournament"])
def test_a_tournament_that_others_govern_is_found(
    site: RunningSite,
    account: httpx.Client,
    monkeypatch: pytest.MonkeyPatch,
    operation: str,
) -> None:
    scene = Scene(site, account, "lobby")
    monkeypatch.setattr(tournaments, "organised", lambda site, id, _: tournaments.found(site, id))
    with pytest.raises(AssertionError):
        check_refused(scene, operation)
    scene.close()
