"""What the store takes it gives back, on both databases; what does not fit is refused whole."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from metro2033.server.store.database import BadUrl
from metro2033.server.store.entities import Conflict, NewSeat, Snapshot, Unknown
from metro2033.server.store.store import Store
from server.store.stored import choices, running_match


async def test_a_match_comes_back_as_it_was_stored(store: Store) -> None:
    seats = [NewSeat("open", invite="hash"), NewSeat("bot", "Борис", bot="random")]
    match = await store.create_match(
        settings={"edition": "second", "clock": {"bank": 5}},
        secret=bytes(range(32)),
        content_digest="abc",
        seats=seats,
        is_public=True,
    )

    assert await store.match(match.id) == match
    assert match.status == "lobby"
    stored = await store.seats(match.id)
    assert [(s.seat, s.kind, s.name, s.bot, s.invite) for s in stored] == [
        (0, "open", "", None, "hash"),
        (1, "bot", "Борис", "random", None),
    ]
    assert await store.match("nothing") is None


async def test_a_secret_is_in_no_printed_form(store: Store) -> None:
    match = await store.create_match(
        settings={}, secret=b"canary", content_digest="", seats=[NewSeat()]
    )

    assert "canary" not in repr(match)
    assert "canary" not in repr(await store.create_account("Anna", "canary", "en"))


async def test_choices_are_appended_and_read_from_anywhere(store: Store) -> None:
    match = await running_match(store)
    await store.append(match.id, choices(1, 3), asked=0b10)
    await store.append(match.id, choices(4, 4), asked=0b11, clocks={0: 60_000, 1: 59_000})

    assert await store.choices(match.id) == choices(1, 4)
    assert await store.choices(match.id, since=2) == choices(3, 4)
    assert await store.clocks(match.id) == {0: 60_000, 1: 59_000}
    found = await store.match(match.id)
    assert found is not None
    assert (found.count, found.asked, found.status) == (4, 0b11, "running")


@pytest.mark.parametrize("first", [1, 3, 5], ids=["doubled", "doubled last", "gap"])
async def test_a_choice_out_of_order_is_refused_with_all_that_came_with_it(
    store: Store, first: int
) -> None:
    match = await running_match(store, made=3)

    with pytest.raises(Conflict):
        await store.append(match.id, choices(first, first + 2), asked=1, clocks={0: 1})

    assert await store.choices(match.id) == choices(1, 3)
    assert await store.clocks(match.id) == {}


async def test_one_of_many_who_answer_at_once_is_first(store: Store) -> None:
    match = await running_match(store)
    attempts = [store.append(match.id, choices(1, 1, f"key{i}"), asked=1) for i in range(20)]
    results = await asyncio.gather(*attempts, return_exceptions=True)

    assert [type(r) for r in results] == [type(None)] + [Conflict] * 19
    assert await store.choices(match.id) == choices(1, 1, "key0")


async def test_the_last_choice_ends_the_match(store: Store) -> None:
    match = await running_match(store, made=2)
    await store.append(match.id, choices(3, 3), asked=0, status="over")

    with pytest.raises(Conflict, match="over"):
        await store.append(match.id, choices(4, 4), asked=1)
    with pytest.raises(Conflict, match="over"):
        await store.cut(match.id, 2, count=3, asked=1)
    with pytest.raises(Conflict, match="over"):
        await store.end_match(match.id)
    with pytest.raises(Unknown):
        await store.append("nothing", choices(1, 1), asked=1)


async def test_undone_choices_stay_in_the_store(store: Store) -> None:
    match = await running_match(store, made=5)
    await store.cut(match.id, 3, count=5, asked=2, clocks={0: 9})
    await store.append(match.id, choices(4, 6, "other"), asked=1)
    await store.cut(match.id, 5, count=6, asked=1)

    assert await store.choices(match.id) == choices(1, 3) + choices(4, 5, "other")
    assert await store.clocks(match.id) == {0: 9}
    log = await store.log(match.id)
    assert (list(log.choices), log.undone) == (await store.choices(match.id), 3)
    undone = await store.undone(match.id)
    assert [(u.cut, u.choice) for u in undone] == [
        *((1, c) for c in choices(4, 5)),
        *((2, c) for c in choices(6, 6, "other")),
    ]


async def test_an_undo_of_a_server_that_fell_behind_is_refused(store: Store) -> None:
    match = await running_match(store, made=5)

    with pytest.raises(Conflict):
        await store.cut(match.id, 3, count=4, asked=1)

    assert await store.choices(match.id) == choices(1, 5)


async def test_the_server_finds_who_is_waited_for_without_loading_a_match(store: Store) -> None:
    person, bot, absent = [await running_match(store, made=2) for _ in range(3)]
    await store.append(bot.id, choices(3, 3), asked=0b10)
    await store.change_seat(absent.id, 0, taken_over_by="random")
    await store.save_clocks({person.id: {0: 500, 1: 20}, bot.id: {0: 30, 1: 400}})
    over = await running_match(store, made=2)
    await store.save_clocks({over.id: {0: 1, 1: 1}})
    await store.append(over.id, choices(3, 3), asked=0b11, status="over")

    assert sorted(await store.waiting_for_bots()) == sorted([bot.id, absent.id])
    assert sorted(await store.running_clocks()) == sorted([(person.id, 500), (bot.id, 400)])


async def test_time_is_taken_from_those_who_are_waited_for(store: Store) -> None:
    first, second, third = [await running_match(store, made=1) for _ in range(3)]
    await store.append(second.id, choices(2, 2), asked=0b11)
    clocks = {0: 100, 1: 70}
    await store.save_clocks({match.id: clocks for match in (first, second, third)})
    await store.spend({first.id: 30, second.id: 90})
    await store.spend({})

    assert await store.clocks(first.id) == {0: 70, 1: 70}
    assert await store.clocks(second.id) == {0: 10, 1: 0}
    assert await store.clocks(third.id) == clocks


async def test_only_the_owner_adds_to_a_match(store: Store) -> None:
    match = await running_match(store, made=1)
    store.process = "other"

    with pytest.raises(Conflict, match="another server"):
        await store.append(match.id, choices(2, 2), asked=1)
    with pytest.raises(Conflict, match="another server"):
        await store.cut(match.id, 0, count=1, asked=1)


async def test_matches_are_listed_by_what_they_are_and_who_plays(store: Store) -> None:
    lobby = await store.create_match(
        settings={}, secret=b"", content_digest="", seats=[NewSeat()], is_public=True
    )
    mine = await running_match(store)
    over = await running_match(store)
    await store.end_match(over.id)

    async def ids(**filters: object) -> set[str]:
        return {m.id for m in await store.list_matches(**filters)}  # type: ignore[arg-type]

    assert await ids() == {lobby.id, mine.id, over.id}
    assert await ids(statuses=["lobby"], is_public=True) == {lobby.id}
    assert await ids(statuses=["lobby", "running"]) == {lobby.id, mine.id}
    assert await ids(session="s1", statuses=["running"]) == {mine.id}
    assert await ids(account="nobody") == set()
    assert len(await ids(limit=2)) == 2
    assert len(await ids(limit=2, offset=2)) == 1


async def test_a_deleted_match_leaves_nothing(store: Store) -> None:
    match = await running_match(store, made=3)
    await store.add_line(match.id, seat=0, name="Anna", text="hello")
    await store.add_spectator("watch", match.id)
    await store.delete_match(match.id)

    assert await store.choices(match.id) == []
    assert await store.seats(match.id) == []
    assert await store.lines(match.id) == []
    assert await store.spectator("watch") is None
    with pytest.raises(Unknown):
        await store.delete_match(match.id)


async def test_the_store_counts_and_checks_itself(store: Store) -> None:
    await running_match(store, made=4)
    await running_match(store, made=3)

    counts = await store.counts()
    assert (counts.matches, counts.choices, counts.accounts) == ({"running": 2}, 7, 0)
    assert await store.check() == []
    await store.check_writable()


async def test_a_log_with_a_hole_is_found(store: Store) -> None:
    match = await running_match(store, made=4)
    await store.write(lambda c: c.exec_driver_sql("DELETE FROM choice WHERE n = 2").rowcount)

    (hole,) = await store.check()
    assert str(hole) == f"match {match.id} should have 4 choices, but has 3 up to 4"


async def test_rows_of_a_match_that_is_gone_are_found(tmp_path: Path) -> None:
    file = tmp_path / "orphans.sqlite3"
    store = await Store.open(f"sqlite:///{file}")
    match = await running_match(store, made=1)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM match WHERE id = ?", (match.id,))
    tables = {str(wrong.values["table"]) for wrong in await store.check()}
    await store.close()

    assert tables == {"choice", "seat"}


async def test_a_portion_of_a_review_replaces_that_one_alone(store: Store) -> None:
    first, second = [await running_match(store) for _ in range(2)]
    for match in (first, second):
        for number in (1, 2):
            await store.save_review(match.id, number, f"{match.id} {number}")
    await store.save_review(first.id, 2, "again")

    assert await store.reviews(first.id) == [f"{first.id} 1", "again"]
    assert await store.reviews(second.id) == [f"{second.id} 1", f"{second.id} 2"]


async def test_an_undo_forgets_the_later_state_of_its_match_alone(store: Store) -> None:
    first, second = [await running_match(store, made=5) for _ in range(2)]
    kept = Snapshot(5, "facts", "shape", "state")
    await store.save_snapshots({match.id: kept for match in (first, second)})
    await store.cut(first.id, 3, count=5, asked=1)

    assert [await store.snapshot(match.id) for match in (first, second)] == [None, kept]


@pytest.mark.parametrize("url", ["", "file.db", "sqlite://", "mysql://host/name"])
async def test_a_url_of_no_usable_database_is_refused(url: str) -> None:
    with pytest.raises(BadUrl):
        await Store.open(url)
