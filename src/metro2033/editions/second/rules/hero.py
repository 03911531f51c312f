"""Phase 4: a hero moves, then does one of seven things (E2-HERO, E2-EXCH, E2-SCOUT, E2-HATK)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.second.rules.ability import has_window
from metro2033.editions.second.rules.action import offer_actions, refuse_action, start_action
from metro2033.editions.second.rules.goal import complete, may_pay_somewhere, payable
from metro2033.editions.second.rules.wound import rest
from metro2033.engine.kernel.core import NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import happening, verb
from metro2033.engine.model.state import PLACE, RESTS, State
from metro2033.engine.rules.modifier import hero_speed
from metro2033.engine.rules.movement import walk_costs
from metro2033.engine.rules.resource import pay

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
