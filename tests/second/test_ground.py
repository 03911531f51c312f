"""Ways are worked out once a ground and shared by its matches; here each is searched for anew."""

from __future__ import annotations

from random import Random

import pytest

from metro2033.engine.model import code as c
from metro2033.engine.model.ids import HANSA, NEUTRAL, POLIS
from metro2033.engine.model.state import PLACE, State
from metro2033.engine.rules.modifier import holds
from metro2033.engine.rules.movement import FAR, reach_along, transfer_cost, walk_costs
from second.random_play import is_set_up, moments


def edges(s: State, station: int) -> list[tuple[int, bool]]:
    """The open neighbours of a station, and whether a tunnel leads there."""
    near = [(int(other), True) for other in s.content.tunnels[station]]
    near += [(int(other), False) for other in s.content.transfers[station]]
    return [(other, is_tunnel) for other, is_tunnel in near if s.open[other] == 1]


def walked(s: State, seat: int) -> list[int]:
    """What the way to each station costs a hero: relaxed until nothing gets cheaper."""
    costs = [FAR] * s.content.station_count
    costs[s.get(seat, PLACE)] = 0
    price = {True: s.content.numbers[c.TUNNEL_COST], False: transfer_cost(s, seat)}
    for _ in costs:
        for station, cost in enumerate(costs):
            for other, is_tunnel in edges(s, station) if cost < FAR else []:
                costs[other] = min(costs[other], cost + price[is_tunnel])
    return costs


def struck(s: State, seat: int, most: int) -> set[int]:
    """Where an army can strike: every way from an own station, with the ring tunnels it took."""
    kind = s.content.station_kind
    found = {(station, 0) for station in range(s.content.station_count) if s.owner[station] == seat}
    waiting = [*found]
    while waiting:
        station, ring = waiting.pop()
        is_neutral_polis = kind[station] == POLIS and s.owner[station] == NEUTRAL
        if s.owner[station] != seat and kind[station] != HANSA and not is_neutral_polis:
            continue
        for other, is_tunnel in edges(s, station):
            on_ring = is_tunnel and kind[station] == HANSA and kind[other] == HANSA
            state = (other, ring + on_ring)
            if state[1] <= most and state not in found:
                found.add(state)
                waiting.append(state)
    return {station for station, _ in found}


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.rule("E2-HERO-003", "E2-ARMY-003", "E2-ARMY-005", "E2-ARMY-006", "E2-ARMY-008")
def test_shared_ways_are_those_of_the_position(seats: int) -> None:
    luck = Random(seats)
    polis = 0
    for number, moment in enumerate(s for s in moments(seats, seats) if is_set_up(s)):
        if number % 20:
            continue
        s = moment.clone()
        s.own_stations()
        stations = [i for i in range(s.content.station_count) if s.open[i] == 1]
        for station in luck.sample(stations, 6):
            s.owner[station] = luck.randrange(seats)
        polis += any(s.content.station_kind[i] == POLIS and s.owner[i] >= 0 for i in stations)
        for seat in range(seats):
            s.put(seat, PLACE, luck.choice(stations))
            assert [*walk_costs(s, seat)] == walked(s, seat)
            limit = s.content.numbers[c.RING_TUNNELS]
            for is_free, most in [(False, limit), (True, 20)]:
                reach = reach_along(s, seat, is_free)
                found = {i for i in stations if reach[i] == 1}
                if not holds(s, seat, c.ATTACK_FROM_HERO):
                    assert found == struck(s, seat, most)
    assert polis > 3
