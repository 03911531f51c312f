"""Rooms: nothing is told that is not stored, and what is stored is all that counts."""

from __future__ import annotations

import asyncio
import gc
import json
from typing import Any

import pytest

from metro2033.server.match.actor import Identity
from metro2033.server.match.outbox import GOING_AWAY, MOST_WAITING, TOO_SLOW, Outbox
from metro2033.server.match.table_presenter import TablePresenter
from metro2033.server.match.visited_room import RoomClosed
from metro2033.server.protocol import client, server
from metro2033.server.store.entities import Conflict, StoreError, Unavailable
from metro2033.server.store.store import Store
from server.match.open_room import WHO, new_match, open_room, person, robot


class Failing(Store):
    """A store that fails when it is told to: before it has written, or after."""

    fails: type[StoreError] | None = None
    is_written = False

    async def append(self, *args: Any, **kwargs: Any) -> None:
        fails, self.fails = self.fails, None
        if fails is None or self.is_written:
            await super().append(*args, **kwargs)
        if fails is not None:
            await asyncio.sleep(0.01)
            raise fails("as the test wants")


@pytest.mark.parametrize("fails", [Unavailable, Conflict])
@pytest.mark.parametrize("is_written", [False, True])
async def test_nobody_is_told_what_may_not_be_stored(
    sqlite_url: str, fails: type[StoreError], is_written: bool
) -> None:
    store = await Failing.open(sqlite_url)
    assert isinstance(store, Failing)
    match = await new_match(store, "toy", [person(), person()])
    async with open_room(store, match) as opened:
        ears = [opened.listen(seat) for seat in (0, 1)]
        told = [list(ear.texts) for ear in ears]
        asked = opened.room.state.playing.table.asked[0]
        before = await store.log(match)
        store.fails, store.is_written = fails, is_written
        answer = await opened.answer(asked, "rest")
        assert isinstance(answer, server.Error)
        assert answer.code == "unavailable"
        assert [ear.texts[: len(old)] for ear, old in zip(ears, told, strict=True)] == told
        for ear, old in zip(ears, told, strict=True):
            new = [json.loads(text) for text in ear.texts[len(old) :]]
            codes = ["unavailable"] if fails is Unavailable else []
            assert [(error["type"], error["code"]) for error in new] == [
                ("error", code) for code in codes
            ]
        assert [ear.end for ear in ears] == [GOING_AWAY] * 2
        assert opened.room.is_closed
        late = await opened.commands.obey(opened.actor(asked), client.Undo())
        assert isinstance(late, server.Error)
        with pytest.raises(RoomClosed):
            await opened.room.exclusively(opened.room.resume)
    async with open_room(store, match) as opened:
        after = await store.log(match)
        assert (len(after.choices) > len(before.choices)) == is_written
        assert tuple(opened.room.state.playing.log) == after.choices
        ear = opened.listen(asked)
        assert ear.heard[0]["n"] == len(after.choices)
    await store.close()


async def test_whoever_comes_while_an_answer_is_stored_sees_it_or_waits(
    sqlite_store: Store,
) -> None:
    match = await new_match(sqlite_store, "toy", [person(), person()])
    async with open_room(sqlite_store, match) as opened:
        asked = opened.room.state.playing.table.asked[0]
        n = opened.room.state.playing.table.count
        answering = asyncio.create_task(opened.answer(asked, "rest"))
        await asyncio.sleep(0)
        assert opened.room.lock.locked()
        async with opened.room.lock:
            ear = opened.listen(asked)
        await answering
        assert ear.heard[0]["n"] > n
        assert "change" not in [message["type"] for message in ear.heard]


@pytest.mark.parametrize(
    "message",
    [
        client.History(since=0, until=1000),
        client.Why(ask=0, key="rest"),
        client.Lacks(ask=0),
        client.Hint(ask=0),
        client.Odds(ask=0),
    ],
    ids=lambda message: type(message).__name__,
)
async def test_nothing_is_answered_that_is_not_stored_yet(
    sqlite_url: str, message: client.Message
) -> None:
    """Whoever asks while an answer is being stored waits; if it is not, he learns nothing."""
    store = await Failing.open(sqlite_url)
    assert isinstance(store, Failing)
    match = await new_match(store, "toy", [person(), person()])
    async with open_room(store, match) as opened:
        seat = opened.room.state.playing.table.asked[0]
        store.fails = Unavailable
        answering = asyncio.create_task(opened.answer(seat, "rest"))
        await asyncio.sleep(0)
        assert opened.room.lock.locked()
        told = await opened.commands.obey(opened.actor(1 - seat), message)
        await answering
        assert isinstance(told, server.Error)
        assert told.code == "unavailable"
    await store.close()


async def test_who_has_lost_the_seat_meanwhile_is_not_obeyed(sqlite_store: Store) -> None:
    match = await new_match(sqlite_store, "toy", [person(), person()])
    async with open_room(sqlite_store, match) as opened:
        seat = opened.room.state.playing.table.asked[0]
        ear = opened.listen(seat)
        await sqlite_store.change_seat(match, seat, session="another")
        await opened.room.exclusively(opened.room.reload)
        assert ear.end == GOING_AWAY
        told = await opened.answer(seat, "rest")
        assert isinstance(told, server.Error)
        assert told.code == "not_allowed"


