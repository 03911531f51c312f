"""Sums of everything lasting that bears on a topic: faction, hero, equipment, law, timed effects.

All modifiers of one topic add up, and each may be limited to a fighter, a role, a foe or a place.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.model import code as c
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import ARMY, HERO, NOTHING, RADIATION
from metro2033.engine.model.pile import EQUIPMENT, HELD, size
from metro2033.engine.model.state import State


def rows(
    s: State, spans: vec[i64], card: i64, seat: i64, topic: i64, role: i64, foe: i64, station: i64
) -> i64:
    """The sum of the rows of one card that bear on the topic in these circumstances."""
    first = spans[2 * card]
    result: i64 = 0
    for row in range(first, first + spans[2 * card + 1]):
        result += value(s, row, seat, topic, role, foe, station)
    return result


def value(s: State, row: i64, seat: i64, topic: i64, role: i64, foe: i64, station: i64) -> i64:
    """What one row adds to the topic in these circumstances."""
    table = s.content.statics
    at = row * c.STATIC_WIDTH
    if table[at + c.TOPIC] != topic:
        return 0
    if table[at + c.ROLE] != c.ALWAYS and table[at + c.ROLE] != role:
        return 0
    if not foe_fits(table[at + c.FOE], foe):
        return 0
    place = table[at + c.PLACE]
    if place == c.HERO_PLACE and s.get(seat, st.PLACE) != station:
        return 0
    if place == c.NEAR_HERO and not is_near(s, s.get(seat, st.PLACE), station):
        return 0
    return table[at + c.VALUE]


def is_near(s: State, one: i64, other: i64) -> bool:
    """Whether two stations are the same or neighbours."""
    if one == other:
        return True
    near = s.content.tunnels[one]
    for i in range(i64(len(near))):
        if near[i] == other:
            return True
    near = s.content.transfers[one]
    for i in range(i64(len(near))):
        if near[i] == other:
            return True
    return False


def foe_fits(wanted: i64, foe: i64) -> bool:
    """Whether a foe filter lets this foe, or this level of upkeep, through."""
    if wanted == c.ALWAYS or wanted == foe:
        return True
    if wanted == c.ANY_THREAT:
        return 0 <= foe <= RADIATION
    return wanted >= c.LEVEL and foe >= wanted


def total(s: State, seat: i64, topic: i64, role: i64, foe: i64, station: i64) -> i64:
    """Everything that bears on `topic` for `seat`; circumstances that do not matter are NOTHING."""
    if topics_of(s, seat) >> topic & 1 == 0:
        return 0
    return lasting(s, seat, topic, role, foe, station) + carried(s, seat, topic, role, foe, station)


def topics_of(s: State, seat: i64) -> i64:
    """The mask of the topics that anything which may be in force for a seat bears on."""
    content = s.content
    base = seat * st.SEAT_WIDTH
    hero, law = s.seats[base + st.FIGURE], s.numbers[st.LAW]
    mask = content.common_topics | content.faction_topics[s.seats[base + st.FACTION]]
    if hero != NOTHING:
        mask |= content.hero_topics[hero]
    if law != NOTHING:
        mask |= content.law_topics[law]
    return mask


def lasting(s: State, seat: i64, topic: i64, role: i64, foe: i64, station: i64) -> i64:
    """What bears on a topic apart from the hero's equipment."""
    content = s.content
    base = seat * st.SEAT_WIDTH
    faction = s.seats[base + st.FACTION]
    hero = s.seats[base + st.FIGURE]
    result: i64 = 0
    if content.faction_topics[faction] >> topic & 1 == 1:
        span = content.faction_static
        result += rows(s, span, faction, seat, topic, role, foe, station)
    if hero != NOTHING and content.hero_topics[hero] >> topic & 1 == 1:
        result += rows(s, content.hero_static, hero, seat, topic, role, foe, station)
    law = s.numbers[st.LAW]
    if law != NOTHING and content.law_topics[law] >> topic & 1 == 1:
        result += rows(s, content.law_static, law, seat, topic, role, foe, station)
    if content.any_station_topics >> topic & 1 == 1:
        for i in range(i64(len(content.static_stations))):
            if s.owner[content.static_stations[i]] == seat:
                result += rows(s, content.station_static, i, seat, topic, role, foe, station)
    if s.numbers[st.IN_FORCE] > 0 and content.any_timed_topics >> topic & 1 == 1:
        result += timed(s, seat, topic, role, foe, station)
    return result


