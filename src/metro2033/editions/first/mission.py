"""How near the missions of the first edition are, and which of several to keep."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.editions.first.rules.goal import (
    active,
    count,
    goal_of,
    has_price,
    lines_done,
    owned_of,
)
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.content import Goal
from metro2033.engine.model.ids import ARMY, KINDS, NOTHING
from metro2033.engine.model.state import State
from metro2033.engine.rules.place import fits

NEAREST: Final = 8
"""A mission that the next step completes; 0 is one that nothing was done for."""

# In tenths of a turn, about as long as bots have needed.
A_STEP: Final = 3
A_TOKEN: Final = 7
AN_ITEM: Final = 240
"""A certain item, which the shop seldom has."""
A_SOLDIER: Final = 13
A_PURCHASE: Final = 25
A_CAPTURE: Final = 50
A_NAMED_CAPTURE: Final = 120
A_THREAT: Final = 60
A_DUEL: Final = 70
FROM_A_PLAYER: Final = 160
AN_ACTIVITY: Final = 20
ONE_OF_A_LINE: Final = 35
FARTHEST: Final = 20


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
    near = 2 * NEAREST * done
    if done < goal.n:
        near += NEAREST - steps_to(s, seat, goal, distances)
    return near // (2 * goal.n)


def share_done(s: State, seat: i64, goal: Goal) -> i64:
    """Goals that are a number to reach."""
    have: i64 = 0
    if goal.kind == c.GOAL_STRENGTH:
        have = s.get(seat, st.STRENGTH)
    elif goal.kind == c.GOAL_ACTIVITY:
        have = s.get(seat, st.ACTIVITY)
    elif goal.kind == c.GOAL_ITEMS:
        have = pile.size(s, pile.EQUIPMENT, pile.HELD + seat)
    elif goal.kind == c.GOAL_LINE or goal.kind == c.GOAL_LINES:
        have = lines_done(s, seat, goal)
    elif goal.kind == c.GOAL_CAPTURED:
        have = s.get(seat, st.CAPTURES)
    return min(have, goal.n) * NEAREST // goal.n


def steps_to(s: State, seat: i64, goal: Goal, distances: vec[i64], farthest: i64 = NEAREST) -> i64:
    """The hero's way to the nearest place the goal names that the seat does not own."""
    n = s.content.station_count
    row = s.get(seat, st.PLACE) * n
    best: i64 = farthest
    named = goal.stations
    for i in range(i64(len(named))):
        steps = distances[row + named[i]]
        if steps < best and (s.owner[named[i]] != seat or goal.kind == c.GOAL_PAID_AT):
            best = steps
    if len(named) == 0:
        for station in range(n):
            steps = distances[row + station]
            if steps < best and fits(s, seat, station, goal.places):
                best = steps
    return best


def steps_to_rival(
    s: State, seat: i64, is_home: bool, distances: vec[i64], farthest: i64 = NEAREST
) -> i64:
    """The hero's way to the nearest hero, or home, of another seat."""
    row = s.get(seat, st.PLACE) * s.content.station_count
    best: i64 = farthest
    for other in range(s.seat_count()):
        place = s.get(other, st.HOME if is_home else st.PLACE)
        if other != seat and place != NOTHING:
            best = min(best, distances[row + place])
    return best


def kept_mission(s: State, seat: i64, options: Offer, distances: vec[i64]) -> i64:
    """The answer that keeps the mission which is completed first, or NOTHING: no such question."""
    best: i64 = NOTHING
    least: i64 = 0
    if s.get(seat, st.PLACE) == NOTHING:
        return NOTHING
    for i in range(options.count):
        option = options.options[i]
        word = verb_of(option)
        if word == verb.KEEP_MISSION:
            goal = s.content.goals[s.content.mission_goal[first(option)]]
        elif word == verb.KEEP_OLD:
            goal = goal_of(s, active(s, seat))
        else:
            return NOTHING
        needed = time_needed(s, seat, goal, distances)
        if best == NOTHING or needed < least:
            best, least = option, needed
    return best


def time_needed(s: State, seat: i64, goal: Goal, distances: vec[i64]) -> i64:
    """About how long it takes a seat to reach a goal, in tenths of a turn."""
    kind = goal.kind
    if kind == c.GOAL_MEETING or kind == c.GOAL_GUEST:
        is_home = kind == c.GOAL_GUEST
        return 10 + A_STEP * steps_to_rival(s, seat, is_home, distances, FARTHEST)
    way = A_STEP * steps_to(s, seat, goal, distances, FARTHEST)
    if kind == c.GOAL_PAID_AT:
        return 10 + way + A_TOKEN * tokens_lacking(s, seat, goal) + item_lacking(s, seat, goal)
    if kind == c.GOAL_WON:
        return A_DUEL if goal.against_hero else A_THREAT
    if kind != c.GOAL_CAPTURED:
        return time_to_have(s, seat, goal) + way
    if goal.target != c.ALWAYS:
        return FROM_A_PLAYER - (10 if goal.fighter == ARMY else 0)
    return A_CAPTURE + way if len(goal.stations) > 0 else A_CAPTURE * goal.n - 20


def time_to_have(s: State, seat: i64, goal: Goal) -> i64:
    """About how long it takes a seat to have what a goal counts, without the first way."""
    lacking = goal.n - count(s, seat, goal)
    kind = goal.kind
    if lacking <= 0:
        return 0
    if kind == c.GOAL_STRENGTH:
        return 10 + A_SOLDIER * lacking
    if kind == c.GOAL_ACTIVITY:
        return AN_ACTIVITY * lacking
    if kind == c.GOAL_ITEMS:
        return A_PURCHASE * lacking
    if kind == c.GOAL_LINE:
        return 15 + ONE_OF_A_LINE * lacking
    if kind == c.GOAL_LINES:
        return 40 + A_CAPTURE * lacking
    return A_NAMED_CAPTURE * lacking


def tokens_lacking(s: State, seat: i64, goal: Goal) -> i64:
    """How many tokens a seat lacks for the price of a goal."""
    lacking: i64 = 0
    for kind in range(i64(KINDS)):
        lacking += max(goal.cost[kind] - s.stock(seat, kind), 0)
    return lacking


def item_lacking(s: State, seat: i64, goal: Goal) -> i64:
    """How long it takes to find the item that a goal wants."""
    if goal.item == c.ALWAYS:
        return 0
    card = pile.find_kind(s, pile.EQUIPMENT, pile.HELD + seat, goal.item)
    return AN_ITEM if card == NOTHING else 0
