"""Where the totals of a fight of the second edition come from (E2-STR)."""

from __future__ import annotations

from mypy_extensions import i64

from metro2033.engine.effects.part import add, add_carried, add_lasting, always, sum_of
from metro2033.engine.kernel.event import Part
from metro2033.engine.model import code as c
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import ARMY, HERO, NOTHING, PHYSICAL, RADIATION
from metro2033.engine.model.state import State


def add_side(
    s: State,
    out: list[Part],
    side: i64,
    seat: i64,
    fighter: i64,
    role: i64,
    foe: i64,
    station: i64,
    bare: bool = False,
) -> None:
    """The strength of an army or hero; `bare` leaves the equipment of a hero out."""
    topic: i64 = c.ARMY_STRENGTH if fighter == ARMY else c.HERO_STRENGTH
    if fighter == ARMY:
        add(out, side, "army", NOTHING, s.get(seat, st.STRENGTH), "E2-STR-007")
    else:
        hero = s.get(seat, st.FIGURE)
        add(out, side, "hero", hero, s.content.hero_strength[hero], "E2-STR-008")
    add_lasting(s, out, side, seat, topic, role, foe, station)
    if fighter == ARMY or not bare:
        add_carried(s, out, side, seat, topic, role, foe, station)
    add(out, side, "least", NOTHING, max(-sum_of(out, side), 0), "E2-STR-001")


def hero_parts(s: State, seat: i64) -> list[Part]:
    """What the hero of a seat has in every fight."""
    out: list[Part] = []
    if s.get(seat, st.FIGURE) != NOTHING:
        add_side(s, out, 0, seat, HERO, NOTHING, NOTHING, 0)
    return out


def parts_against_any(s: State, seat: i64, fighter: i64, role: i64, station: i64) -> list[Part]:
    """What a side brings against any threat, as long as none is open."""
    several: list[list[Part]] = []
    for foe in range(i64(PHYSICAL), i64(RADIATION) + 1):
        out: list[Part] = []
        add_side(s, out, 0, seat, fighter, role, foe, station)
        several.append(out)
    return always(several)
