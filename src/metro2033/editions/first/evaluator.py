"""Positions of the first edition as features."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from metro2033.bots.feature import Evaluator, all_distances, gear_strength, stock_value
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
        points = s.get(seat, st.POINTS)
        missing = s.numbers[st.TARGET] - points
        t[at + POINTS] = points
        t[at + ONE_SHORT] = 1 if missing <= 1 else 0
        t[at + TWO_SHORT] = 1 if missing <= 2 else 0
        army = s.get(seat, st.STRENGTH)
        t[at + ARMY] = army
        t[at + LARGE_ARMY] = max(army - 8, 0)
        t[at + ACTIVITY] = s.get(seat, st.ACTIVITY)
        t[at + PIGS] = stock_value(s, seat, 0)
        t[at + MUSHROOMS] = stock_value(s, seat, 1)
        t[at + AMMO] = stock_value(s, seat, 2)
        t[at + MISSION] = mission_nearness(s, seat, self.distances)
        scarcest = min(s.stock(seat, 0), s.stock(seat, 1))
        scarcest = min(scarcest, s.stock(seat, 2))
        t[at + SOLDIERS] = min(scarcest, 4)
        t[at + STATIONS] = s.get(seat, st.STATIONS)
        seats = s.seat_count()
        t[at + TURN] = (seat - s.numbers[st.ACTIVE] + seats) % seats
        t[at + DEFENCE] = 0
        t[at + EXPOSED] = 0

    def hero(self, s: State, seat: i64) -> None:
        """How strong the hero is, and how far from what they want."""
        t, at = self.table, seat * self.width
        figure = s.get(seat, st.FIGURE)
        gear = gear_strength(s, seat)
        t[at + HERO] = gear + s.get(seat, st.GROWTH)
        if figure != NOTHING:
            t[at + HERO] += s.content.hero_strength[figure]
        t[at + GEAR] = size(s, EQUIPMENT, HELD + seat)
        t[at + RESTS] = s.get(seat, st.RESTS) + s.get(seat, st.RESTING)
        here = s.get(seat, st.PLACE)
        t[at + PRIZE] = FAR if here == NOTHING else self.way_to_prize(s, here)

    def way_to_prize(self, s: State, here: i64) -> i64:
        """The distance to the nearest ordinary station that nobody owns."""
        near = self.prizes[here]
        for i in range(i64(len(near))):
            if s.owner[near[i]] == NEUTRAL:
                return self.distances[here * s.content.station_count + near[i]]
        return FAR

    def stations(self, s: State) -> None:
        """How stations defend, and who could take them."""
        content, t = s.content, self.table
        for station in range(content.station_count):
            owner = s.owner[station]
            if owner == NEUTRAL:
                continue
            base = owner * self.width
            level = s.level[station]
            is_home = station == s.get(owner, st.HOME)
            if not is_home:
                t[base + DEFENCE] += level
            near = content.tunnels[station]
            for i in range(i64(len(near))):
                other = s.owner[near[i]]
                if other != NEUTRAL and other != owner:
                    strength = s.get(other, st.STRENGTH)
                    t[base + EXPOSED] += 1 if not is_home and strength > level else 0


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
