"""What only programs of the first edition do, after the shared words.

The words of specials, which one card alone uses, and the others are one series of numbers.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from metro2033.editions.first.rules.capture import TokenFrame
from metro2033.editions.first.rules.choice import (
    HandcarFrame,
    KnockOutFrame,
    ReleaseFrame,
    RelocateFrame,
    RetokenFrame,
    fetch,
    lower_token,
    take_yield,
)
from metro2033.editions.first.rules.goal import MissionFrame, look_count
from metro2033.editions.first.rules.shop import OfferFrame, return_item
from metro2033.engine.effects.program import DISCARD_SELF, FIGHTER, LOSER, SEAT, SELF, EffectFrame
from metro2033.engine.kernel.core import Frame
from metro2033.engine.kernel.word import first, second, verb_of
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import ARMY, NOTHING
from metro2033.engine.model.state import State
from metro2033.engine.rules.casualty import weaken_army
from metro2033.engine.rules.resource import spend
from metro2033.engine.rules.station import lose

DISARM: Final = 24
RELEASE_HERE: Final = 25
KNOCK_OUT: Final = 28
RELOCATE: Final = 29
HANDCAR: Final = 30
"""n: a roll; so many steps more, or on a double the end of the ride and of the card."""
CAPTURE_HERE: Final = 31
RETOKEN: Final = 32
LOWER_TOKEN: Final = 33
TAKE_YIELD: Final = 34
OFFER_ITEMS: Final = 36
"""A purchase outside the shop, unless the hero is barred or rests (R1-120)."""
REFRESH: Final = 38
RELEASE_ONE: Final = 39
LOSE_KIND: Final = 40
"""kind, n: as far as there is any."""
ARMY_LOSE: Final = 41
"""n, least stations: the army shrinks."""
SETTLE: Final = 42
REROLL: Final = 43
AVERT: Final = 44
"""The words of specials; `content/special.py` says what those without a note do."""

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


FIRST_OWN: Final = 20
FURY: Final = 20
"""n: the hero is so much stronger until the end of the turn."""
FURY_NOW: Final = 21
"""n: the hero is so much stronger in this battle."""
BLAST: Final = 22
"""n: like FURY, but explosives do it."""
GROW: Final = 23
"""n: the hero is so much stronger until the end of the match."""
BAR: Final = 26
"""The hero may neither attack nor buy in this turn."""
BAR_NEXT: Final = 27
"""The same in the player's next turn."""
FETCH: Final = 35
"""item kind: from the deck, or from a holder."""
RESELECT: Final = 37


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class FirstEffectFrame(EffectFrame):
    """Runs the program of a card of the first edition."""

    def like(self, program: vec[i64], at: i64, registers: vec[i64]) -> Frame:
        return FirstEffectFrame(program, at, registers, self.rules, self.cause)

    def perform(self, s: State, instruction: i64) -> None:
        op = verb_of(instruction)
        seat = self.registers[SEAT]
        if op == DISCARD_SELF:
            return_item(s, seat, self.registers[SELF], "E1-ITEM-009")
        elif op < FIRST_OWN:
            super().perform(s, instruction)
        elif op <= GROW:
            self.strengthen(s, op, first(instruction))
        elif op == BAR:
            s.put(seat, st.BARRED, 1)
            s.put(seat, st.BARRED_BY, self.registers[SELF] + 1)
        elif op == BAR_NEXT:
            s.put(seat, st.BARRED_NEXT, 1)
        elif op == FETCH:
            fetch(s, seat, first(instruction), self.rules)
        elif op == RESELECT:
            s.stack.append(MissionFrame(seat, look_count(s, seat), 1, self.rules, self.rules))
        else:
            perform_special(s, instruction, self.registers, self.rules)

    def strengthen(self, s: State, op: i64, n: i64) -> None:
        """FURY, FURY_NOW, BLAST, GROW."""
        seat = self.registers[SEAT]
        if op == FURY:
            s.add(seat, st.FURY, n)
        elif op == FURY_NOW:
            s.add(seat, st.FURY_NOW, n)
        elif op == BLAST:
            s.add(seat, st.BLAST, n)
        else:
            s.add(seat, st.GROWTH, n)
