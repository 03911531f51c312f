"""Ways through the metro: where a hero can walk and where an army can strike."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.model import code as c
from metro2033.engine.model.ids import ABANDONED, HANSA, NEUTRAL, NOTHING, POLIS
from metro2033.engine.model.state import PLACE, State
from metro2033.engine.rules.modifier import hero_speed, holds, total

FAR: Final = 99
"""Further than any way is long; `content.far` is a vector full of it."""


def hero_distances(s: State, seat: i64) -> vec[i64]:
    """The speed a hero needs to each station, FAR where he cannot go (E2-HERO-003)."""
    content = s.content
    far = content.far[:]
    speed = hero_speed(s, seat)
    tunnel = content.numbers[c.TUNNEL_COST]
    transfer = transfer_cost(s, seat)
    here = s.get(seat, PLACE)
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
            count = spread(s, far, wave, at, count, near[i], cost + transfer, speed)
        near = content.tunnels[station]
        for i in range(i64(len(near))):
            count = spread(s, far, wave, at, count, near[i], cost + tunnel, speed)
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
    is_free = total(s, seat, c.HANSA_TUNNELS, NOTHING, NOTHING, 0) > 0
    return reach_along(s, seat, FAR - 1 if is_free else s.content.numbers[c.RING_TUNNELS])


def reach_along(s: State, seat: i64, most: i64) -> vec[i64]:
    """The same with so many tunnels between two Hansa stations at most."""
    content = s.content
    used = content.far[:]
    wave = content.far[:]
    count: i64 = 0
    for station in range(content.station_count):
        if s.owner[station] == seat:
            used[station] = 0
            wave[count] = station
            count += 1
    at: i64 = 0
    while at < count:
        station = wave[at]
        at += 1
        if s.owner[station] != seat and not is_passable(s, station):
            continue
        near = content.transfers[station]
        for i in range(i64(len(near))):
            count = spread(s, used, wave, at, count, near[i], used[station], most)
        near = content.tunnels[station]
        from_hansa = content.station_kind[station] == HANSA
        for i in range(i64(len(near))):
            ring: i64 = 1 if from_hansa and content.station_kind[near[i]] == HANSA else 0
            count = spread(s, used, wave, at, count, near[i], used[station] + ring, most)
    if holds(s, seat, c.ATTACK_FROM_HERO):
        reach_from_hero(s, seat, used)
    for station in range(content.station_count):
        used[station] = 1 if used[station] < FAR else 0
    return used


def is_passable(s: State, station: i64) -> bool:
    """Whether armies are let through: neutral Polis and Hansa (E2-ARMY-005, E2-ARMY-007)."""
    kind = s.content.station_kind[station]
    return kind == HANSA or (kind == POLIS and s.owner[station] == NEUTRAL)


def reach_from_hero(s: State, seat: i64, used: vec[i64]) -> None:
    """Add the neutral station where the hero stands, and its neighbours, as an origin."""
    here = s.get(seat, PLACE)
    if not is_neutral(s, here):
        return
    used[here] = 0
    content = s.content
    for near in (content.tunnels[here], content.transfers[here]):
        for i in range(i64(len(near))):
            if s.open[near[i]] == 1:
                used[near[i]] = 0


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
    """A hero is safe on Hansa stations and on stations of his own faction (E2-ARMY-020, -021)."""
    place = s.get(victim, PLACE)
    return s.content.station_kind[place] != HANSA and s.owner[place] != victim
