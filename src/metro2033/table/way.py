"""The way on which an answer takes a hero, and what each stop costs, as his seat may know it."""

from __future__ import annotations

from dataclasses import dataclass

from metro2033.engine.editions.first.action import steps_left
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import content as c
from metro2033.engine.model import verb
from metro2033.engine.model.state import PLACE, State
from metro2033.engine.rules.modifier import hero_speed, holds
from metro2033.engine.rules.movement import hero_distances
from metro2033.table.decision import Decision


@dataclass(frozen=True, slots=True)
class Way:
    """Stations from where the hero stands to where he goes, what it costs up to each, and how much
    he can spend.
    """

    stations: tuple[int, ...]
    costs: tuple[int, ...]
    budget: int


def ways(view: Core, decision: Decision) -> dict[str, Way]:
    """The ways of those options that move the hero, by their keys."""
    if not isinstance(view, State):
        return {}
    found: dict[str, Way] = {}
    walks = [option for option in decision.options if verb_of(option.word) == verb.MOVE]
    if walks:
        atlas = Atlas(view, decision.seat)
        found |= {option.key: atlas.way(first(option.word)) for option in walks}
    here, steps = view.get(decision.seat, PLACE), 0
    for option in decision.options:
        if verb_of(option.word) == verb.STEP:
            steps = steps or steps_left(view, decision.seat)
            found[option.key] = Way((here, first(option.word)), (0, 1), steps)
    return found


class Atlas:
    """All ways of a hero within his speed (E2-HERO-003)."""

    def __init__(self, view: State, seat: int) -> None:
        self._content = view.content
        self._distances = hero_distances(view, seat)
        self._transfer = 0 if holds(view, seat, c.FREE_TRANSFERS) else 1
        self._here = view.get(seat, PLACE)
        self._speed = hero_speed(view, seat)

    def way(self, to: int) -> Way:
        """A cheapest way to a station in reach."""
        stations = [to]
        while stations[-1] != self._here:
            stations.append(self._before(stations[-1], set(stations)))
        stations.reverse()
        costs = tuple(int(self._distances[station]) for station in stations)
        return Way(tuple(stations), costs, self._speed)

    def _before(self, station: int, passed: set[int]) -> int:
        """A station from which this one is reached at its cost."""
        cost = self._distances[station]
        for near, step in (
            (self._content.tunnels[station], 1),
            (self._content.transfers[station], self._transfer),
        ):
            for other in map(int, near):
                if other not in passed and self._distances[other] + step == cost:
                    return other
        raise AssertionError(f"station {station} is out of reach")