def timed(s: State, seat: i64, topic: i64, role: i64, foe: i64, station: i64) -> i64:
    """What the timed statics in force for a seat add to a topic."""
    content = s.content
    base = seat * content.timed_count
    result: i64 = 0
    for i in range(content.timed_count):
        if s.timed[base + i] > 0:
            row = content.timed_static[i]
            result += s.timed[base + i] * value(s, row, seat, topic, role, foe, station)
    return result


def carried(s: State, seat: i64, topic: i64, role: i64, foe: i64, station: i64) -> i64:
    """What the hero's equipment adds to a topic."""
    content = s.content
    if content.any_equipment_topics >> topic & 1 == 0:
        return 0
    held = HELD + seat
    left = size(s, EQUIPMENT, held)
    if left == 0:
        return 0
    result: i64 = 0
    zones = s.zone
    start = content.deck_start[EQUIPMENT]
    for card in range(start, start + content.deck_count[EQUIPMENT]):
        if zones[card] == held:
            kind = content.kind_of[card]
            if content.equipment_topics[kind] >> topic & 1 == 1:
                span = content.equipment_static
                result += rows(s, span, kind, seat, topic, role, foe, station)
            left -= 1
            if left == 0:
                break
    return result


def holds(s: State, seat: i64, topic: i64) -> bool:
    """Whether anything of a topic that needs no circumstances is in force for a seat."""
    return total(s, seat, topic, NOTHING, NOTHING, 0) > 0


def hero_strength(s: State, seat: i64, role: i64, foe: i64, station: i64, bare: bool) -> i64:
    """The strength of a hero in a fight; `bare` leaves their equipment out (E2-STR-008)."""
    strength = s.content.hero_strength[s.get(seat, st.FIGURE)]
    strength += lasting(s, seat, c.HERO_STRENGTH, role, foe, station)
    if not bare:
        strength += carried(s, seat, c.HERO_STRENGTH, role, foe, station)
    return max(strength, 0)


def army_strength(s: State, seat: i64, role: i64, foe: i64, station: i64) -> i64:
    """The strength of an army in a fight, which may exceed its track (R2-066)."""
    bonus = total(s, seat, c.ARMY_STRENGTH, role, foe, station)
    return max(s.get(seat, st.STRENGTH) + bonus, 0)


def strength(s: State, seat: i64, fighter: i64, role: i64, foe: i64, station: i64) -> i64:
    """The strength of an army or hero in a fight."""
    if fighter == ARMY:
        return army_strength(s, seat, role, foe, station)
    return hero_strength(s, seat, role, foe, station, False)


def hero_speed(s: State, seat: i64) -> i64:
    """How many steps a hero can go in one turn, never below 0 (R2-086)."""
    base = s.content.hero_speed[s.get(seat, st.FIGURE)]
    return max(base + total(s, seat, c.HERO_SPEED, NOTHING, NOTHING, 0), 0)


def wins_draws(s: State, seat: i64, fighter: i64, role: i64) -> bool:
    """Whether a drawn fight of this fighter counts as won (R2-165)."""
    topic = c.HERO_WINS_DRAWS if fighter == HERO else c.ARMY_WINS_DRAWS
    return total(s, seat, topic, role, NOTHING, 0) > 0


def upkeep(s: State, seat: i64, level: i64) -> i64:
    """The pigs that an army of strength `level` costs in mobilization (E2-MOB-003 to -006)."""
    return max(s.content.upkeep[level] + total(s, seat, c.UPKEEP, NOTHING, c.LEVEL + level, 0), 0)


def equipment_limit(s: State, seat: i64) -> i64:
    """How many equipment cards a hero may carry (E2-STAGE-001, E2-STAGE-007)."""
    stage = c.LIMIT_STAGE_ONE if s.numbers[st.STAGE] == 1 else c.LIMIT_STAGE_TWO
    return s.content.numbers[stage] + total(s, seat, c.EQUIPMENT_LIMIT, NOTHING, NOTHING, 0)
