"""The outbox: everybody is told of their turn once, whatever fails or is killed."""

from __future__ import annotations

import asyncio

import pytest

from effort import Counted, chance, many
from metro2033.server.store import notices as outbox
from metro2033.server.store.notice_entities import Batch, ChannelKind
from metro2033.server.store.store import NOTICE_DELAY_MS, Store
from server.match.open_room import WHO, open_room
from server.notices.place import OTHER, Place, answer, asked, two_people


class Killed(BaseException):
    """The process is gone."""


async def test_two_processes_tell_nothing_twice(place: Place) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
    for _ in range(10):
        async with open_room(place.store, await two_people(place)):
            pass
    other = await Store.open(
        place.store.url.render_as_string(hide_password=False), now=place.store.now
    )
    place.now += NOTICE_DELAY_MS
    room: dict[outbox.Lane, int] = {("push", False): 200}
    claimed = await asyncio.gather(place.store.claim_notices(room), other.claim_notices(room))
    turns = [(n.match, n.seat) for batches in claimed for b in batches for n in b.notices]
    assert len(turns) == len(set(turns)) == 10
    await other.close()


POINTS = {"claimed": 1, "going out": 0, "sent": 1, "put down": 1}
"""Where a process dies, and how often the turn is told in the end: what goes out may be lost."""

KINDS: list[ChannelKind] = ["push", "mail", "webhook"]


async def add(place: Place, kind: ChannelKind, match: str) -> None:
    """A way to tell everybody at a table of their turn."""
    for holder in (match,) if kind == "webhook" else (WHO.session, OTHER.session):
        await place.add(holder, kind)


def told(place: Place) -> int:
    """How many messages have arrived."""
    return len(place.push.requests) + len(place.box.mails)


async def tell_and_die(place: Place, point: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is killed at a point while it tells something."""
    worker = await place.worker()
    before = {"claimed": "begin_telling", "sent": "notices_done"}
    after = {"going out": "begin_telling", "put down": "notices_done"}
    name = (before | after)[point]
    work = getattr(Store, name)

    async def die(store: Store, batch: Batch) -> None:
        if point in after:
            await work(store, batch)
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(Store, name, die)
        place.now += NOTICE_DELAY_MS
        with pytest.raises(Killed):
            await worker.round()
    await worker.close()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("point", POINTS)
async def test_a_process_that_is_killed_tells_nothing_twice(
    place: Place, point: str, kind: ChannelKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await two_people(place)
    await add(place, kind, match)
    async with open_room(place.store, match) as opened:
        await tell_and_die(place, point, monkeypatch)
        await place.passes(outbox.LEASE_MS)
        await place.passes(86_400_000)
        assert told(place) == POINTS[point]
        await answer(opened, asked(opened))
        await place.passes(86_400_000)
    assert told(place) == POINTS[point] + 1


@pytest.mark.parametrize("kind", ["push", "mail"])
async def test_another_match_does_not_bring_back_what_was_told(
    place: Place, kind: ChannelKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await two_people(place, [WHO, WHO]), await two_people(place, [WHO, WHO])
    await place.add(WHO.session, kind)
    async with open_room(place.store, first):
        await tell_and_die(place, "sent", monkeypatch)
    async with open_room(place.store, second):
        await place.passes(86_400_000)
    assert told(place) == 2
    if kind == "push":
        assert [push["url"] for push in place.pushed] == [f"/match/{first}", f"/match/{second}"]


@pytest.mark.parametrize("kind", KINDS)
async def test_who_hangs_for_longer_than_its_lease_tells_nothing(
    place: Place, kind: ChannelKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await two_people(place)
    await add(place, kind, match)
    begin = Store.begin_telling
    async with open_room(place.store, match):
        slow = await place.worker()

        async def late(store: Store, batch: Batch) -> bool:
            monkeypatch.setattr(Store, "begin_telling", begin)
            await place.passes(outbox.LEASE_MS)
            assert told(place) == 1
            return await begin(store, batch)

        monkeypatch.setattr(Store, "begin_telling", late)
        place.now += NOTICE_DELAY_MS
        await slow.round()
        await slow.close()
        await place.passes(86_400_000)
    assert told(place) == 1


@pytest.mark.parametrize("kind", ["push", "mail"])
async def test_who_comes_at_the_last_moment_is_told_nothing(
    place: Place, kind: ChannelKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = await two_people(place, [WHO, WHO]), await two_people(place, [WHO, WHO])
    await place.add(WHO.session, kind)
    begin = Store.begin_telling

    async def come(store: Store, batch: Batch) -> bool:
        for seat in (0, 1):
            await place.store.drop_notices(here, seat)
        return await begin(store, batch)

    monkeypatch.setattr(Store, "begin_telling", come)
    async with open_room(place.store, here), open_room(place.store, there):
        await place.passes(NOTICE_DELAY_MS)
    assert told(place) == 1
    if kind == "push":
        assert [push["url"] for push in place.pushed] == [f"/match/{there}"]


async def keep_telling(place: Place, turns: int) -> None:
    """Play while one attempt in three fails; AssertionError if a turn is not told, or twice."""
    luck = chance(19)
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
        await place.add(who.session, "mail")
    place.push.answer = lambda: 503 if luck.random() < 0.3 else 201
    place.box.answer = lambda: "451 later" if luck.random() < 0.3 else "250 OK"
    done = 0
    while done < turns:
        async with open_room(place.store, await two_people(place)) as opened:
            table = opened.room.state.playing.table
            while done < turns and not table.is_over:
                done += 1
                worker = await place.worker()
                for _ in range(12):
                    await place.passes(2 * 3_600_000, worker)
                await worker.close()
                await answer(opened, asked(opened))
                assert len(place.pushed) == len(place.shown) == done
                assert len(place.box.mails) == done


async def test_everybody_is_told_though_one_attempt_in_three_fails(
    place: Place, counted: Counted
) -> None:
    turns = many(25)
    await keep_telling(place, turns)
    counted(turns=turns)


async def test_a_turn_that_is_not_told_is_found(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that takes a failure for success."""
    monkeypatch.setattr(Store, "notices_failed", Store.notices_done)
    with pytest.raises(AssertionError):
        await keep_telling(place, 25)
