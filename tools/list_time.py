"""Measures how long people wait for lists of many matches: their own, and those to watch.

`python tools/list_time.py --matches 10000` fills a new SQLite database and asks a real server.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import httpx
from sqlalchemy import Connection

from metro2033 import catalog
from metro2033.server.store.entities import NewSeat
from metro2033.server.store.matches import create
from metro2033.server.store.store import Store
from metro2033.server.store.watch_entities import Summary
from metro2033.server.store.watching import put
from metro2033.table.record import Header, Player, header_data
from server.http.site import running_site, sqlite_in

PAGE = 50
"""Matches in a list."""

PASSWORD = "a long pass phrase"  # noqa: S105


async def fill(database: str, name: str, matches: int) -> None:
    """Give an account so many matches; one in seven waits for it."""
    store = await Store.open(database)
    account = await store.account_named(name)
    assert account is not None
    game = catalog.game("toy")
    header = header_data(Header.new(game, [Player("Anna", "human"), Player("Boris", "human")]))
    seats = [NewSeat("person", "Anna", account=account.id), NewSeat("person", "Boris")]
    settings = {
        "edition": "toy",
        "house_rules": {},
        "clock": {"kind": "days", "days": 2},
        "absent": "fallback",
        "absent_bot": "random",
        "watch": "anyone",
        "language": "en",
        "title": "",
        "imported": 0,
    }
    made = [
        replace(
            store._new_match(settings, bytes(32), game.content_digest, True, None),
            status="running",
            header=header,
            asked=1 if number % 7 == 0 else 2,
        )
        for number in range(matches)
    ]

    def job(connection: Connection) -> None:
        for match in made:
            create(connection, match, seats)
        put(connection, {match.id: Summary(3, (4, 2), n, True) for n, match in enumerate(made)})

    await store.write(job)
    await store.save_clocks({match.id: {0: number, 1: 5} for number, match in enumerate(made)})
    await store.close()


def main() -> None:
    """Print the percentiles."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--requests", type=int, default=300)
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running_site(sqlite_in(Path(folder))) as site,
        site.visit() as client,
    ):
        client.post("/api/accounts", json={"name": "Anna", "password": PASSWORD})
        asyncio.run(fill(site.settings.database, "Anna", wanted.matches))
        lists = {
            "own matches": "/api/session/matches",
            "matches to watch": "/api/watch",
            "matches to watch, last page": f"/api/watch?offset={wanted.matches - PAGE}",
        }
        for name, path in lists.items():
            measure(client, name, path, wanted.requests)


def measure(client: httpx.Client, name: str, path: str, requests: int) -> None:
    """Print how long one list takes."""
    clocks = {"on the clock": perf_counter, "of the processor": process_time}
    times: dict[str, list[float]] = {clock: [] for clock in clocks}
    for _ in range(requests):
        began = {which: clock() for which, clock in clocks.items()}
        found = client.get(path).json()["matches"]
        for which, clock in clocks.items():
            times[which].append((clock() - began[which]) * 1000)
        assert len(found) == PAGE
    for which, taken in times.items():
        taken.sort()
        shares = {share: taken[(len(taken) - 1) * share // 100] for share in (50, 90, 99)}
        told = ", ".join(f"p{share} {ms:.1f} ms" for share, ms in shares.items())
        print(f"{name}, {which}: {told}")


if __name__ == "__main__":
    main()
