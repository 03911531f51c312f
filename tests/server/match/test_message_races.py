"""Every message 64 times at once, on four sockets of one seat: all are answered, none is lost.

The messages come from the specification, so a new one is tried as soon as it is there.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

import pytest

from effort import Counted
from metro2033.server.tables.connection import Connection
from server.fuzz.messages import MESSAGE_TYPES, SECONDS, example
from server.http.site import RunningSite
from server.match.player import Socket
from server.match.test_roles import SENSE, Scene

SOCKETS, EACH = 4, 16

ONCE = {"answer"}
"""What counts once."""


async def answers(socket: Socket, message: dict[str, Any]) -> list[dict[str, Any]]:
    """Send a message many times, and take in all that is said until each is answered."""
    wanted = set(range(1000, 1000 + EACH))
    for id in wanted:
        await socket.connection.send(json.dumps({**message, "id": id}))
    found = []
    while wanted:
        heard = json.loads(await asyncio.wait_for(socket.connection.recv(), SECONDS))
        if heard.get("id") in wanted:
            wanted.remove(heard["id"])
            found.append(heard)
    return found


async def race(site: RunningSite, kind: str) -> Counter[str]:
    """The kinds of answers to 64 messages of one kind."""
    async with AsyncExitStack() as stack:
        scene = Scene(site)
        await scene.open(stack)
        asked = scene.sockets["asked"]
        browser = scene.anna if asked.state["held"] == [1] else scene.boris
        sockets = [
            await stack.enter_async_context(browser.sit(scene.match)) for _ in range(SOCKETS)
        ]
        assert asked.question is not None
        sense = SENSE | {"match": scene.match, "ask": scene.ask}
        message = example(MESSAGE_TYPES[kind], sense)
        message = {k: v for k, v in message.items() if k in MESSAGE_TYPES[kind]["required"]}
        found = await asyncio.gather(*(answers(socket, message) for socket in sockets))
        again = await stack.enter_async_context(browser.sit(scene.match))
        assert again.state["type"] == "welcome", "the table is still there"
    return Counter(heard["type"] for heards in found for heard in heards)


@pytest.mark.slow
@pytest.mark.parametrize("kind", MESSAGE_TYPES)
async def test_sixty_four_messages_at_once(
    site: RunningSite, kind: str, caplog: pytest.LogCaptureFixture, counted: Counted
) -> None:
    told = await race(site, kind)
    assert sum(told.values()) == SOCKETS * EACH
    if kind in ONCE:
        assert told["done"] == 1, told
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
    counted(messages=SOCKETS * EACH, races=1)


@pytest.mark.slow
async def test_a_message_that_is_lost_is_found(
    site: RunningSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    hear = Connection.hear

    async def deaf(connection: Connection, text: str | bytes) -> None:
        if b"1007" not in (text if isinstance(text, bytes) else text.encode()):
            await hear(connection, text)

    monkeypatch.setattr(Connection, "hear", deaf)
    monkeypatch.setitem(globals(), "SECONDS", 2.0)
    with pytest.raises(TimeoutError):
        await race(site, "undo")
