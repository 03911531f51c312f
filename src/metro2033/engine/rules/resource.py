"""Resources: the common reserve, gaining, spending and the questions about kinds."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import first, pack
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, verb
from metro2033.engine.model.ids import KINDS, NOTHING
from metro2033.engine.model.state import STOCK, State


def gain(s: State, seat: i64, kind: i64, n: i64, rules: str) -> i64:
    """Take up to `n` tokens, as far as the reserve and the scale go (R1-021, R2-035)."""
    got = min(n, s.reserve[kind])
    most = s.content.numbers[c.MOST_STOCK]
    if most > 0:
        got = min(got, most - s.stock(seat, kind))
    if got > 0:
        s.reserve[kind] -= got
        s.add(seat, STOCK + kind, got)
        s.tell(happening.RESOURCE_GAINED, rules, seat, kind, got)
        s.edition.changed(s, seat)
    return got


def spend(s: State, seat: i64, kind: i64, n: i64, rules: str) -> None:
    """Return `n` tokens to the reserve (E2-CARDS-029)."""
    if n > 0:
        s.reserve[kind] += n
        s.add(seat, STOCK + kind, -n)
        s.tell(happening.RESOURCE_SPENT, rules, seat, kind, n)


def can_pay(s: State, seat: i64, prices: vec[i64], at: i64) -> bool:
    """Whether a seat has the price that begins at a place of a table."""
    for kind in range(i64(KINDS)):
        if s.stock(seat, kind) < prices[at + kind]:
            return False
    return True


def pay(s: State, seat: i64, prices: vec[i64], at: i64, rules: str) -> None:
    """Pay the price that begins at a place of a table."""
    for kind in range(i64(KINDS)):
        spend(s, seat, kind, prices[at + kind], rules)


def wealth(s: State, seat: i64) -> i64:
    """How many tokens a seat has in all."""
    return s.stock(seat, 0) + s.stock(seat, 1) + s.stock(seat, 2)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class GainFrame(Frame):
    """A seat takes `left` tokens of its choice; `taken` masks kinds it may not take again."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "rules:text", "distinct", "taken")

    def __init__(self, seat: i64, left: i64, rules: str, distinct: i64 = 0, taken: i64 = 0) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.rules: Final = rules
        self.distinct: Final = distinct
        self.taken: Final = taken

    def seated(self, seat: i64) -> Frame:
        return GainFrame(seat, self.left, self.rules, self.distinct, self.taken)

    def step(self, s: State) -> i64:
        if self.left > 0:
            for kind in range(i64(KINDS)):
                if self.may_take(s, kind):
                    return 1 << self.seat
        finish(s, 0)
        return NOBODY

    def may_take(self, s: State, kind: i64) -> bool:
        """Only kinds in the reserve are offered (R2-036)."""
        return s.reserve[kind] > 0 and self.taken >> kind & 1 == 0

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        for kind in range(i64(KINDS)):
            if self.may_take(s, kind):
                out.add(pack(verb.TAKE, kind))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        kind = first(option)
        taken = self.taken | (self.distinct << kind)
        replace_top(s, GainFrame(self.seat, self.left - 1, self.rules, self.distinct, taken))
        gain(s, seat, kind, 1, self.rules)

    def asks(self) -> str:
        return "take_resource"

    def describe(self, s: State, subject: Subject) -> None:
        subject.by(self.rules)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class LoseFrame(Frame):
    """`chooser` picks one token of `seat`, which goes to the reserve or to seat `to`."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "chooser", "to", "rules:text")

    def __init__(self, seat: i64, chooser: i64, to: i64, rules: str) -> None:
        self.seat: Final = seat
        self.chooser: Final = chooser
        self.to: Final = to
        self.rules: Final = rules

    def seated(self, seat: i64) -> Frame:
        return LoseFrame(seat, seat, self.to, self.rules)

    def step(self, s: State) -> i64:
        if wealth(s, self.seat) > 0:
            return 1 << self.chooser
        finish(s, 0)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        for kind in range(i64(KINDS)):
            if s.stock(self.seat, kind) > 0:
                out.add(pack(verb.GIVE, kind))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        kind = first(option)
        finish(s, 1)
        spend(s, self.seat, kind, 1, self.rules)
        if self.to != NOTHING:
            gain(s, self.to, kind, 1, self.rules)

    def asks(self) -> str:
        return "lose_resource"

    def describe(self, s: State, subject: Subject) -> None:
        subject.by(self.rules)
        subject.rival(self.seat)
