"""The rooms of a server: one for each match, whatever comes, goes, fails or is deleted."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from metro2033.server.cluster.pipe import NOT_ENTERED, Pipe
from metro2033.server.match import hub as hub_module
from metro2033.server.match.actor import Actor, Identity
from metro2033.server.match.dependencies import monotonic_ms
from metro2033.server.match.greeting import ForwardedHello
from metro2033.server.match.hub import Hub
from metro2033.server.match.outbox import GOING_AWAY, GONE
from metro2033.server.match.room_host import IDLE_MS, RoomHost
from metro2033.server.protocol import client
from metro2033.server.store.entities import Unknown
from metro2033.server.store.store import Store
from metro2033.server.store.time_off import WantedRest
from server.match.open_hub import CLOCK, PATIENCE, enter, idle, opened
from server.match.open_room import WHO, Ear, new_match, person, robot


async def test_a_deleted_match_spoils_nothing(store: Store) -> None:
    """Its clock ran: those of others are kept all the same, and the server can stop."""
    gone, other = [
        await new_match(store, "toy", [person(), person()], clock=CLOCK) for _ in range(2)
    ]
    async with opened(store) as hub:
        _, ear = await enter(hub, gone)
        host, _ = await enter(hub, other)
        await store.delete_match(gone)
        # The hub has not heard of it yet.
        await hub.rooms.save_clocks(hub.rooms.loaded)
        await hub.forget(gone)
        assert ear.end == GONE
        assert not host.room.is_closed
        with pytest.raises(Unknown):
            await hub.rooms.host(gone)
        before = await store.clocks(other)
    assert (await store.clocks(other)).keys() == before.keys()


async def test_a_former_owner_changes_no_clocks(postgres_url: str) -> None:
    """The match has gone to another server, which alone knows what is left."""
    stores = [await Store.open(postgres_url) for _ in range(2)]
    match = await new_match(stores[0], "toy", [person(), person()], clock=CLOCK)
    async with opened(stores[0]) as one, opened(stores[1]) as two:
        await enter(one, match)
        former = stores[0].process
        await one.cluster.release(match)
        await enter(two, match)
        kept = {0: 1234, 1: 5678}
        await stores[1].save_clocks({match: kept})
        assert await stores[1].clocks(match) == kept
        assert stores[0].process == former
        await one.rooms.save_clocks(one.rooms.loaded)
        await stores[0].spend({match: 1000})
        assert await stores[1].clocks(match) == kept
        await stores[1].spend({match: 34})
        assert 1200 in (await stores[1].clocks(match)).values()
    for store in stores:
        await store.close()


async def test_a_seat_that_an_account_has_adopted_is_known(sqlite_store: Store) -> None:
    """Nobody has told the room: it looks into the store before it sends somebody away."""
    match = await new_match(sqlite_store, "toy", [person(), person()])
    account = await sqlite_store.create_account("Anna", "", "en")
    async with opened(sqlite_store) as hub:
        _, old = await enter(hub, match)
        stranger = Actor(0, True, "en", Identity("another session", None))
        assert await hub.enter(Ear(), stranger, client.Hello(match=match)) is None
        for seat in (0, 1):
            await sqlite_store.change_seat(match, seat, account=account.id)
        ear, known = Ear(), Actor(0, True, "en", Identity("another session", account.id))
        assert await hub.enter(ear, known, client.Hello(match=match)) is not None
        assert ear.heard[0]["held"] == [1, 2]
        assert old.end == GOING_AWAY


@dataclass
class Line:
    """What carries a pipe to another process: everything is taken at once."""

    texts: list[str] = field(default_factory=list)
    codes: list[int] = field(default_factory=list)
    is_free: bool = True

    async def freed(self) -> None:
        """It is always free."""

    def say(self, text: str) -> None:
        self.texts.append(text)

    def hang_up(self, code: int) -> None:
        self.codes.append(code)


async def test_a_client_of_another_process_is_told_that_it_lost_its_seat(
    sqlite_store: Store,
) -> None:
    match = await new_match(sqlite_store, "toy", [person(), person()])
    line = Line()
    stranger = Actor(0, True, "en", Identity("another session", None))
    hello = ForwardedHello(stranger, client.Hello(match=match, id=7))
    async with opened(sqlite_store) as hub:
        await hub.serve(match, msgspec.json.encode(hello).decode(), Pipe("there", line))
    told = json.loads(line.texts[0])
    assert (told["id"], told["code"], line.codes) == (7, "not_allowed", [NOT_ENTERED])


async def test_who_lost_everything_calls_nobody(sqlite_store: Store) -> None:
    match = await new_match(sqlite_store, "toy", [person(), person()], clock=CLOCK)
    async with opened(sqlite_store) as hub:
        host = await idle(hub, match)
        await hub.rooms.unload(host)
        assert match in hub.rooms.sleeping
        hub.lost()
        assert match not in hub.rooms.sleeping


async def loaded(hub: Hub, match: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while match not in hub.rooms:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("clock", [CLOCK, None])
async def test_a_match_that_nobody_has_open_goes_on_when_somebody_leaves(
    sqlite_store: Store, clock: Any
) -> None:
    match = await new_match(sqlite_store, "toy", [person(), person()], clock=clock)
    async with opened(sqlite_store) as hub:
        await hub.rooms.unload(await idle(hub, match))
        assert match not in hub.rooms
        for seat in (0, 1):
            await sqlite_store.change_seat(match, seat, taken_over_by="random")
        await hub.left(match)
        await loaded(hub, match)
        assert (await hub.rooms.host(match)).automation.is_busy


async def test_a_match_that_sleeps_in_another_process_goes_on_when_somebody_leaves(
    postgres_url: str,
) -> None:
    stores = [await Store.open(postgres_url) for _ in range(2)]
    match = await new_match(stores[0], "toy", [person(), person()], clock=CLOCK)
    async with opened(stores[0]) as one, opened(stores[1]) as two:
        await one.rooms.unload(await idle(one, match))
        assert match in one.rooms.sleeping
        for seat in (0, 1):
            await stores[1].change_seat(match, seat, taken_over_by="random")
        await two.left(match)
        await loaded(one, match)
        assert match not in two.rooms
    for store in stores:
        await store.close()


class SlowStore(Store):
    """A store that keeps clocks only when it may."""

    def hold(self) -> None:
        self.may_save = asyncio.Event()
        self.is_saving = asyncio.Event()

    async def save_clocks(self, clocks: Any) -> None:
        if hasattr(self, "may_save"):
            self.is_saving.set()
            await self.may_save.wait()
        await super().save_clocks(clocks)


async def test_a_room_has_no_twin(sqlite_url: str) -> None:
    """Somebody comes while the room is being unloaded: there is one room afterwards."""
    store = await SlowStore.open(sqlite_url)
    match = await new_match(store, "toy", [person(), person()], clock=CLOCK)
    async with opened(store) as hub:
        old = await idle(hub, match)
        store.hold()
        unloading = asyncio.create_task(hub.rooms.unload(old))
        await store.is_saving.wait()
        coming = [asyncio.create_task(enter(hub, match, seat)) for seat in (0, 1)]
        await asyncio.sleep(0.01)
        store.may_save.set()
        await unloading
        hosts = [(await task)[0] for task in coming]
        assert hosts[0] is hosts[1] is await hub.rooms.host(match)
        assert hosts[0] is not old
        assert old.room.is_closed
        assert match not in hub.rooms.sleeping
        assert len(hosts[0].room.audience) == 2
    await store.close()


async def test_a_room_is_not_unloaded_under_who_has_just_come(sqlite_store: Store) -> None:
    match = await new_match(sqlite_store, "toy", [person(), person()])
    async with opened(sqlite_store) as hub:
        host = await idle(hub, match)
        async with host.room.lock:
            unloading = asyncio.create_task(hub.rooms.unload(host))
            await asyncio.sleep(0)
            host.room.admit(Ear(), Actor(0, True, "en", WHO), client.Hello(match=match))
        await unloading
        assert not host.room.is_closed
        assert await hub.rooms.host(match) is host


async def test_a_room_that_was_given_up_goes_on(sqlite_store: Store) -> None:
    """Nobody looks at these bots; a write that failed does not stop them for good."""
    match = await new_match(sqlite_store, "toy", [person(), robot()])
    async with opened(sqlite_store) as hub:
        host = await hub.rooms.host(match)
        host.room.close()
        await hub._look_after(host)
        (loaded,) = hub.rooms.loaded
        assert loaded is not host
        assert not loaded.room.is_closed


async def test_what_breaks_at_one_match_is_seen_to_again(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody foresaw it: the look around goes on, at the other matches and in the next round."""
    monkeypatch.setattr(hub_module, "ROUNDS", 0.001)
    matches = [await new_match(sqlite_store, "toy", [person(), person()]) for _ in range(2)]
    async with opened(sqlite_store) as hub:
        broken, other = [await hub.rooms.host(match) for match in matches]
        seen: list[RoomHost] = []

        async def look_after(host: RoomHost) -> None:
            seen.append(host)
            if host is broken:
                raise LookupError("as the test wants")

        monkeypatch.setattr(hub, "_look_after", look_after)
        async with asyncio.timeout(PATIENCE):
            while seen.count(broken) < 2 or seen.count(other) < 2:
                await asyncio.sleep(0.001)


