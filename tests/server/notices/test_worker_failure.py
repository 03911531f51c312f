"""The outbox: everybody is told of their turn once, whatever fails or is killed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from effort import Counted, chance, many
from metro2033.server.notices.worker import NoticeWorker
from metro2033.server.store import notices as outbox
from metro2033.server.store.notice_entities import Batch
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


POINTS = ("claimed", "sent", "put down")


async def tell_and_die(place: Place, point: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is killed at a point while it tells something."""
    worker = await place.worker()

    async def die(*_: Any) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        if point == "claimed":
            patch.setattr(NoticeWorker, "_tell", die)
        elif point == "sent":
            patch.setattr(Store, "notices_done", die)
        else:
            done = Store.notices_done

            async def done_and_die(store: Store, batch: Batch) -> None:
                await done(store, batch)
                raise Killed

            patch.setattr(Store, "notices_done", done_and_die)
        place.now += NOTICE_DELAY_MS
        with pytest.raises(Killed):
            await worker.round()
    await worker.close()


@pytest.mark.parametrize("point", POINTS)
async def test_a_process_that_is_killed_loses_nothing_and_shows_nothing_twice(
    place: Place, point: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
    async with open_room(place.store, await two_people(place)):
        await tell_and_die(place, point, monkeypatch)
        await place.passes(outbox.LEASE_MS)
        await place.passes(86_400_000)
    assert len(place.shown) == 1
    assert len(place.pushed) <= 2


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
