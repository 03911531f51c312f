"""Tournaments in the store: who makes them, and who takes part."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.server.store.entities import Match, NewSeat, Unknown
from metro2033.server.store.matches import new_id
from metro2033.server.store.store import Store
from metro2033.server.store.tournament_entities import NewRound, NewTable, WholeTournament
from metro2033.server.store.tournaments import (
    KEPT_MS,
    MOST_JOINED,
    MOST_MADE,
    Full,
    NotOpen,
    TooMany,
)
from metro2033.server.store.watch_entities import Summary
from metro2033.server.tournament.entrant import Entrant
from server.store.stored import choices
from server.store.test_ratings import accounts

SETTINGS = {"title": "Cup", "format": "swiss", "seats": 2, "rounds": 3, "most": 4}
LATE = 1 << 50


async def made(store: Store, organiser: str, **changes: Any) -> str:
    settings = {**SETTINGS, **changes}
    return await store.create_tournament(organiser, settings, seed=1, due=LATE, is_public=True)


async def found(store: Store, id: str) -> WholeTournament:
    whole = await store.tournament(id)
    assert whole is not None
    return whole


def table(*entrants: int, **more: Any) -> NewTable:
    settings = {"edition": "toy", "absent_bot": "random", **more}
    match = Match(
        id=new_id(),
        status="running",
        is_public=True,
        settings=settings,
        header={"edition": "toy"},
        secret=bytes(32),
        content_digest="abc",
        count=0,
        asked=0,
        created=0,
        updated=0,
        rematch_of=None,
    )
    seats = [NewSeat("person", f"P{number}", account=f"a{number}") for number in entrants]
    return NewTable(match, seats, entrants)


async def begun(store: Store, *names: str) -> tuple[str, list[str]]:
    """A running tournament of accounts."""
    people = await accounts(store, *names)
    id = await made(store, people[0])
    for person in people:
        await store.join_tournament(id, person)
    seen = (await found(store, id)).tournament
    assert await store.begin_tournament(seen, [Entrant(n) for n in range(len(people))], [], 3)
    return id, people


async def paired(store: Store, id: str, *tables: NewTable, byes: tuple[int, ...] = ()) -> bool:
    seen = (await found(store, id)).tournament
    new = NewRound(id, seen.version, seen.round + 1, LATE, tables, byes)
    return await store.put_round(new, 60_000)


async def finish(store: Store, match: str, *places: int, delay_ms: int = 0) -> None:
    summary = Summary(1, (0, 0), 0, is_listed=True, is_delayed=bool(delay_ms), delay_ms=delay_ms)
    await store.append(match, choices(1, 1), asked=0, status="over", places=places, summary=summary)


async def test_people_come_and_go_before_it_begins(store: Store) -> None:
    anna, boris, vera = await accounts(store, "Anna", "Boris", "Vera")
    id = await made(store, anna, most=2)
    for account in (anna, boris, anna):
        await store.join_tournament(id, account)
    with pytest.raises(Full):
        await store.join_tournament(id, vera)
    assert await store.leave_tournament(id, anna)
    assert not await store.leave_tournament(id, anna)
    await store.join_tournament(id, vera)
    assert [one.name for one in (await found(store, id)).entrants] == ["Boris", "Vera"]
    listed = await store.find_tournaments(["open"])
    assert [(one.id, people) for one, people in listed] == [(id, 2)]
    assert await store.find_tournaments(["open"], account=anna) == listed
    assert await store.find_tournaments(["running"], account=boris) == []


async def test_everybody_has_a_limit(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    many = await accounts(store, *(f"Host{n}" for n in range(4)))
    ids = [await made(store, host) for host in many for _ in range(MOST_MADE)]
    for id in ids[:MOST_JOINED]:
        await store.join_tournament(id, boris)
    with pytest.raises(TooMany):
        await store.join_tournament(ids[MOST_JOINED], boris)
    with pytest.raises(TooMany):
        await made(store, many[0])
    assert await store.end_tournament(ids[0], "cancelled")
    assert not await store.end_tournament(ids[0], "cancelled")
    await made(store, many[0])
    await store.join_tournament(ids[MOST_JOINED], boris)
    with pytest.raises(NotOpen):
        await store.join_tournament(ids[0], anna)
    with pytest.raises(Unknown):
        await store.join_tournament("nowhere", anna)


async def test_whoever_joins_meanwhile_is_not_left_out(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    id = await made(store, anna)
    await store.join_tournament(id, anna)
    seen = (await found(store, id)).tournament
    await store.join_tournament(id, boris)
    assert not await store.begin_tournament(seen, [Entrant(0)], [], 3)
    seen = (await found(store, id)).tournament
    drawn = [Entrant(0, 1), Entrant(1, 0), Entrant(2, 0)]
    assert await store.begin_tournament(seen, drawn, ["random"], 3)
    whole = await found(store, id)
    assert [(one.account, one.bot, one.pool) for one in whole.entrants] == [
        (anna, None, 1),
        (boris, None, 0),
        (None, "random", 0),
    ]
    with pytest.raises(NotOpen):
        await store.join_tournament(id, boris)


async def test_who_is_deleted_leaves_no_name(store: Store) -> None:
    id, people = await begun(store, "Anna", "Boris", "Vera")
    still_open = await made(store, people[0])
    await store.join_tournament(still_open, people[1])
    await store.delete_account(people[0])
    whole = await found(store, id)
    assert [(one.account, one.name, one.is_out) for one in whole.entrants] == [
        (None, "", True),
        (people[1], "Boris", False),
        (people[2], "Vera", False),
    ]
    assert (whole.tournament.organiser, whole.tournament.status) == (None, "running")
    assert (await found(store, still_open)).tournament.status == "cancelled"


async def test_what_was_called_off_before_it_began_is_forgotten(database_url: str) -> None:
    now = 1000
    store = await Store.open(database_url, now=lambda: now)
    played, _ = await begun(store, "Anna", "Boris")
    assert await paired(store, played, table(0, 1))
    (host,) = await accounts(store, "Host")
    called_off, still_open = await made(store, host), await made(store, host)
    await store.join_tournament(called_off, host)
    for id in (played, called_off):
        assert await store.end_tournament(id, "cancelled")
    now += KEPT_MS
    await store.drop_expired_sessions()
    assert await store.tournament(called_off) is not None
    now += 1
    await store.drop_expired_sessions()
    assert await store.tournament(called_off) is None
    for id in (played, still_open):
        assert await store.tournament(id) is not None
    await store.close()
