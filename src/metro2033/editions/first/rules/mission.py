"""Choosing a mission: look at some, keep one, the others go back (E1-SETUP-014, E1-MISS-006)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import DONE, DRAWN, HELD, MISSIONS, REST
from metro2033.engine.model.state import State
from metro2033.engine.rules.draw import DrawFrame
from metro2033.engine.rules.modifier import total


def look_count(s: State, seat: i64) -> i64:
    """How many missions a seat looks at."""
    return s.content.numbers[c.MISSION_DRAW] + total(s, seat, c.MISSION_LOOK, -1, -1, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class MissionFrame(Frame):
    """A seat looks at `left` more missions, then keeps one; `may_keep` allows the old one.

    The others, and a completed one, are shuffled into the deck (E1-MISS-008). `drawn` and `kept`
    are the rules by which it looks and keeps.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "may_keep", "drawn:text", "kept:text")

    def __init__(self, seat: i64, left: i64, may_keep: i64, drawn: str, kept: str) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.may_keep: Final = may_keep
        self.drawn: Final = drawn
        self.kept: Final = kept

    def step(self, s: State) -> i64:
        if self.left > 0:
            left = self.left - 1
            replace_top(s, MissionFrame(self.seat, left, self.may_keep, self.drawn, self.kept))
            s.stack.append(DrawFrame(MISSIONS, DRAWN, self.seat))
            return NOBODY
        return 1 << self.seat

    def resume(self, s: State, result: i64) -> None:
        if result != NOTHING:
            s.whisper(happening.MISSION_DRAWN, self.drawn, self.seat, s.content.kind_of[result])

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        if self.may_keep == 1:
            out.add(pack(verb.KEEP_OLD))
        start = s.content.deck_start[MISSIONS]
        last: i64 = NOTHING
        for card in range(start, start + s.content.deck_count[MISSIONS]):
            if s.zone[card] == DRAWN and s.content.kind_of[card] != last:
                last = s.content.kind_of[card]
                out.add(pack(verb.KEEP_MISSION, last))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        finish(s, 0)
        if verb_of(option) == verb.KEEP_MISSION:
            old = pile.find(s, MISSIONS, HELD + seat)
            if old != NOTHING:
                pile.move_card(s, old, REST, 0)
            card = pile.find_kind(s, MISSIONS, DRAWN, first(option))
            pile.move_card(s, card, HELD + seat, 1 << seat)
            s.whisper(happening.MISSION_KEPT, self.kept, seat, first(option))
        for zone in (DRAWN, DONE + seat):
            card = pile.find(s, MISSIONS, zone)
            while card != NOTHING:
                pile.move_card(s, card, REST, 0)
                card = pile.find(s, MISSIONS, zone)
        s.edition.changed(s, seat)

    def is_private(self, s: State) -> bool:
        """Others may not know whether the missions are alike."""
        return True

    def asks(self) -> str:
        return "mission"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ChooseMissionFrame(Frame):
    """A seat chooses its mission, with as many cards as it may look at."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "drawn:text", "kept:text")

    def __init__(self, seat: i64, drawn: str, kept: str) -> None:
        self.seat: Final = seat
        self.drawn: Final = drawn
        self.kept: Final = kept

    def seated(self, seat: i64) -> Frame:
        return ChooseMissionFrame(seat, self.drawn, self.kept)

    def step(self, s: State) -> i64:
        look = look_count(s, self.seat)
        replace_top(s, MissionFrame(self.seat, look, 0, self.drawn, self.kept))
        return NOBODY
