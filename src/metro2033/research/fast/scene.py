"""What a question is about: who does what, to whom, where, and how much of it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from metro2033.engine.model.ids import NOTHING


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Scene:
    """The open procedures of one state, as far as they show it to one seat.

    `details` are numbers of the question, such as how much is left to take.
    """

    def __init__(self, details: vec[i64]) -> None:
        self.acting: i64 = NOTHING
        self.opposing: i64 = NOTHING
        self.station: i64 = NOTHING
        self.fighter: i64 = NOTHING
        self.guard: i64 = NOTHING
        self.details: Final = details

    def set(self, acting: i64, station: i64, fighter: i64) -> None:
        """A seat does something about a station, with its army or its hero."""
        self.acting = acting
        self.station = station
        self.fighter = fighter
