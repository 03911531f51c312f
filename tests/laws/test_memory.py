"""Whoever reads states for days, as the processes of bots do, does not grow."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from laws.games import GAMES
from metro2033.catalog import game
from metro2033.engine.kernel.codec import frame_table, state_from_data, state_to_data

PAGES = Path("/proc/self/statm")

TIMES = 4_000
MOST_PAGES = 100
"""Less than the smallest state of a toy, left behind each time, would be."""


@pytest.mark.skipif(not PAGES.exists(), reason="the system does not tell how large a process is")
@pytest.mark.parametrize("name", GAMES)
def test_states_that_were_read_leave_nothing_in_memory(name: str) -> None:
    played = game(name)
    data, table = state_to_data(played.new(4, played.settle(4, {}))), frame_table(played.frames)

    def read_often() -> int:
        for _ in range(TIMES):
            state_from_data(played.blank(), data, table)
        gc.collect()
        return int(PAGES.read_text("ascii").split()[1])

    read_often()
    before = read_often()
    assert read_often() - before < MOST_PAGES
