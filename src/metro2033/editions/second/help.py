"""Which cards help a side in a fight of the second edition, and by how much."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.editions.second.rules.attack import NeutralFrame, PolisFrame
from metro2033.editions.second.rules.battle import BattleFrame
from metro2033.editions.second.rules.events import DangerFrame
from metro2033.editions.second.rules.threat import ThreatFrame
from metro2033.engine.effects.program import PEEK, TIMED, TIMED_AIMED
from metro2033.engine.kernel.core import Frame
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import state as st
from metro2033.engine.model import verb
from metro2033.engine.model.ids import (
    ARMY,
    ATTACK,
    DEFENCE,
    HERO,
    NOTHING,
    PHYSICAL,
    PLAYER,
    POLIS_GUARD,
)
from metro2033.engine.model.pile import THREATS
from metro2033.engine.model.state import State
from metro2033.engine.rules.modifier import value

STRENGTH_WORTH: Final = 2
DRAW_WORTH: Final = 1
"""A point of strength helps more than to win draws."""


@final
class Side:
    """One side of a fight: whom it fights with, and against whom.

    `foe` is the seat on the other side and `foe_fighter` whom it fights with; NOTHING against a
    threat or the guard of Polis.
    """

    def __init__(
        self, seat: i64, fighter: i64, role: i64, station: i64, against: i64, foe: i64, guard: i64
    ) -> None:
        self.seat: Final = seat
        self.fighter: Final = fighter
        self.role: Final = role
        self.station: Final = station
        self.against: Final = against
        self.foe: Final = foe
        self.foe_fighter: Final = guard


def side_of(s: State, seat: i64) -> Side | None:
    """The side of a seat in the open fight, if it fights."""
    for i in range(s.stack.depth):
        found = side_in(s, s.stack.frames[s.stack.depth - 1 - i], seat)
        if found is not None:
            return found
    return None


def side_in(s: State, frame: Frame, seat: i64) -> Side | None:
    """The side of a seat in one procedure, if that is a fight of its own."""
    if isinstance(frame, BattleFrame):
        return battle_side(frame, seat)
    if isinstance(frame, ThreatFrame) and frame.seat == seat:
        return Side(seat, frame.fighter, frame.role, frame.station, PHYSICAL, NOTHING, NOTHING)
    if isinstance(frame, NeutralFrame) and frame.seat == seat:
        return Side(seat, frame.fighter, ATTACK, frame.station, PHYSICAL, NOTHING, NOTHING)
    if isinstance(frame, PolisFrame) and frame.seat == seat:
        return Side(seat, frame.fighter, ATTACK, frame.station, POLIS_GUARD, NOTHING, NOTHING)
    if isinstance(frame, DangerFrame) and s.get(seat, st.STATIONS) > 0:
        fighter, station = s.get(seat, st.DEFENDER), s.get(seat, st.DEFENDED)
        return Side(seat, fighter, DEFENCE, station, PHYSICAL, NOTHING, NOTHING)
    return None


def battle_side(frame: BattleFrame, seat: i64) -> Side | None:
    """The side of a seat in a battle."""
    place, guard = frame.station, frame.guard
    if seat == frame.attacker:
        return Side(seat, frame.fighter, ATTACK, place, PLAYER, frame.defender, guard)
    if seat == frame.defender:
        return Side(seat, guard, DEFENCE, place, PLAYER, frame.attacker, frame.fighter)
    return None


def code_of(s: State, option: i64) -> vec[i64]:
    """The program of the card that an answer uses; empty if it uses none."""
    if verb_of(option) == verb.USE_EFFECT:
        return s.content.effects[first(option)].code
    if verb_of(option) == verb.USE_MISSION:
        return s.content.mission_ability[first(option)]
    return vec[i64]()


def help_of(s: State, side: Side, code: vec[i64]) -> i64:
    """What a program does for a side in its fight; 0 for nothing."""
    worth: i64 = 0
    for i in range(i64(len(code))):
        row = s.content.timed_static[first(code[i])] if is_timed(code[i]) else NOTHING
        if verb_of(code[i]) == TIMED:
            worth += own_help(s, side, row)
        elif verb_of(code[i]) == TIMED_AIMED and side.foe != NOTHING:
            topic = c.HERO_STRENGTH if side.foe_fighter == HERO else c.ARMY_STRENGTH
            role = DEFENCE if side.role == ATTACK else ATTACK
            worth -= STRENGTH_WORTH * value(s, row, side.foe, topic, role, PLAYER, side.station)
    return max(worth, 0)


def is_timed(instruction: i64) -> bool:
    """Whether an instruction puts a timed static in force."""
    return verb_of(instruction) == TIMED or verb_of(instruction) == TIMED_AIMED


def own_help(s: State, side: Side, row: i64) -> i64:
    """What a timed static does for the fighter of a side."""
    is_army = side.fighter == ARMY
    topic = c.ARMY_STRENGTH if is_army else c.HERO_STRENGTH
    draws = c.ARMY_WINS_DRAWS if is_army else c.HERO_WINS_DRAWS
    seat, role, station = side.seat, side.role, side.station
    stronger = value(s, row, seat, topic, role, side.against, station)
    return STRENGTH_WORTH * stronger + DRAW_WORTH * value(s, row, seat, draws, role, NOTHING, 0)


def best_help(s: State, side: Side, out: Offer) -> i64:
    """The offered answer that helps a side most, or NOTHING."""
    best: i64 = NOTHING
    most: i64 = 0
    for i in range(out.count):
        worth = help_of(s, side, code_of(s, out.options[i]))
        if worth > most:
            most = worth
            best = out.options[i]
    return best


def peek_of(code: vec[i64]) -> i64:
    """The instruction by which a program looks at threats, or NOTHING."""
    for i in range(i64(len(code))):
        if verb_of(code[i]) == PEEK and first(code[i]) == THREATS:
            return code[i]
    return NOTHING
