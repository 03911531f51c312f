"""What is open to a player in the main phase of their turn (E1-ACTION)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.editions.first.rules.choice import can_retoken, can_take_yield
from metro2033.editions.first.rules.goal import meets_hero
from metro2033.editions.first.rules.program import (
    BAR,
    CAPTURE_HERE,
    HANDCAR,
    KNOCK_OUT,
    LOWER_TOKEN,
    RELOCATE,
    RETOKEN,
    TAKE_YIELD,
)
from metro2033.editions.first.rules.response import usable
from metro2033.engine.effects.timing import offer_effects
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import bit, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import HANSA, HERO, KINDS, NEUTRAL, NOTHING, ORDINARY
from metro2033.engine.model.pile import EQUIPMENT
from metro2033.engine.model.state import State
from metro2033.engine.rules.modifier import holds, total
from metro2033.engine.rules.station import has_free_token, lower_number

ATTACKED: Final = 1
WORKED: Final = 2
BOUGHT: Final = 2
"""What an army or a hero has done in a turn, 0 before; a card may set a hero to ACTED_BEFORE."""


def soldier_price(s: State, seat: i64, kind: i64) -> i64:
    """What a soldier costs; the first of a turn may be cheaper."""
    price = s.content.numbers[c.PRICE_SOLDIER + kind]
    if s.get(seat, st.HIRED) == 0:
        price += total(s, seat, c.FIRST_SOLDIER + kind, NOTHING, NOTHING, 0)
    return max(price, 0)


def can_hire(s: State, seat: i64) -> bool:
    """Twice a turn, for the price, up to the end of the scale (E1-ACTION-002 to -004)."""
    if s.get(seat, st.HIRED) >= s.content.numbers[c.HIRES_A_TURN]:
        return False
    if s.get(seat, st.STRENGTH) >= s.content.numbers[c.MOST_STRENGTH]:
        return False
    for kind in range(i64(KINDS)):
        if s.stock(seat, kind) < soldier_price(s, seat, kind):
            return False
    return True


def is_prize(s: State, seat: i64, station: i64) -> bool:
    """Whether a station can be attacked by a seat: capturable, not its own, nobody's home."""
    owner = s.owner[station]
    if s.content.station_kind[station] != ORDINARY or owner == seat:
        return False
    return owner == NEUTRAL or s.get(owner, st.HOME) != station


def army_may_act(s: State, seat: i64) -> bool:
    """An army attacks or works once, and needs a soldier (E1-ACTION-005, R1-025)."""
    return s.get(seat, st.ARMY_ACTED) == 0 and s.get(seat, st.STRENGTH) > 0


def beside(s: State, seat: i64) -> vec[i64]:
    """For each station 0 where a neighbour belongs to the seat (E1-ACTION-006, R1-027).

    By a house rule a transfer makes no neighbours.
    """
    marks = s.content.far[:]
    by_transfer = s.numbers[st.TUNNELS_ONLY] == 0
    owners = s.owner
    for station in range(s.content.station_count):
        if owners[station] == seat:
            near = s.content.tunnels[station]
            for i in range(i64(len(near))):
                marks[near[i]] = 0
            if by_transfer:
                near = s.content.transfers[station]
                for i in range(i64(len(near))):
                    marks[near[i]] = 0
    return marks


def offer_army(s: State, seat: i64, out: Offer) -> None:
    """Soldiers, work and the army's targets."""
    if can_hire(s, seat):
        out.add(pack(verb.HIRE))
    if not army_may_act(s, seat):
        return
    out.add(pack(verb.WORK))
    if has_free_token(s, seat):
        marks = beside(s, seat)
        for station in range(s.content.station_count):
            if marks[station] == 0 and is_prize(s, seat, station):
                out.add(pack(verb.ARMY_STATION, station))
    for other in range(s.seat_count()):
        if other != seat and s.owner[s.get(other, st.PLACE)] == seat:
            out.add(pack(verb.ARMY_HERO, other))


def has_acted(s: State, seat: i64) -> bool:
    """Whether the hero has attacked or bought, and no card has given that back."""
    done = s.get(seat, st.HERO_ACTED)
    return done == ATTACKED or done == BOUGHT


def may_act(s: State, seat: i64) -> bool:
    """Whether the hero may still attack or buy (E1-ACTION-017)."""
    is_free = not has_acted(s, seat) and s.get(seat, st.BARRED) == 0
    return is_free and s.get(seat, st.RESTING) == 0


