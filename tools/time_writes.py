"""Prints what it costs to store a move beside others: tools/time_writes.py [DATABASE].

Matches that move at once share a commit. The CPU time of the writer's thread is counted, so that
other programs matter little. DATABASE is a URL; a new SQLite file by default.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

from metro2033.server.store.entities import NewSeat, StoredChoice
from metro2033.server.store.store import Store

ROUNDS: Final = 60


async def begin(store: Store) -> str:
    """A match without choices."""
    match = await store.create_match(
        settings={"edition": "toy"},
        secret=bytes(32),
        content_digest="",
        seats=[NewSeat("person", "Player", session="everybody")],
        header={"edition": "toy"},
    )
    return match.id


async def measure(database: str, matches: int) -> list[float]:
    """The seconds of CPU time that a move took, by commit."""
    store, took = await Store.open(database), list[float]()
    ids = [await begin(store) for _ in range(matches)]
    for n in range(1, ROUNDS + 1):
        made = [StoredChoice(n, 0, "rest", "chosen", 0)]
        before = await store.write(lambda _: time.thread_time())
        await asyncio.gather(*(store.append(match, made, asked=1) for match in ids))
        after = await store.write(lambda _: time.thread_time())
        took.append((after - before) / matches)
    for match in ids:
        await store.delete_match(match)
    await store.close()
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database", nargs="?", default="")
    parser.add_argument("--matches", type=int, default=10, help="that share a commit")
    plan = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = plan.database or f"sqlite:///{Path(folder) / 'writes.sqlite3'}"
        took = asyncio.run(measure(database, plan.matches))
    low, middle = min(took) * 1e6, statistics.median(took) * 1e6
    print(f"{middle:.0f} us a move, at least {low:.0f}")


if __name__ == "__main__":
    main()
