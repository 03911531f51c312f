"""Tournaments over weeks, with a time that the test sets and tables that it plays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any, cast

import pytest

from effort import chance, many
from metro2033 import catalog
from metro2033.server.http import tournament_course
from metro2033.server.http.api.tournaments import leave_table
from metro2033.server.http.site import Site
from metro2033.server.http.tournament_course import (
    Pauses,
    advance,
    attempt,
    begin,
)
from metro2033.server.match.actor import Identity
from metro2033.server.match.hub import Hub
from metro2033.server.store import tournament_rounds
from metro2033.server.store.store import Store
from metro2033.server.store.tournament_entities import WholeTournament
from metro2033.server.tables.tournament import WantedTournament, settings_of
from metro2033.server.tables.wanted import WantedTable
from metro2033.server.time_off import DAY_MS, HOUR_MS, MINUTE_MS
from server.store.stored import choices


class Clock:
    """The time of a store, which a test sets."""

    now = 1_773_140_400_000


class QuietHub:
    """A hub that only notes what it is told."""

    def __init__(self) -> None:
        self.started = list[str]()
        self.ended_matches = list[str]()

    async def start(self, match: str) -> None:
        self.started.append(match)

    async def left(self, match: str) -> None:
        self.started.append(match)

    async def ended(self, match: str) -> None:
        self.ended_matches.append(match)


class Place:
    """A store with its clock, and a hub."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock, self.hub = store, clock, QuietHub()

    async def tick(self) -> None:
        for id in await self.store.due_tournaments():
            await advance(self.store, cast("Hub", self.hub), id)

    async def found(self, id: str) -> WholeTournament:
        whole = await self.store.tournament(id)
        assert whole is not None
        return whole

    async def made(self, people: int, starts: int | None = None, **changes: Any) -> str:
        """An open tournament of so many people."""
        ids = [(await self.store.create_account(f"P{n}", "hash", "en")).id for n in range(people)]
        wanted = WantedTournament(
            **{
                "table": WantedTable("toy", ()),
                "title": "Cup",
                "format": "swiss",
                "seats": 2,
                "rounds": 3,
                "group_size": 4,
                "most": 64,
                "round_hours": 48,
                **changes,
            },
            starts=starts,
        )
        who = Identity("s", ids[0])
        settings = settings_of(wanted, catalog.game(wanted.table.edition), who)
        due = starts or self.clock.now + 30 * DAY_MS
        id = await self.store.create_tournament(
            ids[0], settings, seed=people, due=due, is_public=True
        )
        for account in ids:
            await self.store.join_tournament(id, account)
        return id

    async def begun(self, people: int, **changes: Any) -> str:
        id = await self.made(people, **changes)
        assert await begin(self.store, await self.found(id))
        await self.tick()
        return id

    async def finish(self, id: str, source: Random, share: float = 1.0) -> None:
        """End some of the tables that are played, at random."""
        for table in (await self.found(id)).tables:
            if table.status == "running" and source.random() < share:
                number = len(await self.store.seats(table.match))
                places = source.sample(range(1, number + 1), number)
                await self.store.append(
                    table.match, choices(1, 1), asked=0, status="over", places=places
                )


@pytest.fixture
async def place(database_url: str) -> AsyncIterator[Place]:
    clock = Clock()
    store = await Store.open(database_url, now=lambda: clock.now)
    yield Place(store, clock)
    await store.close()


async def test_no_organiser_floods_the_server_with_rounds(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournament_rounds, "MOST_TABLES", 3)
    id, source = await place.begun(6), chance(1)

    async def round_after(ms: int) -> int:
        place.clock.now += ms
        await place.tick()
        return (await place.found(id)).tournament.round

    assert await round_after(0) == 1
    await place.finish(id, source)
    assert await round_after(HOUR_MS - 1) == 1
    assert await round_after(1) == 2
    assert not await place.store.may_begin_round((await place.found(id)).tournament.organiser)
    assert await place.store.may_begin_round("somebody else")


async def test_nobody_leaves_a_table_that_has_ended_meanwhile(place: Place) -> None:
    id = await place.begun(4)
    match = (await place.found(id)).tables[0].match
    await place.finish(id, chance(1))
    before = await place.store.seats(match)
    who = Identity("s", next(seat.account for seat in before if seat.account))
    await leave_table(cast("Site", place), match, who)
    assert await place.store.seats(match) == before


async def test_a_tournament_goes_on_round_by_round(place: Place) -> None:
    id, source = await place.begun(6), chance(1)
    for number in (1, 2, 3):
        whole = await place.found(id)
        assert (whole.tournament.round, whole.tournament.status) == (number, "running")
        assert whole.tournament.due == place.clock.now + 48 * HOUR_MS
        running = [table.match for table in whole.tables if table.round == number]
        assert place.hub.started[-3:] == running
        await place.tick()
        assert (await place.found(id)).tournament.round == number
        await place.finish(id, source, 0.5)
        await place.tick()
        await place.finish(id, source)
        await place.tick()
    whole = await place.found(id)
    assert (whole.tournament.status, len(whole.tables)) == ("over", 9)
    assert sum(sum(sitting.points) for sitting in whole.sittings) == 9 * 120
    assert await place.store.due_tournaments() == []


