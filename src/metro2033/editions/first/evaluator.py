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
from metro2033.editions.first.mission import kept_mission, mission_nearness
from metro2033.editions.first.rules.main import MainFrame
from metro2033.editions.first.weights import WEIGHTS
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.model import state as st
from metro2033.engine.model.content import Content
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.ids import NEUTRAL, NOTHING, ORDINARY
from metro2033.engine.model.pile import EQUIPMENT, HELD, size
from metro2033.engine.model.state import State

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

    def rule(self, s: State, seat: i64, options: Offer) -> i64:
        return kept_mission(s, seat, options, self.distances)

    def rule_aim(self) -> str:
        return "mission"

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
