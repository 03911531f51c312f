"""Prints how much memory a match takes up in the server: tools/match_memory.py EDITION.

Many matches with four viewers each are played on at random, all to as many choices. What the
process holds more than before is shared between them; sockets are left out.
"""

import argparse
import asyncio
import gc
import hashlib
import os
import tempfile
from pathlib import Path

from metro2033 import catalog
from metro2033.engine.kernel.source import Stream
from metro2033.server.gc_policy import tune_collector
from metro2033.server.match.actor import Actor
from metro2033.server.match.room_host import RoomHost
from metro2033.server.protocol import client
from metro2033.server.store.store import Store
from time_moves import SEATS, WHO, ForgetfulStore, Listener, open_match

CHOICES = (25, 100, 210, 400)


def resident() -> int:
    """The bytes of memory that this process holds."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def seated(store: Store, edition: str, number: int) -> RoomHost:
    """A match whose four seats are told everything."""
    host = await open_match(store, edition, hashlib.sha256(b"%d" % number).digest())
    for seat in range(SEATS):
        hello = client.Hello(match=host.room.state.match.id)
        await host.enter(Listener(hashlib.sha256()), Actor(seat, True, "en", WHO), hello)
    return host


async def play_on(host: RoomHost, choices: int, source: Stream) -> None:
    """Answer at random until so many choices are made."""
    table = host.room.state.playing.table
    while not table.is_over and table.count < choices:
        seat = table.asked[source.below(len(table.asked))]
        ask = table.ask(seat)
        assert ask is not None
        keys = ask.decision.keys
        answer = client.Answer(ask=ask.number, key=keys[source.below(len(keys))])
        await host.hear(Actor(seat, True, "en", WHO), answer, lambda _: None)


async def measure(store: Store, edition: str, matches: int) -> None:
    """Print the memory of a match after more and more choices."""
    warm = [await seated(store, edition, number) for number in range(3)]
    for host in warm:
        await play_on(host, CHOICES[-1], Stream(1))
    before = resident()
    hosts = [await seated(store, edition, 10 + number) for number in range(matches)]
    for choices in CHOICES:
        for number, host in enumerate(hosts):
            await play_on(host, choices, Stream(choices * 1000 + number))
        print(f"after {choices} choices: {(resident() - before) / matches / 1000:.0f} kB a match")


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=catalog.names())
    parser.add_argument("--matches", type=int, default=200)
    plan = parser.parse_args()
    tune_collector()
    with tempfile.TemporaryDirectory() as folder:
        store = await ForgetfulStore.open(f"sqlite:///{Path(folder) / 'memory.sqlite3'}")
        await measure(store, plan.edition, plan.matches)
        await store.close()


if __name__ == "__main__":
    asyncio.run(main())
