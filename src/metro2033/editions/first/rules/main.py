"""The main phase: actions in any order until the player ends their turn (E1-TURN-014)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.first.rules.action import (
    ATTACKED,
    BOUGHT,
    WORKED,
    may_ride,
    offer_army,
    offer_hero,
    soldier_price,
)
from metro2033.editions.first.rules.battle import BattleFrame
from metro2033.editions.first.rules.goal import (
    active,
    check_meeting,
    complete,
    goal_of,
    may_meet,
    may_pay,
)
from metro2033.editions.first.rules.refusal import refuse
from metro2033.editions.first.rules.response import use
from metro2033.editions.first.rules.shop import OfferFrame, return_item
from metro2033.editions.first.rules.threat import ThreatFrame
from metro2033.engine.kernel.core import SeatFrame
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, second, third, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import ARMY, HERO, KINDS, MUSHROOMS, NEUTRAL, NOTHING, STATION
from metro2033.engine.model.state import State
from metro2033.engine.rules.casualty import army_add
from metro2033.engine.rules.modifier import holds, is_near, total
from metro2033.engine.rules.resource import GainFrame, gain, pay, spend


def attack(s: State, seat: i64, fighter: i64, station: i64) -> None:
    """Start an attack on a station: against a threat, or against its owner."""
    rules = "E1-ACTION-006" if fighter == ARMY else "E1-ACTION-018"
    s.tell(happening.STATION_ATTACKED, rules, seat, station, fighter)
    if s.owner[station] == NEUTRAL:
        s.put(seat, st.RAIDED, 1)
        s.stack.append(ThreatFrame(seat, fighter, station, 1))
    else:
        s.stack.append(BattleFrame(seat, fighter, s.owner[station], STATION, station))


def attack_hero(s: State, seat: i64, fighter: i64, victim: i64) -> None:
    """Start an attack on another player's hero."""
    rules = "E1-ACTION-007" if fighter == ARMY else "E1-ACTION-019"
    s.tell(happening.HERO_ATTACKED, rules, seat, victim, fighter)
    s.stack.append(BattleFrame(seat, fighter, victim, HERO, s.get(victim, st.PLACE)))


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class MainFrame(SeatFrame):
    """One action after another, each optional (E1-TURN-015)."""

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        out.add(pack(verb.PASS_TURN))
        offer_army(s, seat, out)
        offer_hero(s, seat, out)
        if may_pay(s, seat):
            out.add(pack(verb.DONATE))
        if may_meet(s, seat):
            out.add(pack(verb.HALT))
        if s.get(seat, st.EXCHANGED) == 0 and holds(s, seat, c.EXCHANGES):
            for given in range(i64(KINDS)):
                for taken in range(i64(KINDS)):
                    if given != taken and s.stock(seat, given) > 0:
                        out.add(pack(verb.EXCHANGE, given, taken, 1))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        action = verb_of(option)
        if action == verb.PASS_TURN:
            check_meeting(s, seat)
            if not s.is_over:
                s.stack.remove(self)
        elif action == verb.HIRE or action == verb.WORK:
            self.labour(s, action)
        elif action == verb.ARMY_STATION or action == verb.ARMY_HERO:
            s.put(seat, st.ARMY_ACTED, ATTACKED)
            if action == verb.ARMY_STATION:
                attack(s, seat, ARMY, first(option))
            else:
                attack_hero(s, seat, ARMY, first(option))
        elif action == verb.STEP:
            self.walk(s, first(option))
        elif action == verb.USE_EFFECT:
            use(s, seat, first(option), s.get(seat, st.PLACE), NOTHING)
            if s.content.effects[first(option)].is_attack:
                check_meeting(s, seat)
        elif action == verb.EXCHANGE:
            s.put(seat, st.EXCHANGED, 1)
            spend(s, seat, first(option), third(option), "E1-CLAN-001")
            gain(s, seat, second(option), third(option), "E1-CLAN-001")
        else:
            self.act(s, option)

    def labour(self, s: State, action: i64) -> None:
        """A soldier, or work on the plantations (E1-ACTION-001, -009)."""
        seat = self.seat
        if action == verb.HIRE:
            cost = [soldier_price(s, seat, kind) for kind in range(i64(KINDS))]
            for kind in range(i64(KINDS)):
                spend(s, seat, kind, cost[kind], "E1-ACTION-002")
            s.add(seat, st.HIRED, 1)
            army_add(s, seat, 1, "E1-ACTION-001")
            return
        s.put(seat, st.ARMY_ACTED, WORKED)
        s.tell(happening.ARMY_WORKED, "E1-ACTION-009", seat)
        more = total(s, seat, c.WORK_MUSHROOMS, NOTHING, NOTHING, 0)
        gain(s, seat, MUSHROOMS, s.content.numbers[c.WORK_YIELD] + more, "E1-ACTION-009")
        free = total(s, seat, c.WORK_ANY, NOTHING, NOTHING, 0)
        if free > 0:
            s.stack.append(GainFrame(seat, free, "E1-CLAN-001"))

    def walk(self, s: State, station: i64) -> None:
        """One step, or the ride along the ring."""
        seat = self.seat
        if not is_near(s, s.get(seat, st.PLACE), station) and may_ride(s, seat):
            s.put(seat, st.RODE, 1)
        s.put(seat, st.PLACE, station)
        s.add(seat, st.STEPS, 1)
        s.put(seat, st.STEPPED, 1)
        s.tell(happening.HERO_MOVED, "E1-ACTION-011", seat, station)

    def act(self, s: State, option: i64) -> None:
        """The hero attacks, buys, ends their movement, or pays for a mission."""
        seat = self.seat
        action = verb_of(option)
        if action == verb.HALT:
            check_meeting(s, seat)
        elif action == verb.DONATE:
            self.donate(s)
        else:
            s.put(seat, st.HERO_ACTED, BOUGHT if action == verb.BUY else ATTACKED)
            if action == verb.BUY:
                s.stack.append(OfferFrame(seat))
            elif action == verb.ATTACK_STATION:
                attack(s, seat, HERO, first(option))
            else:
                attack_hero(s, seat, HERO, first(option))
            # Last, so that the mission after a meeting is chosen before the fight or the purchase.
            check_meeting(s, seat)

    def donate(self, s: State) -> None:
        """Pay, or give the item, for the mission itself (E1-NMISS-002, -007)."""
        card = active(s, self.seat)
        goal = goal_of(s, card)
        rules = "E1-NMISS-002" if goal.item == c.ALWAYS else "E1-NMISS-007"
        pay(s, self.seat, goal.cost, 0, rules)
        if goal.item != c.ALWAYS:
            return_item(s, self.seat, goal.item, rules)
        s.tell(happening.DONATED, rules, self.seat)
        complete(s, self.seat, card)

    def is_private(self, s: State) -> bool:
        """Others may not know whether the hero could do something for the mission."""
        return s.get(self.seat, st.RESTING) == 0

    def asks(self) -> str:
        return "main"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        return refuse(s, seat, option)
