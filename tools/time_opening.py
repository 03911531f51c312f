"""Prints how long opening a stored match blocks the server: tools/time_opening.py EDITION.

A match of many choices is stored, then loaded and entered anew. CPU time of the loop's callbacks is
counted, so that other programs matter little: the longest is how long everybody else has to wait.
"""

import argparse
import asyncio
import hashlib
import tempfile
import time
from asyncio.events import Handle
from pathlib import Path
from typing import Any

from metro2033 import catalog
from metro2033.engine.kernel.source import Stream
from metro2033.server.bots.pool import BotPool
from metro2033.server.gc_policy import tune_collector
from metro2033.server.match.actor import Actor
from metro2033.server.match.dependencies import Dependencies
from metro2033.server.match.room_host import RoomHost
from metro2033.server.metrics import Metrics
from metro2033.server.protocol import client
from metro2033.server.store.store import Store
from time_moves import WHO, Listener, open_match

TIMES = 5


def watch_loop() -> list[float]:
    """The CPU times of all callbacks that the loop runs from now on."""
    spent, run = list[float](), Handle._run

    def timed(handle: Handle) -> Any:
        began = time.thread_time()
        try:
            return run(handle)
        finally:
            spent.append(time.thread_time() - began)

    setattr(Handle, "_run", timed)  # noqa: B010 it has no other name
    return spent


async def play(store: Store, edition: str, choices: int) -> tuple[str, int]:
    """A stored match of so many choices, and how many it has if none lasts so long."""
    longest = ("", 0)
    for seed in range(40):
        host = await open_match(store, edition, hashlib.sha256(bytes([seed])).digest())
        table, source = host.room.state.playing.table, Stream(seed)
        while not table.is_over and table.count < choices:
            seat = table.asked[source.below(len(table.asked))]
            ask = table.ask(seat)
            assert ask is not None
            keys = ask.decision.keys
            await host.room.answer(seat, ask.number, keys[source.below(len(keys))])
        longest = max(longest, (host.room.state.match.id, table.count), key=lambda found: found[1])
        await host.close()
        if longest[1] >= choices:
            break
    return longest


async def open_again(store: Store, match: str, spent: list[float]) -> tuple[float, float]:
    """The CPU time in all and of the longest callback until somebody is welcome."""
    await asyncio.sleep(0)  # what went before is in the callback that ends here
    spent.clear()
    host = await RoomHost.load(Dependencies(store, BotPool(0), Metrics(), 0, lambda: 0), match)
    hello = client.Hello(match=match)
    await host.enter(Listener(hashlib.sha256()), Actor(0, True, "en", WHO), hello)
    await host.close()
    return sum(spent), max(spent)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=catalog.names())
    parser.add_argument("--choices", type=int, default=2500)
    plan = parser.parse_args()
    spent = watch_loop()
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{Path(folder) / 'opening.sqlite3'}")
        match, count = await play(store, plan.edition, plan.choices)
        tune_collector()
        found = [await open_again(store, match, spent) for _ in range(TIMES)]
        await store.close()
    whole, longest = (1000 * max(column) for column in zip(*found, strict=True))
    print(f"{count} choices: {whole:.1f} ms in all, {longest:.1f} ms at once, worst of {TIMES}")


if __name__ == "__main__":
    asyncio.run(main())
