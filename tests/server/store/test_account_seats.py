"""Who gives up their seats holds up nobody else, however much they have played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, event

from metro2033.server.store import account_seats
from metro2033.server.store.entities import NewSeat
from metro2033.server.store.store import Store
from server.store.test_ratings import accounts, begun, played

GivingUp = Callable[[Connection, str, int], list[str]]


async def statements(store: Store, give_up: GivingUp, account: str) -> tuple[int, list[str]]:
    """How many statements it takes to give up all seats, and the matches that it concerns."""
    count = 0

    def job(connection: Connection) -> list[str]:
        def note(*_: Any) -> None:
            nonlocal count
            count += 1

        event.listen(connection, "before_cursor_execute", note)
        try:
            return give_up(connection, account, 1)
        finally:
            event.remove(connection, "before_cursor_execute", note)

    found = await store.write(job)
    return count, found


@pytest.mark.parametrize("give_up", [account_seats.resign, account_seats.stand_down])
async def test_finished_matches_cost_no_statements(store: Store, give_up: GivingUp) -> None:
    anna, boris, vera = await accounts(store, "Anna", "Boris", "Vera")
    for _ in range(3):
        await played(store, anna, vera, places=[1, 2])
    for _ in range(30):
        await played(store, boris, vera, places=[1, 2])
    few = await begun(store, anna, vera, absent_bot="newcomer")
    many = await begun(store, boris, vera, absent_bot="newcomer")
    cost, found = await statements(store, give_up, anna)
    assert found == [few.id]
    assert await statements(store, give_up, boris) == (cost, [many.id])
    assert [seat.taken_over_by for seat in await store.seats(many.id)] == ["newcomer", None]


async def test_seats_of_a_deleted_account_are_nobodys_everywhere(store: Store) -> None:
    anna, vera = await accounts(store, "Anna", "Vera")
    over = await played(store, anna, vera, places=[1, 2])
    seats = [NewSeat("person", "Anna", account=anna), NewSeat("person", "V", account=vera)]
    lobby = await store.create_match(
        settings={"edition": "second", "host": {"session": None, "account": anna}},
        secret=bytes(32),
        content_digest="abc",
        seats=seats,
    )
    assert await store.resign(anna) == [lobby.id]
    assert [seat.account for seat in await store.seats(over.id)] == [None, vera]
    assert [seat.kind for seat in await store.seats(lobby.id)] == ["open", "person"]
    assert await store.seats_held(None, anna) == []


async def test_a_ban_leaves_finished_matches_as_they_are(store: Store) -> None:
    anna, vera = await accounts(store, "Anna", "Vera")
    over = await played(store, anna, vera, places=[1, 2])
    before = await store.seats(over.id)
    assert await store.stand_down(anna) == []
    assert await store.seats(over.id) == before
