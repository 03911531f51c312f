"""Equipment in play: giving it to a hero, the limit, and what a victor takes or discards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import NOBODY, Frame, RuleFrame, finish, replace_top
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model.pile import EQUIPMENT, HELD
from metro2033.engine.model.state import State
from metro2033.engine.rules.modifier import equipment_limit


def give_equipment(s: State, seat: i64, card: i64, rules: str) -> None:
    """Lay a card beside the hero, where it works at once (E2-BUY-008)."""
    pile.move_card(s, card, HELD + seat, EVERYONE)
    s.tell(happening.EQUIPMENT_GAINED, rules, seat, s.content.kind_of[card])
    s.edition.changed(s, seat)


def discard_equipment(s: State, seat: i64, kind: i64, rules: str) -> None:
    """A hero's card goes to the discard pile."""
    pile.discard(s, pile.find_kind(s, EQUIPMENT, HELD + seat, kind))
    s.tell(happening.EQUIPMENT_DISCARDED, rules, seat, kind)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class LimitFrame(RuleFrame):
    """A hero with too much equipment discards down to their limit (E2-EQ-001, R2-008)."""

    def seated(self, seat: i64) -> Frame:
        return LimitFrame(seat, self.rules)

    def step(self, s: State) -> i64:
        if pile.size(s, EQUIPMENT, HELD + self.seat) > equipment_limit(s, self.seat):
            return 1 << self.seat
        finish(s, 0)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        pile.offer_kinds(s, EQUIPMENT, HELD + seat, verb.DISCARD, out)

    def choose(self, s: State, seat: i64, option: i64) -> None:
        discard_equipment(s, seat, first(option), self.rules)
        s.edition.changed(s, seat)

    def asks(self) -> str:
        return "equipment_limit"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        return self.rules


MUST_DISCARD: Final = 0
MAY_DISCARD: Final = 1
MAY_STEAL: Final = 2
MUST_STEAL: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class StripFrame(Frame):
    """`chooser` discards or takes one equipment card of `victim` (R2-099)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("chooser", "victim", "mode", "rules:text")

    def __init__(self, chooser: i64, victim: i64, mode: i64, rules: str) -> None:
        self.chooser: Final = chooser
        self.victim: Final = victim
        self.mode: Final = mode
        self.rules: Final = rules

    def step(self, s: State) -> i64:
        if pile.size(s, EQUIPMENT, HELD + self.victim) > 0:
            return 1 << self.chooser
        finish(s, 0)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        if self.mode == MAY_DISCARD or self.mode == MAY_STEAL:
            out.add(pack(verb.PASS_TURN))
        word = verb.STEAL if self.mode >= MAY_STEAL else verb.DISCARD
        pile.offer_kinds(s, EQUIPMENT, HELD + self.victim, word, out)

    def choose(self, s: State, seat: i64, option: i64) -> None:
        if verb_of(option) == verb.STEAL:
            kind = first(option)
            card = pile.find_kind(s, EQUIPMENT, HELD + self.victim, kind)
            pile.move_card(s, card, HELD + seat, EVERYONE)
            s.tell(happening.EQUIPMENT_TAKEN, self.rules, seat, kind, self.victim)
            replace_top(s, s.edition.limit(seat, kind))
            s.edition.changed(s, seat)
            return
        if verb_of(option) == verb.DISCARD:
            discard_equipment(s, self.victim, first(option), self.rules)
        finish(s, 0)

    def asks(self) -> str:
        return "strip_hero"

    def describe(self, s: State, subject: Subject) -> None:
        subject.by(self.rules)
        subject.rival(self.victim)

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        return self.rules
