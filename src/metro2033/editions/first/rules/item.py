"""Items of a hero: limits by type, what a beaten hero loses, prices (E1-ITEM, E1-ACTION-027)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import NOBODY, Frame, finish
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import EQUIPMENT, HELD
from metro2033.engine.model.state import State

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
