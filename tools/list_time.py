"""Measures how long people wait for lists and pages where there is very much to list, on SQLite.

`python tools/list_time.py --matches 10000` fills a new database with so many running matches, as
many finished, rated ones, and as many tournaments, and asks a real server for each list.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import httpx
from sqlalchemy import Connection, insert

from metro2033 import catalog
from metro2033.server.store import played_schema, schema, tournament_schema, watch_schema
from metro2033.server.store.entities import Match, NewSeat, Status
from metro2033.server.store.matches import create
from metro2033.server.store.store import Store
from metro2033.server.store.watch_entities import Summary
from metro2033.server.store.watching import put
from metro2033.table.record import Header, Player, header_data
from server.http.site import RunningSite, running_site, sqlite_in

PAGE = 50
"""Matches in a list."""

PEOPLE = 200
"""Accounts with a profile, besides the one that asks, who follows all of them."""

LARGEST = 64
"""People at the largest tournament, which has as many rounds as there may be."""

Row = dict[str, object]

BAR_MS = 100
"""What 99 of 100 requests have to stay below."""

SHARES = (50, 90, 99)
CLOCKS = {"on the clock": perf_counter, "of the processor": process_time}

Figures = dict[str, dict[int, float]]
"""Percentiles by the name of a clock."""

PASSWORD = "a long pass phrase"  # noqa: S105
CARDS = json.dumps({f"combat:card_{n}": n % 3 + 1 for n in range(30)})
SETTINGS = {
    "edition": "toy",
    "house_rules": {},
    "clock": {"kind": "days", "days": 2},
    "absent": "fallback",
    "absent_bot": "random",
    "watch": "anyone",
    "language": "en",
    "title": "",
    "imported": 0,
    "position": None,
    "rated": False,
    "hints": True,
    "chat": True,
    "memory": True,
    "delay": None,
    "host": {"session": "nobody", "account": "nobody"},
}
TOURNAMENT = {
    "title": "Spring cup",
    "format": "swiss",
    "seats": 2,
    "rounds": 9,
    "group_size": 4,
    "most": LARGEST,
    "round_hours": 72,
    "fill_bot": None,
    "starts": None,
    "house_rules": {},
    "table": SETTINGS,
}


async def fill(database: str, name: str, number: int) -> str:
    """Give the server so many matches of each kind and tournaments; the id of a finished match.

    The account sits at all running ones, somebody else has played all that are over.
    """
    store = await Store.open(database)
    account = await store.account_named(name)
    assert account is not None
    others = [(await store.create_account(f"P{n}", "x", "en")).id for n in range(PEOPLE)]
    running, over = _matches(store, number), _matches(store, number, status="over")

    def job(connection: Connection) -> None:
        for n, match in enumerate(running):
            create(connection, match, _seats(account.id, others[n % PEOPLE]))
        put(connection, {match.id: Summary(3, (4, 2), n, True) for n, match in enumerate(running)})
        for n, match in enumerate(over):
            create(connection, match, _seats(others[0], others[1 + n % (PEOPLE - 1)]))
        _count(connection, over, others)
        rows = [{"follower": account.id, "followed": one, "since": 0} for one in others]
        connection.execute(insert(watch_schema.follow), rows)
        _add_tournaments(connection, number, account.id, others)

    await store.write(job)
    for one in (account.id, *others):
        await store.change_profile(one, has_profile=True)
    await store.save_clocks({match.id: {0: n, 1: 5} for n, match in enumerate(running)})
    await store.close()
    return over[0].id


def _matches(store: Store, number: int, status: Status = "running") -> list[Match]:
    """So many matches; one in seven waits for its first seat."""
    game = catalog.game("toy")
    header = header_data(Header.new(game, [Player("Anna", "human"), Player("Boris", "human")]))
    return [
        replace(
            store._new_match(SETTINGS, bytes(32), game.content_digest, True, None),
            status=status,
            header=header,
            asked=(1 if n % 7 == 0 else 2) if status == "running" else 0,
        )
        for n in range(number)
    ]


def _seats(*accounts: str) -> list[NewSeat]:
    return [NewSeat("person", f"P{n}", account=one) for n, one in enumerate(accounts)]


def _count(connection: Connection, over: Sequence[Match], others: Sequence[str]) -> None:
    """Let finished matches be read and rated; the first seat won every third one."""
    places = [(1, 2) if n % 3 == 0 else (2, 1) for n in range(len(over))]
    people = [(others[0], others[1 + n % (PEOPLE - 1)]) for n in range(len(over))]
    rows: dict[str, list[Row]] = {"match": [], "seat": [], "rated": [], "skill": []}
    for n, match in enumerate(over):
        known = {"match": match.id, "edition": "toy", "seats": 2, "at": match.updated + n}
        rows["match"].append({**known, "is_public": True, "is_counted": False})
        rows["rated"].append({**known, "number": n + 1})
        for seat in range(2):
            here = {"seat": seat, "is_left": False}
            story = {"faction": f"f{n % 5}", "hero": f"h{n % 9}", "cards": CARDS}
            rows["seat"].append({**here, "match": match.id, **story})
            skill = {"account": people[n][seat], "bot": None, "mu": 25.0 + n % 7, "sigma": 2.0}
            rows["skill"].append({**here, "number": n + 1, "place": places[n][seat], **skill})
    tables = (
        played_schema.played_match,
        played_schema.played_seat,
        schema.rated_match,
        schema.rated_seat,
    )
    for table, kind in zip(tables, ("match", "seat", "rated", "skill"), strict=True):
        connection.execute(insert(table), rows[kind])
    for seat in range(2):
        places_of = {match.id: places[n][seat] for n, match in enumerate(over)}
        for match_id, place in places_of.items():
            its = (schema.seat.c.match == match_id) & (schema.seat.c.seat == seat)
            connection.execute(schema.seat.update().where(its).values(place=place))


def _add_tournaments(
    connection: Connection, number: int, account: str, others: Sequence[str]
) -> None:
    """So many tournaments, of all of which somebody has played in; the first is the largest."""
    statuses = ("open", "over", "over", "over")
    connection.execute(
        insert(tournament_schema.tournament),
        [
            {
                "id": f"t{n}",
                "organiser": others[n % PEOPLE],
                "status": statuses[n % 4] if n else "over",
                "is_public": True,
                "settings": json.dumps(TOURNAMENT),
                "seed": n,
                "rounds": 9,
                "round": 0 if n else 9,
                "due": None,
                "version": 0,
                "created": n,
                "updated": n,
            }
            for n in range(number)
        ],
    )
    entrants = [
        {"tournament": f"t{n}", "number": seat, "account": one}
        for n in range(number)
        for seat, one in enumerate((account, others[n % PEOPLE]))
    ]
    entrants += [
        {"tournament": "t0", "number": seat, "account": others[seat]} for seat in range(2, LARGEST)
    ]
    more = {"bot": None, "pool": 0, "is_out": False, "joined": 0}
    connection.execute(
        insert(tournament_schema.tournament_entrant), [{**row, **more} for row in entrants]
    )
    _play_largest(connection)


def _play_largest(connection: Connection) -> None:
    """Give the largest tournament all its rounds: in each, everybody meets somebody else."""
    tables, seats = list[Row](), list[Row]()
    for n in range(1, 10):
        for number in range(1, LARGEST // 2 + 1):
            here: Row = {"tournament": "t0", "round": n, "number": number}
            tables.append({**here, "match": f"none{n}-{number}", "state": "done"})
            pair = (number - 1, LARGEST // 2 + (number - 1 + n) % (LARGEST // 2))
            for seat, entrant in enumerate(pair):
                result = {"points": 120 * seat, "place": 2 - seat}
                seats.append({**here, "entrant": entrant, "seat": seat, **result})
    connection.execute(insert(tournament_schema.tournament_table), tables)
    connection.execute(insert(tournament_schema.tournament_seat), seats)


def paths(finished: str, number: int) -> dict[str, str]:
    """What is asked for."""
    last = number - PAGE
    return {
        "own matches": "/api/session/matches",
        "own matches, last page": f"/api/session/matches?offset={last}",
        "public tables": "/api/matches?status=running&status=over",
        "public tables, last page": f"/api/matches?offset={last}",
        "a match": f"/api/matches/{finished}",
        "matches to watch": "/api/watch",
        "matches to watch, last page": f"/api/watch?offset={last}",
        "the longest profile": "/api/profiles?name=P0",
        "a short profile": "/api/profiles?name=P7",
        "profiles at a match": f"/api/matches/{finished}/profiles",
        "statistics": "/api/statistics?edition=second",
        "ratings": "/api/ratings?edition=toy&seats=2",
        "tournaments": "/api/tournaments",
        "tournaments, last page": f"/api/tournaments?status=over&offset={number // 2}",
        "one's own tournaments": "/api/tournaments?mine=true&status=over",
        "the largest tournament": "/api/tournaments/t0",
    }


def measure(client: httpx.Client, path: str, requests: int) -> Figures:
    """How long something takes: percentiles in milliseconds, by each clock."""
    times: dict[str, list[float]] = {clock: [] for clock in CLOCKS}
    for _ in range(requests):
        began = {which: clock() for which, clock in CLOCKS.items()}
        answer = client.get(path)
        for which, clock in CLOCKS.items():
            times[which].append((clock() - began[which]) * 1000)
        assert answer.is_success, answer.text
    return {
        which: {share: sorted(taken)[(len(taken) - 1) * share // 100] for share in SHARES}
        for which, taken in times.items()
    }


def row(name: str, figures: Figures) -> str:
    """A row of the table that is printed."""
    cells = [f"{figures[clock][share]:.1f}" for clock in CLOCKS for share in SHARES]
    return f"| {' | '.join([name, *cells])} |"


def measured(site: RunningSite, matches: int, requests: int, only: str) -> dict[str, Figures]:
    """How long everything takes; a table of it is printed line by line."""
    heads = ["list", *(f"p{share} {clock}, ms" for clock in CLOCKS for share in SHARES)]
    print(f"| {' | '.join(heads)} |\n|{' --- |' * len(heads)}")
    found = dict[str, Figures]()
    with site.visit() as client:
        client.post("/api/accounts", json={"name": "Anna", "password": PASSWORD})
        finished = asyncio.run(fill(site.settings.database, "Anna", matches))
        for name, path in paths(finished, matches).items():
            if only in name:
                found[name] = measure(client, path, requests)
                print(row(name, found[name]), flush=True)
    return found


def too_long(found: Mapping[str, Figures]) -> list[str]:
    """What takes as long as the bar or longer, by any clock."""
    return [
        name
        for name, figures in found.items()
        if max(shares[99] for shares in figures.values()) >= BAR_MS
    ]


def main() -> None:
    """Print the percentiles; fail if one is above the bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--requests", type=int, default=300)
    parser.add_argument("--only", default="", help="a part of the name of what is measured")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running_site(sqlite_in(Path(folder))) as site,
    ):
        late = too_long(measured(site, wanted.matches, wanted.requests, wanted.only))
    sys.exit(f"too long: {', '.join(late)}" if late else 0)


if __name__ == "__main__":
    main()
