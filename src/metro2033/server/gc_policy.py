"""The garbage collector of a server: no long pauses while thousands of matches are in memory.

A full collection looks at every object of every match and takes a second when there are millions;
what it finds is little, the remains of connections. So only new objects are looked at all the time,
few at once, and all of them now and then.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

NEW: Final = 1_000
"""How many new objects trigger a collection. They are spread over all of memory: ten thousand stop
every match for 35 ms, a thousand for 3 ms, at the same cost in all."""

NEVER: Final = 1_000_000

FULL_SECONDS: Final = 1800.0
"""How often everything is looked at."""


def tune_collector() -> None:
    """Leave alone what is there for good, and look at the rest in small steps."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, NEVER, NEVER)


async def collect_regularly() -> None:
    """Look at everything that came since the server started, now and then."""
    while True:
        await asyncio.sleep(FULL_SECONDS)
        gc.collect()
