"""A server is killed while a tournament goes on: no round is paired and no result counted twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select, update

from effort import Counted, many
from metro2033 import catalog
from metro2033.server.match.actor import Identity
from metro2033.server.store import schema
from metro2033.server.store.seating import put_places
from metro2033.server.store.store import Store
from metro2033.server.store.tournament_entities import WholeTournament
from metro2033.server.tables.tournament import WantedTournament, settings_of
from metro2033.server.tables.wanted import WantedTable
from metro2033.server.tournament.entrant import Entrant
from server.crash.victim import Point, Victim, victims
from server.store.test_ratings import accounts

ROUNDS = "metro2033.server.store.tournament_rounds"
POINTS: list[Point] = [
    (f"{ROUNDS}:count", "before", 1),
    (f"{ROUNDS}:_count", "after", 1),
    (f"{ROUNDS}:count", "after", 1),
    ("metro2033.server.http.tournament_course:new_round", "after", 1),
    (f"{ROUNDS}:put", "before", 1),
    ("metro2033.server.store.matches:create", "after", 2),
    (f"{ROUNDS}:put", "after", 1),
    ("metro2033.server.match.hub:Hub.start", "before", 1),
    (f"{ROUNDS}:started", "before", 1),
    (f"{ROUNDS}:started", "after", 2),
]
"""Where it dies: as it counts, as it pairs, within both transactions, as it begins the tables."""


async def tournament(store: Store, rounds: int) -> str:
    """A tournament of four people that has begun, without a round yet."""
    people = await accounts(store, "Anna", "Boris", "Vera", "Gleb")
    wanted = WantedTournament(WantedTable("toy", ()), "Cup", "swiss", 2, rounds, 4, 4, 48)
    settings = settings_of(wanted, catalog.game("toy"), Identity("s", people[0]))
    id = await store.create_tournament(people[0], settings, seed=5, due=1 << 50, is_public=True)
    for person in people:
        await store.join_tournament(id, person)
    seen = await found(store, id)
    drawn = [Entrant(number) for number in range(4)]
    assert await store.begin_tournament(seen.tournament, drawn, [], rounds)
    return id


async def found(store: Store, id: str) -> WholeTournament:
    whole = await store.tournament(id)
    assert whole is not None
    return whole


async def finish(store: Store, id: str) -> None:
    """All tables are over; nobody serves them now."""
    for table in (await found(store, id)).tables:
        if table.status == "running":
            await store.write(partial(end, match=table.match))


def end(connection: Connection, match: str) -> None:
    """A match was played to its end."""
    its = update(schema.match).where(schema.match.c.id == match)
    connection.execute(its.values(status="over"))
    put_places(connection, match, [1, 2])


async def gone_on(store: Store, id: str, number: int) -> None:
    """Wait until a round has begun at all its tables."""
    async with asyncio.timeout(120):
        while True:
            whole = await found(store, id)
            here = [table for table in whole.tables if table.round == number]
            if here and all(table.state == "played" for table in here):
                return
            await asyncio.sleep(0.02)


async def check(store: Store, id: str, number: int) -> None:
    """Every round has its two tables, each with a match, and all before the last are counted."""
    whole = await found(store, id)
    tables = Counter(table.round for table in whole.tables)
    assert tables == dict.fromkeys(range(1, number + 1), 2)
    query = select(func.count()).select_from(schema.match)
    matches = await store.read(lambda c: c.execute(query).scalar_one())
    assert matches == 2 * number
    points = Counter[int]()
    for seat in whole.seats:
        points[seat.round] += seat.points or 0
    assert [points[n] for n in range(1, number + 1)] == [240] * (number - 1) + [0]


async def play_through_deaths(
    store: Store, server: Victim, points: list[Point], fault: str = ""
) -> None:
    id = await tournament(store, len(points) + 1)
    server.start()
    await gone_on(store, id, 1)
    for number, point in enumerate(points, 2):
        server.kill()
        await server.dead()
        await finish(store, id)
        server.start(point, fault=fault)
        async with asyncio.timeout(120):
            await server.dead()
        server.start()
        await gone_on(store, id, number)
        server.kill()
        await server.dead()
        await check(store, id, number)
        server.start()


@pytest.mark.slow
async def test_no_round_is_paired_and_no_result_counted_twice_though_servers_die(
    database_url: str, tmp_path: Path, counted: Counted
) -> None:
    points = POINTS * many(1)
    store = await Store.open(database_url)
    with victims(1, database_url, tmp_path) as (server,):
        await play_through_deaths(store, server, points)
    await store.close()
    counted(deaths=len(points))


@pytest.mark.slow
async def test_a_server_that_pairs_in_two_steps_is_found(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/found.db"
    store = await Store.open(database)
    with victims(1, database, tmp_path) as (server,), pytest.raises(AssertionError):
        await play_through_deaths(
            store, server, [(f"{ROUNDS}:put", "before", 1)], fault="two steps"
        )
    await store.close()
