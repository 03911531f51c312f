"""A seat that somebody else plays on: races between those who give it and those who take it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from metro2033.server.match.actor import Identity
from metro2033.server.store.entities import NewSeat, Seat
from metro2033.server.store.store import Store
from metro2033.server.tables import gathering
from metro2033.server.tables.access import Access, access_to
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.tables import Tables
from metro2033.server.tables.wanted import WantedSeating

ANNA, BORIS, VERA = (Identity(f"session of {name}", None) for name in ("Anna", "Boris", "Vera"))


class Heirs:
    """A running match of Anna and Boris, and what is done there on the state that somebody saw."""

    def __init__(self, store: Store, match: str) -> None:
        self.store = store
        self.match = match
        hub = SimpleNamespace(seats_changed=self._nothing)
        self.tables = Tables(store, *cast("Any", (hub, None, None, None, ["toy"], 9)))

    async def _nothing(self, _: str) -> None:
        """Nobody is connected."""

    async def access(self, who: Identity, invite: str = "") -> Access:
        found = await access_to(self.store, self.match, who, invite)
        assert found is not None
        return found

    async def invite(self, seen: Access, who: Identity, token: str) -> None:
        await gathering.invite(self.tables, seen, "heir", 1, token, who)

    async def join(self, seen: Access, who: Identity) -> None:
        wanted = WantedSeating(name=who.session[11:], seat=1)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Tables, "again", lambda *_: self._nothing(""))
            await gathering.join(self.tables, seen, wanted, who)

    async def first_seat(self) -> Seat:
        return (await self.store.seats(self.match))[0]


@pytest.fixture
async def heirs(store: Store) -> Heirs:
    seats = [NewSeat("person", who.session[11:], session=who.session) for who in (ANNA, BORIS)]
    match = await store.create_match(
        settings={"edition": "toy", "watch": "nobody"},
        secret=b"",
        content_digest="",
        seats=seats,
        header={"content_digest": ""},
    )
    return Heirs(store, match.id)


async def test_one_of_two_heirs_has_the_seat(heirs: Heirs) -> None:
    await heirs.invite(await heirs.access(ANNA), ANNA, "token")
    seen = [await heirs.access(who, "token") for who in (VERA, BORIS)]
    await heirs.join(seen[0], VERA)
    with pytest.raises(Problem) as refused:
        await heirs.join(seen[1], BORIS)
    assert refused.value.message == "problem-seat-taken"
    assert (await heirs.first_seat()).session == VERA.session


async def test_who_has_given_the_seat_away_gives_it_to_nobody_else(heirs: Heirs) -> None:
    await heirs.invite(await heirs.access(ANNA), ANNA, "token")
    before = await heirs.access(ANNA)
    await heirs.join(await heirs.access(VERA, "token"), VERA)
    with pytest.raises(Problem) as refused:
        await heirs.invite(before, ANNA, "another")
    assert refused.value.message == "problem-not-seated"
    assert (await heirs.first_seat()).invite is None
