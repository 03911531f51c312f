"""How the threads of a server take turns: the writer must not wait long for a busy loop.

A thread that has waited for the disk asks for its turn again, and gets it when the loop waits for
something or its time is up: with Python's 5 ms, a commit of 20 moves can wait for 100.
"""

from __future__ import annotations

import sys
from typing import Final

TURN_SECONDS: Final = 0.0005


def take_short_turns() -> None:
    """Let threads that wait have their turn soon."""
    sys.setswitchinterval(TURN_SECONDS)
