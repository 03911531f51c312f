"""Items: how many a hero carries, and buying them at Hansa (E1-ITEM, E1-ACTION-021 to -029)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model.ids import KINDS, NOTHING
from metro2033.engine.model.pile import EQUIPMENT, HELD, OPEN, REST
from metro2033.engine.model.state import State
from metro2033.engine.rules.draw import DrawFrame
from metro2033.engine.rules.equipment import give_equipment
from metro2033.engine.rules.modifier import total
from metro2033.engine.rules.resource import spend

ONE_HANDED: Final = 0
TWO_HANDED: Final = 1
ARMOUR: Final = 2
TRANSPORT: Final = 3
INVENTORY: Final = 4
ITEM_TYPES: Final = ["one_handed", "two_handed", "armour", "transport", "inventory"]
LIMITS: Final = [2, 1, 1, 1, 5]
"""How many items of each type a hero may carry."""


def held_of(s: State, seat: i64, kind: i64) -> i64:
    """How many items of a type a hero carries."""
    count: i64 = 0
    start = s.content.deck_start[EQUIPMENT]
    for card in range(start, start + s.content.deck_count[EQUIPMENT]):
        if s.zone[card] == HELD + seat and s.content.item_type[s.content.kind_of[card]] == kind:
            count += 1
    return count


def excess_type(s: State, seat: i64) -> i64:
    """A type of which the hero carries too much, or NOTHING; hands hold one pair or one gun."""
    if held_of(s, seat, TWO_HANDED) > 0 and held_of(s, seat, ONE_HANDED) > 0:
        return TWO_HANDED
    for kind in range(i64(len(LIMITS))):
        if held_of(s, seat, kind) > LIMITS[kind]:
            return kind
    return NOTHING


def is_in_the_way(s: State, kind: i64, excess: i64) -> bool:
    """Whether giving back an item of a type helps against the excess."""
    item_type = s.content.item_type[kind]
    if excess == TWO_HANDED or excess == ONE_HANDED:
        return item_type == TWO_HANDED or item_type == ONE_HANDED
    return item_type == excess


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ItemLimitFrame(Frame):
    """A hero gives back items that are in the way of a new one, `kind` (R1-066, R1-075, R1-077).

    What was bought replaces the old; what came otherwise may itself be given back (`may_return`).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "may_return")

    def __init__(self, seat: i64, kind: i64, may_return: i64) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.may_return: Final = may_return

    def step(self, s: State) -> i64:
        if excess_type(s, self.seat) != NOTHING:
            return 1 << self.seat
        finish(s, 0)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        excess = excess_type(s, seat)
        start = s.content.deck_start[EQUIPMENT]
        last: i64 = NOTHING
        for card in range(start, start + s.content.deck_count[EQUIPMENT]):
            kind = s.content.kind_of[card]
            if s.zone[card] != HELD + seat or kind == last:
                continue
            if is_in_the_way(s, kind, excess) and self.may_go(s, kind):
                out.add(pack(verb.DISCARD, kind))
                last = kind

    def may_go(self, s: State, kind: i64) -> bool:
        """The new item stays, unless it may be given back or the hero has two of its kind."""
        if kind != self.kind or self.may_return == 1:
            return True
        return count_kind(s, self.seat, kind) > 1

    def choose(self, s: State, seat: i64, option: i64) -> None:
        return_item(s, seat, first(option), self.limit_rules())

    def asks(self) -> str:
        return "item_limit"

    def describe(self, s: State, subject: Subject) -> None:
        subject.by(self.limit_rules())
        subject.name("equipment", self.kind)

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        return self.limit_rules()

    def limit_rules(self) -> str:
        """The ruling on items that were not bought, or the rule about those that were."""
        return "R1-066" if self.may_return == 1 else "E1-ACTION-027"


def count_kind(s: State, seat: i64, kind: i64) -> i64:
    """How many items of one kind a hero carries."""
    count: i64 = 0
    start = s.content.deck_start[EQUIPMENT]
    for card in range(start, start + s.content.deck_count[EQUIPMENT]):
        if s.zone[card] == HELD + seat and s.content.kind_of[card] == kind:
            count += 1
    return count


def return_item(s: State, seat: i64, kind: i64, rules: str) -> None:
    """An item is shuffled into the deck."""
    pile.discard(s, pile.find_kind(s, EQUIPMENT, HELD + seat, kind))
    s.tell(happening.EQUIPMENT_DISCARDED, rules, seat, kind)


def price(s: State, item: i64, kind: i64) -> i64:
    """The printed price of an item in one resource."""
    return s.content.item_price[item * 3 + kind]


def discount(s: State, seat: i64, item: i64) -> i64:
    """How many units the seat pays less; one is always paid."""
    units = price(s, item, 0) + price(s, item, 1) + price(s, item, 2)
    return min(total(s, seat, c.ITEM_DISCOUNT, -1, -1, 0), units - 1)


