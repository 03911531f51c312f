"""What a table remembers of the cards: the same for everybody, or for nobody."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest

from metro2033.server.protocol import client, server
from metro2033.server.store.store import Store
from server.http.site import RunningSite
from server.match.open_room import new_match, open_room, person
from server.match.player import Browser, Socket
from server.match.table import Table


async def recalled(socket: Socket) -> dict[str, Any]:
    """What a table tells, without the number of the message."""
    told = await socket.ask("memory")
    return {name: value for name, value in told.items() if name != "id"}


@pytest.mark.parametrize("edition", ["first", "second"])
async def test_everybody_is_told_the_same(
    site: RunningSite, stack: AsyncExitStack, edition: str
) -> None:
    table = Table(site, edition)
    asked, other = await table.sit(stack)
    watching = await stack.enter_async_context(Browser(site).sit(table.match, seat=None))
    told = await recalled(asked)
    assert told["type"] == "remembered"
    assert told["n"] == asked.state["n"]
    assert told == await recalled(other) == await recalled(watching)
    assert {deck["deck"] for deck in told["decks"]} == set(asked.state["facts"]["unseen"])
    assert all(deck["fresh"] for deck in told["decks"])


async def test_a_table_may_remember_nothing(site: RunningSite, stack: AsyncExitStack) -> None:
    asked, other = await Table(site, "second", memory=False).sit(stack)
    for socket in (asked, other):
        assert socket.state["match"]["memory"] is False
        assert socket.state["facts"]["unseen"] == {}
        assert (await socket.ask("memory"))["message"] == "refused-memory"
    await asked.answer(asked.question["fallback"])  # type: ignore[index]
    await asked.rest()
    assert asked.state["facts"]["unseen"] == {}


async def test_a_match_from_before_there_was_a_choice_is_remembered(sqlite_store: Store) -> None:
    match = await new_match(sqlite_store, "second", [person(), person()])
    stored = await sqlite_store.match(match)
    assert stored is not None
    assert "memory" not in stored.settings
    async with open_room(sqlite_store, match) as opened:
        told = await opened.commands.obey(opened.actor(0), client.Memory(id=3))
        assert isinstance(told, server.Remembered)
        assert told.decks
