"""How much is left to chance: METRO2033_SEED gives other matches and faults, METRO2033_EFFORT more.

`make reliability` runs these tests again and again, with other seeds, until they have tried as much
as its programme asks for.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Final

SEED: Final = int(os.environ.get("METRO2033_SEED", "0"))
EFFORT: Final = int(os.environ.get("METRO2033_EFFORT", "1"))

Counted = Callable[..., None]
"""Notes what a test has tried, by name: counted(kills=50)."""


def many(count: int) -> int:
    """So many times the effort."""
    return count * EFFORT


def seeds(count: int) -> range:
    """As many seeds, which no other run has."""
    return range(SEED * 1_000_000, SEED * 1_000_000 + many(count))


def chance(number: int) -> random.Random:
    """Random numbers of a test, which no other run has."""
    return random.Random(SEED * 1_000_000 + number)
