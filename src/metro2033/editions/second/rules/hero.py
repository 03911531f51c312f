"""Phase 4: a hero moves, then does one of seven things (E2-HERO, E2-EXCH, E2-SCOUT, E2-HATK)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.second.rules.ability import has_window
from metro2033.editions.second.rules.army import attack_hero
from metro2033.editions.second.rules.attack import attack_station, can_attack
from metro2033.editions.second.rules.battle import can_pay_attack, refuse_price
from metro2033.editions.second.rules.goal import complete, may_pay_somewhere, payable
from metro2033.editions.second.rules.market import MarketFrame, can_renew
from metro2033.editions.second.rules.stage import AftermathFrame
from metro2033.editions.second.rules.wound import rest
from metro2033.engine.effects.timing import due, offer_effects, run_effect
from metro2033.engine.kernel.core import NOBODY, Frame, SeatFrame, finish, replace_top
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, second, third, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model.ids import HANSA, HERO, KINDS, NOTHING
from metro2033.engine.model.pile import EQUIPMENT, HELD, MISSIONS, OPEN, THREATS
from metro2033.engine.model.state import MISSION_TAKEN, PLACE, RESTS, ROUND, SCOUTED_NOW, State
from metro2033.engine.rules.draw import DrawFrame, KeepFrame
from metro2033.engine.rules.modifier import hero_speed, total
from metro2033.engine.rules.movement import hero_is_exposed, is_neutral, may_be_attacked, walk_costs
from metro2033.engine.rules.resource import can_pay, gain, pay, spend

ANYWHERE: Final = 2
ON_OWN: Final = 1
"""Where a hero may trade besides the Hansa."""


def can_trade(s: State, seat: i64) -> bool:
    """Whether the hero stands where they may buy, receive missions and exchange (E2-BOARD-012)."""
    place = s.get(seat, PLACE)
    if s.content.station_kind[place] == HANSA:
        return True
    where = total(s, seat, c.TRADES_AT, NOTHING, NOTHING, 0)
    return where >= ANYWHERE or (where == ON_OWN and s.owner[place] == seat)


def offer_actions(s: State, seat: i64, out: Offer) -> None:
    """Offer everything the hero may do where they stand."""
    place = s.get(seat, PLACE)
    if can_trade(s, seat):
        offer_trade(s, seat, out)
    if is_neutral(s, place) and pile.can_draw(s, THREATS):
        out.add(pack(verb.SCOUT))
    if may_be_attacked(s, seat, place) and can_attack(s, seat, place):
        out.add(pack(verb.ATTACK_STATION, place))
    for other in range(s.seat_count()):
        if other != seat and s.get(other, PLACE) == place and hero_is_exposed(s, other):
            if can_pay_attack(s, seat, other):
                out.add(pack(verb.ATTACK_HERO, other))
    offer_effects(due(s, seat, c.AT_HERO_ACTION, HERO, NOTHING, NOTHING, 0), out)


def offer_trade(s: State, seat: i64, out: Offer) -> None:
    """Offer the market, a mission and exchanges."""
    numbers = s.content.numbers
    has_goods = pile.size(s, EQUIPMENT, OPEN) > 0 and can_pay(s, seat, numbers, c.PRICE_EQUIPMENT)
    if has_goods or can_renew(s, seat):
        out.add(pack(verb.MARKET))
    if can_receive(s, seat):
        out.add(pack(verb.RECEIVE_MISSION))
    for given in range(i64(KINDS)):
        for taken in range(i64(KINDS)):
            if given != taken:
                for n in range(1, min(s.stock(seat, given), s.reserve[taken]) + 1):
                    out.add(pack(verb.EXCHANGE, given, taken, n))


def can_receive(s: State, seat: i64) -> bool:
    """One mission a round, for its price, while there are cards (E2-MREC-002, -005, R2-149)."""
    return (
        not has_received(s, seat)
        and can_pay(s, seat, s.content.numbers, c.PRICE_MISSION)
        and pile.can_draw(s, MISSIONS)
    )


def has_received(s: State, seat: i64) -> bool:
    """Whether a seat may receive no more missions in this round."""
    return s.get(seat, MISSION_TAKEN) >= s.content.numbers[c.MISSIONS_A_ROUND]


def start_action(s: State, seat: i64, option: i64) -> None:
    """Begin the chosen action; passing does nothing."""
    action = verb_of(option)
    if action == verb.MARKET:
        s.stack.append(MarketFrame(seat, 0))
    elif action == verb.RECEIVE_MISSION:
        pay(s, seat, s.content.numbers, c.PRICE_MISSION, "E2-MREC-002")
        s.add(seat, MISSION_TAKEN, 1)
        n = s.content.numbers[c.MISSION_DRAW]
        s.stack.append(KeepFrame(seat, MISSIONS, n, "E2-MREC-003", "E2-MREC-004"))
    elif action == verb.EXCHANGE:
        given, taken, n = first(option), second(option), third(option)
        spend(s, seat, given, n, "E2-EXCH-002")
        gain(s, seat, taken, n, "E2-EXCH-002")
        s.tell(happening.EXCHANGED, "E2-EXCH-002", seat, given, taken, n)
    elif action == verb.SCOUT:
        for _ in range(s.content.numbers[c.SCOUTED_CARDS]):
            s.stack.append(ScoutFrame(seat))
    elif action == verb.ATTACK_STATION:
        attack_station(s, seat, first(option), HERO)
    elif action == verb.ATTACK_HERO:
        attack_hero(s, seat, first(option), HERO)
    elif action == verb.USE_EFFECT:
        s.stack.append(AftermathFrame(seat))
        run_effect(s, first(option), seat, s.get(seat, PLACE), HERO, NOTHING)


def refuse_action(s: State, seat: i64, option: i64) -> str:
    """The rule by which an action is not open to the hero."""
    action = verb_of(option)
    if action == verb.MARKET:
        if not can_trade(s, seat):
            return "E2-BUY-001"
        can_buy = can_pay(s, seat, s.content.numbers, c.PRICE_EQUIPMENT)
        return "R2-143" if can_buy else "E2-BUY-007"
    if action == verb.RECEIVE_MISSION:
        if not can_trade(s, seat):
            return "E2-MREC-001"
        if has_received(s, seat):
            return "E2-MREC-005"
        return "E2-MREC-002" if pile.can_draw(s, MISSIONS) else "E2-DECK-004"
    if action == verb.EXCHANGE:
        return refuse_exchange(s, seat, option) if can_trade(s, seat) else "E2-EXCH-001"
    if action == verb.SCOUT:
        is_neutral_here = is_neutral(s, s.get(seat, PLACE))
        return "E2-DECK-004" if is_neutral_here else "E2-SCOUT-001"
    if action == verb.ATTACK_STATION:
        return refuse_station(s, seat, first(option))
    if action == verb.ATTACK_HERO:
        return refuse_hero(s, seat, first(option))
    return "E2-HERO-002"


def refuse_exchange(s: State, seat: i64, option: i64) -> str:
    """The rule by which an exchange is not possible: one kind only, too few, an empty reserve."""
    if first(option) == second(option):
        return "E2-EXCH-003"
    return "E2-EXCH-002" if s.stock(seat, first(option)) < third(option) else "R2-037"


def refuse_station(s: State, seat: i64, station: i64) -> str:
    """The rule by which the hero cannot attack a station: place, price, or no card to fight."""
    if station != s.get(seat, PLACE):
        return "E2-HATK-001"
    if s.owner[station] == seat:
        return "R2-068"
    if not may_be_attacked(s, seat, station):
        return "E2-HATK-001"
    return "E2-DECK-004" if is_neutral(s, station) else refuse_price(s, seat)


def refuse_hero(s: State, seat: i64, victim: i64) -> str:
    """The rule by which the hero cannot attack another: place, shelter, or the price."""
    if victim >= s.seat_count() or victim == seat or s.get(victim, PLACE) != s.get(seat, PLACE):
        return "E2-HATK-007"
    return refuse_price(s, seat) if hero_is_exposed(s, victim) else "E2-HATK-008"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ScoutFrame(SeatFrame):
    """A seat takes the top threat face down before it, to use in the next round (E2-SCOUT-002)."""

    def step(self, s: State) -> i64:
        s.stack.append(DrawFrame(THREATS, HELD + self.seat, self.seat))
        return NOBODY

    def resume(self, s: State, result: i64) -> None:
        if result != NOTHING:
            s.own_cards()
            s.rank[result] = s.numbers[ROUND]
            s.add(self.seat, SCOUTED_NOW, 1)
            kind = s.content.kind_of[result]
            s.whisper(happening.THREAT_SCOUTED, "E2-SCOUT-002", self.seat, kind)
        finish(s, 0)


BEFORE_MOVE: Final = 0
BEFORE_ACTION: Final = 1
AFTER_ACTION: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class HeroFrame(Frame):
    """A hero's turn; one who must rest misses it (E2-OUT-008, R2-088)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at")

    def __init__(self, seat: i64, at: i64 = BEFORE_MOVE) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def seated(self, seat: i64) -> Frame:
        return HeroFrame(seat)

    def step(self, s: State) -> i64:
        if self.at == BEFORE_MOVE and s.get(self.seat, RESTS) > 0:
            rest(s, self.seat)
            finish(s, 0)
            return NOBODY
        if self.at == AFTER_ACTION and not self.may_donate(s):
            finish(s, 0)
            return NOBODY
        return 1 << self.seat

    def may_donate(self, s: State) -> bool:
        """Whether others reckon with a gift: what all can see decides, so asking tells nothing."""
        return has_window(s, self.seat) and may_pay_somewhere(s, self.seat)

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        out.add(pack(verb.PASS_TURN))
        if self.at == AFTER_ACTION:
            if payable(s, seat) >= 0:
                out.add(pack(verb.DONATE))
        else:
            if self.at == BEFORE_MOVE:
                self.offer_moves(s, seat, out)
            offer_actions(s, seat, out)

    def offer_moves(self, s: State, seat: i64, out: Offer) -> None:
        """Every open station within the hero's speed (E2-HERO-003)."""
        costs = walk_costs(s, seat)
        speed = hero_speed(s, seat)
        here = s.get(seat, PLACE)
        for station in range(s.content.station_count):
            if costs[station] <= speed and station != here:
                out.add(pack(verb.MOVE, station))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        action = verb_of(option)
        if action == verb.MOVE:
            s.put(seat, PLACE, first(option))
            s.tell(happening.HERO_MOVED, "E2-HERO-003", seat, first(option))
            replace_top(s, HeroFrame(seat, BEFORE_ACTION))
        elif action == verb.DONATE:
            finish(s, 0)
            self.donate(s)
        elif self.at == AFTER_ACTION:
            finish(s, 0)
        else:
            replace_top(s, HeroFrame(seat, AFTER_ACTION))
            start_action(s, seat, option)

    def donate(self, s: State) -> None:
        """Pay for the goal of a mission."""
        card = payable(s, self.seat)
        goal = s.content.goals[s.content.mission_goal[s.content.kind_of[card]]]
        pay(s, self.seat, goal.cost, 0, "E2-CARDS-012")
        s.tell(happening.DONATED, "E2-CARDS-012", self.seat)
        complete(s, self.seat, card)

    def asks(self) -> str:
        return "hero_end" if self.at == AFTER_ACTION else "hero_turn"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        if verb_of(option) == verb.MOVE:
            if self.at != BEFORE_MOVE:
                return "E2-HERO-002" if self.at == BEFORE_ACTION else "E2-HERO-006"
            return "E2-HERO-003" if s.open[first(option)] == 1 else "E2-BOARD-005"
        if verb_of(option) == verb.DONATE:
            return "E2-MISS-003"
        if self.at == AFTER_ACTION:
            return "E2-HERO-002"
        return refuse_action(s, seat, option)
