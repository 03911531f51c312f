"""Phase 2: maintenance first, hiring second (E2-MOB)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.second.rules.ability import has_window
from metro2033.engine.kernel.core import NOBODY, Frame, SeatFrame, finish, replace_top
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import verb
from metro2033.engine.model.ids import PIGS
from metro2033.engine.model.state import STRENGTH, State
from metro2033.engine.rules.casualty import army_add, set_army
from metro2033.engine.rules.modifier import upkeep
from metro2033.engine.rules.resource import can_pay, pay, spend


def can_hire(s: State, seat: i64) -> bool:
    """Whether a seat can pay for a soldier and has room on the track (E2-MOB-009, -011)."""
    numbers = s.content.numbers
    has_room = s.get(seat, STRENGTH) < numbers[c.MOST_STRENGTH]
    return has_room and can_pay(s, seat, numbers, c.PRICE_SOLDIER)


def free_level(s: State, seat: i64) -> i64:
    """The highest strength up to the present one that costs nothing."""
    level = s.get(seat, STRENGTH)
    while level > s.content.numbers[c.LEAST_STRENGTH] and upkeep(s, seat, level) > 0:
        level -= 1
    return level


def upkeep_rules(s: State, seat: i64, level: i64) -> str:
    """The rules by which an army of a strength costs pigs: its own, that of a law, or both."""
    printed = s.content.upkeep[level]
    if printed == 0:
        return "E2-CARDS-015"
    own = "E2-MOB-004" if printed == 1 else "E2-MOB-005" if printed == 2 else "E2-MOB-006"
    return own if upkeep(s, seat, level) == printed else f"{own} E2-CARDS-015"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class MaintenanceFrame(SeatFrame):
    """A seat pays for its army or disbands it to a strength it pays for (E2-MOB-003 to -008)."""

    def seated(self, seat: i64) -> Frame:
        return MaintenanceFrame(seat)

    def step(self, s: State) -> i64:
        if upkeep(s, self.seat, s.get(self.seat, STRENGTH)) == 0:
            replace_top(s, HireFrame(self.seat))
            return NOBODY
        return 1 << self.seat

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        """Any strength that can be paid, down to the highest free one (R2-063).

        The least army stays even where it costs more than the seat has.
        """
        level = s.get(seat, STRENGTH)
        least = free_level(s, seat)
        while level >= least:
            can_pay = upkeep(s, seat, level) <= s.stock(seat, PIGS)
            if can_pay or level == s.content.numbers[c.LEAST_STRENGTH]:
                out.add(pack(verb.MAINTAIN, level))
            level -= 1

    def choose(self, s: State, seat: i64, option: i64) -> None:
        level = first(option)
        replace_top(s, HireFrame(seat))
        cost = min(upkeep(s, seat, level), s.stock(seat, PIGS))
        spend(s, seat, PIGS, cost, upkeep_rules(s, seat, level))
        set_army(s, seat, level, "E2-MOB-007")

    def asks(self) -> str:
        return "maintenance"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        if verb_of(option) == verb.HIRE:
            return "E2-MOB-002"
        if verb_of(option) != verb.MAINTAIN:
            return "E2-MOB-007"
        if first(option) > s.get(seat, STRENGTH):
            return "E2-MOB-002"
        return "R2-063" if first(option) < free_level(s, seat) else "E2-MOB-007"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class HireFrame(SeatFrame):
    """A seat hires soldiers one by one, as long as it can and likes (E2-MOB-009 to -013)."""

    def step(self, s: State) -> i64:
        if can_hire(s, self.seat) or has_window(s, self.seat):
            return 1 << self.seat
        finish(s, 0)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        out.add(pack(verb.PASS_TURN))
        if can_hire(s, seat):
            out.add(pack(verb.HIRE))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        if verb_of(option) == verb.HIRE:
            pay(s, seat, s.content.numbers, c.PRICE_SOLDIER, "E2-MOB-009")
            army_add(s, seat, 1, "E2-MOB-009")
        else:
            finish(s, 0)

    def asks(self) -> str:
        return "hire"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        if verb_of(option) != verb.HIRE:
            return "E2-ROUND-004"
        full = s.get(seat, STRENGTH) >= s.content.numbers[c.MOST_STRENGTH]
        return "E2-MOB-011" if full else "E2-MOB-009"
