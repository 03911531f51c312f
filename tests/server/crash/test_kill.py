"""A server is killed again and again while matches are played: what it told is never lost.

After each start every match must stand where its players were told, at the same question; or one
step further, where an answer was on its way. Nothing may be there twice.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from effort import Counted, chance, many
from metro2033 import catalog
from metro2033.server.store.store import Store
from metro2033.table.decision import Choice
from metro2033.table.record import read_header
from metro2033.table.table import Table
from server.crash.lobby import LobbyPlayer
from server.crash.player import Broken, MatchPlayer
from server.crash.victim import Gone, Point, Victim, victims

Player = MatchPlayer | LobbyPlayer

KILLS = many(50)
"""Deaths in play for each kind of database."""

GENERATIONS = many(5)
"""How often new matches are begun meanwhile."""

STORE = "metro2033.server.store"
AT_START = [
    (f"{STORE}.threaded:migrate", "before"),
    (f"{STORE}.threaded:migrate", "after"),
    ("metro2033.server.match.hub:Hub.open", "before"),
    ("metro2033.server.cluster.single_process:SingleProcess.lock", "after"),
    (f"{STORE}.owners:enter", "after"),
]
IN_PLAY = [
    ("metro2033.server.match.logged_table:LoggedTable.answer", "after"),
    (f"{STORE}.writer:Writer._commit", "before"),
    (f"{STORE}.choice_log:move", "after"),
    (f"{STORE}.choice_log:append", "after"),
    (f"{STORE}.choice_log:cut", "after"),
    (f"{STORE}.writer:Writer._commit", "after"),
    (f"{STORE}.writer:Writer._report", "after"),
    ("metro2033.server.match.room:Room.publish", "before"),
    ("metro2033.server.match.room:Room.publish", "after"),
    ("metro2033.server.match.logged_table:LoggedTable.answer", "before"),
    ("metro2033.server.match.automation:Automation._answer", "before"),
    (f"{STORE}.snapshots:put", "after"),
    (f"{STORE}.seating:change_seat", "after"),
    (f"{STORE}.seating:claim", "after"),
]
AT_END = [
    ("metro2033.server.match.hub:Hub.close", "before"),
    ("metro2033.server.match.rooms:Rooms.save", "before"),
    (f"{STORE}.snapshots:put", "before"),
]
"""Where a server dies: around the start, the answer of a person or a bot, the transaction, the
acknowledgement, the telling, an undo, what is kept of a state, a change of seats, and the end."""


def some_point(luck: random.Random) -> Point | None:
    """Where the next one dies: in play, at any moment, or seldom as it begins or ends."""
    kind = luck.random()
    if kind < 0.1:
        return (*luck.choice(AT_START), 1)
    if kind < 0.2:
        return (*luck.choice(AT_END), 1)
    return (*luck.choice(IN_PLAY), luck.randint(1, 15)) if kind < 0.7 else None


async def deaths(server: Victim, players: list[Player], kills: int, luck: random.Random) -> int:
    """Play on through so many more deaths; how many of them were at a named point."""
    end, named = server.starts + kills, 0
    while server.starts < end:
        named += await one_life(server, players, some_point(luck), moves=luck.randint(1, 50))
    return named


async def one_life(
    server: Victim,
    players: list[Player],
    point: Point | None,
    moves: int,
    *,
    fault: str = "",
) -> bool:
    """Start the server, play, and see it die: whether at the point, or after so many moves."""
    end = server.done + moves
    server.start(point, fault=fault)
    playing = [asyncio.create_task(reconnecting(server, player)) for player in players]
    while server.is_alive and server.done < end:
        if any(map(has_failed, playing)) or all(task.done() for task in playing):
            break
        await asyncio.sleep(0.001)
    is_at_end = point is not None and point[:2] in AT_END
    is_at_point = is_at_end or not server.is_alive
    if is_at_end:
        server.stop()
    else:
        server.kill()
    await server.dead()
    await asyncio.gather(*playing)
    return is_at_point


def has_failed(task: asyncio.Task[None]) -> bool:
    """Whether a player has found something wrong."""
    return task.done() and task.exception() is not None


async def reconnecting(server: Victim, player: Player) -> None:
    """Play as soon as the server is there, until it dies."""
    while server.is_alive:
        try:
            await server.ready()
            await player.play()
            return
        except Gone:
            await asyncio.sleep(0.01)


async def hasty_lives(server: Victim, players: list[Player]) -> None:
    """Some lives of a server that acknowledges before it stores."""
    for _ in range(5):
        await one_life(server, players, None, 10, fault="hasty")


async def gathered(server: Victim, luck: random.Random) -> list[Player]:
    """Matches of every kind, and a table before its match."""
    server.start()
    await server.ready()
    kinds = [("toy", 2, 0), ("toy", 2, 1), ("second", 2, 0), ("second", 2, 1), ("first", 3, 0)]

    def seated() -> list[Player]:
        matches = [MatchPlayer([server], *kind, luck.randrange(1 << 30)) for kind in kinds]
        return [*matches, LobbyPlayer([server], luck.randrange(1 << 30))]

    players = await asyncio.to_thread(seated)
    server.kill()
    await server.dead()
    return players


async def check_store(database: str) -> None:
    """What is stored is whole, and every log can be played."""
    store = await Store.open(database)
    assert await store.check() == []
    for match in await store.list_matches(statuses=["running", "over"]):
        assert match.header is not None
        header = read_header(dict(match.header))
        log = await store.log(match.id)
        choices = [Choice(stored.seat, stored.key) for stored in log.choices]
        Table.open(catalog.game(header.edition), header, choices)
    await store.close()


@pytest.mark.slow
async def test_nothing_told_is_lost_or_doubled(
    database_url: str, tmp_path: Path, counted: Counted
) -> None:
    luck, acknowledged, seatings, named = chance(2033), 0, 0, 0
    with victims(1, database_url, tmp_path) as (server,):
        for _ in range(GENERATIONS):
            # Other matches now and then: those with a long past only take longer to come back to.
            players = await gathered(server, luck)
            named += await deaths(server, players, KILLS // GENERATIONS, luck)
            moves = [p.acknowledged for p in players if isinstance(p, MatchPlayer)]
            acknowledged += sum(moves)
            seatings += sum(player.acknowledged for player in players) - sum(moves)
        assert server.starts == KILLS + GENERATIONS
    assert acknowledged > 10 * KILLS
    await check_store(database_url)
    counted(kills=KILLS, at_named_points=named, acknowledged=acknowledged, seatings=seatings)


@pytest.mark.slow
async def test_a_server_that_acknowledges_before_it_stores_is_found(
    database_url: str, tmp_path: Path
) -> None:
    with victims(1, database_url, tmp_path) as (server,):
        players = await gathered(server, chance(1))
        with pytest.raises(Broken, match=r"was (told|wished)"):
            await hasty_lives(server, players)
