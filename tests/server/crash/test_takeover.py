"""Two servers share a database and each is killed in turn: the other goes on with all matches."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from effort import Counted, chance, many
from server.crash.player import PATIENCE, Broken, MatchPlayer
from server.crash.test_kill import check_store
from server.crash.victim import Gone, Victim, victims

KILLS = many(12)


async def killed_in_turn(
    servers: list[Victim], kills: int, luck: random.Random, fault: str = ""
) -> list[MatchPlayer]:
    """Kill one server after the other while matches are played; their players."""
    for server in servers:
        server.start(fault=fault)
        await server.ready()
    kinds = [("toy", 2, 0), ("toy", 3, 1), ("second", 2, 0), ("first", 2, 1)]
    players = await asyncio.to_thread(
        lambda: [MatchPlayer(servers, *kind, luck.randrange(1 << 30)) for kind in kinds]
    )
    playing = [asyncio.create_task(go_on(player)) for player in players]
    for kill in range(kills):
        victim = servers[kill % 2]
        await moves(luck.randint(1, 40), servers, playing)
        victim.kill()
        await victim.dead()
        await moves(5, servers, playing)  # so the other really does its work
        victim.start(fault=fault)
    for task in playing:
        task.cancel()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    return players


@pytest.mark.slow
async def test_the_other_server_goes_on(
    postgres_url: str, tmp_path: Path, counted: Counted
) -> None:
    with victims(2, postgres_url, tmp_path) as servers:
        players = await killed_in_turn(servers, KILLS, chance(2033))
        assert sum(player.resumed for player in players) > KILLS
    await check_store(postgres_url)
    counted(kills=KILLS, acknowledged=sum(player.acknowledged for player in players))


@pytest.mark.slow
async def test_servers_that_acknowledge_before_they_store_are_found(
    postgres_url: str, tmp_path: Path
) -> None:
    with victims(2, postgres_url, tmp_path) as servers, pytest.raises(Broken):
        await killed_in_turn(servers, 20, chance(1), fault="hasty")


async def moves(number: int, servers: list[Victim], playing: list[asyncio.Task[None]]) -> None:
    """Wait for so many moves, while there are any to come."""
    end = servers[0].done + number
    was, since = -1, time.monotonic()
    while servers[0].done < end and not any(task.done() for task in playing):
        if servers[0].done != was:
            was, since = servers[0].done, time.monotonic()
        if time.monotonic() - since > PATIENCE:
            alive = [server.is_alive for server in servers]
            raise Gone(f"nothing goes on, alive: {alive}\n{servers[0].log.read_text()}")
        await asyncio.sleep(0.001)


async def go_on(player: MatchPlayer) -> None:
    """Play with whichever server is there."""
    while not player.is_over:
        try:
            await player.play()
        except Gone:
            await asyncio.sleep(0.01)
