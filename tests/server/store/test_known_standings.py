"""Tables of the best players are kept, and never older than what counted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import update

from metro2033.server.store import known_standings, ratings, schema
from metro2033.server.store.rating_entities import RatingPool
from metro2033.server.store.store import Store
from server.store.test_ratings import TWO, accounts, played


@pytest.fixture
def worked_out() -> Iterator[list[Any]]:
    """The tables that were worked out from the matches."""
    done: list[Any] = []

    def standings(*args: Any) -> Any:
        done.append(args)
        return found(*args)

    found = ratings.standings
    with patch.object(ratings, "standings", standings):
        yield done


async def names(store: Store, **more: Any) -> list[str]:
    return [s.name for s in await store.standings(TWO, **more)]


async def test_a_table_is_worked_out_once(store: Store, worked_out: list[Any]) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    await played(store, anna, boris, places=[1, 2])
    await store.count_ratings()
    for _ in range(5):
        assert await names(store) == ["Anna", "Boris"]
    assert len(worked_out) == 1
    assert await names(store, limit=1) == ["Anna"]
    assert await store.standings(RatingPool("first", 2)) == []
    assert len(worked_out) == 3


async def test_a_match_that_another_process_counts_is_seen(
    store: Store, database_url: str, worked_out: list[Any]
) -> None:
    anna, boris, vera = await accounts(store, "Anna", "Boris", "Vera")
    await played(store, anna, boris, places=[1, 2])
    await store.count_ratings()
    assert await names(store) == ["Anna", "Boris"]
    other = await Store.open(database_url)
    for _ in range(3):
        await played(other, vera, anna, places=[1, 2])
    await other.count_ratings()
    assert (await names(store))[0] == "Vera"
    assert await names(store) == await names(other)
    assert len(worked_out) == 3
    await other.close()


async def test_who_deletes_their_account_is_gone_at_once(store: Store, database_url: str) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    await played(store, anna, boris, places=[1, 2])
    await store.count_ratings()
    assert await names(store) == ["Anna", "Boris"]
    other = await Store.open(database_url)
    await other.delete_account(anna)
    assert await names(store) == ["Boris"]
    await other.close()


async def test_ratings_put_right_are_told_at_once_here_and_in_a_minute_elsewhere(
    store: Store, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    await played(store, anna, boris, places=[1, 2])
    await store.count_ratings()
    right = await store.standings(TWO)
    is_boris = schema.rated_seat.c.account == boris
    await store.write(lambda c: c.execute(update(schema.rated_seat).where(is_boris).values(mu=99)))
    other = await Store.open(database_url)
    assert [s.name for s in await other.standings(TWO)] == ["Boris", "Anna"]
    assert len((await store.recount_ratings()).wrong) == 1
    assert await store.standings(TWO) == right
    assert [s.name for s in await other.standings(TWO)] == ["Boris", "Anna"]
    monkeypatch.setattr(known_standings, "LONGEST_MS", 0)
    assert await other.standings(TWO) == right
    await other.close()


async def test_strangers_cannot_fill_the_memory(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known_standings, "MOST_TABLES", 3)
    for since in range(10):
        await store.standings(TWO, since=since)
    assert len(store._standings._tables) <= 3
