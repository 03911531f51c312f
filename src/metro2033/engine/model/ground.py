"""The stations in play, with what the rules of movement have worked out about them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.model.content import Content
from metro2033.engine.model.ids import POLIS

MOST_GROUNDS: Final = 64
"""More than the set-ups of an edition lead to; positions set up by hand may have any."""


@final
class Ground:
    """Which stations are open, and the ways between them; matches on the same ground share it.

    A row is empty until somebody asks for it. `walks` has the cost of a hero's way from a station
    to each other one, without and with free transfers. `strikes` has the stations that an army can
    strike from a station, by the Polis stations that stop it and by how far it may follow the ring.
    """

    def __init__(self, content: Content, is_open: vec[i64]) -> None:
        count = int(content.station_count)
        polis = [station for station in range(count) if content.station_kind[station] == POLIS]
        self.open: Final = is_open
        self.polis: Final = vec[i64](polis)
        self.nowhere: Final = vec[i64]([0] * count)
        self.walks: Final = unknown(2 * count)
        self.strikes: Final = unknown(2 * count << len(polis))

    def fits(self, is_open: vec[i64]) -> bool:
        """Whether just these stations are open here."""
        for i in range(i64(len(is_open))):
            if is_open[i] != self.open[i]:
                return False
        return True


def unknown(count: int) -> vec[vec[i64]]:
    """So many empty rows."""
    return vec[vec[i64]]([vec[i64]() for _ in range(count)])


def ground_among(known: list[Ground], content: Content, is_open: vec[i64]) -> Ground:
    """The ground of these stations, remembered in `known`, which stays short."""
    for ground in known:
        if ground.fits(is_open):
            return ground
    if len(known) == MOST_GROUNDS:
        known.clear()
    made = Ground(content, is_open)
    known.append(made)
    return made
