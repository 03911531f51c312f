"""How long a match stands still when its server process is killed, measured on this machine.

    PYTHONPATH=src:tests python -m server.crash.takeover_time [KILLS] [MATCHES OF BOTS]

Two processes share a PostgreSQL. Anna's socket is at the one that owns the match, Boris's at the
other. The owner is killed; both come back to the other at once, and the next answer is given. What
counts is the time from the kill until that answer is acknowledged.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

from server.crash.player import CUT_OFF, PatientBrowser
from server.crash.victim import Victim, victims
from server.match.player import Socket
from server.match.table import TWO
from server.postgres import running

BOTS = [{"kind": "bot", "bot": "random"}] * 2


def make(owner: Victim, other: Victim) -> tuple[str, PatientBrowser, PatientBrowser]:
    """A match that has begun, of a person at each server."""
    anna, boris = (PatientBrowser(cast("Any", site)) for site in (owner, other))
    rules = {"rounds": 50, "points": 9}
    match = anna.make("toy", TWO, house_rules=rules)
    boris.join(match, 2, "Boris")
    anna.post(f"/api/matches/{match}/start")
    return match, anna, boris


async def lost(socket: Socket) -> None:
    """Until the connection is gone."""
    try:
        while True:
            await socket.hear()
    except CUT_OFF:
        return


async def sit_again(stack: AsyncExitStack, browser: PatientBrowser, match: str) -> Socket:
    """A connection that is welcome; tried until it is."""
    while True:
        try:
            socket = await stack.enter_async_context(browser.socket())
            if (await socket.hello(match))["type"] == "welcome":
                return socket
        except CUT_OFF:
            pass
        await asyncio.sleep(0.01)


async def take_over(owner: Victim, other: Victim) -> tuple[float, float, float]:
    """Kill the owner; until the other's client is told, both are back, an answer is stored."""
    match, anna, boris = await asyncio.to_thread(make, owner, other)
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(anna.sit(match))
        there = await stack.enter_async_context(boris.sit(match))
        began = time.monotonic()
        owner.kill()
        await lost(here)
        anna.site = boris.site
        back = asyncio.create_task(sit_again(stack, anna, match))
        await lost(there)
        told = time.monotonic() - began
        pair = [await back, await sit_again(stack, boris, match)]
        welcome = time.monotonic() - began
        asked = next(socket for socket in pair if socket.question is not None)
        assert (await asked.answer("rest"))["type"] == "done"
        return told, welcome, time.monotonic() - began


async def main(kills: int, bots: int) -> None:
    found = list[tuple[float, float, float]]()
    with (
        running() as postgres,
        tempfile.TemporaryDirectory() as folder,
        victims(2, postgres.create_database(), Path(folder)) as servers,
    ):
        for server in servers:
            server.start()
            await server.ready()
        crowd = PatientBrowser(cast("Any", servers[0]))
        for _ in range(bots):
            await asyncio.to_thread(crowd.make, "second", BOTS, start=True)
        for kill in range(kills):
            owner, other = servers[kill % 2], servers[1 - kill % 2]
            found.append(await take_over(owner, other))
            sys.stdout.write(" ".join(f"{seconds:6.2f}" for seconds in found[-1]) + "\n")
            await owner.dead()
            owner.start()
            await owner.ready()
    for name, times in zip(("told", "welcome", "answer"), zip(*found, strict=True), strict=True):
        middle, most = statistics.median(times), max(times)
        late = sum(seconds > 2 for seconds in times)
        told = f"{name}: median {middle:.2f} s, most {most:.2f} s, {late} of {kills} above 2 s"
        sys.stdout.write(f"{told}\n")


if __name__ == "__main__":
    numbers = [int(text) for text in sys.argv[1:]]
    asyncio.run(main(*(numbers + [20, 0][len(numbers) :])))