async def test_what_waits_for_nobody_goes_on_when_a_match_is_loaded(sqlite_store: Store) -> None:
    match = await new_match(sqlite_store, "toy", [robot(), robot()])
    async with open_room(sqlite_store, match) as opened:
        while opened.room.state.match.status == "running":
            await asyncio.sleep(0.001)
        ear = opened.listen()
        assert ear.heard[0]["status"] == "over"
        assert ear.heard[0]["ranking"] == opened.room.state.playing.table.ranking
    stored = await sqlite_store.match(match)
    assert stored is not None
    assert stored.status == "over"
    async with open_room(sqlite_store, match) as opened:
        assert opened.listen().heard[0]["ranking"]


async def test_an_imported_match_draws_without_a_promise(sqlite_store: Store) -> None:
    match = await new_match(sqlite_store, "toy", [person(), person()])
    stored = await sqlite_store.match(match)
    assert stored is not None
    assert stored.header is not None
    other = await sqlite_store.create_match(
        settings=stored.settings,
        secret=stored.secret,
        content_digest=stored.content_digest,
        seats=[person(), person()],
        header={**stored.header, "commitment": None},
    )
    async with open_room(sqlite_store, other.id) as opened:
        assert opened.room.state.playing.log[0].cause == "drawn"
        assert opened.listen().heard[0]["match"]["commitment"] is None


async def test_a_connection_that_takes_nothing_is_given_up() -> None:
    outbox = Outbox()
    for _ in range(MOST_WAITING + 1):
        outbox.send("x")
    written: list[str] = []

    async def write(text: str) -> None:
        written.append(text)

    assert await outbox.run(write) == TOO_SLOW
    assert written == []
    outbox.send("y")
    assert await outbox.run(write) == TOO_SLOW


async def test_what_has_to_wait_is_not_overtaken_by_what_could_go_at_once() -> None:
    outbox = Outbox()
    written: list[str] = []
    is_free, may_go_on = True, asyncio.Event()

    def write_now(text: str) -> bool:
        if is_free:
            written.append(text)
        return is_free

    async def write(text: str) -> None:
        await may_go_on.wait()
        written.append(text)

    outbox.write_now = write_now
    running = asyncio.create_task(outbox.run(write))
    outbox.send("a")
    assert written == ["a"]
    is_free = False
    outbox.send("b")
    await asyncio.sleep(0)
    is_free = True
    outbox.send("c")
    assert written == ["a"]
    may_go_on.set()
    outbox.close(GOING_AWAY)
    assert await running == GOING_AWAY
    assert written == ["a", "b", "c"]


async def test_what_was_sent_before_the_end_is_written() -> None:
    outbox = Outbox()
    written: list[str] = []

    async def write(text: str) -> None:
        await asyncio.sleep(0)
        written.append(text)

    running = asyncio.create_task(outbox.run(write))
    outbox.send("a")
    await asyncio.sleep(0.01)
    outbox.send("b")
    outbox.close(GOING_AWAY)
    outbox.close(TOO_SLOW)
    outbox.send("c")
    assert await running == GOING_AWAY
    assert written == ["a", "b"]


async def test_work_that_has_not_begun_can_be_called_off(sqlite_store: Store) -> None:
    """A bot is asked and the room closed in one breath: what was never begun is no fault."""
    match = await new_match(sqlite_store, "toy", [person(), robot()])
    async with open_room(sqlite_store, match) as opened:
        await asyncio.sleep(0)
        opened.automation._asked.clear()
        opened.automation.react()
        opened.automation._start(opened.automation._ring)
        assert opened.automation.is_busy
    gc.collect()
    assert not opened.automation.is_busy


async def test_clocks_are_told_when_nothing_but_them_changes(sqlite_store: Store) -> None:
    clock = {"kind": "bank", "seconds": 60, "increment": 0}
    match = await new_match(sqlite_store, "toy", [person(), person()], clock=clock)
    async with open_room(sqlite_store, match) as opened:
        seat = opened.room.state.playing.table.asked[0]
        ear = opened.listen()
        await opened.commands.obey(opened.actor(seat), client.TakeOver(bot="random"))
        *_, told = [message for message in ear.heard if message["type"] == "clocks"]
        assert [c["is_running"] for c in told["clocks"] if c["seat"] == seat + 1] == [False]


class Unchanging(Store):
    """A store that takes no other header."""

    async def change_header(self, match_id: str, header: Any) -> None:
        raise AssertionError("the match is up to date")


async def test_a_match_that_is_up_to_date_is_loaded_without_a_write(sqlite_url: str) -> None:
    store = await Unchanging.open(sqlite_url)
    match = await new_match(store, "toy", [person(), person()])
    async with open_room(store, match) as opened:
        assert opened.room.is_running
    await store.close()


@pytest.mark.parametrize("is_shared", [True, False])
async def test_a_shared_device_is_told_who_has_something_to_hide(
    sqlite_url: str, is_shared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TablePresenter, "knows_secrets", lambda *_: True)
    store = await Store.open(sqlite_url)
    other = WHO if is_shared else Identity("another session", None)
    match = await new_match(store, "toy", [person(), person(other)])
    async with open_room(store, match) as opened:
        waiting = opened.listen(0).heard[0]["waiting"]
        assert waiting["seats"]
        assert waiting.get("secret", []) == (waiting["seats"] if is_shared else [])
