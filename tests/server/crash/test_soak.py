"""A server that goes on and on holds no more memory, descriptors and tasks than at first."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path

import pytest

from effort import Counted, chance, many
from server.crash.growth import climbs, later, piles_up
from server.crash.player import MatchPlayer
from server.crash.victim import Victim, victims

SECONDS = many(4)
AT_ONCE = 6
KINDS = [("toy", 2, 0), ("toy", 2, 1), ("second", 2, 1), ("first", 3, 0)]

LONG = 3600
"""Seconds from which on memory is judged: before, a server is still getting warm."""

PARTS = 8 if SECONDS >= LONG else 4
"""How often the server comes to rest."""


class Visitors:
    """People who begin matches, play some of them for a while, and come with another browser."""

    def __init__(self, server: Victim, until: float) -> None:
        self.server = server
        self.until = until
        self.luck = chance(9)
        self.matches = self.moves = 0

    async def come_and_go(self) -> None:
        """Until the time is over."""
        while time.monotonic() < self.until:
            kind, seed = self.luck.choice(KINDS), self.luck.randrange(1 << 30)
            player = await asyncio.to_thread(MatchPlayer, [self.server], *kind, seed)
            seconds = min(self.luck.uniform(0.2, 20), max(0.0, self.until - time.monotonic()))
            with suppress(TimeoutError):
                await asyncio.wait_for(player.play(), seconds)
            self.matches += 1
            self.moves += player.acknowledged


async def settled(server: Victim) -> tuple[int, int]:
    """How many descriptors and tasks are left when all have gone, which takes a moment."""
    looks = [(server.open_files(), await server.tasks())]
    while len(looks) < 5 or len(set(looks[-5:])) > 1:
        await asyncio.sleep(0.2)
        looks.append((server.open_files(), await server.tasks()))
    return looks[-1]


class Soak:
    """The visitors' time in parts, and what the server held at the end of each."""

    def __init__(self) -> None:
        self.files: list[int] = []
        self.tasks: list[int] = []
        self.memory: list[int] = []
        self.matches = self.moves = 0

    async def run(self, server: Victim, seconds: float) -> None:
        for _ in range(PARTS):
            visitors = Visitors(server, time.monotonic() + seconds / PARTS)
            await asyncio.gather(*[visitors.come_and_go() for _ in range(AT_ONCE)])
            files, tasks = await settled(server)
            self.files.append(files)
            self.tasks.append(tasks)
            self.memory.append(server.memory() // 1024)
            self.matches += visitors.matches
            self.moves += visitors.moves

    @property
    def found(self) -> set[str]:
        """What grows without end."""
        counts = {"descriptors": self.files, "tasks": self.tasks}
        piles = {name for name, held in counts.items() if piles_up(held)}
        return piles | {"memory"} if climbs(self.memory) else piles


async def soaked(database: str, folder: Path, seconds: float, fault: str = "") -> Soak:
    with victims(1, database, folder) as (server,):
        server.start(fault=fault)
        await server.ready()
        soak = Soak()
        await soak.run(server, seconds)
        return soak


@pytest.mark.slow
async def test_nothing_piles_up(sqlite_url: str, tmp_path: Path, counted: Counted) -> None:
    soak = await soaked(sqlite_url, tmp_path, SECONDS)
    ignored = set() if SECONDS >= LONG else {"memory"}
    assert not soak.found - ignored, (soak.files, soak.tasks, soak.memory)
    half = later(soak.memory)
    grown = half[-1] - half[0]
    counted(seconds=SECONDS, matches=soak.matches, moves=soak.moves, grown_kb=grown)


@pytest.mark.slow
@pytest.mark.parametrize("fault", ["descriptors", "tasks", "memory"])
async def test_what_piles_up_is_found(sqlite_url: str, tmp_path: Path, fault: str) -> None:
    soak = await soaked(sqlite_url, tmp_path, 4, fault=fault)
    assert fault in soak.found, (soak.files, soak.tasks, soak.memory)
