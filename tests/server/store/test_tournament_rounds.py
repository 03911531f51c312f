"""Rounds of tournaments in the store: paired once, ended in time, and every result counted once."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from metro2033.server.store import schema
from metro2033.server.store.store import Store
from metro2033.server.store.tournament_entities import NewRound
from metro2033.server.store.tournament_rounds import GRACE_MS
from metro2033.server.store.watch_entities import Summary
from metro2033.server.store.watching import put
from server.store.test_tournaments import LATE, begun, finish, found, paired, table


async def test_a_round_is_paired_once_by_however_many(store: Store, database_url: str) -> None:
    id, _ = await begun(store, "Anna", "Boris", "Vera", "Gleb")
    other = await Store.open(database_url)
    for number in (1, 2):
        seen = (await found(store, id)).tournament
        rounds = [
            NewRound(id, seen.version, number, LATE, [table(0, 1), table(2, 3)], [])
            for _ in range(8)
        ]
        stores = [store, other] * 4
        done = await asyncio.gather(
            *[one.put_round(new, 0) for one, new in zip(stores, rounds, strict=True)]
        )
        assert sum(done) == 1
        whole = await found(store, id)
        here = [one for one in whole.tables if one.round == number]
        assert (whole.tournament.round, len(here)) == (number, 2)
        assert len(await store.list_matches(statuses=["running"])) == 2 * number
    await other.close()


async def test_nobody_is_paired_who_has_left_meanwhile(store: Store) -> None:
    id, people = await begun(store, "Anna", "Boris", "Vera")
    seen = (await found(store, id)).tournament
    assert await store.leave_tournament(id, people[2])
    late = NewRound(id, seen.version, 1, LATE, [table(0, 1)], [2])
    assert not await store.put_round(late, 0)
    assert await store.list_matches(statuses=["running"]) == []
    assert await paired(store, id, table(0, 1))


async def test_results_count_once(store: Store, database_url: str) -> None:
    id, _ = await begun(store, "Anna", "Boris", "Vera")
    first = table(1, 0)
    assert await paired(store, id, first, byes=(2,))
    assert id in await store.due_tournaments()
    await store.table_started(first.match.id)
    assert await store.due_tournaments() == []
    await finish(store, first.match.id, 2, 1)
    assert await store.due_tournaments() == [id]
    other = await Store.open(database_url)
    await asyncio.gather(*[one.count_tables_of(id) for one in (store, other) * 3])
    whole = await found(store, id)
    points = {seat.entrant: (seat.points, seat.place) for seat in whole.seats}
    assert points == {0: (120, 1), 1: (0, 2), 2: (120, None)}
    assert [table.state for table in whole.tables] == ["done"]
    assert sorted(s.entrants for s in whole.sittings) == [(1, 0), (2,)]
    assert await store.due_tournaments() == [id]  # the next round
    await other.close()


async def test_a_match_that_is_broken_off_or_deleted_is_shared(store: Store) -> None:
    id, _ = await begun(store, "Anna", "Boris", "Vera", "Gleb")
    tables = [table(0, 1), table(2, 3)]
    await paired(store, id, *tables)
    await store.end_match(tables[0].match.id)
    await store.delete_match(tables[1].match.id)
    assert await store.count_tables_of(id) == []
    whole = await found(store, id)
    assert {seat.points for seat in whole.seats} == {60}
    assert all(sitting.places == () for sitting in whole.sittings)


async def test_bots_play_on_when_a_round_ends_and_not_for_ever(database_url: str) -> None:
    now = 1000
    store = await Store.open(database_url, now=lambda: now)
    id, _ = await begun(store, "Anna", "Boris")
    first = table(0, 1)
    seen = (await found(store, id)).tournament
    assert await store.put_round(NewRound(id, seen.version, 1, 5000, [first], []), 0)
    await store.table_started(first.match.id)
    assert await store.hand_over_tables(id) == []
    now = 5000
    assert await store.due_tournaments() == [id]
    assert await store.hand_over_tables(id) == [first.match.id]
    assert await store.hand_over_tables(id) == []
    assert {s.taken_over_by for s in await store.seats(first.match.id)} == {"random"}
    assert await store.due_tournaments() == []
    now = 5000 + GRACE_MS
    assert await store.due_tournaments() == [id]
    assert await store.count_tables_of(id) == [first.match.id]
    assert [seat.points for seat in (await found(store, id)).seats] == [60, 60]
    await store.close()


async def test_bots_have_their_time_also_when_the_server_was_down(database_url: str) -> None:
    now = 1000
    store = await Store.open(database_url, now=lambda: now)
    id, _ = await begun(store, "Anna", "Boris")
    first = table(0, 1)
    seen = (await found(store, id)).tournament
    assert await store.put_round(NewRound(id, seen.version, 1, 5000, [first], []), 0)
    await store.table_started(first.match.id)
    now = 5000 + 3 * GRACE_MS
    assert await store.count_tables_of(id) == []
    assert await store.hand_over_tables(id) == [first.match.id]
    assert await store.count_tables_of(id) == []
    now += GRACE_MS - 1
    assert await store.due_tournaments() == []
    now += 1
    assert await store.due_tournaments() == [id]
    assert await store.count_tables_of(id) == [first.match.id]
    await store.close()


async def test_a_table_that_is_broken_off_is_watched_no_more(database_url: str) -> None:
    now = 1000
    store = await Store.open(database_url, now=lambda: now)
    id, _ = await begun(store, "Anna", "Boris")
    first = table(0, 1)
    seen = (await found(store, id)).tournament
    assert await store.put_round(NewRound(id, seen.version, 1, 5000, [first], []), 0)
    await store.table_started(first.match.id)
    await store.write(lambda c: put(c, {first.match.id: Summary(1, (0, 0), 0, is_listed=True)}))
    now = 5000
    await store.hand_over_tables(id)
    assert len(await store.watched_matches(limit=5)) == 1
    now += GRACE_MS
    await store.count_tables_of(id)
    assert await store.watched_matches(limit=5) == []
    await store.close()


async def test_a_result_counts_when_those_who_watch_with_a_delay_may_know_it(
    database_url: str,
) -> None:
    now = 1000
    store = await Store.open(database_url, now=lambda: now)
    id, _ = await begun(store, "Anna", "Boris")
    first = table(0, 1, delay={"kind": "minutes", "minutes": 1})
    assert await paired(store, id, first)
    await store.table_started(first.match.id)
    await finish(store, first.match.id, 1, 2, delay_ms=60_000)
    now += 59_000
    assert await store.due_tournaments() == []
    assert await store.count_tables_of(id) == []
    whole = await found(store, id)
    assert [(one.state, one.shown_status) for one in whole.tables] == [("played", "running")]
    assert {(seat.points, seat.place) for seat in whole.seats} == {(None, None)}
    now += 1000
    assert await store.due_tournaments() == [id]
    await store.count_tables_of(id)
    whole = await found(store, id)
    assert [(one.state, one.shown_status) for one in whole.tables] == [("done", "over")]
    assert [seat.points for seat in whole.seats] == [120, 0]
    await store.close()


async def test_those_who_play_are_told_that_their_round_begins(store: Store) -> None:
    id, _ = await begun(store, "Anna", "Boris")
    for holder in ("a0", "a1"):
        await store.put_channel(
            holder, "mail", f"{holder}@metro.example", "", "en", is_confirmed=True
        )
    seen = (await found(store, id)).tournament
    first = table(0, 1)
    await store.put_round(NewRound(id, seen.version, 1, LATE, [first], []), -1000)
    await store.drop_notices(first.match.id, 1)
    (batch,) = await store.claim_notices({("mail", False): 9})
    assert [(n.match, n.seat, n.is_begun) for n in batch.notices] == [(first.match.id, 0, True)]


async def test_rated_tables_are_due(store: Store) -> None:
    id, _ = await begun(store, "Anna", "Boris")
    first = table(0, 1, rated=True)
    await paired(store, id, first)
    due = await store.read(lambda c: c.execute(select(schema.rating_due.c.match)).scalars().all())
    assert due == [first.match.id]
