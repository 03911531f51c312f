"""What the text of a threat does, and what the card gives or takes once the fight is over."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.engine.effects.program import about
from metro2033.engine.kernel.core import NOBODY, Frame, finish
from metro2033.engine.model import code as c
from metro2033.engine.model import pile
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import OPEN, REST, THREATS
from metro2033.engine.model.state import State

WON: Final = 1
DRAWN: Final = 0
LOST: Final = -1
"""Results of a fight for the player who faces the threat."""


def run_text(s: State, point: i64, seat: i64, station: i64, fighter: i64, kind: i64) -> None:
    """What a threat's text does at a point."""
    effects = s.content.threat_effects[kind]
    for i in range(i64(len(effects))):
        effect = s.content.effects[effects[i]]
        if effect.point == point:
            registers = about(seat, station, fighter, kind, NOTHING)
            s.stack.append(s.edition.program(effect.code, registers, effect.rules))


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ThreatReturnFrame(Frame):
    """What the card gives or takes after the result; then it is shuffled back (E1-THREAT-003)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "station", "fighter", "result")

    def __init__(self, seat: i64, station: i64, fighter: i64, result: i64) -> None:
        self.seat: Final = seat
        self.station: Final = station
        self.fighter: Final = fighter
        self.result: Final = result

    def step(self, s: State) -> i64:
        finish(s, 0)
        card = pile.find(s, THREATS, OPEN)
        kind = s.content.kind_of[card]
        pile.move_card(s, card, REST, 0)
        if self.result == WON:
            registers = about(self.seat, self.station, self.fighter, kind, NOTHING)
            reward = s.content.threat_reward[kind]
            s.stack.append(s.edition.program(reward, registers, "E1-THREAT-004"))
        elif self.result == LOST:
            run_text(s, c.AT_THREAT_LOST, self.seat, self.station, self.fighter, kind)
        return NOBODY
