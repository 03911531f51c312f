"""Matches in a store, for its tests."""

from __future__ import annotations

from metro2033.server.store.entities import Match, NewSeat, StoredChoice
from metro2033.server.store.store import Store


def choices(first: int, last: int, key: str = "rest") -> list[StoredChoice]:
    return [
        StoredChoice(n, n % 2, f"{key}:{n}", "chosen", 1000 + n) for n in range(first, last + 1)
    ]


async def running_match(store: Store, made: int = 0) -> Match:
    match = await store.create_match(
        settings={"edition": "toy"},
        secret=bytes(32),
        content_digest="abc",
        seats=[NewSeat("person", "Anna", session="s1"), NewSeat("bot", "Boris", bot="random")],
        header={"edition": "toy"},
    )
    if made:
        await store.append(match.id, choices(1, made), asked=1)
    return match
