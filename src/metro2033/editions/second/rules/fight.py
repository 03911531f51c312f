"""The open fight of the second edition as a fact: who, where, for what, how strong so far."""

from __future__ import annotations

from mypy_extensions import i64

from metro2033.editions.second.rules.attack import COMPARE, FIGHT, NeutralFrame, PolisFrame
from metro2033.editions.second.rules.battle import DECIDED, BattleFrame
from metro2033.editions.second.rules.part import parts_against_any
from metro2033.editions.second.rules.threat import SETTLED, ThreatFrame
from metro2033.engine.kernel.core import Frame
from metro2033.engine.model.fact import open_fight
from metro2033.engine.model.fact_type import FightFacts
from metro2033.engine.model.ids import ATTACK, NOTHING
from metro2033.engine.model.pile import OPEN, THREATS, find
from metro2033.engine.model.state import State


def fights(s: State) -> list[FightFacts]:
    """The fight that is not decided yet, if any."""
    for i in range(s.stack.depth):
        found = fight_in(s, s.stack.frames[s.stack.depth - 1 - i])
        if found is not None:
            return [found]
    return []


def fight_in(s: State, frame: Frame) -> FightFacts | None:
    """The fight in one procedure, as long as it is not decided."""
    if isinstance(frame, BattleFrame) and frame.at != DECIDED:
        prize = "station" if frame.prize == 1 else "hero"
        one, other, station = frame.attacker, frame.defender, frame.station
        return open_fight(s, one, other, NOTHING, station, prize, frame.parts(s))
    if isinstance(frame, PolisFrame) and frame.at <= COMPARE:
        seat, station = frame.seat, frame.station
        return open_fight(s, seat, NOTHING, NOTHING, station, "station", frame.parts(s))
    if isinstance(frame, NeutralFrame) and frame.at <= FIGHT:
        parts = parts_against_any(s, frame.seat, frame.fighter, ATTACK, frame.station)
        return open_fight(s, frame.seat, NOTHING, NOTHING, frame.station, "station", parts)
    if isinstance(frame, ThreatFrame) and frame.at != SETTLED:
        kind: i64 = s.content.kind_of[find(s, THREATS, OPEN)]
        prize = "station" if frame.role == ATTACK else "defence"
        parts = frame.parts(s, kind)
        return open_fight(s, frame.seat, NOTHING, kind, frame.station, prize, parts)
    return None
