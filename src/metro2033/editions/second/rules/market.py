"""Buying equipment at the Hansa market (E2-BUY)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import NOBODY, Frame, SeatFrame, finish, replace_top
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import EQUIPMENT, OPEN
from metro2033.engine.model.state import RENEWED, State
from metro2033.engine.rules.draw import DrawFrame
from metro2033.engine.rules.equipment import LimitFrame, give_equipment
from metro2033.engine.rules.resource import can_pay, pay


def can_renew(s: State, seat: i64) -> bool:
    """Once a round, for its price (E2-BUY-003, -004, R2-141)."""
    return not has_renewed(s, seat) and can_pay(s, seat, s.content.numbers, c.PRICE_RENEWAL)


def has_renewed(s: State, seat: i64) -> bool:
    """Whether a seat may renew the market no more in this round."""
    return s.get(seat, RENEWED) >= s.content.numbers[c.RENEWALS]


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class FillFrame(Frame):
    """The market is filled up to its size, as far as there are cards (E2-BUY-012, R2-143)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rules:text",)

    def __init__(self, rules: str) -> None:
        self.rules: Final = rules

    def step(self, s: State) -> i64:
        full = pile.size(s, EQUIPMENT, OPEN) >= s.content.numbers[c.MARKET_SIZE]
        if full or not pile.can_draw(s, EQUIPMENT):
            finish(s, 0)
        else:
            s.stack.append(DrawFrame(EQUIPMENT, OPEN, NOTHING))
        return NOBODY

    def resume(self, s: State, result: i64) -> None:
        if result != NOTHING:
            s.tell(happening.MARKET_FILLED, self.rules, s.content.kind_of[result])


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class MarketFrame(SeatFrame):
    """A hero buys any number of the cards on offer; `bought` bars a renewal (E2-BUY-005)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "bought")

    def __init__(self, seat: i64, bought: i64) -> None:
        super().__init__(seat)
        self.bought: Final = bought

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        out.add(pack(verb.PASS_TURN))
        if self.bought == 0 and can_renew(s, seat):
            out.add(pack(verb.RENEW))
        if can_pay(s, seat, s.content.numbers, c.PRICE_EQUIPMENT):
            pile.offer_kinds(s, EQUIPMENT, OPEN, verb.PURCHASE, out)

    def choose(self, s: State, seat: i64, option: i64) -> None:
        if verb_of(option) == verb.PASS_TURN:
            replace_top(s, FillFrame("E2-BUY-012"))
        elif verb_of(option) == verb.RENEW:
            self.renew(s)
        else:
            replace_top(s, MarketFrame(seat, 1))
            pay(s, seat, s.content.numbers, c.PRICE_EQUIPMENT, "E2-BUY-006")
            s.stack.append(LimitFrame(seat, "E2-BUY-011"))
            card = pile.find_kind(s, EQUIPMENT, OPEN, first(option))
            give_equipment(s, seat, card, "E2-BUY-008")

    def renew(self, s: State) -> None:
        """All cards on offer go first, so that a reshuffle may bring them back (R2-144)."""
        pay(s, self.seat, s.content.numbers, c.PRICE_RENEWAL, "E2-BUY-003")
        s.add(self.seat, RENEWED, 1)
        s.tell(happening.MARKET_RENEWED, "E2-BUY-003", self.seat)
        card = pile.find(s, EQUIPMENT, OPEN)
        while card != NOTHING:
            pile.discard(s, card)
            card = pile.find(s, EQUIPMENT, OPEN)
        s.stack.append(FillFrame("E2-BUY-003"))

    def asks(self) -> str:
        return "market"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        if verb_of(option) == verb.RENEW:
            if self.bought == 1:
                return "E2-BUY-005"
            return "E2-BUY-004" if has_renewed(s, seat) else "E2-BUY-003"
        if verb_of(option) != verb.PURCHASE:
            return ""
        is_shown = pile.find_kind(s, EQUIPMENT, OPEN, first(option)) != NOTHING
        return "E2-BUY-007" if is_shown else "E2-BUY-002"
