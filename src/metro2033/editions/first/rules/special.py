"""What the specials do: words of programs that one card of the first edition alone uses.

Their numbers and those of the other words of the edition (`program.py`) are one series, which
stored programs know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.editions.first.rules.capture import TokenFrame
from metro2033.editions.first.rules.choice import (
    HandcarFrame,
    KnockOutFrame,
    ReleaseFrame,
    RelocateFrame,
    RetokenFrame,
    lower_token,
    take_yield,
)
from metro2033.editions.first.rules.shop import OfferFrame
from metro2033.engine.effects.program import FIGHTER, LOSER, SEAT, SELF
from metro2033.engine.kernel.word import first, second, verb_of
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import ARMY, NOTHING
from metro2033.engine.model.state import State
from metro2033.engine.rules.casualty import weaken_army
from metro2033.engine.rules.resource import spend
from metro2033.engine.rules.station import lose

DISARM: Final = 24
"""The opposing hero's weapons count for nothing until the end of the turn."""
RELEASE_HERE: Final = 25
"""The station where the hero stands becomes neutral."""
KNOCK_OUT: Final = 28
"""An opponent's hero here misses his next turn."""
RELOCATE: Final = 29
"""The hero goes to any station."""
HANDCAR: Final = 30
"""n: a roll; so many steps more, or on a double the end of the ride and of the card."""
CAPTURE_HERE: Final = 31
"""The hero's neutral station is captured without a fight."""
RETOKEN: Final = 32
"""One own token is replaced by a free one."""
LOWER_TOKEN: Final = 33
"""The token here is replaced by its owner's nearest lower free one."""
TAKE_YIELD: Final = 34
"""The owner of the station here hands over what its card yields."""
OFFER_ITEMS: Final = 36
"""A purchase outside the shop, unless the hero is barred or rests (R1-120)."""
REFRESH: Final = 38
"""A hero who captured the station may move and act again."""
RELEASE_ONE: Final = 39
"""One own station of choice, not the home, becomes neutral."""
LOSE_KIND: Final = 40
"""kind, n: as far as there is any."""
ARMY_LOSE: Final = 41
"""n, least stations: the army shrinks."""
SETTLE: Final = 42
"""The running fight is won without dice."""
REROLL: Final = 43
"""One of the hero's own dice is thrown again."""
AVERT: Final = 44
"""The beaten hero loses no item, is not sent home and misses no turn."""

ACTED_BEFORE: Final = 3
"""A hero who may act again, but not use what bars them for the whole turn (R1-082)."""

SETTLED: Final = 1
REROLLS: Final = 2
AVERTED: Final = 3
"""What a card can decide in a running fight, kept in the number VERDICT."""


def perform_special(s: State, instruction: i64, registers: vec[i64], rules: str) -> None:
    """Do what one card alone does, by the rules of its text."""
    op = verb_of(instruction)
    if op >= SETTLE:
        s.numbers[st.VERDICT] = op - SETTLE + SETTLED
    elif op >= RELEASE_ONE:
        harm(s, op, instruction, registers[SEAT], rules)
    elif op <= RELEASE_HERE:
        if op == DISARM:
            s.put(registers[LOSER], st.DISARMED, 1)
        else:
            lose(s, s.get(registers[SEAT], st.PLACE), rules)
    elif op <= TAKE_YIELD:
        act(s, op, first(instruction), registers, rules)
    else:
        grant(s, op, registers)


def act(s: State, op: i64, n: i64, registers: vec[i64], rules: str) -> None:
    """KNOCK_OUT, RELOCATE, HANDCAR, CAPTURE_HERE, RETOKEN, LOWER_TOKEN, TAKE_YIELD."""
    seat = registers[SEAT]
    if op == KNOCK_OUT:
        s.stack.append(KnockOutFrame(seat, rules))
    elif op == RELOCATE:
        s.stack.append(RelocateFrame(seat, rules))
    elif op == HANDCAR:
        s.stack.append(HandcarFrame(seat, registers[SELF], n, rules))
    elif op == CAPTURE_HERE:
        s.put(seat, st.HERO_ACTED, 1)
        s.put(seat, st.RAIDED, 1)
        place = s.get(seat, st.PLACE)
        s.stack.append(TokenFrame(seat, place, NOTHING, registers[FIGHTER], rules))
    elif op == RETOKEN:
        s.stack.append(RetokenFrame(seat, rules))
    elif op == LOWER_TOKEN:
        lower_token(s, s.get(seat, st.PLACE), rules)
    else:
        take_yield(s, seat, s.get(seat, st.PLACE), rules)


def grant(s: State, op: i64, registers: vec[i64]) -> None:
    """OFFER_ITEMS, REFRESH."""
    seat = registers[SEAT]
    if op == OFFER_ITEMS:
        if s.get(seat, st.BARRED) == 0 and s.get(seat, st.RESTING) == 0:
            s.stack.append(OfferFrame(seat))
    elif registers[FIGHTER] != ARMY:
        s.put(seat, st.STEPS, 0)
        s.put(seat, st.HERO_ACTED, ACTED_BEFORE)


def harm(s: State, op: i64, instruction: i64, seat: i64, rules: str) -> None:
    """RELEASE_ONE, LOSE_KIND, ARMY_LOSE."""
    if op == RELEASE_ONE:
        s.stack.append(ReleaseFrame(seat, rules))
    elif op == LOSE_KIND:
        kind = first(instruction)
        spend(s, seat, kind, min(second(instruction), s.stock(seat, kind)), rules)
    elif s.get(seat, st.STATIONS) >= second(instruction):
        weaken_army(s, seat, first(instruction), rules)
