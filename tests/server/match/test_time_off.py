"""Clocks of days over weeks of a false time: they stand still while people rest, and only then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from effort import Counted, chance, many
from metro2033.server.match.actor import Identity
from metro2033.server.match.clocks import DAY
from metro2033.server.store.entities import Conflict
from metro2033.server.store.store import Store
from metro2033.server.store.time_off import WantedRest
from metro2033.server.time_off import QuietHours, Rest
from server.match.open_room import WHO, OpenRoom, new_match, open_room, person

HOUR = 3_600_000
TICK = HOUR // 2
NOON = int(datetime(2026, 3, 10, 12, tzinfo=ZoneInfo("Europe/Budapest")).timestamp() * 1000)
NIGHT = QuietHours("Europe/Budapest", 22 * 60, 8 * 60)
MIDDAY = QuietHours("Europe/Budapest", 12 * 60, 14 * 60)
OTHER = Identity("the session of another", None)
BANK = {"kind": "bank", "seconds": 60 * 86_400, "increment": 6 * 3600}
DAYS = {"kind": "days", "days": 3}


class FalseTime:
    """Two clocks that the test turns: that of the calendar, and that of a server's life."""

    def __init__(self) -> None:
        self.calendar = NOON
        self.life = 1000

    def __call__(self) -> int:
        return self.life

    def passes(self, ms: int) -> None:
        """Time passes while the server runs."""
        self.calendar += ms
        self.life += ms


@pytest.fixture
def time() -> FalseTime:
    return FalseTime()


@pytest.fixture
async def timed_store(database_url: str, time: FalseTime) -> AsyncIterator[Store]:
    opened = await Store.open(database_url, now=lambda: time.calendar)
    yield opened
    await opened.close()


async def rests(store: Store, who: Identity, **wanted: Any) -> None:
    quiet, until = wanted.get("quiet"), wanted.get("until")
    await store.put_rest(who.account or who.session, WantedRest(quiet, until))


async def rests_already(store: Store, time: FalseTime, who: Identity, **wanted: Any) -> None:
    """Somebody rests who has wanted that for long, so that all of it counts."""
    time.calendar -= 2 * DAY
    await rests(store, who, quiet=wanted["quiet"])
    time.calendar += 2 * DAY
    if "until" in wanted:
        await rests(store, who, **wanted)


async def asked_match(store: Store, **settings: Any) -> str:
    return await new_match(store, "toy", [person(), person(OTHER)], **settings)


def first_asked(opened: OpenRoom) -> int:
    return opened.room.state.playing.table.asked[0]


def clock_of(opened: OpenRoom, time: FalseTime) -> dict[int, int]:
    return opened.room.state.time_left(time())


async def test_a_clock_stands_still_at_night_and_on_vacation(
    timed_store: Store, time: FalseTime
) -> None:
    for who in (WHO, OTHER):
        await rests_already(timed_store, time, who, quiet=NIGHT)
    match = await asked_match(timed_store, clock=DAYS)
    async with open_room(timed_store, match, now=time) as opened:
        seat = first_asked(opened)
        time.passes(DAY)
        assert clock_of(opened, time)[seat] == 3 * DAY - 14 * HOUR
        for who in (WHO, OTHER):
            await rests(timed_store, who, quiet=NIGHT, until=time.calendar + 7 * DAY)
        await opened.room.exclusively(opened.room.reload)
        time.passes(7 * DAY)
        assert clock_of(opened, time)[seat] == 3 * DAY - 14 * HOUR
        assert opened.room.state.clocks is not None
        # 58 hours are left, and each day has fourteen.
        assert opened.room.state.clocks.next_end() == time() + 4 * DAY + 2 * HOUR


