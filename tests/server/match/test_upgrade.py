"""Running matches on a server whose rules or cards are not those they began by."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest

from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.source import Stream
from metro2033.server.match.replays import replayed
from metro2033.server.match.upgrade import _resumed, reopen, replay, take_snapshot
from metro2033.server.store import snapshots
from metro2033.server.store.entities import Snapshot
from metro2033.server.store.store import Store
from metro2033.table.line import BadRecord
from metro2033.table.record import read
from metro2033.table.snapshot import outcome_digest
from metro2033.table.table import Table
from server.http.site import running_site, sqlite_in
from server.match.open_room import OpenRoom, new_match, open_room, person
from server.match.player import Browser

TABLES = Path(__file__).parents[2] / "table" / "older"
KEPT = Path(__file__).parent / "older"

SEATS = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]


async def play(opened: OpenRoom, until: int, seed: int = 1) -> None:
    """Answer at random until so many choices stand."""
    source = Stream(seed)
    table = opened.room.state.playing.table
    while table.count < until and not table.is_over:
        seat = next(seat for seat in table.asked if seat != CHANCE)
        ask = table.ask(seat)
        assert ask is not None
        keys = ask.decision.keys
        done = await opened.answer(seat, keys[source.below(len(keys))])
        assert type(done).__name__ == "Done", done


async def age(store: Store, match: str, **changes: Any) -> None:
    """Let a match have begun by other rules or cards than those of today."""
    found = await store.match(match)
    assert found is not None
    assert found.header is not None
    await store.change_header(match, {**found.header, **changes})


async def state_of(opened: OpenRoom) -> str:
    table = opened.room.state.playing.table
    return outcome_digest(table.game, table.state)


@pytest.mark.parametrize("edition", ["first", "second", "toy"])
async def test_what_was_not_changed_for_a_match_brings_it_up_to_date(
    store: Store, edition: str
) -> None:
    match = await new_match(store, edition, [person(), person()])
    async with open_room(store, match) as opened:
        await play(opened, 8)
        before = await state_of(opened)
        await store.save_snapshots({match: take_snapshot(opened.room.state.playing.table)})
    await age(store, match, content_digest="0" * 64)
    async with open_room(store, match) as opened:
        assert await state_of(opened) == before
        assert opened.room.state.playing.table.first == 0
    found = await store.match(match)
    assert found is not None
    assert found.header is not None
    digest = catalog.game(edition).content_digest
    assert (found.header["content_digest"], found.content_digest) == (digest, digest)
    assert replayed(found, await store.choices(match)).table.count == found.count


async def test_a_match_goes_on_from_its_state_where_its_past_would_be_another(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = sqlite_store
    match = await new_match(store, "first", [person(), person()])
    async with open_room(store, match) as opened:
        await play(opened, 40)
        before, count = await state_of(opened), opened.room.state.playing.table.count
        await store.save_snapshots({match: take_snapshot(opened.room.state.playing.table)})
        undone = opened.room.state.playing.undone
    await age(store, match, rules_version=1, content_digest="0" * 64)
    monkeypatch.setattr("metro2033.server.match.upgrade._replayed", AsyncMock(return_value=None))
    async with open_room(store, match) as opened:
        live = opened.room.state.playing
        assert (await state_of(opened), live.table.count, live.undone) == (before, count, undone)
        assert live.table.first == count
        ear = opened.listen(0, seq=count - 5)
        (welcome,) = ear.heard
        assert welcome["facts"] is not None
        assert welcome["undo"] == "no"
        with pytest.raises(IndexError):
            live.table.at(count - 1)
        await play(opened, count + 20, seed=2)
        assert live.table.count >= count + 20
    async with open_room(store, match) as opened:
        assert opened.room.state.playing.table.count >= count + 20


async def test_without_its_state_a_match_of_other_cards_does_not_go_on(store: Store) -> None:
    match = await new_match(store, "toy", [person(), person()])
    async with open_room(store, match) as opened:
        await play(opened, 8)
    await store.write(lambda connection: snapshots.cut(connection, match, 0))
    await age(store, match, content_digest="0" * 64)
    with pytest.raises(BadRecord):
        async with open_room(store, match):
            pass


async def test_a_match_that_a_crash_ended_early_goes_on_after_an_upgrade(store: Store) -> None:
    match = await new_match(store, "toy", [person(), person()])
    async with open_room(store, match) as opened:
        await play(opened, 8)
        before = await state_of(opened)
    await age(store, match, content_digest="0" * 64)
    async with open_room(store, match) as opened:
        assert await state_of(opened) == before


async def test_a_state_of_another_form_is_not_read(store: Store) -> None:
    match = await new_match(store, "toy", [person(), person()])
    async with open_room(store, match) as opened:
        await play(opened, 8)
        table = opened.room.state.playing.table
        strange = replace(take_snapshot(table), shape="another", facts="others")
        await store.save_snapshots({match: strange})
    await age(store, match, content_digest="0" * 64)
    with pytest.raises(BadRecord):
        async with open_room(store, match):
            pass


async def test_states_are_kept_now_and_then_and_taken_back_with_their_choices(
    store: Store,
) -> None:
    match = await new_match(store, "first", [person(), person()])
    async with open_room(store, match) as opened:
        await play(opened, 30)
        found = await store.snapshot(match)
        assert found is not None
        assert found.n < 30
        await play(opened, found.n + 60)
        found = await store.snapshot(match)
        assert found is not None
        assert found.n >= 50
        state = outcome_digest(opened.room.state.game, opened.room.state.playing.table.at(found.n))
        assert found.facts == state
        table = opened.room.state.playing.table
        n = next(n for n in range(found.n - 1, 0, -1) if not table.at(n).asked >> CHANCE & 1)
        await opened.room.exclusively(lambda: opened.room.take_back(n))
        before = await state_of(opened)
    found = await store.snapshot(match)
    assert found is not None
    assert (found.n, found.facts) == (n, before)


def test_a_server_that_stops_keeps_what_it_plays_and_tells_what_is_outdated(
    tmp_path: Path,
) -> None:
    with running_site(sqlite_in(tmp_path)) as site:
        anna = Browser(site)
        matches = [anna.make("toy", SEATS, start=True) for _ in range(2)]

    async def upgrade() -> None:
        store = await Store.open(sqlite_in(tmp_path))
        for match in matches:
            assert await store.snapshot(match) is not None
            await age(store, match, content_digest="0" * 64)
        await store.write(
            lambda c: c.exec_driver_sql("DELETE FROM snapshot WHERE match = ?", (matches[1],))
        )
        await store.close()

    async def look() -> None:
        async with anna.sit(matches[0], language="ru") as good:
            assert good.state["type"] == "welcome"
            refused = await good.hello(matches[1], language="ru")
            assert (refused["type"], refused["code"]) == ("error", "outdated")
            assert "другим правилам" in refused["text"]

    asyncio.run(upgrade())
    with running_site(sqlite_in(tmp_path)) as site:
        anna.site = site
        asyncio.run(look())


async def test_a_finished_match_of_other_cards_is_shown_if_they_make_no_difference(
    store: Store,
) -> None:
    match = await new_match(store, "toy", [person(), person()])
    async with open_room(store, match) as opened:
        await play(opened, 1000)
        before, ranking = await state_of(opened), opened.room.state.playing.table.ranking
    stored, log, state = (
        await store.match(match),
        await store.choices(match),
        await store.snapshot(match),
    )
    assert stored is not None
    assert stored.header is not None
    assert state is not None
    old = replace(stored, header={**stored.header, "content_digest": "0" * 64})
    played = replayed(old, log, state)
    assert outcome_digest(played.table.game, played.table.state) == before
    assert played.table.ranking == ranking
    with pytest.raises(BadRecord):
        replayed(old, log, replace(state, facts="others"))
    with pytest.raises(BadRecord):
        replayed(old, log)


@pytest.mark.parametrize(("edition", "record"), [("first", "differs"), ("second", "fits")])
async def test_a_state_of_an_older_version_is_played_on(edition: str, record: str) -> None:
    older = read((TABLES / f"{edition}_1_{record}.jsonl").read_text(encoding="utf-8"))
    kept = json.loads((KEPT / f"{edition}_1.json").read_text(encoding="utf-8"))
    snapshot = Snapshot(**kept)
    game = catalog.game(edition)
    assert older.header.rules_version < game.rules_version
    table = await _resumed(game, older.header, older.choices[: snapshot.n], 0, snapshot)
    assert outcome_digest(game, table.state) == snapshot.facts
    source = Stream(1)
    while not table.is_over and table.count < snapshot.n + 200:
        ask = table.ask(table.asked[0])
        assert ask is not None
        options = ask.decision.keys
        table.choose(table.asked[0], ask.number, options[source.below(len(options))])
    assert game.faults(table.state) == []


async def test_a_match_of_older_rules_goes_on_from_where_it_stands() -> None:
    """Its choices do not fit the rules of today any more, so it is resumed."""
    older = read((TABLES / "first_1_differs.jsonl").read_text(encoding="utf-8"))
    snapshot = Snapshot(**json.loads((KEPT / "first_1.json").read_text(encoding="utf-8")))
    choices = older.choices[: snapshot.n]
    table = await reopen(catalog.game("first"), older.header, choices, 0, snapshot)
    assert (table.first, table.count) == (snapshot.n, snapshot.n)


async def test_others_get_their_turns_while_a_long_match_is_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("metro2033.server.match.upgrade.TURN_SECONDS", 0.0)
    record = read((TABLES / "second_1_fits.jsonl").read_text(encoding="utf-8"))
    empty = Table.open(catalog.game("second"), record.header)
    opening, turns = asyncio.create_task(replay(empty, record.choices)), 0
    while not opening.done():
        await asyncio.sleep(0)
        turns += 1
    assert (await opening).count == len(record.choices)
    assert turns >= len(record.choices) > 100
