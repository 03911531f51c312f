"""Why something is not possible in the main phase: the rule or the ruling against it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metro2033.editions.first.rules.action import (
    ATTACKED,
    BOUGHT,
    WORKED,
    has_acted,
    is_free_prize,
    may_act,
    steps_left,
)
from metro2033.editions.first.rules.note import BY_RIDE, bar_rules
from metro2033.editions.first.rules.program import BAR, CAPTURE_HERE, HANDCAR, LOWER_TOKEN, RELOCATE
from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.content import Effect
from metro2033.engine.model.ids import HANSA, NEUTRAL, NOTHING, ORDINARY
from metro2033.engine.model.pile import EQUIPMENT, HELD
from metro2033.engine.model.state import State
from metro2033.engine.rules.place import fits
from metro2033.engine.rules.resource import can_pay
from metro2033.engine.rules.station import has_free_token

RESTING: Final = "R1-070"
"""What a hero who misses a turn cannot do, however they were beaten."""

NOTES: Final = {
    "anna": "E1-NHERO-001",
    "artyom": "E1-NHERO-002",
    "melnik": "E1-NHERO-005",
    "khan": "E1-NHERO-009",
    "hunter": "E1-NHERO-012",
}
"""The notes on where or when the skills of heroes work."""


def refuse(s: State, seat: i64, option: i64) -> str:
    """The rule by which an answer is not open in the main phase."""
    action = verb_of(option)
    if action == verb.HIRE:
        return refuse_hire(s, seat)
    if action == verb.WORK or action == verb.ARMY_STATION or action == verb.ARMY_HERO:
        return refuse_army(s, seat, option)
    if action == verb.STEP:
        return refuse_step(s, seat)
    if action == verb.USE_EFFECT:
        return refuse_use(s, seat, first(option))
    if action == verb.ATTACK_STATION or action == verb.ATTACK_HERO or action == verb.BUY:
        return refuse_hero(s, seat, option)
    return refuse_rare(s, seat, action)


def refuse_hire(s: State, seat: i64) -> str:
    """Why no soldier can be hired: how often, the end of the scale, the price."""
    if s.get(seat, st.HIRED) >= s.content.numbers[c.HIRES_A_TURN]:
        return "E1-ACTION-004"
    is_full = s.get(seat, st.STRENGTH) >= s.content.numbers[c.MOST_STRENGTH]
    return "R1-023" if is_full else "E1-ACTION-003"


def refuse_army(s: State, seat: i64, option: i64) -> str:
    """Why an army may not attack or work: what it has done, its size, the place."""
    action = verb_of(option)
    done = s.get(seat, st.ARMY_ACTED)
    if done == 0 and s.get(seat, st.STRENGTH) == 0:
        return "R1-025"
    if action == verb.WORK:
        return "E1-ACTION-010" if done == WORKED else "E1-ACTION-005"
    if done != 0:
        return "E1-ACTION-005" if done == WORKED else "E1-ACTION-008"
    if action == verb.ARMY_HERO:
        return "E1-ACTION-007"
    return no_prize(s, seat, first(option), beside_refusal(s, seat, first(option)))


def beside_refusal(s: State, seat: i64, station: i64) -> str:
    """Why a station is no neighbour: by a house rule, or because it is none."""
    if s.owner[station] != seat:
        near = s.content.transfers[station]
        for i in range(i64(len(near))):
            if s.owner[near[i]] == seat and s.numbers[st.TUNNELS_ONLY] == 1:
                return "R1-027"
    return "E1-ACTION-006"


def no_prize(s: State, seat: i64, station: i64, otherwise: str) -> str:
    """The rule by which a station cannot be attacked by anybody, or now; else another one."""
    kind = s.content.station_kind[station]
    if kind != ORDINARY:
        return "E1-BOARD-009" if kind == HANSA else "R1-057"
    owner = s.owner[station]
    if owner != NEUTRAL and owner != seat and s.get(owner, st.HOME) == station:
        return "E1-EXTRA-002"
    return otherwise if has_free_token(s, seat) else "E1-TOKEN-007"


def refuse_step(s: State, seat: i64) -> str:
    """Why a hero may not go on, or not there."""
    if s.get(seat, st.RESTING) == 1:
        return RESTING
    if has_acted(s, seat):
        return "E1-ACTION-016"
    if s.get(seat, st.STOPPED) == 1:
        return "R1-088" if s.get(seat, st.STOPPED_BY) == BY_RIDE else "E1-NMISS-011"
    return "E1-ACTION-011" if steps_left(s, seat) > 0 else "E1-ACTION-013"


def refuse_hero(s: State, seat: i64, option: i64) -> str:
    """Why a hero may not attack or buy: what they have done, what forbids it, the place."""
    action = verb_of(option)
    if not may_act(s, seat):
        return refuse_acting(s, seat, action == verb.BUY)
    if action == verb.BUY:
        is_shop = s.content.station_kind[s.get(seat, st.PLACE)] == HANSA
        return "R1-078" if is_shop else "E1-ACTION-021"
    if action == verb.ATTACK_STATION and first(option) == s.get(seat, st.PLACE):
        return no_prize(s, seat, first(option), "E1-ACTION-018")
    return "E1-ACTION-018" if action == verb.ATTACK_STATION else "E1-ACTION-019"


def refuse_acting(s: State, seat: i64, is_purchase: bool) -> str:
    """Why a hero may neither attack nor buy any more."""
    if s.get(seat, st.RESTING) == 1:
        return RESTING
    if not has_acted(s, seat):
        item = s.get(seat, st.BARRED_BY) - 1
        return bar_rules(s, item) if item >= 0 else "E1-NSTN-001"
    done = s.get(seat, st.HERO_ACTED)
    if is_purchase:
        return "E1-ACTION-029" if done == BOUGHT else "E1-ACTION-017"
    return "E1-ACTION-020" if done == ATTACKED else "E1-ACTION-017"


def refuse_use(s: State, seat: i64, number: i64) -> str:
    """Why an effect may not be used; nothing special about what the seat does not have."""
    effect = s.content.effects[number]
    if effect.by == c.BY_HERO:
        is_own = effect.kind == s.get(seat, st.FIGURE)
        return refuse_skill(s, seat, effect) if is_own else "E1-HERO-001"
    if effect.by == c.BY_EQUIPMENT:
        is_carried = pile.find_kind(s, EQUIPMENT, HELD + seat, effect.kind) != NOTHING
        return refuse_item(s, seat, effect) if is_carried else ""
    return ""


def refuse_skill(s: State, seat: i64, effect: Effect) -> str:
    """Why a hero cannot use their skill: rest, once a turn, its cost, its place or moment."""
    if s.get(seat, st.RESTING) == 1:
        return RESTING
    if s.get(seat, st.SKILL_USED) == 1:
        return "E1-ACTION-031"
    if not can_pay(s, seat, effect.cost, 0):
        return "E1-ACTION-030"
    here = s.get(seat, st.PLACE)
    owner = s.owner[here]
    if performs(effect, LOWER_TOKEN) and owner != NEUTRAL and owner != seat:
        return "R1-103" if s.get(owner, st.HOME) == here else "R1-102"
    if effect.point != c.AT_FREE_STEP or not fits(s, seat, here, effect.places):
        return NOTES.get(s.content.slugs["hero"][effect.kind], "E1-HERO-004")
    return "E1-HERO-004"


def refuse_item(s: State, seat: i64, effect: Effect) -> str:
    """Why an item that a hero carries cannot be used: rest, what they have done, its text."""
    if s.get(seat, st.RESTING) == 1:
        return RESTING
    if effect.is_attack and not may_act(s, seat):
        return refuse_acting(s, seat, False)
    if performs(effect, BAR) and s.get(seat, st.HERO_ACTED) != 0:
        return "R1-082"
    if performs(effect, RELOCATE) and has_acted(s, seat):
        return "R1-087"
    is_ride = performs(effect, RELOCATE) or performs(effect, HANDCAR)
    if is_ride and (has_acted(s, seat) or s.get(seat, st.STOPPED) == 1):
        return refuse_step(s, seat)
    if performs(effect, CAPTURE_HERE) and not is_free_prize(s, seat, s.get(seat, st.PLACE)):
        return "R1-092" if has_free_token(s, seat) else "E1-TOKEN-007"
    return "E1-ACTION-032"


def performs(effect: Effect, op: i64) -> bool:
    """Whether an operation is part of an effect."""
    for i in range(i64(len(effect.code))):
        if verb_of(effect.code[i]) == op:
            return True
    return False


def refuse_rare(s: State, seat: i64, action: i64) -> str:
    """Why a mission is not paid for, no meeting ends the movement, nothing is exchanged."""
    if action == verb.EXCHANGE:
        return "E1-CLAN-001"
    if action != verb.DONATE and action != verb.HALT:
        return ""
    if s.get(seat, st.RESTING) == 1:
        return RESTING
    return "E1-MISS-002" if action == verb.DONATE else "E1-NMISS-010"