async def test_a_tournament_that_breaks_is_tried_less_and_less_often(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, sound = await place.begun(4), "another"
    pauses = Pauses(lambda: place.clock.now)
    tried = list[str]()

    async def break_down(_store: Store, _hub: Any, id: str) -> None:
        tried.append(id)
        if id == broken:
            raise KeyError("as the test wants")

    monkeypatch.setattr(tournament_course, "advance", break_down)
    for _ in range(60):
        for id in (broken, sound):
            await attempt(place.store, cast("Hub", place.hub), id, pauses)
        place.clock.now += MINUTE_MS
    assert (tried.count(sound), tried.count(broken)) == (60, 6)  # at 0, 1, 3, 7, 15 and 31 minutes
    monkeypatch.setattr(tournament_course, "advance", advance)
    place.clock.now += HOUR_MS
    assert pauses.is_over(broken)
    await attempt(place.store, cast("Hub", place.hub), broken, pauses)
    assert pauses.is_over(broken)


async def test_bots_end_a_round_whose_time_is_up_and_then_it_is_broken_off(place: Place) -> None:
    id = await place.begun(4)
    place.clock.now += 48 * HOUR_MS
    place.hub.started.clear()
    await place.tick()
    whole = await place.found(id)
    assert place.hub.started == [table.match for table in whole.tables]
    seats = [s for table in whole.tables for s in await place.store.seats(table.match)]
    assert all(seat.taken_over_by is not None for seat in seats)
    await place.finish(id, chance(2), 0.5)
    place.clock.now += DAY_MS
    await place.tick()
    whole = await place.found(id)
    assert whole.tournament.round == 2
    assert all(seat.points is not None for seat in whole.seats if seat.round == 1)


async def test_it_begins_at_its_time_or_is_called_off(place: Place) -> None:
    starts = place.clock.now + 7 * DAY_MS
    id = await place.made(3, starts=starts)
    await place.tick()
    assert (await place.found(id)).tournament.status == "open"
    place.clock.now = starts
    await place.tick()
    await place.tick()
    whole = await place.found(id)
    assert (whole.tournament.status, whole.tournament.round) == ("running", 1)
    assert [seat.points for seat in whole.seats if seat.number == 0] == [120]


@pytest.mark.parametrize("people", [1, 5])
async def test_what_its_organiser_forgets_is_called_off(place: Place, people: int) -> None:
    id = await place.made(people)
    place.clock.now += 30 * DAY_MS
    await place.tick()
    assert (await place.found(id)).tournament.status == "cancelled"


async def test_it_ends_when_too_few_are_left(place: Place) -> None:
    id = await place.begun(3)
    accounts = [one.account for one in (await place.found(id)).entrants]
    for account in accounts[:2]:
        assert account is not None
        await place.store.leave_tournament(id, account)
    await place.finish(id, chance(3))
    await place.tick()
    assert (await place.found(id)).tournament.status == "over"


async def test_random_tournaments_are_played_by_two_processes(
    place: Place, database_url: str
) -> None:
    other = Place(await Store.open(database_url, now=lambda: place.clock.now), place.clock)
    for number in range(many(4)):
        source = chance(number)
        changes = {
            "table": WantedTable("second", (), rated=number % 2 == 0),
            "format": source.choice(["swiss", "groups"]),
            "seats": source.randint(2, 4),
            "fill_bot": source.choice([None, "stalker"]),
        }
        people = source.randint(3, 9)
        ids = await place.store.find_tournaments(["open", "running"])
        assert ids == []
        for account in await all_accounts(place.store):
            await place.store.delete_account(account)
        id = await place.begun(people, **changes)
        while (whole := await place.found(id)).tournament.status == "running":
            await place.finish(id, source, 0.7)
            await asyncio.gather(*[one.tick() for one in (place, other, place, other)])
        check(whole)
    await other.store.close()


async def all_accounts(store: Store) -> list[str]:
    names = [await store.account_named(f"P{n}") for n in range(10)]
    return [account.id for account in names if account is not None]


def check(whole: WholeTournament) -> None:
    """Every round was paired once, and every table counted once."""
    assert len({table.match for table in whole.tables}) == len(whole.tables)
    rounds = [table.round for table in whole.tables]
    assert set(rounds) == set(range(1, whole.tournament.rounds + 1))
    assert all(table.state == "done" for table in whole.tables)
    for table in whole.tables:
        points = [seat.points for seat in whole.seats_at(table)]
        assert sum(point or 0 for point in points) == 60 * len(points)


async def test_a_round_that_is_stored_though_others_did_is_found(
    place: Place, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted fault: whoever has paired does not look whether somebody else has."""
    store = place.store
    put = Store.put_round

    async def careless(self: Store, new: Any, delay_ms: int) -> bool:
        whole = await self.tournament(new.tournament)
        assert whole is not None
        here = whole.tournament
        fresh = type(new)(
            new.tournament, here.version, here.round + 1, new.due, new.tables, new.byes
        )
        return await put(self, fresh, delay_ms)

    monkeypatch.setattr(Store, "put_round", careless)
    monkeypatch.setattr(tournament_course, "is_round_over", lambda _: True)
    other = Place(await Store.open(database_url, now=lambda: place.clock.now), place.clock)
    id = await place.begun(4)
    await asyncio.gather(place.tick(), other.tick(), advance(store, cast("Hub", place.hub), id))
    with pytest.raises(AssertionError):
        check(await place.found(id))
    await other.store.close()
