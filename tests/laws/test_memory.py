"""Whoever reads states for days, as the processes of bots do, does not grow."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from laws.games import GAMES
from metro2033.catalog import game
from metro2033.engine.kernel.codec import (
    frame_from_data,
    frame_table,
    state_from_data,
    state_to_data,
)
from metro2033.engine.kernel.core import Frame

PAGES = Path("/proc/self/statm")

pytestmark = pytest.mark.skipif(
    not PAGES.exists(), reason="the system does not tell how large a process is"
)

TIMES = 4_000
MOST_PAGES = 100
"""Less than the smallest state of a toy, left behind each time, would be."""


def growth(read: Callable[[], object]) -> int:
    """By how many pages the process grows when something is read often, once it has settled."""

    def read_often() -> int:
        for _ in range(TIMES):
            read()
        gc.collect()
        return int(PAGES.read_text("ascii").split()[1])

    gc.freeze()  # what earlier tests left need not be looked through each time
    read_often()
    before = read_often()
    return read_often() - before


@pytest.mark.parametrize("name", GAMES)
def test_states_that_were_read_leave_nothing_in_memory(name: str) -> None:
    played = game(name)
    data, table = state_to_data(played.new(4, played.settle(4, {}))), frame_table(played.frames)
    assert growth(lambda: state_from_data(played.blank(), data, table)) < MOST_PAGES


def with_long_vectors(frame: type[Frame]) -> dict[str, Any]:
    """The data of a frame whose vectors cannot be overlooked if they stay in memory."""
    fields = [field.partition(":") for field in frame.FIELDS]
    filled = {"vec": [1] * 100, "text": "R1-066"}
    values = {name: filled.get(kind, 0) for name, _, kind in fields}
    return {"frame": frame.__name__, **values}


@pytest.mark.parametrize("name", GAMES)
def test_frames_that_were_read_leave_nothing_in_memory(name: str) -> None:
    table = frame_table(game(name).frames)
    holding = [frame for frame in table.values() if ":vec" in " ".join(frame.FIELDS)]
    assert holding
    for frame in holding:
        data = with_long_vectors(frame)
        assert growth(partial(frame_from_data, data, table)) < MOST_PAGES, frame
