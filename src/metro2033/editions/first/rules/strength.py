"""What a side brings to a fight: its strength (E1-COMBAT-003 to -007), and two dice of nature."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import code as c
from metro2033.engine.model import state as st
from metro2033.engine.model import verb
from metro2033.engine.model.ids import ARMY, HERO, MUTANT, NOTHING, PLAYER
from metro2033.engine.model.pile import EQUIPMENT, HELD
from metro2033.engine.model.state import State
from metro2033.engine.rules.modifier import lasting, rows, total


def weapon_strength(s: State, seat: i64, role: i64, foe: i64, weapons: bool) -> i64:
    """The strength of a hero's weapons, or of their other items."""
    content = s.content
    result: i64 = 0
    start = content.deck_start[EQUIPMENT]
    for card in range(start, start + content.deck_count[EQUIPMENT]):
        if s.zone[card] == HELD + seat:
            kind = content.kind_of[card]
            if (content.item_is_weapon[kind] == 1) == weapons:
                span = content.equipment_static
                result += rows(s, span, kind, seat, c.HERO_STRENGTH, role, foe, NOTHING)
    return result


def hero_strength(s: State, seat: i64, role: i64, foe: i64, damp: bool) -> i64:
    """A hero with items and what works on them; `damp` silences weapons and explosives."""
    strength = s.content.hero_strength[s.get(seat, st.FIGURE)]
    strength += s.get(seat, st.GROWTH) + s.get(seat, st.FURY)
    strength += lasting(s, seat, c.HERO_STRENGTH, role, foe, NOTHING)
    strength += weapon_strength(s, seat, role, foe, False)
    if not damp:
        strength += s.get(seat, st.BLAST)
        if s.get(seat, st.DISARMED) == 0:
            factor = 1 + total(s, seat, c.WEAPON_FACTOR, role, foe, NOTHING)
            strength += factor * weapon_strength(s, seat, role, foe, True)
            strength += s.get(seat, st.FURY_NOW)
    return strength


def side_strength(s: State, seat: i64, fighter: i64, role: i64, foe: i64, station: i64) -> i64:
    """An army, hero, mutant or station without activity and dice."""
    if fighter == ARMY:
        return s.get(seat, st.STRENGTH) + total(s, seat, c.ARMY_STRENGTH, role, foe, station)
    if fighter == HERO:
        return hero_strength(s, seat, role, foe, False)
    if fighter == MUTANT:
        return s.content.item_mutant[mutant_kind(s, seat)]
    return s.level[station] + station_defence(s, station, foe)


def strength_against(
    s: State, seat: i64, fighter: i64, role: i64, threat: i64, station: i64
) -> i64:
    """A side against a threat, with activity unless the threat ignores it, without dice."""
    foe = s.content.threat_type[threat]
    if fighter == HERO:
        own = hero_strength(s, seat, role, foe, s.content.threat_ignores[threat] == 1)
    else:
        own = side_strength(s, seat, fighter, role, foe, station)
    return own if s.content.threat_calms[threat] == 1 else own + s.get(seat, st.ACTIVITY)


def threat_strength(s: State, seat: i64, fighter: i64, threat: i64) -> i64:
    """A threat without dice; one hero may know how to deal with it."""
    printed = s.content.threat_strength[threat]
    if fighter == HERO and s.content.threat_hero[threat] == s.get(seat, st.FIGURE):
        printed = s.content.threat_hero_strength[threat]
    return printed + s.numbers[st.THREAT_OFFSET]


def station_defence(s: State, station: i64, foe: i64) -> i64:
    """What a station's own text adds to its defence against players."""
    content = s.content
    for i in range(i64(len(content.static_stations))):
        if content.static_stations[i] == station and foe == PLAYER:
            span = content.station_static
            seat = s.owner[station]
            return rows(s, span, i, seat, c.STATION_DEFENCE, NOTHING, foe, station)
    return 0


def lead_rules(lead: i64) -> str:
    """The rules by which totals are compared: the larger one wins, equal ones are a draw."""
    return "E1-COMBAT-009" if lead == 0 else "E1-COMBAT-008"


def mutant_kind(s: State, seat: i64) -> i64:
    """The kind of the item that fights in the hero's place, or NOTHING."""
    start = s.content.deck_start[EQUIPMENT]
    for card in range(start, start + s.content.deck_count[EQUIPMENT]):
        if s.zone[card] == HELD + seat:
            kind = s.content.kind_of[card]
            if s.content.item_mutant[kind] > 0:
                return kind
    return NOTHING


def throws() -> Offer:
    """Every throw of two dice, the lower die first."""
    out = Offer()
    for low in range(i64(1), i64(7)):
        for high in range(low, i64(7)):
            out.weigh(pack(verb.ROLL, low, high), 1 if low == high else 2)
    return out


THROWS: Final = throws()


def offer_dice(out: Offer) -> None:
    """Nature's options for two dice, the lower die first."""
    out.copy(THROWS)


def offer_die(out: Offer) -> None:
    """Nature's options for one die."""
    for pips in range(i64(1), i64(7)):
        out.add(pack(verb.ROLL, pips))


DICE_BASE: Final = 8
"""Two dice as one number: the lower die times this, plus the higher."""


def dice_code(one: i64, other: i64) -> i64:
    """Two dice as one number."""
    return min(one, other) * DICE_BASE + max(one, other)


def lower_die(code: i64) -> i64:
    """The lower of two dice."""
    return code // DICE_BASE


def higher_die(code: i64) -> i64:
    """The higher of two dice."""
    return code % DICE_BASE


def dice_sum(code: i64) -> i64:
    """The sum of two dice."""
    return lower_die(code) + higher_die(code)


def is_double(code: i64) -> bool:
    """Whether two dice show the same."""
    return lower_die(code) == higher_die(code)
