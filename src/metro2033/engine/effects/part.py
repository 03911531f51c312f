"""Where a strength comes from, part by part: the same sums as in `modifier`, taken apart.

Only told events ask for it, so that playing fast costs nothing.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.effects.program import TIMED, TIMED_AIMED
from metro2033.engine.kernel.event import Part
from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import EQUIPMENT, HELD
from metro2033.engine.model.state import State
from metro2033.engine.rules.modifier import rows, value


def add(out: list[Part], side: i64, kind: str, thing: i64, n: i64, rules: str = "") -> None:
    """One more part, unless it is 0."""
    if n != 0:
        out.append(Part(side, kind, thing, n, rules))


def sum_of(parts: list[Part], side: i64) -> i64:
    """The total of one side."""
    result: i64 = 0
    for part in parts:
        if part.side == side:
            result += part.value
    return result


def always(several: list[list[Part]]) -> list[Part]:
    """What several sums have in common: each part of the first at its least."""
    found: list[Part] = []
    for part in several[0]:
        least = part.value
        for parts in several[1:]:
            same = [p.value for p in parts if p.kind == part.kind and p.thing == part.thing]
            least = min(least, same[0] if len(same) > 0 else i64(0))
        if least != 0:
            found.append(Part(part.side, part.kind, part.thing, least, part.rules))
    return found


def add_lasting(
    s: State, out: list[Part], side: i64, seat: i64, topic: i64, role: i64, foe: i64, station: i64
) -> None:
    """What faction, hero, law, stations and timed effects add to a topic for a seat."""
    content = s.content
    faction, hero, law = s.get(seat, st.FACTION), s.get(seat, st.FIGURE), s.numbers[st.LAW]
    n = rows(s, content.faction_static, faction, seat, topic, role, foe, station)
    add(out, side, "faction", faction, n)
    if hero != NOTHING:
        n = rows(s, content.hero_static, hero, seat, topic, role, foe, station)
        add(out, side, "hero", hero, n)
    if law != NOTHING:
        n = rows(s, content.law_static, law, seat, topic, role, foe, station)
        add(out, side, "law", law, n)
    for i in range(i64(len(content.static_stations))):
        place = content.static_stations[i]
        if s.owner[place] == seat:
            n = rows(s, content.station_static, i, seat, topic, role, foe, station)
            add(out, side, "station", place, n)
    if s.numbers[st.IN_FORCE] > 0:
        add_timed(s, out, side, seat, topic, role, foe, station)


def speed_parts(s: State, seat: i64, least: i64, rules: str) -> list[Part]:
    """How far the hero of a seat can go in one turn, never less than `least`."""
    out: list[Part] = []
    hero = s.get(seat, st.FIGURE)
    if hero != NOTHING:
        add(out, 0, "hero", hero, s.content.hero_speed[hero], rules)
        add_lasting(s, out, 0, seat, c.HERO_SPEED, NOTHING, NOTHING, 0)
        add_carried(s, out, 0, seat, c.HERO_SPEED, NOTHING, NOTHING, 0)
        add(out, 0, "least", NOTHING, max(least - sum_of(out, 0), 0), rules)
    return out


def add_timed(
    s: State, out: list[Part], side: i64, seat: i64, topic: i64, role: i64, foe: i64, station: i64
) -> None:
    """What timed effects in force for a seat add to a topic, by the cards they come from."""
    content = s.content
    for i in range(content.timed_count):
        times = s.timed[seat * content.timed_count + i]
        if times > 0:
            n = times * value(s, content.timed_static[i], seat, topic, role, foe, station)
            if n != 0:
                add_source(s, out, side, i, n)


def add_source(s: State, out: list[Part], side: i64, timed: i64, n: i64) -> None:
    """A part by the card that puts a timed static in force."""
    content = s.content
    for kind in range(i64(len(content.mission_ability))):
        if puts_in_force(content.mission_ability[kind], timed):
            add(out, side, "mission", kind, n)
            return
    for effect in content.effects:
        if puts_in_force(effect.code, timed) and effect.by == c.BY_EQUIPMENT:
            add(out, side, "equipment", effect.kind, n)
            return
    add(out, side, "effect", NOTHING, n)


def puts_in_force(code: vec[i64], timed: i64) -> bool:
    """Whether a program puts a timed static in force."""
    for i in range(i64(len(code))):
        op = verb_of(code[i])
        if (op == TIMED or op == TIMED_AIMED) and first(code[i]) == timed:
            return True
    return False


def add_carried(
    s: State, out: list[Part], side: i64, seat: i64, topic: i64, role: i64, foe: i64, station: i64
) -> None:
    """What each card that the hero carries adds to a topic."""
    content = s.content
    start = content.deck_start[EQUIPMENT]
    for card in range(start, start + content.deck_count[EQUIPMENT]):
        if s.zone[card] == HELD + seat:
            kind = content.kind_of[card]
            n = rows(s, content.equipment_static, kind, seat, topic, role, foe, station)
            add(out, side, "equipment", kind, n)
