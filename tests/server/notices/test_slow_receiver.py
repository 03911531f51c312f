"""Receivers that are gone, dead for weeks or slow: nobody else waits for them."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable

import pytest
from sqlalchemy import select

from metro2033.server.match.actor import Identity
from metro2033.server.notices import guarded_client, mail
from metro2033.server.notices.worker import AT_ONCE, AT_ONCE_AGAIN
from metro2033.server.store import notices as outbox
from metro2033.server.store.schema import notice
from metro2033.server.store.store import NOTICE_DELAY_MS
from server.match.open_room import WHO, new_match, open_room, person
from server.notices.place import BROWSER, OTHER, Place, answer, asked, two_people


async def test_a_browser_that_is_gone_is_forgotten(place: Place) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
    place.push.answer = lambda: 410
    async with open_room(place.store, await two_people(place)):
        await place.passes(NOTICE_DELAY_MS)
    left = [channel for who in (WHO, OTHER) for channel in await place.store.channels(who.session)]
    assert len(left) == 1


async def test_what_is_dead_for_weeks_loses_nothing_and_fills_nothing(place: Place) -> None:
    for who in (WHO, OTHER):
        await place.add(who.session, "push")
        await place.add(who.session, "mail")
    place.push.answer = lambda: 503
    place.box.answer = lambda: "451 later"
    async with open_room(place.store, await two_people(place)) as opened:
        for day in range(40):
            await place.passes(6 * 3_600_000)
            if day < 3:
                await answer(opened, asked(opened))
        rows = await place.store.read(lambda c: c.execute(select(notice)).all())
        assert 0 < len(rows) <= 4
        place.push.answer, place.box.answer = lambda: 201, lambda: "250 OK"
        await place.passes(86_400_000)
        assert (len(place.pushed), len(place.box.mails)) == (1, 1)


async def many_turns(place: Place, number: int) -> None:
    """So many people are waited for, each with a browser of their own; paths tell them apart."""
    for n in range(number):
        who = Identity(f"session {n}", None)
        keys = json.dumps(BROWSER.keys)
        await place.store.put_channel(
            who.session, "push", f"{place.push.url}/{n}", keys, "en", is_confirmed=True
        )
        match = await new_match(place.store, "toy", [person(who), person(who)], title=str(n))
        async with open_room(place.store, match):
            pass
    place.now += NOTICE_DELAY_MS


async def wait_for(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gives up while receivers hang, however busy the machine is."""
    for name in ("SECONDS", "MOST_SECONDS"):
        monkeypatch.setattr(guarded_client, name, 300.0)


@pytest.mark.usefixtures("patience")
async def test_who_is_busy_takes_no_more_than_it_begins(place: Place) -> None:
    """A process whose receivers all hang leaves the rest to others, and none is told twice."""
    number, hangs = AT_ONCE["push"] + 10, threading.Event()
    await many_turns(place, number)
    begun: list[int] = []

    def hang() -> int:
        begun.append(1)
        if len(begun) <= AT_ONCE["push"] - AT_ONCE_AGAIN:
            hangs.wait(60)
        return 201

    place.push.answer = hang
    busy, idle = await place.worker(), await place.worker()
    first = asyncio.create_task(busy.round())
    await wait_for(lambda: len(begun) >= AT_ONCE["push"] - AT_ONCE_AGAIN)
    await idle.round()
    assert len(place.pushed) == number - (AT_ONCE["push"] - AT_ONCE_AGAIN)
    hangs.set()
    await first
    for worker in (busy, idle):
        await worker.close()
    assert len(place.pushed) == len(place.shown) == number


@pytest.mark.usefixtures("patience")
async def test_slow_receivers_hold_up_nobody_else(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was too slow once waits with others of that kind alone."""
    hangs = threading.Event()
    await many_turns(place, AT_ONCE["push"])
    begun: list[int] = []

    def hang() -> int:
        begun.append(1)
        return 201 if is_quick else 500 if hangs.wait(60) else 504

    is_quick = False
    place.push.answer = hang
    with monkeypatch.context() as patch:
        patch.setattr(guarded_client, "MOST_SECONDS", 0.2)
        await place.passes(0)
    place.now += 3_600_000
    slow, before = await place.worker(), len(begun)
    first = asyncio.create_task(slow.round())
    await wait_for(lambda: len(begun) == before + AT_ONCE_AGAIN)
    is_quick = True
    await place.add(WHO.session, "push")
    async with open_room(place.store, await two_people(place, seats=[WHO, WHO])):
        place.now += NOTICE_DELAY_MS
        (quick,) = await slow._begin()
        await quick
    assert len(place.pushed) == 1
    assert not first.done()
    hangs.set()
    await first
    await slow.close()


def test_nobody_else_tells_what_is_under_way() -> None:
    """An attempt ends before another process may take it."""
    most = max(guarded_client.MOST_SECONDS, 10 * mail.SECONDS)
    assert 1.5 * 1000 * most < outbox.LEASE_MS
    assert sum(AT_ONCE.values()) < guarded_client.MOST_CONNECTIONS
