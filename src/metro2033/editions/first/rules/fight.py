"""The open fight of the first edition as a fact: who, where, for what, how strong so far."""

from __future__ import annotations

from mypy_extensions import i64

from metro2033.editions.first.rules.battle import BattleFrame
from metro2033.editions.first.rules.part import parts_against_any, threat_parts
from metro2033.editions.first.rules.threat import BY_DICE, ThreatFrame
from metro2033.engine.kernel.event import Part
from metro2033.engine.model import pile
from metro2033.engine.model.fact import open_fight
from metro2033.engine.model.fact_type import FightFacts
from metro2033.engine.model.ids import ATTACK, DEFENCE, NOTHING, STATION
from metro2033.engine.model.pile import OPEN, THREATS
from metro2033.engine.model.state import State


def fights(s: State) -> list[FightFacts]:
    """The fight that is not decided yet, if any."""
    for i in range(s.stack.depth):
        frame = s.stack.frames[s.stack.depth - 1 - i]
        if isinstance(frame, BattleFrame):
            prize = "station" if frame.guard == STATION else "hero"
            one, other, place = frame.attacker, frame.defender, frame.station
            return [open_fight(s, one, other, NOTHING, place, prize, frame.parts(s))]
        if isinstance(frame, ThreatFrame):
            return [threat_fight(s, frame)]
    return []


def threat_fight(s: State, frame: ThreatFrame) -> FightFacts:
    """A fight against a threat; strengths only where dice decide."""
    seat, place = frame.seat, frame.station
    role: i64 = ATTACK if frame.raid == 1 else DEFENCE
    prize = "station" if frame.raid == 1 else "defence"
    if pile.size(s, THREATS, OPEN) != 1:
        parts = parts_against_any(s, seat, frame.fighter, role, place)
        return open_fight(s, seat, NOTHING, NOTHING, place, prize, parts)
    kind = frame.kind(s)
    parts = list[Part]()
    if s.content.threat_result[kind] == BY_DICE:
        parts = threat_parts(s, seat, frame.fighter, place, role, kind, frame.mine, frame.theirs)
    return open_fight(s, seat, NOTHING, kind, place, prize, parts)
