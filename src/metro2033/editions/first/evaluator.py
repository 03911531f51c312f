"""Positions of the first edition as features."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from metro2033.bots.feature import (
    MOST_SEATS,
    STOCK_VALUE,
    Evaluator,
    all_distances,
    all_tunnels,
    gear_strength,
)
from metro2033.editions.first.rules.goal import active, goal_of, has_price, lines_done, owned_of
from metro2033.editions.first.rules.main import MainFrame
from metro2033.editions.first.weights import WEIGHTS
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import asking
from metro2033.engine.model import code as c
from metro2033.engine.model import state as st
from metro2033.engine.model.content import Content, Goal
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.ids import NEUTRAL, NOTHING, ORDINARY
from metro2033.engine.model.pile import EQUIPMENT, HELD, size
from metro2033.engine.model.state import State
from metro2033.engine.rules.place import fits

POINTS: Final = 0
ONE_SHORT: Final = 1
TWO_SHORT: Final = 2
ARMY: Final = 3
LARGE_ARMY: Final = 4
ACTIVITY: Final = 5
PIGS: Final = 6
MUSHROOMS: Final = 7
AMMO: Final = 8
HERO: Final = 9
GEAR: Final = 10
MISSION: Final = 11
RESTS: Final = 12
DEFENCE: Final = 13
PRIZE: Final = 14
EXPOSED: Final = 15
SOLDIERS: Final = 16
STATIONS: Final = 17
TURN: Final = 18

FAR: Final = 8
"""Distances count up to here."""


@final
class FirstEvaluator(Evaluator):
    """Chances in the first edition."""

    def __init__(self, game: Game[State], weights: dict[str, float] = WEIGHTS) -> None:
        super().__init__(game, list(WEIGHTS), [weights[name] for name in WEIGHTS])
        assert isinstance(game, Edition)
        self.distances: Final = all_distances(game.content)
        self.prizes: Final = nearest_first(game.content, self.distances)
        self.tunnels: Final = all_tunnels(game.content)

    def is_big(self, s: State) -> bool:
        return isinstance(asking(s), MainFrame)

    def turn(self, s: State) -> i64:
        return s.numbers[st.ACTIVE] + 8 * s.numbers[st.ROUND]

    def measure(self, s: State) -> None:
        for seat in range(s.seat_count()):
            self.seat(s, seat)
            self.hero(s, seat)
        self.stations(s)

    def seat(self, s: State, seat: i64) -> None:
        """What lies before a player."""
        t, at = self.table, seat * self.width
        mine, base, numbers = s.seats, seat * st.SEAT_WIDTH, s.numbers
        points, army = mine[base + st.POINTS], mine[base + st.STRENGTH]
        missing = numbers[st.TARGET] - points
        t[at + POINTS] = points
        t[at + ONE_SHORT] = 1 if missing <= 1 else 0
        t[at + TWO_SHORT] = 1 if missing <= 2 else 0
        t[at + ARMY] = army
        t[at + LARGE_ARMY] = max(army - 8, 0)
        t[at + ACTIVITY] = mine[base + st.ACTIVITY]
        pigs, mushrooms = mine[base + st.STOCK], mine[base + st.STOCK + 1]
        ammo = mine[base + st.STOCK + 2]
        t[at + PIGS] = STOCK_VALUE[min(pigs, 10)]
        t[at + MUSHROOMS] = STOCK_VALUE[min(mushrooms, 10)]
        t[at + AMMO] = STOCK_VALUE[min(ammo, 10)]
        t[at + MISSION] = mission_nearness(s, seat, self.distances)
        scarcest = min(pigs, mushrooms)
        scarcest = min(scarcest, ammo)
        t[at + SOLDIERS] = min(scarcest, 4)
        t[at + STATIONS] = mine[base + st.STATIONS]
        turn = seat - numbers[st.ACTIVE]
        t[at + TURN] = turn if turn >= 0 else turn + s.seat_count()

    def hero(self, s: State, seat: i64) -> None:
        """How strong the hero is, and how far from what they want."""
        t, at = self.table, seat * self.width
        mine, base = s.seats, seat * st.SEAT_WIDTH
        figure, here = mine[base + st.FIGURE], mine[base + st.PLACE]
        strength = gear_strength(s, seat) + mine[base + st.GROWTH]
        if figure != NOTHING:
            strength += s.content.hero_strength[figure]
        t[at + HERO] = strength
        t[at + GEAR] = size(s, EQUIPMENT, HELD + seat)
        t[at + RESTS] = mine[base + st.RESTS] + mine[base + st.RESTING]
        t[at + PRIZE] = i64(FAR) if here == NOTHING else self.way_to_prize(s, here)

    def way_to_prize(self, s: State, here: i64) -> i64:
        """The distance to the nearest ordinary station that nobody owns."""
        near, owners = self.prizes[here], s.owner
        for i in range(i64(len(near))):
            if owners[near[i]] == NEUTRAL:
                return self.distances[here * s.content.station_count + near[i]]
        return FAR

    def stations(self, s: State) -> None:
        """How stations defend, and who could take them; homes are never taken."""
        self.count(s)
        t, width, counted, levels = self.table, self.width, s.counted, s.level
        for seat in range(s.seat_count()):
            home = s.get(seat, st.HOME)
            is_held = home != NOTHING and s.owner[home] == seat
            t[seat * width + DEFENCE] = counted[seat] - (levels[home] if is_held else i64(0))
            t[seat * width + EXPOSED] = 0
        for i in range(i64(MOST_SEATS), i64(len(counted)), 3):
            owner, station, rival = counted[i], counted[i + 1], counted[i + 2]
            if station != s.get(owner, st.HOME) and s.get(rival, st.STRENGTH) > levels[station]:
                t[owner * width + EXPOSED] += 1

    def count(self, s: State) -> None:
        """The sum of levels of each seat, then owner, station and rival of each border."""
        if len(s.counted) > 0:
            return
        found = vec[i64]([0] * MOST_SEATS)
        owners, ends = s.owner, self.tunnels
        for station in range(s.content.station_count):
            if owners[station] != NEUTRAL:
                found[owners[station]] += s.level[station]
        for i in range(i64(len(ends))):
            near = ends[i + 1 if i % 2 == 0 else i - 1]
            owner, rival = owners[ends[i]], owners[near]
            if owner != rival and owner != NEUTRAL and rival != NEUTRAL:
                found = append(found, owner)
                found = append(found, ends[i])
                found = append(found, rival)
        s.counted = found


def nearest_first(content: Content, distances: vec[i64]) -> list[vec[i64]]:
    """For each station the ordinary ones that are not far, the nearest first."""
    n = content.station_count
    found: list[vec[i64]] = []
    for here in range(n):
        near = vec[i64]()
        for distance in range(i64(FAR)):
            for station in range(n):
                is_ordinary = content.station_kind[station] == ORDINARY
                if is_ordinary and distances[here * n + station] == distance:
                    near = append(near, station)
        found.append(near)
    return found


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


def steps_to_rival(s: State, seat: i64, is_home: bool, distances: vec[i64]) -> i64:
    """The hero's way to the nearest hero, or home, of another seat."""
    row = s.get(seat, st.PLACE) * s.content.station_count
    best: i64 = NEAREST
    for other in range(s.seat_count()):
        place = s.get(other, st.HOME if is_home else st.PLACE)
        if other != seat and place != NOTHING:
            best = min(best, distances[row + place])
    return best
