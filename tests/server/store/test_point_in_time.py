"""PostgreSQL goes back to a moment, as docs/server.md says, and matches go on from there."""

from __future__ import annotations

import psycopg
import pytest

from metro2033.server.store.entities import NewSeat, StoredChoice
from metro2033.server.store.store import Store
from server.postgres import running

pytestmark = [pytest.mark.slow, pytest.mark.once]


def choices(first: int, last: int) -> list[StoredChoice]:
    return [StoredChoice(n, n % 2, f"key:{n}", "chosen", n) for n in range(first, last + 1)]


async def test_a_match_goes_on_as_it_was_at_a_moment() -> None:
    with running(archives=True) as postgres:
        base = postgres.back_up()
        url = postgres.create_database()
        store = await Store.open(url)
        seats = [NewSeat("person", "Anna"), NewSeat("person", "Boris")]
        settings = {"edition": "second"}
        match = await store.create_match(
            settings=settings, secret=b"1" * 32, content_digest="d", seats=seats, header=settings
        )
        await store.append(match.id, choices(1, 10), asked=1)
        with psycopg.connect(url) as connection:
            row = connection.execute("SELECT clock_timestamp()::text").fetchone()
        assert row is not None
        await store.append(match.id, choices(11, 20), asked=1)
        await store.end_match(match.id)
        await store.close()
        postgres.go_back(base, row[0])
        store = await Store.open(url)
        found = await store.match(match.id)
        assert found is not None
        assert (found.status, found.count) == ("running", 10)
        await store.append(match.id, choices(11, 11), asked=1)
        assert await store.choices(match.id) == choices(1, 11)
        await store.close()
