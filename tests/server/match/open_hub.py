"""A hub of rooms for tests, and those who come to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from metro2033.server.http.server_parts import cluster_for
from metro2033.server.match.actor import Actor
from metro2033.server.match.dependencies import Dependencies, monotonic_ms
from metro2033.server.match.hub import Hub
from metro2033.server.match.room_host import IDLE_MS, RoomHost
from metro2033.server.metrics import Metrics
from metro2033.server.protocol import client
from metro2033.server.store.store import Store
from server.match.open_room import WHO, Ear, SilentBots

CLOCK = {"kind": "bank", "seconds": 600, "increment": 0, "spare": 0}

PATIENCE = 60
"""Seconds after which something that must come never will."""


@asynccontextmanager
async def opened(store: Store, now: Callable[[], int] = monotonic_ms) -> AsyncIterator[Hub]:
    hub = Hub(Dependencies(store, SilentBots(), Metrics(), 0, now), cluster_for(store))
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


async def enter(hub: Hub, match: str, seat: int = 0) -> tuple[RoomHost, Ear]:
    ear = Ear()
    host = await hub.enter(ear, Actor(seat, True, "en", WHO), client.Hello(match=match))
    assert host is not None
    return host, ear


async def idle(hub: Hub, match: str) -> RoomHost:
    """The host of a match that nobody has used for long."""
    host = await hub.rooms.host(match)
    host.used -= IDLE_MS + 1
    assert host.is_idle
    return host
