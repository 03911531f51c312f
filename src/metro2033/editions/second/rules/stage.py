"""Stages of the game: what follows a fight, and the change of the threat deck (E2-STAGE)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.second.rules.wound import WoundFrame
from metro2033.engine.effects.program import clear_timed
from metro2033.engine.kernel.core import NOBODY, SeatFrame, finish, replace_top
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.helper import EachSeatFrame
from metro2033.engine.model import code as c
from metro2033.engine.model import happening
from metro2033.engine.model import state as st
from metro2033.engine.model.pile import BOX, REST, THREATS, move_card
from metro2033.engine.model.state import State
from metro2033.engine.rules.equipment import LimitFrame


def is_advanced(s: State) -> bool:
    """Whether somebody has the points of the second stage."""
    for seat in range(s.seat_count()):
        if s.get(seat, st.POINTS) >= s.content.numbers[c.STAGE_TWO_POINTS]:
            return True
    return False


def begin_stage(s: State, stage: i64) -> None:
    """All threats of the other stage, scouted ones too, go to the box (R2-134, R2-135)."""
    s.numbers[st.STAGE] = stage
    start = s.content.deck_start[THREATS]
    for card in range(start, start + s.content.deck_count[THREATS]):
        if s.content.threat_stage[s.content.kind_of[card]] == stage:
            move_card(s, card, REST, 0)
        else:
            move_card(s, card, BOX, EVERYONE)
    for seat in range(s.seat_count()):
        s.put(seat, st.SCOUTED_NOW, 0)
        s.put(seat, st.SCOUTED_BEFORE, 0)
    s.tell(happening.STAGE_BEGAN, "E2-STAGE-008" if stage == 1 else "E2-STAGE-002", stage)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class AftermathFrame(SeatFrame):
    """A fight or effect of `seat` is resolved: wounds that were due, and the return to stage one.

    The return is immediate once everything else is done (E2-STAGE-008, R2-132).
    """

    def step(self, s: State) -> i64:
        clear_timed(s, True)
        for i in range(s.seat_count()):
            seat = (self.seat + i) % s.seat_count()
            if s.get(seat, st.WOUND_DUE) == 1:
                s.put(seat, st.WOUND_DUE, 0)
                s.stack.append(WoundFrame(seat, "E2-CARDS-010"))
                return NOBODY
        if s.numbers[st.STAGE] == 2 and not is_advanced(s):
            begin_stage(s, 1)
            seats = s.seat_count()
            limit = LimitFrame(0, "E2-STAGE-010")
            replace_top(s, EachSeatFrame(limit, seats, s.numbers[st.FIRST], seats))
            return NOBODY
        finish(s, 0)
        return NOBODY
