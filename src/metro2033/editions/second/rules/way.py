"""Cheapest ways of a hero within their speed (E2-HERO-003)."""

from __future__ import annotations

from mypy_extensions import i64

from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import verb
from metro2033.engine.model.state import PLACE, State
from metro2033.engine.model.way import Way
from metro2033.engine.rules.modifier import hero_speed
from metro2033.engine.rules.movement import transfer_cost, walk_costs


def ways(s: State, seat: i64, options: list[int]) -> dict[int, Way]:
    """The ways of those options that move the hero."""
    found: dict[int, Way] = {}
    walks = [option for option in options if verb_of(option) == verb.MOVE]
    if not walks:
        return found
    costs = [int(cost) for cost in walk_costs(s, seat)]
    tunnel, transfer = int(s.content.numbers[c.TUNNEL_COST]), int(transfer_cost(s, seat))
    here, speed = int(s.get(seat, PLACE)), int(hero_speed(s, seat))
    for option in walks:
        stations = [int(first(option))]
        while stations[len(stations) - 1] != here:
            stations.append(stop_before(s, costs, stations, tunnel, transfer))
        stations.reverse()
        found[option] = Way(stations, [costs[station] for station in stations], speed)
    return found


def stop_before(s: State, costs: list[int], passed: list[int], tunnel: int, transfer: int) -> int:
    """A station from which the last one passed is reached at its cost."""
    station = passed[len(passed) - 1]
    for near in s.content.tunnels[station]:
        if near not in passed and costs[near] + tunnel == costs[station]:
            return int(near)
    for near in s.content.transfers[station]:
        if near not in passed and costs[near] + transfer == costs[station]:
            return int(near)
    raise AssertionError(f"station {station} is out of reach")