async def test_a_quick_clock_knows_no_rest(timed_store: Store, time: FalseTime) -> None:
    for who in (WHO, OTHER):
        await rests(timed_store, who, quiet=NIGHT, until=time.calendar + DAY)
    match = await asked_match(timed_store, clock={"kind": "bank", "seconds": 3600})
    async with open_room(timed_store, match, now=time) as opened:
        time.passes(HOUR // 2)
        assert clock_of(opened, time)[first_asked(opened)] == HOUR // 2


async def test_rest_is_told_when_it_begins_and_ends(timed_store: Store, time: FalseTime) -> None:
    for who in (WHO, OTHER):
        await rests_already(timed_store, time, who, quiet=NIGHT)
    match = await asked_match(timed_store, clock=DAYS)
    async with open_room(timed_store, match, now=time) as opened:
        seat, ear = first_asked(opened), opened.listen()
        for passed in (10 * HOUR, 10 * HOUR):
            time.passes(passed)
            opened.automation.react()
            await asyncio.sleep(0)
            await opened.room.exclusively(opened.automation._time_up)
        told = [heard["clocks"][seat] for heard in ear.heard if heard["type"] == "clocks"]
        assert {(clock["is_running"], clock.get("rests_until")) for clock in told} == {
            (False, NOON + 20 * HOUR),
            (True, None),
        }


async def test_hours_that_were_not_quiet_then_are_not_given_back(
    timed_store: Store, time: FalseTime
) -> None:
    match = await asked_match(timed_store, clock=DAYS)
    async with open_room(timed_store, match, now=time) as opened:
        seat = first_asked(opened)
        time.passes(20 * HOUR)
        for who in (WHO, OTHER):
            await rests(timed_store, who, quiet=NIGHT)
        await opened.room.exclusively(opened.room.reload)
        assert clock_of(opened, time)[seat] == 3 * DAY - 20 * HOUR


async def test_nobody_rests_longer_than_a_year_allows(timed_store: Store, time: FalseTime) -> None:
    with pytest.raises(Conflict):
        await rests(timed_store, WHO, until=time.calendar + 31 * DAY)
    await rests(timed_store, WHO, until=time.calendar + 30 * DAY)
    time.passes(10 * DAY)
    await rests(timed_store, WHO)  # back early
    assert (await timed_store.rest_of(WHO.session)).until(time.calendar) is None
    with pytest.raises(Conflict):
        await rests(timed_store, WHO, until=time.calendar + 21 * DAY)
    await rests(timed_store, WHO, until=time.calendar + 20 * DAY)
    time.passes(365 * DAY)
    await timed_store.drop_expired_sessions()
    with pytest.raises(Conflict):
        await rests(timed_store, WHO, until=time.calendar + 31 * DAY)


async def test_quiet_hours_that_always_are_now_stop_no_clock(
    timed_store: Store, time: FalseTime
) -> None:
    """Somebody moves their quiet hours twice a day, so that they never end."""
    match = await asked_match(timed_store, clock=DAYS)
    async with open_room(timed_store, match, now=time) as opened:
        seat = first_asked(opened)
        for n in range(4):
            half = QuietHours("UTC", n % 2 * 720, (n + 1) % 2 * 720)
            for who in (WHO, OTHER):
                await rests(timed_store, who, quiet=half)
            await opened.room.exclusively(opened.room.reload)
            time.passes(12 * HOUR)
        assert clock_of(opened, time)[seat] == DAY


async def test_short_vacations_count_as_days_and_fill_nothing(
    timed_store: Store, time: FalseTime
) -> None:
    for _ in range(30):
        await rests(timed_store, WHO, until=time.calendar + HOUR)
        await rests(timed_store, WHO, until=time.calendar + 2 * HOUR)
        time.passes(HOUR // 2)
        await rests(timed_store, WHO)
        time.passes(HOUR)
    with pytest.raises(Conflict):
        await rests(timed_store, WHO, until=time.calendar + HOUR)
    assert len((await timed_store.rest_of(WHO.session)).vacations) == 30


async def test_rest_goes_with_the_guest_to_their_account(
    timed_store: Store, time: FalseTime
) -> None:
    account = await timed_store.create_account("Anna", "hash", "en")
    guest = await timed_store.open_session("guest", "browser", None, time.calendar + DAY)
    await rests(timed_store, Identity(guest.id, None), quiet=NIGHT)
    await timed_store.replace_session(
        guest.id, "new", "browser", account, time.calendar + DAY, adopts=True
    )
    assert (await timed_store.rest_of(account.id)).quiet.hours == NIGHT
    await timed_store.delete_account(account.id)
    assert await timed_store.rest_of(account.id) == Rest()


async def test_an_account_that_rests_keeps_its_own_rest(
    timed_store: Store, time: FalseTime
) -> None:
    account = await timed_store.create_account("Anna", "hash", "en")
    await rests(timed_store, Identity("other", account.id), quiet=MIDDAY)
    guest = await timed_store.open_session("guest", "browser", None, time.calendar + DAY)
    await rests(timed_store, Identity(guest.id, None), quiet=NIGHT)
    await timed_store.replace_session(
        guest.id, "new", "browser", account, time.calendar + DAY, adopts=True
    )
    assert (await timed_store.rest_of(account.id)).quiet.hours == MIDDAY
    assert await timed_store.rest_of(guest.id) == Rest()


class Person:
    """What somebody is owed, counted by the half hour and by no code of the server."""

    def __init__(self, zone: str, begin: int, end: int, vacation: tuple[int, int]) -> None:
        self.quiet = QuietHours(zone, begin * 60, end * 60)
        self.vacation = vacation
        self.left = 60 * DAY

    def tick(self, at: int) -> None:
        """Half an hour passes in which they are asked."""
        hour = datetime.fromtimestamp(at / 1000, ZoneInfo(self.quiet.zone)).hour
        begin, end = self.quiet.begin // 60, self.quiet.end // 60
        is_quiet = begin <= hour < end if begin < end else hour >= begin or hour < end
        if not is_quiet and not self.vacation[0] <= at < self.vacation[1]:
            self.left -= TICK


async def live_for_weeks(store: Store, time: FalseTime, steps: int) -> None:
    """Play with outages and matches that sleep; every clock must show what its owner is owed."""
    luck = chance(20)
    people = [
        Person("Europe/Moscow", 23, 7, (NOON, NOON + 5 * DAY)),
        Person("America/New_York", 9, 17, (NOON, NOON + 9 * DAY)),
    ]
    for who, owed in zip((WHO, OTHER), people, strict=True):
        await rests_already(store, time, who, quiet=owed.quiet, until=owed.vacation[1])
    match = await asked_match(store, clock=BANK)
    done = 0
    while done < steps:
        async with open_room(store, match, now=time) as opened:
            if opened.room.state.playing.table.is_over:
                match = await asked_match(store, clock=BANK)
                for owed in people:
                    owed.left = 60 * DAY
                continue
            for _ in range(luck.randrange(1, 6)):
                done += 1
                await live_a_while(opened, people, time, luck.randrange(1, 24), luck.random() < 0.5)
            await store.save_clocks({match: clock_of(opened, time)})
            asked = opened.room.state.playing.table.asked
        if luck.random() < 0.5:  # it sleeps while the server runs
            passed = luck.randrange(1, 48) * TICK
            for at in range(time.calendar, time.calendar + passed, TICK):
                for seat in asked:
                    people[seat].tick(at)
            time.passes(passed)
            await store.spend({match: passed})
        else:  # the server is away
            time.calendar += luck.randrange(1, 48) * TICK
            time.life = luck.randrange(10_000)


async def live_a_while(
    opened: OpenRoom, people: list[Person], time: FalseTime, ticks: int, answers: bool
) -> None:
    """Time passes at the table, then perhaps somebody answers."""
    table = opened.room.state.playing.table
    for _ in range(ticks):
        for seat in table.asked:
            people[seat].tick(time.calendar)
        time.passes(TICK)
    assert clock_of(opened, time) == {seat: owed.left for seat, owed in enumerate(people)}
    if answers and not table.is_over:
        seat = table.asked[0]
        ask = table.ask(seat)
        assert ask is not None
        await opened.room.exclusively(
            lambda: opened.room.answer(seat, ask.number, ask.decision.keys[0])
        )
        people[seat].left += 6 * HOUR


async def test_clocks_are_right_over_weeks(
    timed_store: Store, time: FalseTime, counted: Counted
) -> None:
    steps = many(100)
    await live_for_weeks(timed_store, time, steps)
    counted(steps=steps)


async def test_a_rest_that_is_not_counted_is_found(
    timed_store: Store, time: FalseTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rest, "rested", lambda *_: 0)
    with pytest.raises(AssertionError):
        await live_for_weeks(timed_store, time, 20)
