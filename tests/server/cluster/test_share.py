"""Processes share matches: whoever has clearly more than another leaves new ones to it."""

from __future__ import annotations

from collections import Counter

import pytest
from sqlalchemy import select

from metro2033.server.cluster import channel
from metro2033.server.cluster.link import Link
from metro2033.server.store import schema
from server.cluster.members import Process, Start, reach, running_match, until

MATCHES = 120


async def owned(process: Process) -> Counter[str]:
    """How many matches each process has, by the store."""
    query = select(schema.match.c.owner).where(schema.match.c.owner.is_not(None))
    return Counter(await process.store.read(lambda c: c.execute(query).scalars().all()))


async def takes_a_fair_share(start: Start) -> None:
    """All matches come to one process, which keeps a fair share; the others hear of theirs."""
    busy, *others = [await start(name) for name in "abc"]
    await until(lambda: len(busy.cluster._here().channel._called) == 2)
    matches = [await running_match(busy.store) for _ in range(MATCHES)]
    for match in matches[: MATCHES // 2]:
        await busy.cluster.own(match.id)
    await until(lambda: all(link.load is not None for link in links_of(busy)))
    for match in matches[MATCHES // 2 :]:
        await busy.cluster.own(match.id)

    found = await owned(busy)
    assert sum(found.values()) == MATCHES
    assert max(found.values()) <= MATCHES // 2 + channel.FEW_MATCHES
    rest = MATCHES - found[str(busy.store.process)]
    await until(lambda: sum(len(other.host.gifts) for other in others) >= rest)
    assert len({match for other in others for match in other.host.gifts}) == rest
    for other in others:
        assert all([await other.cluster.own(match) for match in other.host.gifts])
    pipe = await reach(busy, others[0].host.gifts[0], "hello")
    assert await anext(pipe) == f"b has {others[0].host.gifts[0]}: hello"


def links_of(process: Process) -> set[Link]:
    return process.cluster._here().channel._links


async def test_a_busy_process_leaves_matches_to_idle_ones(start: Start) -> None:
    await takes_a_fair_share(start)


async def test_a_process_that_keeps_all_matches_is_found(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel.Channel, "heir", lambda *_: None)
    with pytest.raises(AssertionError):
        await takes_a_fair_share(start)


async def test_a_process_with_few_matches_keeps_them(start: Start) -> None:
    first, second = await start("first"), await start("second")
    await until(lambda: bool(links_of(first)))
    for _ in range(channel.FEW_MATCHES):
        assert await first.cluster.own((await running_match(first.store)).id)
    assert second.host.gifts == []


async def test_a_process_that_has_fallen_silent_gets_no_matches(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy, idle = await start("busy"), await start("idle")
    await until(lambda: any(link.load is not None for link in links_of(busy)))
    monkeypatch.setattr(channel, "FRESH_SECONDS", 0.5)
    monkeypatch.setattr(idle.cluster._here().channel, "tell_load", lambda _: None)
    await until(lambda: all(link.connection.silence > 0.5 for link in links_of(busy)))
    for _ in range(3 * channel.FEW_MATCHES):
        assert await busy.cluster.own((await running_match(busy.store)).id)
    assert idle.host.gifts == []
