"""What profiles read with few, quick queries is what a look at every row tells."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from itertools import product
from typing import Any

from sqlalchemy import Row, Table, select

from effort import chance
from metro2033.server.store import played_schema, schema
from metro2033.server.store.profile_entities import PlayedSeat, Rival
from metro2033.server.store.store import Store
from server.store.test_played import over, read
from server.store.test_ratings import accounts

_match, _seat = played_schema.played_match, played_schema.played_seat


async def test_profiles_tell_what_a_look_at_every_row_tells(store: Store) -> None:
    random = chance(2033)
    names = ["Anna", "Boris", "Vera", "Gleb"]
    people = await accounts(store, *names)
    for account in people[:3]:
        await store.change_profile(account, has_profile=True)
    for _ in range(60):
        # Somebody may have several seats; bots have some.
        players = [random.choice([*people, ":stalker"]) for _ in range(random.randint(2, 4))]
        places = [random.randint(1, 3) for _ in players]
        await read(store, *players, places=places, is_public=random.random() < 0.7)
    await over(store, *people[:2], places=[1, 2])  # not read yet
    held, matches, told = await asyncio.gather(
        *[rows(store, t) for t in (schema.seat, _match, _seat)]
    )
    for only_public, account in product((True, False), people):
        played = await store.played(account, only_public=only_public)
        assert played == looked_up(account, held, matches, told, only_public=only_public)
        known = {person: name for person, name in zip(people[:3], names, strict=False)}
        found = await store.rivals(account, played, limit=2)
        assert found == met(account, played, held, known)[:2]
    assert await store.played("nobody", only_public=False) == []


async def rows(store: Store, table: Table) -> list[Row[Any]]:
    """All rows of a table."""
    return await store.read(lambda c: list(c.execute(select(table)).all()))


def looked_up(
    account: str,
    held: Sequence[Row[Any]],
    matches: Sequence[Row[Any]],
    told: Sequence[Row[Any]],
    *,
    only_public: bool,
) -> list[PlayedSeat]:
    """What an account has played, by a look at every row."""
    found = []
    for match in matches:
        own = [one for one in held if (one.match, one.account) == (match.match, account)]
        if len(own) != 1 or (only_public and not match.is_public):
            continue
        (had,) = [one for one in told if (one.match, one.seat) == (match.match, own[0].seat)]
        known = (match.match, match.edition, match.seats, match.at, match.is_public, own[0].place)
        cards = json.loads(had.cards)
        found.append(PlayedSeat(*known, had.faction, had.hero, cards, had.is_left))
    return sorted(found, key=lambda one: (-one.at, one.match))


def met(
    account: str, played: Sequence[PlayedSeat], held: Sequence[Row[Any]], known: dict[str, str]
) -> list[Rival]:
    """Whom an account has met, with how many ended ahead, by a look at every row."""
    found = []
    for other, name in known.items():
        if other == account:
            continue
        ends = []
        for match in played:
            had = [one.place for one in held if (one.match, one.account) == (match.match, other)]
            if len(had) == 1:
                ends.append((match.place, had[0]))
        ahead, behind = sum(a < b for a, b in ends), sum(a > b for a, b in ends)
        if ends:
            found.append(Rival(name, len(ends), ahead, behind))
    return sorted(found, key=lambda one: (-one.meetings, one.name.casefold()))
