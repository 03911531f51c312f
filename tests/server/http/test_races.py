"""Every operation, 64 times at once: none fails, what there is once is given once.

The operations come from the OpenAPI document, so a new one that may change something fails here
until its row is written. On PostgreSQL two servers share the requests.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from effort import Counted
from metro2033.server.http.passwords import Passwords
from metro2033.server.store import password_resets, people, schema
from server.http.race_arena import AT_ONCE, Arena
from server.http.races import CLOSED, MORE_RACES, RACES, READ, Race, fitting
from server.http.role_matrix import FORGETFUL, MATRIX, operations
from server.http.site import RunningSite, running_site
from server.notices.receivers import MailBox, mail_receiver
from server.postgres import Postgres

LOGIN = {"name": "Racing", "password": "long enough"}


@pytest.fixture(scope="module")
def box() -> Iterator[MailBox]:
    with mail_receiver() as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def sites(
    request: pytest.FixtureRequest, box: MailBox, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[RunningSite]]:
    """One server, or two that share a database."""
    settings = {"smtp": box.url, "matches_per_session": 1_000_000}
    with ExitStack() as stack:
        if request.param == "sqlite":
            url = f"sqlite:///{tmp_path_factory.mktemp('races')}/metro2033.sqlite3"
            yield [stack.enter_context(running_site(url, **settings))]
            return
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.create_database()
        stack.callback(postgres.drop_database, url)
        both = [stack.enter_context(running_site(url, **settings)) for _ in range(2)]
        for one in both:  # FastAPI makes its routes when they are first looked for, in one thread
            with one.visit() as client:
                client.get("/api/nothing")
        yield both


@pytest.fixture(scope="module")
def account(sites: list[RunningSite]) -> Iterator[httpx.Client]:
    with sites[0].visit() as client:
        for name in (FORGETFUL, "Roles", LOGIN["name"]):
            client.post("/api/accounts", json={**LOGIN, "name": name})
        yield client


def changing() -> set[str]:
    """The operations that may change something."""
    return {name for name, (method, _) in operations().items() if method != "GET"}


def test_every_operation_that_may_change_something_has_its_race() -> None:
    assert set(RACES) == changing()


async def run(arena: Arena, operation: str, race: Race) -> Counter[int]:
    """Let 64 requests race; their statuses."""
    found = await arena.race(operation, race.prepare(arena, operation))
    codes = Counter(answer.status_code for answer in found)
    refused = next((answer.text for answer in found if not answer.is_success), "")
    assert fitting(race.successes, codes), (codes, refused)
    if race.check is not None:
        race.check(arena)
    return codes


@pytest.mark.slow
@pytest.mark.parametrize("operation", sorted(operations().keys() - CLOSED.keys()))
async def test_sixty_four_at_once(
    sites: list[RunningSite],
    box: MailBox,
    account: httpx.Client,
    operation: str,
    caplog: pytest.LogCaptureFixture,
    counted: Counted,
) -> None:
    for site in sites:
        of_address = site.server.config.loaded_app.state.site
        of_address.mails._held.clear()
        of_address.reports._held.clear()
    if len(sites) > 1 and operation not in RACES:
        pytest.skip("two servers that only read do not race")
    race = RACES.get(operation) or READ.get(operation) or Race()
    arena = Arena(sites, box, account, race.state or MATRIX[operation].state)
    try:
        await run(arena, operation, race)
    finally:
        arena.scene.close()
        if arena.scene.people["account"] is not account:
            arena.scene.people["account"].close()
    with sites[0].admin() as admin:
        assert admin.get("/api/admin/check").json()["faults"] == []
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
    counted(requests=AT_ONCE, races=1)


@pytest.mark.slow
@pytest.mark.parametrize("name", MORE_RACES)
async def test_sixty_four_others_at_once(
    sites: list[RunningSite], box: MailBox, account: httpx.Client, name: str
) -> None:
    operation, race = MORE_RACES[name]
    arena = Arena(sites, box, account, MATRIX[operation].state)
    try:
        await run(arena, operation, race)
    finally:
        arena.scene.close()
        if arena.scene.people["account"] is not account:
            arena.scene.people["account"].close()


def check_together() -> Callable[..., Awaitable[bool]]:
    """Checks a password when another is to be checked too: then neither is changed yet."""
    check, waiting = Passwords.check, list[Any]()

    async def checked(*args: Any) -> bool:
        waiting.append(args)
        for _ in range(100):  # whoever logs in does so alone
            if len(waiting) > 1:
                break
            await asyncio.sleep(0.01)
        try:
            return await check(*args)
        finally:
            waiting.remove(args)

    return checked


@pytest.mark.slow
async def test_a_password_that_many_change_at_once_is_found(
    sites: list[RunningSite],
    box: MailBox,
    account: httpx.Client,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(people, "require_password", lambda _, __: None)
    monkeypatch.setattr(Passwords, "check", check_together())
    operation, race = MORE_RACES["change_password"]
    arena = Arena(sites, box, account, MATRIX[operation].state)
    with pytest.raises(AssertionError):
        await run(arena, operation, race)
    arena.scene.close()
    arena.scene.people["account"].close()


@pytest.mark.slow
async def test_a_link_that_works_twice_is_found(
    sites: list[RunningSite],
    box: MailBox,
    account: httpx.Client,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reset = schema.password_reset.c
    monkeypatch.setattr(password_resets, "_works", lambda token, _: reset.token_hash == token)
    # Else only the last of them is let in, if all were under way before the first was done.
    monkeypatch.setattr(people, "require_password", lambda _, __: None)
    arena = Arena(sites, box, account, "lobby")
    with pytest.raises(AssertionError):
        await run(arena, "finish_reset", RACES["finish_reset"])
    arena.scene.close()
