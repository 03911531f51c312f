"""The questions that cards of the first edition ask."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.first.rules.note import BY_RIDE
from metro2033.editions.first.rules.shop import ItemLimitFrame, return_item
from metro2033.editions.first.rules.strength import offer_dice
from metro2033.engine.kernel.core import NATURE, NOBODY, Frame, RuleFrame, SeatFrame, finish
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import first, pack, second, verb_of
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import KINDS, NOTHING
from metro2033.engine.model.pile import EQUIPMENT, HELD, REST
from metro2033.engine.model.state import State
from metro2033.engine.rules.equipment import give_equipment
from metro2033.engine.rules.resource import gain, spend
from metro2033.engine.rules.station import TOKEN_WIDTH, lose, lower_number, place_token, take_token


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class KnockOutFrame(RuleFrame):
    """A seat names an opponent's hero on its hero's station, who misses their next turn."""

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        for other in range(s.seat_count()):
            if other != seat and s.get(other, st.PLACE) == s.get(seat, st.PLACE):
                out.add(pack(verb.KNOCK_OUT, other))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        s.put(first(option), st.RESTS, 1)
        s.tell(happening.HERO_KNOCKED_OUT, self.rules, first(option))
        finish(s, 0)

    def asks(self) -> str:
        return "knock_out"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RelocateFrame(RuleFrame):
    """A hero goes to any other station, which is no movement of theirs (R1-087, R1-097)."""

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        for station in range(s.content.station_count):
            if station != s.get(seat, st.PLACE):
                out.add(pack(verb.RELOCATE, station))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        s.put(seat, st.PLACE, first(option))
        s.put(seat, st.STEPPED, 0)
        s.tell(happening.HERO_MOVED, self.rules, seat, first(option))
        finish(s, 0)

    def asks(self) -> str:
        return "relocate"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class HandcarFrame(Frame):
    """A roll decides a ride: more steps, or on a double the end of it (E1-NITEM-014, R1-088)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "item", "steps", "rules:text")

    def __init__(self, seat: i64, item: i64, steps: i64, rules: str) -> None:
        self.seat: Final = seat
        self.item: Final = item
        self.steps: Final = steps
        self.rules: Final = rules

    def step(self, s: State) -> i64:
        return NATURE

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        offer_dice(out)

    def choose(self, s: State, seat: i64, option: i64) -> None:
        s.tell(happening.DICE_ROLLED, self.rules, self.seat, first(option), second(option))
        if first(option) == second(option):
            return_item(s, self.seat, self.item, "E1-ITEM-009")
            s.put(self.seat, st.STOPPED, 1)
            s.put(self.seat, st.STOPPED_BY, BY_RIDE)
        else:
            s.add(self.seat, st.MORE_STEPS, self.steps)
        finish(s, 0)

    def asks(self) -> str:
        return "handcar_roll"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RetokenFrame(RuleFrame):
    """A seat replaces the token of one station, not the home, by a free one."""

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        for station in range(s.content.station_count):
            if s.owner[station] == seat and station != s.get(seat, st.HOME):
                for number in range(i64(TOKEN_WIDTH)):
                    if s.tokens[seat * TOKEN_WIDTH + number] > 0:
                        out.add(pack(verb.RETOKEN, station, number))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        take_token(s, seat, first(option))
        place_token(s, seat, first(option), second(option), self.rules)
        finish(s, 0)

    def asks(self) -> str:
        return "retoken"


def can_retoken(s: State, seat: i64) -> bool:
    """Whether a seat has a free token and a station besides its home."""
    for number in range(i64(TOKEN_WIDTH)):
        if s.tokens[seat * TOKEN_WIDTH + number] > 0:
            return s.get(seat, st.STATIONS) > 1
    return False


def lower_token(s: State, station: i64, rules: str) -> None:
    """The owner's token is replaced by their nearest lower free one (E1-NHERO-006, -007)."""
    owner = s.owner[station]
    number = lower_number(s, owner, s.level[station])
    take_token(s, owner, station)
    place_token(s, owner, station, number, rules)


def take_yield(s: State, seat: i64, station: i64, rules: str) -> None:
    """What a station's card yields goes from its owner's store to a seat."""
    owner = s.owner[station]
    for kind in range(i64(KINDS)):
        n = min(s.content.station_yield[station * 3 + kind], s.stock(owner, kind))
        spend(s, owner, kind, n, rules)
        gain(s, seat, kind, n, rules)


def can_take_yield(s: State, seat: i64) -> bool:
    """Whether the owner of the hero's station has anything of what it yields."""
    station = s.get(seat, st.PLACE)
    for kind in range(i64(KINDS)):
        if min(s.content.station_yield[station * 3 + kind], s.stock(s.owner[station], kind)) > 0:
            return True
    return False


def fetch(s: State, seat: i64, kind: i64, rules: str) -> None:
    """An item comes from the deck, or from a holder of the seat's choice (R1-108)."""
    card = pile.find_kind(s, EQUIPMENT, REST, kind)
    if card != NOTHING:
        s.stack.append(ItemLimitFrame(seat, kind, 1))
        give_equipment(s, seat, card, rules)
        return
    for other in range(s.seat_count()):
        if other != seat and pile.find_kind(s, EQUIPMENT, HELD + other, kind) != NOTHING:
            s.stack.append(RobFrame(seat, kind, rules))
            return


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RobFrame(SeatFrame):
    """A seat names the opponent whose item of a kind it takes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "rules:text")

    def __init__(self, seat: i64, kind: i64, rules: str) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.rules: Final = rules

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        for other in range(s.seat_count()):
            if other != seat:
                if pile.find_kind(s, EQUIPMENT, HELD + other, self.kind) != NOTHING:
                    out.add(pack(verb.ROB, other))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        finish(s, 0)
        card = pile.find_kind(s, EQUIPMENT, HELD + first(option), self.kind)
        pile.move_card(s, card, HELD + seat, EVERYONE)
        s.tell(happening.EQUIPMENT_TAKEN, self.rules, seat, self.kind, first(option))
        s.stack.append(ItemLimitFrame(seat, self.kind, 1))

    def asks(self) -> str:
        return "rob"

    def describe(self, s: State, subject: Subject) -> None:
        subject.by(self.rules)
        subject.name("equipment", self.kind)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ReleaseFrame(RuleFrame):
    """A seat gives up one station of its choice, not the home (E1-NTHR-004, R1-116)."""

    def step(self, s: State) -> i64:
        if s.get(self.seat, st.STATIONS) > 1:
            return 1 << self.seat
        finish(s, 0)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        for station in range(s.content.station_count):
            if s.owner[station] == seat and station != s.get(seat, st.HOME):
                out.add(pack(verb.RELEASE, station))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        lose(s, first(option), self.rules)
        finish(s, 0)

    def asks(self) -> str:
        return "release"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        is_home = verb_of(option) == verb.RELEASE and first(option) == s.get(seat, st.HOME)
        return "E1-EXTRA-003" if is_home else "R1-116"