async def test_the_clocks_of_a_match_that_was_broken_off_call_nobody(sqlite_store: Store) -> None:
    match = await new_match(sqlite_store, "toy", [person(), person()], clock=CLOCK)
    async with opened(sqlite_store) as hub:
        host = await idle(hub, match)
        assert host.room.state.clocks is not None
        await sqlite_store.end_match(match)
        await host.room.exclusively(host.room.reload)
        host.used -= IDLE_MS + 1
        await hub.rooms.unload(host)
        assert match not in hub.rooms
        assert match not in hub.rooms.sleeping


async def test_a_match_that_sleeps_wakes_up_when_somebody_rests_at_other_times(
    store: Store,
) -> None:
    """Its alarm was set for other times; the other process that has it hears of it as well."""
    days = {"kind": "days", "days": 2}
    match = await new_match(store, "toy", [person(), person()], clock=days)
    async with opened(store) as hub:
        await hub.rooms.unload(await idle(hub, match))
        assert match in hub.rooms.sleeping
        await store.put_rest(WHO.session, WantedRest(None, store.now() + 86_400_000))
        await hub.rests_changed(match)
        host = await hub.rooms.host(match)
        assert host.room.state.clocks is not None
        assert not hub.rooms.sleeping.take(match)
        seat = host.room.state.playing.table.asked[0]
        assert host.room.state.clocks.rests_until(seat, monotonic_ms()) is not None
        await hub.rooms.unload(await idle(hub, match))
        hub.news(match, "changed")
        async with asyncio.timeout(PATIENCE):
            while match not in hub.rooms:
                await asyncio.sleep(0.01)
