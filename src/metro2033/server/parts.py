"""What rooms stand on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from metro2033.server.metrics import Metrics
from metro2033.server.mind import Minds
from metro2033.server.store.store import Store


class GivenUp(Exception):
    """A room that is no more: what it knew may not be what is stored."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What rooms stand on; `now` is in milliseconds and runs only while the server does."""

    store: Store
    minds: Minds
    metrics: Metrics
    bot_delay_ms: int
    now: Callable[[], int]
