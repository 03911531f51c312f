"""What rooms stand on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from metro2033.server.bots.question import BotService
from metro2033.server.metrics import Metrics
from metro2033.server.store.store import Store


class RoomClosed(Exception):
    """A room that is no more: what it knew may not be what is stored."""


@dataclass(frozen=True, slots=True)
class Dependencies:
    """What rooms stand on; `now` is in milliseconds and runs only while the server does."""

    store: Store
    minds: BotService
    metrics: Metrics
    bot_delay_ms: int
    now: Callable[[], int]