def can_buy(s: State, seat: i64, item: i64) -> bool:
    """Whether what is missing is covered by a discount."""
    missing: i64 = 0
    for kind in range(i64(KINDS)):
        missing += max(price(s, item, kind) - s.stock(seat, kind), 0)
    return missing <= discount(s, seat, item)


def wares(s: State, seat: i64) -> list[int]:
    """How many items are in the deck, and how many of them the seat can pay for."""
    found = [0, 0]
    start = s.content.deck_start[EQUIPMENT]
    for card in range(start, start + s.content.deck_count[EQUIPMENT]):
        if s.zone[card] == REST:
            found[0] += 1
            found[1] += 1 if can_buy(s, seat, s.content.kind_of[card]) else 0
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class OfferFrame(Frame):
    """Cards are turned up one by one, then the seat buys one or none; the rest goes back."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "shown")

    def __init__(self, seat: i64, shown: i64 = 0) -> None:
        self.seat: Final = seat
        self.shown: Final = shown

    def step(self, s: State) -> i64:
        wanted = s.content.numbers[c.ITEM_OFFER_SIZE]
        wanted += total(s, self.seat, c.ITEM_OFFER, -1, -1, 0)
        if self.shown < wanted and pile.can_draw(s, EQUIPMENT):
            replace_top(s, OfferFrame(self.seat, self.shown + 1))
            s.stack.append(DrawFrame(EQUIPMENT, OPEN, NOTHING))
            return NOBODY
        if self.shown == 0:
            finish(s, 0)
            return NOBODY
        return 1 << self.seat

    def resume(self, s: State, result: i64) -> None:
        if self.shown > 0 and result != NOTHING:
            s.tell(happening.ITEMS_OFFERED, "E1-ACTION-023", s.content.kind_of[result])

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        out.add(pack(verb.PASS_TURN))
        start = s.content.deck_start[EQUIPMENT]
        last: i64 = NOTHING
        for card in range(start, start + s.content.deck_count[EQUIPMENT]):
            kind = s.content.kind_of[card]
            if s.zone[card] == OPEN and kind != last and can_buy(s, seat, kind):
                out.add(pack(verb.PURCHASE, kind))
                last = kind

    def choose(self, s: State, seat: i64, option: i64) -> None:
        finish(s, 0)
        if verb_of(option) == verb.PURCHASE:
            item = first(option)
            card = pile.find_kind(s, EQUIPMENT, OPEN, item)
            s.stack.append(ItemLimitFrame(seat, item, 0))
            s.stack.append(PriceFrame(seat, item, discount(s, seat, item), 0))
            s.tell(happening.ITEM_BOUGHT, "E1-ACTION-024", seat, item)
            give_equipment(s, seat, card, "E1-ACTION-024")
        card = pile.find(s, EQUIPMENT, OPEN)
        while card != NOTHING:
            pile.move_card(s, card, REST, 0)
            card = pile.find(s, EQUIPMENT, OPEN)

    def asks(self) -> str:
        return "purchase"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        if verb_of(option) != verb.PURCHASE:
            return "E1-ACTION-024"
        is_shown = pile.find_kind(s, EQUIPMENT, OPEN, first(option)) != NOTHING
        return "E1-ACTION-024" if is_shown else "E1-ACTION-023"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PriceFrame(Frame):
    """A seat pays for an item; with a discount it says which units it keeps.

    `waived` counts the kept units, two bits for each kind of resource.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "item", "left", "waived")

    def __init__(self, seat: i64, item: i64, left: i64, waived: i64) -> None:
        self.seat: Final = seat
        self.item: Final = item
        self.left: Final = left
        self.waived: Final = waived

    def due(self, s: State, kind: i64) -> i64:
        """What is still to be paid in one resource."""
        return price(s, self.item, kind) - (self.waived >> (2 * kind) & 3)

    def step(self, s: State) -> i64:
        if self.left > 0:
            return 1 << self.seat
        finish(s, 0)
        for kind in range(i64(KINDS)):
            spend(s, self.seat, kind, self.due(s, kind), "E1-ACTION-024")
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        """A unit that the seat lacks must be waived before one that it has."""
        short: i64 = 0
        for kind in range(i64(KINDS)):
            short += max(self.due(s, kind) - s.stock(seat, kind), 0)
        for kind in range(i64(KINDS)):
            lacks = self.due(s, kind) > s.stock(seat, kind)
            if self.due(s, kind) > 0 and (lacks or short < self.left):
                out.add(pack(verb.WAIVE, kind))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        waived = self.waived + (i64(1) << (2 * first(option)))
        replace_top(s, PriceFrame(seat, self.item, self.left - 1, waived))

    def asks(self) -> str:
        return "discount"

    def describe(self, s: State, subject: Subject) -> None:
        subject.name("equipment", self.item)