def steps_left(s: State, seat: i64) -> i64:
    """How far the hero may still go; acting ends their movement (E1-ACTION-013, -016)."""
    is_stopped = s.get(seat, st.STOPPED) == 1 or has_acted(s, seat)
    if is_stopped or s.get(seat, st.RESTING) == 1:
        return 0
    speed = s.content.hero_speed[s.get(seat, st.FIGURE)]
    speed += total(s, seat, c.HERO_SPEED, NOTHING, NOTHING, 0)
    return max(speed, 1) + s.get(seat, st.MORE_STEPS) - s.get(seat, st.STEPS)


def offer_steps(s: State, seat: i64, out: Offer) -> None:
    """The neighbours of the hero's station; a pass leads along the whole ring once a turn."""
    if steps_left(s, seat) <= 0:
        return
    here = s.get(seat, st.PLACE)
    near = s.content.tunnels[here]
    for i in range(i64(len(near))):
        out.add(pack(verb.STEP, near[i]))
    near = s.content.transfers[here]
    for i in range(i64(len(near))):
        out.add(pack(verb.STEP, near[i]))
    if may_ride(s, seat):
        for station in range(s.content.station_count):
            if s.content.station_kind[station] == HANSA and station != here:
                if not out.has(pack(verb.STEP, station)):
                    out.add(pack(verb.STEP, station))


def may_ride(s: State, seat: i64) -> bool:
    """Whether the hero may step to any other ring station."""
    on_ring = s.content.station_kind[s.get(seat, st.PLACE)] == HANSA
    return on_ring and s.get(seat, st.RODE) == 0 and holds(s, seat, c.RING_STEP)


def offer_hero(s: State, seat: i64, out: Offer) -> None:
    """Steps, attacks, the shop, skills and items of the hero."""
    offer_steps(s, seat, out)
    here = s.get(seat, st.PLACE)
    if may_act(s, seat):
        if is_prize(s, seat, here) and has_free_token(s, seat):
            out.add(pack(verb.ATTACK_STATION, here))
        for other in range(s.seat_count()):
            if other != seat and s.get(other, st.PLACE) == here:
                out.add(pack(verb.ATTACK_HERO, other))
        if s.content.station_kind[here] == HANSA and pile.can_draw(s, EQUIPMENT):
            out.add(pack(verb.BUY))
    offer_effects(free_steps(s, seat), out)


def free_steps(s: State, seat: i64) -> i64:
    """The mask of the skills and items the hero may use now; a resting hero uses none (R1-070)."""
    if s.get(seat, st.RESTING) == 1:
        return 0
    mask = usable(s, seat, c.AT_FREE_STEP, HERO, False)
    result: i64 = 0
    number: i64 = 0
    while mask >> number != 0:
        if mask >> number & 1 == 1 and makes_sense(s, seat, number):
            result |= bit(number)
        number += 1
    return result


def makes_sense(s: State, seat: i64, number: i64) -> bool:
    """Whether an effect's own conditions hold, by its operations."""
    effect = s.content.effects[number]
    if effect.is_attack and not may_act(s, seat):
        return False
    here = s.get(seat, st.PLACE)
    for i in range(i64(len(effect.code))):
        op = verb_of(effect.code[i])
        if op == KNOCK_OUT and not meets_hero(s, seat):
            return False
        if is_too_late(s, seat, op):
            return False
        if op == CAPTURE_HERE and not is_free_prize(s, seat, here):
            return False
        if op == RETOKEN and not can_retoken(s, seat):
            return False
        if op == LOWER_TOKEN and lower_number(s, s.owner[here], s.level[here]) == 0:
            return False
        if op == TAKE_YIELD and not can_take_yield(s, seat):
            return False
    return True


def is_too_late(s: State, seat: i64, op: i64) -> bool:
    """Whether what the hero has done in this turn forbids an operation (R1-082, R1-087)."""
    if op == BAR:
        return s.get(seat, st.HERO_ACTED) != 0
    is_ride = op == RELOCATE or op == HANDCAR
    return is_ride and (s.get(seat, st.STOPPED) == 1 or has_acted(s, seat))


def is_free_prize(s: State, seat: i64, station: i64) -> bool:
    """Whether a station is neutral and the seat has a token for it."""
    is_free = s.owner[station] == NEUTRAL and has_free_token(s, seat)
    return is_free and s.content.station_kind[station] == ORDINARY
