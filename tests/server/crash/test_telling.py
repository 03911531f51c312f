"""A server is killed while it tells somebody of their turn: they are told, and shown it once."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest

from effort import Counted, many
from server.crash.player import PatientBrowser
from server.crash.victim import Victim, victims
from server.notices.receivers import PushBrowser, Received, http_receiver

MINE = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
OUTBOX = "metro2033.server.store.notices"
BEFORE_SENDING = [
    (f"{OUTBOX}:claim", "before"),
    (f"{OUTBOX}:claim", "after"),
    ("metro2033.server.notices.worker:lane_of", "before"),
    ("metro2033.server.notices.push:encrypted", "before"),
    ("metro2033.server.notices.guarded_client:GuardedClient.post", "before"),
]
AFTER_SENDING = [(f"{OUTBOX}:done", "before"), (f"{OUTBOX}:done", "after")]
"""Where it dies: as it takes something from the outbox, on the way, as it notes that it is told.

Before the note is stored nobody can know what has arrived: it is sent again under the same topic
and tag, so that the push service or the browser puts it in the place of the first.
"""


async def life(server: Victim, point: tuple[str, str] | None, *, fault: str) -> None:
    server.start((*point, 1) if point else None, fault=fault)
    with suppress(Exception):
        await server.ready()


async def end(server: Victim) -> None:
    server.kill()
    await server.dead()


async def take_a_turn(browser: PatientBrowser, match: str) -> None:
    """Whoever is asked comes, answers until somebody else is, and goes."""
    async with browser.sit(match) as socket:
        while socket.question is not None:
            assert (await socket.answer("rest"))["type"] == "done"
            await socket.rest()


def topics(push: Received) -> list[str]:
    """What was sent, each by the turn that it tells of."""
    return [headers["Topic"] for _, headers, _ in push.requests]


async def heard(push: Received, number: int) -> None:
    """Wait until so many turns were told."""
    async with asyncio.timeout(60):
        while len(set(topics(push))) < number:
            await asyncio.sleep(0.01)


async def tell_through_deaths(
    server: Victim, push: Received, points: list[tuple[str, str]], fault: str = "soon"
) -> None:
    """One turn for each point at which the server dies while it tells of it."""
    browser = PatientBrowser(cast("Any", server))
    await life(server, None, fault="still")
    match = await asyncio.to_thread(browser.make, "toy", MINE, start=True)
    keys = {"kind": "push", "address": f"{push.url}/1", **PushBrowser().keys}
    await asyncio.to_thread(browser.post, "/api/session/channels", **keys)
    for number, point in enumerate(points, 1):
        await take_a_turn(browser, match)
        await end(server)
        await life(server, point, fault=fault)
        await asyncio.wait_for(server.dead(), 60)
        await life(server, None, fault="soon")
        await heard(push, number)
        await end(server)
        sent = topics(push)
        is_after = point in AFTER_SENDING[:1]
        assert sent.count(sent[-1]) <= 1 + is_after, point
        assert len(set(sent)) == number, point
        await life(server, None, fault="still")


@pytest.mark.slow
async def test_whoever_is_waited_for_is_told_once_though_servers_die(
    database_url: str, tmp_path: Path, counted: Counted
) -> None:
    points = [*BEFORE_SENDING, *AFTER_SENDING] * many(1)
    with victims(1, database_url, tmp_path) as (server,), http_receiver() as push:
        await tell_through_deaths(server, push, points)
    counted(deaths=len(points))


@pytest.mark.slow
async def test_a_server_that_notes_what_it_has_not_told_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "heard", lambda *_: asyncio.sleep(3))
    database = f"sqlite:///{tmp_path}/found.db"
    with (
        victims(1, database, tmp_path) as (server,),
        http_receiver() as push,
        pytest.raises((AssertionError, IndexError)),
    ):
        await tell_through_deaths(server, push, [BEFORE_SENDING[-1]], fault="forgets")
