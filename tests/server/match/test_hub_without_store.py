"""Matches that cannot be loaded for a while: they are tried again, and no time is lost."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from metro2033.server.match import hub as hub_module
from metro2033.server.match import sleeping
from metro2033.server.match.room import Room
from metro2033.server.match.room_host import IDLE_MS
from metro2033.server.store.entities import Unavailable
from metro2033.server.store.store import Store
from server.match.open_hub import CLOCK, PATIENCE, enter, idle, opened
from server.match.open_room import WHO, Time, new_match, person


class Away(Store):
    """A database that is away for a while."""

    is_away = False

    async def read(self, job: Any) -> Any:
        if self.is_away:
            raise Unavailable("as the test wants")
        return await super().read(job)


class Full(Store):
    """A database that takes nothing more."""

    is_full = False

    async def write(self, job: Any) -> Any:
        if self.is_full:
            raise Unavailable("as the test wants")
        return await super().write(job)


async def test_a_match_that_cannot_be_loaded_is_tried_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sleeping, "RETRY_MS", 1)
    store = await Away.open(sqlite_url)
    match = await new_match(store, "toy", [person(), person()], clock=CLOCK)
    async with opened(store) as hub:
        store.is_away = True
        await hub._visit(match)
        assert match in hub.rooms.sleeping
        store.is_away = False
        async with asyncio.timeout(PATIENCE):
            while match in hub.rooms.sleeping or match not in hub.rooms:
                await asyncio.sleep(0.001)
        assert not (await hub.rooms.host(match)).room.is_closed
    await store.close()


async def test_time_that_passes_while_a_match_cannot_be_loaded_is_counted(
    sqlite_url: str,
) -> None:
    time = Time()
    store = await Away.open(sqlite_url)
    match = await new_match(store, "toy", [person(), person()], clock=CLOCK)
    async with opened(store, time) as hub:
        host = await idle(hub, match)
        (seat,) = host.room.state.playing.table.asked
        await hub.rooms.unload(host)
        time.now += 100_000
        store.is_away = True
        with pytest.raises(Unavailable):
            await hub.rooms.host(match)
        # Whoever came is told so; the match itself is called again.
        assert match in hub.rooms.sleeping
        time.now += 20_000
        store.is_away = False
        assert (await hub.rooms.host(match)).room.state.time_left(time())[seat] == 480_000
    await store.close()


@pytest.mark.parametrize("is_loaded", [True, False])
async def test_who_leaves_while_the_store_is_away_is_replaced_later(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, is_loaded: bool
) -> None:
    """Whoever has stored that somebody leaves cannot tell it twice."""
    monkeypatch.setattr(sleeping, "RETRY_MS", 1)
    store = await Away.open(sqlite_url)
    match = await new_match(store, "toy", [person(), person()], clock=CLOCK)
    async with opened(store) as hub:
        if is_loaded:
            await hub.rooms.host(match)
        await store.change_seat(match, 0, taken_over_by="random")
        store.is_away = True
        await hub.left(match)
        store.is_away = False

        def is_replaced() -> bool:
            rooms = [host.room for host in hub.rooms.loaded]
            seats = [room.state.seats[0] for room in rooms if not room.is_closed]
            return [seat.taken_over_by for seat in seats] == ["random"]

        async with asyncio.timeout(PATIENCE):
            while not is_replaced():
                await asyncio.sleep(0.001)
    await store.close()


async def test_a_room_that_cannot_read_what_has_changed_is_loaded_anew(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "ROUNDS", 0.01)
    store = await Away.open(sqlite_url)
    match = await new_match(store, "toy", [person(), person()], clock=CLOCK)
    async with opened(store) as hub:
        old = (await hub.rooms.host(match)).room
        store.is_away = True
        await store.end_match(match)
        await hub.ended(match)
        assert old.is_closed
        store.is_away = False
        async with asyncio.timeout(PATIENCE):
            while [host.room.state.match.status for host in hub.rooms.loaded] != ["ended"]:
                await asyncio.sleep(0.001)
    await store.close()


async def test_a_loaded_match_that_was_not_reached_counts_no_time_twice(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    store = await Store.open(sqlite_url)
    match = await new_match(store, "toy", [person(), person()], clock=CLOCK)
    async with opened(store, time) as hub:
        host = await idle(hub, match)
        (seat,) = host.room.state.playing.table.asked

        async def is_away(_: str) -> bool:
            raise Unavailable("as the test wants")

        with monkeypatch.context() as away:
            away.setattr(hub.cluster, "own", is_away)
            await hub._visit(match)
        assert match not in hub.rooms.sleeping
        time.now += 100_000
        host.used -= IDLE_MS + 1
        await hub.rooms.unload(host)  # the store has the time that has passed
        assert (await hub.rooms.host(match)).room.state.time_left(time())[seat] == 500_000
    await store.close()


async def test_who_comes_while_nothing_can_be_stored_is_in_and_can_leave(sqlite_url: str) -> None:
    """A message that cannot be dropped is no reason to keep them out, and leaves no ghost."""
    store = await Full.open(sqlite_url)
    address = "https://push.example"
    await store.put_channel(WHO.session, "push", address, "", "en", is_confirmed=True)
    match = await new_match(store, "toy", [person(), person()])
    async with opened(store) as hub:
        room = (await hub.rooms.host(match)).room
        await answered(room)
        (asked,) = room.state.people_asked
        store.is_full = True
        host, ear = await enter(hub, match, asked)
        assert [message["type"] for message in ear.heard] == ["welcome"]
        host.leave(ear)
        assert room.is_empty
        store.is_full = False
    await store.close()


async def answered(room: Room) -> None:
    """The open question of a match is answered."""
    (seat,) = room.state.people_asked
    ask = room.state.playing.table.ask(seat)
    assert ask is not None
    assert await room.answer(seat, ask.number, ask.decision.options[0].key) is None
