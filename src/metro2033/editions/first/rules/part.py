"""Where the totals of a fight of the first edition come from (E1-COMBAT-003 to -007)."""

from __future__ import annotations

from mypy_extensions import i64

from metro2033.editions.first.rules.strength import (
    dice_sum,
    mutant_kind,
    station_defence,
    threat_strength,
)
from metro2033.engine.effects.part import add, add_carried, add_lasting, always
from metro2033.engine.kernel.event import Part
from metro2033.engine.model import code as c
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import ARMY, HERO, MUTANT, NOTHING, PHYSICAL, RADIATION
from metro2033.engine.model.pile import EQUIPMENT, HELD
from metro2033.engine.model.state import State
from metro2033.engine.rules.modifier import rows, total


def add_side(
    s: State,
    out: list[Part],
    side: i64,
    seat: i64,
    fighter: i64,
    role: i64,
    foe: i64,
    station: i64,
    damp: bool = False,
    calm: bool = False,
) -> None:
    """A side without its dice; `damp` silences weapons and explosives, `calm` the activity."""
    if fighter == ARMY:
        add(out, side, "army", NOTHING, s.get(seat, st.STRENGTH), "E1-COMBAT-005")
        add_lasting(s, out, side, seat, c.ARMY_STRENGTH, role, foe, station)
        add_carried(s, out, side, seat, c.ARMY_STRENGTH, role, foe, station)
    elif fighter == HERO:
        add_hero(s, out, side, seat, role, foe, damp)
    elif fighter == MUTANT:
        kind = mutant_kind(s, seat)
        add(out, side, "equipment", kind, s.content.item_mutant[kind], "E1-NITEM-015")
    else:
        add(out, side, "number", NOTHING, s.level[station], "E1-COMBAT-006")
        add(out, side, "station", station, station_defence(s, station, foe))
    if not calm:
        add(out, side, "activity", NOTHING, s.get(seat, st.ACTIVITY), "E1-ACT-001")


def add_hero(
    s: State, out: list[Part], side: i64, seat: i64, role: i64, foe: i64, damp: bool
) -> None:
    """A hero with their items and what works on them."""
    hero = s.get(seat, st.FIGURE)
    add(out, side, "hero", hero, s.content.hero_strength[hero], "E1-COMBAT-004")
    add(out, side, "growth", NOTHING, s.get(seat, st.GROWTH), "E1-NITEM-010")
    add(out, side, "skill", hero, s.get(seat, st.FURY))
    add_lasting(s, out, side, seat, c.HERO_STRENGTH, role, foe, NOTHING)
    is_armed = not damp and s.get(seat, st.DISARMED) == 0
    factor = 1 + total(s, seat, c.WEAPON_FACTOR, role, foe, NOTHING)
    content = s.content
    start = content.deck_start[EQUIPMENT]
    for card in range(start, start + content.deck_count[EQUIPMENT]):
        if s.zone[card] == HELD + seat:
            kind = content.kind_of[card]
            n = rows(s, content.equipment_static, kind, seat, c.HERO_STRENGTH, role, foe, NOTHING)
            if content.item_is_weapon[kind] == 1:
                n *= factor if is_armed else i64(0)
            add(out, side, "equipment", kind, n)
    if not damp:
        add(out, side, "blast", NOTHING, s.get(seat, st.BLAST))
    if is_armed:
        add(out, side, "shot", NOTHING, s.get(seat, st.FURY_NOW))


def hero_parts(s: State, seat: i64) -> list[Part]:
    """What the hero of a seat has in every fight."""
    out: list[Part] = []
    if s.get(seat, st.FIGURE) != NOTHING:
        add_hero(s, out, 0, seat, NOTHING, NOTHING, False)
    return out


def threat_parts(
    s: State,
    seat: i64,
    fighter: i64,
    station: i64,
    role: i64,
    kind: i64,
    mine: i64,
    theirs: i64,
) -> list[Part]:
    """Where the totals of a side and a threat come from; `mine` and `theirs` are their dice."""
    out: list[Part] = []
    content = s.content
    foe, damp = content.threat_type[kind], content.threat_ignores[kind] == 1
    add_side(s, out, 0, seat, fighter, role, foe, station, damp, content.threat_calms[kind] == 1)
    add(out, 0, "dice", NOTHING, dice_sum(mine), "E1-COMBAT-001")
    offset = s.numbers[st.THREAT_OFFSET]
    strength = threat_strength(s, seat, fighter, kind) - offset
    add(out, 1, "threat", kind, strength, "E1-COMBAT-003")
    add(out, 1, "house_rule", NOTHING, offset)
    add(out, 1, "dice", NOTHING, dice_sum(theirs), "E1-COMBAT-002")
    return out


def parts_against_any(s: State, seat: i64, fighter: i64, role: i64, station: i64) -> list[Part]:
    """What a side brings against any threat, as long as none is open."""
    several: list[list[Part]] = []
    for foe in range(i64(PHYSICAL), i64(RADIATION) + 1):
        out: list[Part] = []
        add_side(s, out, 0, seat, fighter, role, foe, station)
        several.append(out)
    return always(several)
