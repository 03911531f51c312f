"""How near a hero of the first edition is to what his mission asks for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.editions.first.rules.goal import active, goal_of, has_price, lines_done, owned_of
from metro2033.engine.model import code as c
from metro2033.engine.model import state as st
from metro2033.engine.model.content import Goal
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import EQUIPMENT, HELD, size
from metro2033.engine.model.state import State
from metro2033.engine.rules.place import fits

NEAREST: Final = 8
"""A mission that the next step completes; 0 is one that nothing was done for."""


def mission_nearness(s: State, seat: i64, distances: vec[i64]) -> i64:
    """How near the seat's mission is, from 0 to `NEAREST`."""
    card = active(s, seat)
    here = s.get(seat, st.PLACE)
    if card == NOTHING or here == NOTHING:
        return 0
    goal = goal_of(s, card)
    if goal.kind == c.GOAL_STATIONS:
        return stations_nearness(s, seat, goal, distances)
    if goal.kind == c.GOAL_PAID_AT:
        near = NEAREST - steps_to(s, seat, goal, distances)
        return near if has_price(s, seat, goal) else near // 2
    if goal.kind == c.GOAL_CAPTURED and len(goal.stations) > 0:
        return NEAREST - steps_to(s, seat, goal, distances)
    if goal.kind == c.GOAL_MEETING or goal.kind == c.GOAL_GUEST:
        return NEAREST - steps_to_rival(s, seat, goal.kind == c.GOAL_GUEST, distances)
    return share_done(s, seat, goal)


def stations_nearness(s: State, seat: i64, goal: Goal, distances: vec[i64]) -> i64:
    """Each station owned counts fully, the way to the next one up to half a station."""
    done = min(owned_of(s, seat, goal), goal.n)
    near = NEAREST - steps_to(s, seat, goal, distances)
    return (2 * NEAREST * done + (near if done < goal.n else 0)) // (2 * goal.n)


def share_done(s: State, seat: i64, goal: Goal) -> i64:
    """Goals that are a number to reach."""
    have: i64 = 0
    if goal.kind == c.GOAL_STRENGTH:
        have = s.get(seat, st.STRENGTH)
    elif goal.kind == c.GOAL_ACTIVITY:
        have = s.get(seat, st.ACTIVITY)
    elif goal.kind == c.GOAL_ITEMS:
        have = size(s, EQUIPMENT, HELD + seat)
    elif goal.kind == c.GOAL_LINE or goal.kind == c.GOAL_LINES:
        have = lines_done(s, seat, goal)
    elif goal.kind == c.GOAL_CAPTURED:
        have = s.get(seat, st.CAPTURES)
    return min(have, goal.n) * NEAREST // goal.n


def steps_to(s: State, seat: i64, goal: Goal, distances: vec[i64]) -> i64:
    """The hero's way to the nearest place the goal names that the seat does not own."""
    n = s.content.station_count
    row = s.get(seat, st.PLACE) * n
    best: i64 = NEAREST
    for i in range(i64(len(goal.stations))):
        if s.owner[goal.stations[i]] != seat or goal.kind == c.GOAL_PAID_AT:
            best = min(best, distances[row + goal.stations[i]])
    if len(goal.stations) == 0:
        for station in range(n):
            if fits(s, seat, station, goal.places):
                best = min(best, distances[row + station])
    return best


def steps_to_rival(s: State, seat: i64, is_home: bool, distances: vec[i64]) -> i64:
    """The hero's way to the nearest hero, or home, of another seat."""
    row = s.get(seat, st.PLACE) * s.content.station_count
    best: i64 = NEAREST
    for other in range(s.seat_count()):
        place = s.get(other, st.HOME if is_home else st.PLACE)
        if other != seat and place != NOTHING:
            best = min(best, distances[row + place])
    return best
