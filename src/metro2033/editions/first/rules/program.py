"""The words that only programs of the first edition use, after the shared ones."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from metro2033.editions.first.rules.choice import fetch
from metro2033.editions.first.rules.item import return_item
from metro2033.editions.first.rules.mission import MissionFrame, look_count
from metro2033.editions.first.rules.special import perform_special
from metro2033.engine.effects.program import DISCARD_SELF, SEAT, SELF, EffectFrame
from metro2033.engine.kernel.core import Frame
from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import state as st
from metro2033.engine.model.state import State

FIRST_OWN: Final = 20
FURY: Final = 20
"""n: the hero is so much stronger until the end of the turn."""
FURY_NOW: Final = 21
"""n: the hero is so much stronger in this battle."""
BLAST: Final = 22
"""n: like FURY, but explosives do it."""
GROW: Final = 23
"""n: the hero is so much stronger until the end of the match."""
BAR: Final = 26
"""The hero may neither attack nor buy in this turn."""
BAR_NEXT: Final = 27
"""The same in the player's next turn."""
FETCH: Final = 35
"""item kind: from the deck, or from a holder."""
RESELECT: Final = 37


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class FirstEffectFrame(EffectFrame):
    """Runs the program of a card of the first edition."""

    def like(self, program: vec[i64], at: i64, registers: vec[i64]) -> Frame:
        return FirstEffectFrame(program, at, registers, self.rules)

    def perform(self, s: State, instruction: i64) -> None:
        op = verb_of(instruction)
        seat = self.registers[SEAT]
        if op == DISCARD_SELF:
            return_item(s, seat, self.registers[SELF], "E1-ITEM-009")
        elif op < FIRST_OWN:
            super().perform(s, instruction)
        elif op <= GROW:
            self.strengthen(s, op, first(instruction))
        elif op == BAR:
            s.put(seat, st.BARRED, 1)
            s.put(seat, st.BARRED_BY, self.registers[SELF] + 1)
        elif op == BAR_NEXT:
            s.put(seat, st.BARRED_NEXT, 1)
        elif op == FETCH:
            fetch(s, seat, first(instruction), self.rules)
        elif op == RESELECT:
            s.stack.append(MissionFrame(seat, look_count(s, seat), 1, self.rules, self.rules))
        else:
            perform_special(s, instruction, self.registers, self.rules)

    def strengthen(self, s: State, op: i64, n: i64) -> None:
        """FURY, FURY_NOW, BLAST, GROW."""
        seat = self.registers[SEAT]
        if op == FURY:
            s.add(seat, st.FURY, n)
        elif op == FURY_NOW:
            s.add(seat, st.FURY_NOW, n)
        elif op == BLAST:
            s.add(seat, st.BLAST, n)
        else:
            s.add(seat, st.GROWTH, n)
