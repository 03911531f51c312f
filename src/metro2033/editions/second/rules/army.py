"""Phase 3: one action of each army (E2-ARMY)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.second.rules.attack import attack_station, can_be_fought
from metro2033.editions.second.rules.battle import (
    BattleFrame,
    affordable,
    attack_price,
    refuse_price,
)
from metro2033.editions.second.rules.stage import AftermathFrame
from metro2033.engine.kernel.core import Frame, SeatFrame, finish
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, verb
from metro2033.engine.model.ids import ABANDONED, ARMY, HANSA, HERO, NEUTRAL, NOTHING, POLIS
from metro2033.engine.model.state import PLACE, State
from metro2033.engine.rules.modifier import total
from metro2033.engine.rules.movement import (
    army_reach,
    hero_is_exposed,
    may_be_attacked,
    reach_along,
)
from metro2033.engine.rules.resource import GainFrame


def attack_hero(s: State, seat: i64, victim: i64, fighter: i64) -> None:
    """Start an attack on another player's hero."""
    rules = "E2-ARMY-019" if fighter == ARMY else "E2-HATK-007"
    s.tell(happening.HERO_ATTACKED, rules, seat, victim, fighter)
    attack_price(s, seat, victim)
    s.stack.append(AftermathFrame(seat))
    s.stack.append(BattleFrame(seat, fighter, victim, HERO, s.get(victim, PLACE), 0))


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ArmyFrame(SeatFrame):
    """An army attacks a station or a hero, obtains resources, or does nothing (R2-067)."""

    def seated(self, seat: i64) -> Frame:
        return ArmyFrame(seat)

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        out.add(pack(verb.PASS_TURN))
        if s.reserve[0] + s.reserve[1] + s.reserve[2] > 0:
            out.add(pack(verb.OBTAIN))
        reach = army_reach(s, seat)
        victims = affordable(s, seat)
        for station in range(s.content.station_count):
            if reach[station] == 1 and may_be_attacked(s, seat, station):
                owner = s.owner[station]
                is_neutral = owner == NEUTRAL
                if can_be_fought(s, seat, station) if is_neutral else victims >> owner & 1 == 1:
                    out.add(pack(verb.ATTACK_STATION, station))
        for other in range(s.seat_count()):
            if victims >> other & 1 == 1 and reach[s.get(other, PLACE)] == 1:
                if hero_is_exposed(s, other):
                    out.add(pack(verb.ATTACK_HERO, other))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        action = verb_of(option)
        finish(s, 0)
        if action == verb.OBTAIN:
            s.tell(happening.ARMY_OBTAINED, "E2-ARMY-023", seat)
            n = s.content.numbers[c.OBTAIN_TOKENS] + total(s, seat, c.OBTAIN, NOTHING, NOTHING, 0)
            s.stack.append(GainFrame(seat, n, "E2-ARMY-023", 1))
        elif action == verb.ATTACK_STATION:
            attack_station(s, seat, first(option), ARMY)
        elif action == verb.ATTACK_HERO:
            attack_hero(s, seat, first(option), ARMY)

    def asks(self) -> str:
        return "army_action"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        action = verb_of(option)
        if action == verb.ATTACK_STATION:
            return station_refusal(s, seat, first(option))
        if action == verb.ATTACK_HERO:
            return hero_refusal(s, seat, first(option))
        return "R2-036" if action == verb.OBTAIN else "E2-ARMY-001"


def station_refusal(s: State, seat: i64, station: i64) -> str:
    """The rule by which a station is no target of an army: place, price, or no card to fight."""
    kind = s.content.station_kind[station]
    if s.open[station] == 0:
        return "E2-BOARD-005"
    if kind == HANSA or kind == ABANDONED:
        return "E2-ARMY-004"
    if s.owner[station] == seat:
        return "E2-ARMY-003"
    if army_reach(s, seat)[station] == 0:
        return too_far(s, seat, station, "E2-ARMY-003")
    owner = s.owner[station]
    return "E2-DECK-004" if owner == NEUTRAL else refuse_price(s, seat)


def hero_refusal(s: State, seat: i64, victim: i64) -> str:
    """The rule by which a hero is no target of an army: place, shelter, or the price."""
    if victim >= s.seat_count() or victim == seat:
        return "E2-ARMY-019"
    place = s.get(victim, PLACE)
    if s.content.station_kind[place] == HANSA:
        return "E2-ARMY-020"
    if s.owner[place] == victim:
        return "E2-ARMY-021"
    if army_reach(s, seat)[place] == 0:
        return too_far(s, seat, place, "E2-ARMY-019")
    return refuse_price(s, seat)


def too_far(s: State, seat: i64, station: i64, otherwise: str) -> str:
    """What ends an army's way to a station: Hansa tunnels, a captured Polis station, or else."""
    if reach_along(s, seat, True)[station] == 1:
        return "E2-ARMY-008"
    freed = s.clone()
    freed.own_stations()
    for polis in range(s.content.station_count):
        if s.content.station_kind[polis] == POLIS and s.owner[polis] != seat:
            freed.owner[polis] = NEUTRAL
    return "E2-ARMY-006" if army_reach(freed, seat)[station] == 1 else otherwise
