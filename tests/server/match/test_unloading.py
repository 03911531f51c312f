"""A room that nobody uses leaves memory at once: nothing waits for the garbage collector."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.match.actor import Actor
from metro2033.server.match.room import Room
from metro2033.server.match.room_host import IDLE_MS
from metro2033.server.protocol import client
from metro2033.server.store.store import Store
from server.match.open_hub import CLOCK, opened
from server.match.open_room import WHO, Ear, new_match, person

ANSWERS = 6
DELAY = {"kind": "minutes", "minutes": 1}


@pytest.fixture
def garbage() -> Iterator[list[Any]]:
    """What only the garbage collector finds is kept here instead of being freed."""
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    yield gc.garbage
    gc.set_debug(0)
    gc.garbage.clear()


async def play_and_unload(store: Store, edition: str) -> None:
    """Somebody comes, answers a few times and leaves; then the room is unloaded.

    Somebody else watches meanwhile, and would see the last answers a minute later.
    """
    match = await new_match(store, edition, [person(), person()], clock=CLOCK, delay=DELAY)
    async with opened(store) as hub:
        late, watching = Ear(), Actor(SPECTATOR, True, "en", None)
        assert await hub.enter(late, watching, client.Hello(match=match)) is not None
        ear, actor = Ear(), Actor(0, True, "en", WHO)
        host = await hub.enter(ear, actor, client.Hello(match=match))
        assert host is not None
        for n in range(ANSWERS):
            asked = [told["question"] for told in ear.heard if told.get("question")][-1]
            key = asked["options"][0]["key"]
            await host.hear(actor, client.Answer(id=n, ask=asked["ask"], key=key), lambda _: None)
        host.leave(ear)
        host.leave(late)
        host.used -= IDLE_MS + 1
        await hub.rooms.unload(host)
        assert host not in hub.rooms.loaded
        del host


@pytest.mark.parametrize("edition", ["toy", "first", "second"])
async def test_an_unloaded_room_leaves_no_garbage(
    sqlite_store: Store, garbage: list[Any], edition: str
) -> None:
    await play_and_unload(sqlite_store, edition)
    gc.collect()
    assert not [found for found in garbage if type(found).__module__.startswith("metro2033.")]


async def test_a_room_that_hangs_on_to_itself_is_found(
    sqlite_store: Store, garbage: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Room, "ignore", lambda *_: None)
    await play_and_unload(sqlite_store, "toy")
    gc.collect()
    assert any(isinstance(found, Room) for found in garbage)
