"""Ways through the metro: where a hero can walk and where an army can strike."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.kernel.word import bit, first, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import verb
from metro2033.engine.model.edition import Way
from metro2033.engine.model.ground import Ground, ground_among
from metro2033.engine.model.ids import ABANDONED, HANSA, NEUTRAL, NOTHING, POLIS
from metro2033.engine.model.state import PLACE, State
from metro2033.engine.rules.modifier import hero_speed, holds, total

FAR: Final = 99
"""Further than any way is long; `content.far` is a vector full of it."""


def ground_of(s: State) -> Ground:
    """The ground of a match, looked up once."""
    if s.ground is None:
        s.ground = ground_among(s.edition.known_grounds, s.content, s.open)
    return s.ground


def walk_costs(s: State, seat: i64) -> vec[i64]:
    """The speed that the way to each station takes a hero, FAR where none leads (E2-HERO-003)."""
    transfer = transfer_cost(s, seat)
    here = s.get(seat, PLACE)
    row = here if transfer > 0 else s.content.station_count + here
    known = ground_of(s).walks
    if len(known[row]) == 0:
        known[row] = walks_from(s, here, transfer)
    return known[row]


def walks_from(s: State, here: i64, transfer: i64) -> vec[i64]:
    """The cost of the way from a station to each other one."""
    content = s.content
    far = content.far[:]
    tunnel = content.numbers[c.TUNNEL_COST]
    far[here] = 0
    wave = content.far[:]
    count: i64 = 1
    wave[0] = here
    at: i64 = 0
    while at < count:
        station = wave[at]
        at += 1
        cost = far[station]
        near = content.transfers[station]
        for i in range(i64(len(near))):
            count = spread(s, far, wave, at, count, near[i], cost + transfer, FAR - 1)
        near = content.tunnels[station]
        for i in range(i64(len(near))):
            count = spread(s, far, wave, at, count, near[i], cost + tunnel, FAR - 1)
    return far


def transfer_cost(s: State, seat: i64) -> i64:
    """The speed that a transfer costs a hero."""
    return 0 if holds(s, seat, c.FREE_TRANSFERS) else s.content.numbers[c.TRANSFER_COST]


def spread(
    s: State, far: vec[i64], wave: vec[i64], at: i64, count: i64, to: i64, cost: i64, most: i64
) -> i64:
    """Reach a station at a cost, keep the wave sorted by cost, and return its new length."""
    if s.open[to] == 0 or cost > most or far[to] <= cost:
        return count
    i: i64 = count
    if far[to] < FAR:
        # A cheaper way to a station that still waits in the wave: take its old place out.
        i = at
        while wave[i] != to:
            i += 1
        count -= 1
    far[to] = cost
    while i > at and far[wave[i - 1]] > cost:
        wave[i] = wave[i - 1]
        i -= 1
    wave[i] = to
    return count + 1


def army_reach(s: State, seat: i64) -> vec[i64]:
    """For each station 1 where the army can strike, its own stations included, else 0.

    Neighbours of own stations, and what lies behind neutral Polis and Hansa stations, with few
    tunnels between two Hansa stations on the way (E2-ARMY-003 to E2-ARMY-008).
    """
    return reach_along(s, seat, total(s, seat, c.HANSA_TUNNELS, NOTHING, NOTHING, 0) > 0)


def reach_along(s: State, seat: i64, is_free: bool) -> vec[i64]:
    """The same with few, or with any number of tunnels between two Hansa stations."""
    count = s.content.station_count
    ground = ground_of(s)
    reach = ground.nowhere[:]
    stops = polis_stops(s, seat, ground)
    row = (stops * 2 + (1 if is_free else 0)) * count
    owners = s.owner
    for station in range(count):
        if owners[station] == seat:
            if len(ground.strikes[row + station]) == 0:
                ground.strikes[row + station] = strikes_from(s, station, is_free, stops)
            struck = ground.strikes[row + station]
            for i in range(i64(len(struck))):
                reach[struck[i]] = 1
    if holds(s, seat, c.ATTACK_FROM_HERO):
        reach_from_hero(s, seat, reach)
    return reach


def polis_stops(s: State, seat: i64, ground: Ground) -> i64:
    """The mask of the Polis stations that stop the army of a seat: another player's."""
    mask: i64 = 0
    for i in range(i64(len(ground.polis))):
        owner = s.owner[ground.polis[i]]
        if owner != NEUTRAL and owner != seat:
            mask |= bit(i)
    return mask


def strikes_from(s: State, origin: i64, is_free: bool, stops: i64) -> vec[i64]:
    """The stations that an army can strike from one of its own, itself included.

    It passes through Hansa, and through Polis stations that do not stop it.
    """
    content = s.content
    most: i64 = FAR - 1 if is_free else content.numbers[c.RING_TUNNELS]
    used = content.far[:]
    used[origin] = 0
    wave = content.far[:]
    wave[0] = origin
    count: i64 = 1
    at: i64 = 0
    while at < count:
        station = wave[at]
        at += 1
        if station != origin and not is_passable(s, station, stops):
            continue
        near = content.transfers[station]
        for i in range(i64(len(near))):
            count = spread(s, used, wave, at, count, near[i], used[station], most)
        near = content.tunnels[station]
        from_hansa = content.station_kind[station] == HANSA
        for i in range(i64(len(near))):
            ring: i64 = 1 if from_hansa and content.station_kind[near[i]] == HANSA else 0
            count = spread(s, used, wave, at, count, near[i], used[station] + ring, most)
    return wave[:count]


def is_passable(s: State, station: i64, stops: i64) -> bool:
    """Whether an army is let through: Hansa and neutral Polis (E2-ARMY-005, E2-ARMY-007)."""
    kind = s.content.station_kind[station]
    if kind != POLIS:
        return kind == HANSA
    polis = ground_of(s).polis
    for i in range(i64(len(polis))):
        if polis[i] == station:
            return stops >> i & 1 == 0
    return False


def reach_from_hero(s: State, seat: i64, reach: vec[i64]) -> None:
    """Add the neutral station where the hero stands, and its neighbours, as an origin."""
    here = s.get(seat, PLACE)
    if not is_neutral(s, here):
        return
    reach[here] = 1
    content = s.content
    for near in (content.tunnels[here], content.transfers[here]):
        for i in range(i64(len(near))):
            if s.open[near[i]] == 1:
                reach[near[i]] = 1


def is_neutral(s: State, station: i64) -> bool:
    """Capturable, open and without owner (R2-125)."""
    kind = s.content.station_kind[station]
    return (
        s.open[station] == 1 and s.owner[station] == NEUTRAL and kind != HANSA and kind != ABANDONED
    )


def may_be_attacked(s: State, seat: i64, station: i64) -> bool:
    """Whether a station is a possible prize for a seat: neutral, or another player's."""
    return is_neutral(s, station) or (s.owner[station] != NEUTRAL and s.owner[station] != seat)


def hero_is_exposed(s: State, victim: i64) -> bool:
    """A hero is safe on Hansa stations and on stations of their own faction (E2-ARMY-020, -021)."""
    place = s.get(victim, PLACE)
    return s.content.station_kind[place] != HANSA and s.owner[place] != victim


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
