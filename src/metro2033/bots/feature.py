"""What a position is worth to a seat: named features with weights, for each edition."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.kernel.core import Core
from metro2033.engine.model import content as c
from metro2033.engine.model import state as st
from metro2033.engine.model.content import Content
from metro2033.engine.model.ids import HANSA, KINDS, NEUTRAL, NOTHING, POLIS
from metro2033.engine.model.pile import EQUIPMENT, HELD, MISSIONS, size
from metro2033.engine.model.state import State
from metro2033.engine.rules.modifier import carried

POINTS: Final = 0
VICTORY: Final = 1
RIVALS: Final = 2
ARMY: Final = 3
STOCK: Final = 4
GEAR: Final = 5
MISSION: Final = 6
HEALTH: Final = 7
PLACE: Final = 8
FEATURES: Final = [
    "points",
    "victory",
    "rivals",
    "army",
    "stock",
    "gear",
    "missions",
    "health",
    "place",
]
"""The names of the features, for the reasons a bot gives."""

STOCK_VALUE: Final = vec[i64]([0, 9, 17, 24, 29, 33, 36, 38, 40, 41, 42])
"""What so many tokens of one kind are worth: each further one less."""


class Evaluator:
    """Measures positions; `features` writes one number for each name in FEATURES."""

    def features(self, s: Core, seat: i64, out: vec[i64]) -> None:
        """Write what each feature is worth to the seat."""
        raise NotImplementedError

    def turn(self, s: Core) -> i64:
        """Whose turn it is, where turns are whole: consequences end with the turn."""
        return 0

    def value(self, s: Core, seat: i64, out: vec[i64]) -> i64:
        """The sum of all features; `out` is scratch."""
        self.features(s, seat, out)
        total: i64 = 0
        for i in range(i64(len(out))):
            total += out[i]
        return total


def stock_value(s: State, seat: i64) -> i64:
    """What a seat's resources are worth."""
    total: i64 = 0
    for kind in range(i64(KINDS)):
        total += STOCK_VALUE[min(s.stock(seat, kind), 10)]
    return total


def rival_points(s: State, seat: i64) -> i64:
    """The points of the strongest opponent."""
    best: i64 = 0
    for other in range(s.seat_count()):
        if other != seat:
            best = max(best, s.get(other, st.POINTS))
    return best


def gear_strength(s: State, seat: i64) -> i64:
    """Unconditional strength that the hero carries."""
    return carried(s, seat, c.HERO_STRENGTH, NOTHING, NOTHING, NOTHING)


def all_distances(content: Content) -> vec[i64]:
    """Steps between any two stations, row by row."""
    n = content.station_count
    found = vec[i64]([99] * (n * n))
    for start in range(n):
        wave = [start]
        found[start * n + start] = 0
        for station in wave:
            near = [*content.tunnels[station], *content.transfers[station]]
            for other in near:
                if found[start * n + other] == 99:
                    found[start * n + other] = found[start * n + station] + 1
                    wave.append(other)
    return found


@final
class SecondEvaluator(Evaluator):
    """Positions of the second edition."""

    def features(self, s: Core, seat: i64, out: vec[i64]) -> None:
        assert isinstance(s, State)
        points = s.get(seat, st.POINTS)
        target = s.content.faction_target[s.get(seat, st.FACTION)] + s.numbers[st.WIN_POINTS]
        rivals = rival_points(s, seat)
        out[POINTS] = 110 * points
        out[VICTORY] = 300 if points >= target else 0
        out[RIVALS] = -55 * rivals
        army = s.get(seat, st.STRENGTH)
        out[ARMY] = 21 * min(army, 5) + 11 * max(army - 5, 0)
        out[STOCK] = stock_value(s, seat)
        out[GEAR] = 16 * gear_strength(s, seat) + 6 * size(s, EQUIPMENT, HELD + seat)
        out[MISSION] = 26 * size(s, MISSIONS, HELD + seat)
        out[HEALTH] = -22 * s.get(seat, st.RESTS)
        out[PLACE] = self.place(s, seat)

    def place(self, s: State, seat: i64) -> i64:
        """Being near what can be taken, or where one can trade."""
        here = s.get(seat, st.PLACE)
        if here == NOTHING:
            return 0
        kind = s.content.station_kind[here]
        if kind == HANSA:
            return 5
        if kind == POLIS or s.owner[here] == seat:
            return 1
        return 4 if s.owner[here] == NEUTRAL else 3


@final
class FirstEvaluator(Evaluator):
    """Positions of the first edition."""

    def __init__(self, content: Content) -> None:
        self.distances: Final = all_distances(content)

    def turn(self, s: Core) -> i64:
        assert isinstance(s, State)
        return s.numbers[st.ACTIVE]

    def features(self, s: Core, seat: i64, out: vec[i64]) -> None:
        assert isinstance(s, State)
        points = s.get(seat, st.POINTS)
        out[POINTS] = 120 * points
        out[VICTORY] = 2000 if points >= s.numbers[st.TARGET] else 0
        out[RIVALS] = -45 * rival_points(s, seat)
        army = s.get(seat, st.STRENGTH)
        out[ARMY] = 36 * min(army, 8) + 12 * max(army - 8, 0) + 6 * s.get(seat, st.ACTIVITY)
        out[STOCK] = stock_value(s, seat) // 2
        out[GEAR] = 22 * gear_strength(s, seat) + 12 * size(s, EQUIPMENT, HELD + seat)
        out[GEAR] += 26 * s.get(seat, st.GROWTH)
        out[MISSION] = self.levels(s, seat)
        out[HEALTH] = -40 * s.get(seat, st.RESTS)
        out[PLACE] = self.place(s, seat)

    def levels(self, s: State, seat: i64) -> i64:
        """Low numbers pay more often, high ones hold better: both count a little."""
        total: i64 = 0
        for station in range(s.content.station_count):
            if s.owner[station] == seat:
                total += 14 - s.level[station]
        return total

    def place(self, s: State, seat: i64) -> i64:
        """A hero with something to spend and few weapons seeks the shop, another one a prize."""
        here = s.get(seat, st.PLACE)
        if here == NOTHING:
            return 0
        wealth = s.stock(seat, 0) + s.stock(seat, 1) + s.stock(seat, 2)
        shops = wealth >= 4 and gear_strength(s, seat) < 4
        n = s.content.station_count
        near: i64 = 12
        for station in range(n):
            kind = s.content.station_kind[station]
            is_goal = kind == HANSA if shops else kind == 0 and s.owner[station] == NEUTRAL
            if is_goal:
                near = min(near, self.distances[here * n + station])
        return -3 * near
