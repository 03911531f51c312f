"""Processes of a cluster, beside each other in one, whose host gives back what it hears."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from metro2033.server.cluster.pipe import Pipe
from metro2033.server.cluster.postgres import PostgresCluster
from metro2033.server.store.entities import Match, NewSeat
from metro2033.server.store.store import Store

ROUND = 0.1


@dataclass
class Echo:
    """A host that gives back each text with its name, until "bye"."""

    name: str
    heard: list[tuple[str, str]] = field(default_factory=list)
    gifts: list[str] = field(default_factory=list)
    orphans: int = 0
    falls: int = 0

    async def serve(self, match: str, greeting: str, pipe: Pipe) -> None:
        await pipe.send(f"{self.name} has {match}: {greeting}")
        async for text in pipe:
            if text == "bye":
                pipe.close(4321)
            elif text == "fail":
                raise LookupError(text)
            else:
                await pipe.send(f"{self.name}: {text}")

    def news(self, match: str, topic: str) -> None:
        self.heard.append((match, topic))

    def given(self, match: str) -> None:
        self.gifts.append(match)

    def orphaned(self) -> None:
        self.orphans += 1

    def lost(self) -> None:
        self.falls += 1


@dataclass
class Process:
    """What one server process has, here beside others in one."""

    store: Store
    cluster: PostgresCluster
    host: Echo


class Start(Protocol):
    """Starts a process of that name; `host` is where other machines call it."""

    async def __call__(self, name: str, host: str = "") -> Process: ...


async def running_match(store: Store) -> Match:
    return await store.create_match(
        settings={}, secret=b"", content_digest="", seats=[NewSeat()], header={}
    )


async def reach(process: Process, match: str, greeting: str) -> Pipe:
    """A pipe to the owner of a match, which is another process."""
    pipe = await process.cluster.connect(match, greeting)
    assert pipe is not None
    return pipe


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(5_000):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not happen in a long while")
