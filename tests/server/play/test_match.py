"""Whole matches over real sockets."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from metro2033.engine.kernel.source import Stream
from server.play.player import Browser, Socket
from server.web.site import RunningSite

MOST_ROUNDS = {"toy": {"rounds": 3}, "first": {"most_rounds": 2}, "second": {"most_rounds": 2}}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", ["first", "second"])
async def test_a_whole_match_is_played(site: RunningSite, edition: str, seats: int) -> None:
    browsers = [Browser(site) for _ in range(seats)]
    host, *guests = browsers
    match = host.make(
        edition,
        [{"kind": "mine", "name": "Anna"}, *[{"kind": "open"}] * (seats - 1)],
        house_rules=MOST_ROUNDS[edition],
    )
    for seat, guest in enumerate(guests, 2):
        guest.join(match, seat, f"Guest {seat}")
    host.post(f"/api/matches/{match}/start")
    async with AsyncExitStack() as stack:
        sockets: list[Socket] = [
            await stack.enter_async_context(browser.sit(match)) for browser in browsers
        ]
        watcher = await stack.enter_async_context(Browser(site).sit(match))
        assert watcher.state["seat"] is None
        players = [socket.play(Stream(seat)) for seat, socket in enumerate(sockets)]
        await asyncio.gather(*players)
        await watcher.hear_a("over")
        for seat, socket in enumerate([*sockets, watcher], 1):
            await socket.rest()
            assert socket.state["ranking"] == watcher.state["ranking"]
            again = await stack.enter_async_context(
                (browsers[seat - 1] if seat <= seats else Browser(site)).sit(match)
            )
            assert again.facts == socket.facts
            assert again.state["seq"] == socket.state["seq"]
