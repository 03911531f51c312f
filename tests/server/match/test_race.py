"""Many answer one question at once: exactly one answer counts, whatever the others say."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from effort import Counted, chance, many
from metro2033.server.match.logged_table import LoggedTable
from metro2033.server.protocol import client, server
from metro2033.server.store.store import Store
from server.match.open_room import OpenRoom, new_match, open_room, person

RACES = many(30)
CLIENTS = 64


async def winners(opened: OpenRoom, luck: int) -> Counter[int]:
    """How many clients of each seat are told that their answer counts; all name one question."""
    table = opened.room.state.playing.table
    ask = table.ask(table.asked[luck % len(table.asked)])
    assert ask is not None
    keys, seats = ask.decision.keys, [n % 2 for n in range(CLIENTS)]
    answers = [
        opened.commands.obey(
            opened.actor(seat), client.Answer(ask=ask.number, key=keys[(n + luck) % len(keys)])
        )
        for n, seat in enumerate(seats)
    ]
    told = await asyncio.gather(*answers)
    return Counter(
        seat for seat, done in zip(seats, told, strict=True) if isinstance(done, server.Done)
    )


async def test_one_answer_counts(sqlite_store: Store, counted: Counted) -> None:
    luck, races = chance(11), 0
    while races < RACES:
        match = await new_match(sqlite_store, "toy", [person(), person()])
        async with open_room(sqlite_store, match) as opened:
            live = opened.room.state.playing
            while not live.table.is_over and races < RACES:
                before = live.table.count
                found = await winners(opened, luck.randrange(1000))
                made = [made.seat for made in live.log[before:] if made.cause == "chosen"]
                # A sealed question is put to both, and each answers it once.
                assert found == Counter(made) == Counter(set(made))
                assert made
                races += 1
            stored = (await sqlite_store.log(match)).choices
            assert [choice.n for choice in stored] == list(range(1, len(live.log) + 1))
    counted(races=races, answers=races * CLIENTS)


async def test_a_room_that_takes_two_answers_is_found(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = LoggedTable.answer

    def generous(live: LoggedTable, seat: int, ask: int, key: str, *args: object) -> object:
        current = live.table.ask(seat)
        number = ask if current is None else current.number
        return real(live, seat, number, key, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(LoggedTable, "answer", generous)
    match = await new_match(sqlite_store, "toy", [person(), person()])
    async with open_room(sqlite_store, match) as opened:
        assert max((await winners(opened, 0)).values()) > 1
