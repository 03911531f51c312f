"""Measures how long a person with many matches waits for the list of them.

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

from sqlalchemy import Connection

from metro2033 import catalog
from metro2033.server.store.entities import NewSeat
from metro2033.server.store.matches import create
from metro2033.server.store.store import Store
from metro2033.table.record import Header, Player, header_data
from server.http.site import running_site, sqlite_in

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
        clocks = {"on the clock": perf_counter, "of the processor": process_time}
        times: dict[str, list[float]] = {name: [] for name in clocks}
        for _ in range(wanted.requests):
            began = {name: clock() for name, clock in clocks.items()}
            found = client.get("/api/session/matches").json()["matches"]
            for name, clock in clocks.items():
                times[name].append((clock() - began[name]) * 1000)
            assert len(found) == 50
            assert all(match["is_my_turn"] for match in found)
    for name, taken in times.items():
        taken.sort()
        shares = {share: taken[(len(taken) - 1) * share // 100] for share in (50, 90, 99)}
        print(f"{name}:", ", ".join(f"p{s} {ms:.1f} ms" for s, ms in shares.items()))


if __name__ == "__main__":
    main()
