"""The operations that only cards of the first edition use, after the shared ones."""

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
from metro2033.editions.first.rules.mission import MissionFrame, look_count
from metro2033.editions.first.rules.shop import OfferFrame
from metro2033.engine.effects.program import FIGHTER, LOSER, SEAT, SELF, EffectFrame
from metro2033.engine.kernel.core import Frame
from metro2033.engine.kernel.word import first, second, verb_of
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import ARMY, NOTHING
from metro2033.engine.model.state import State
from metro2033.engine.rules.casualty import weaken_army
from metro2033.engine.rules.resource import spend
from metro2033.engine.rules.station import lose

FIRST_OWN: Final = 20
FURY: Final = 20
"""n: the hero is so much stronger until the end of the turn."""
FURY_NOW: Final = 21
"""n: the hero is so much stronger in this battle."""
BLAST: Final = 22
"""n: like FURY, but explosives do it."""
GROW: Final = 23
"""n: the hero is so much stronger until the end of the match."""
DISARM: Final = 24
"""The opposing hero's weapons count for nothing until the end of the turn."""
RELEASE_HERE: Final = 25
"""The station where the hero stands becomes neutral."""
BAR: Final = 26
"""The hero may neither attack nor buy in this turn."""
BAR_NEXT: Final = 27
"""The same in the player's next turn."""
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
FETCH: Final = 35
"""item kind: from the deck, or from a holder."""
OFFER_ITEMS: Final = 36
"""A purchase outside the shop, unless the hero is barred or rests (R1-120)."""
RESELECT: Final = 37
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
"""A hero who may act again, but not use what bars him for the whole turn (R1-082)."""

SETTLED: Final = 1
REROLLS: Final = 2
AVERTED: Final = 3
"""What a card can decide in a running fight, kept in the number VERDICT."""


@mypyc_attr(acyclic=True)
@final
class FirstEffectFrame(EffectFrame):
    """Runs the program of a card of the first edition."""

    def like(self, program: vec[i64], at: i64, registers: vec[i64]) -> Frame:
        return FirstEffectFrame(program, at, registers)

    def perform(self, s: State, instruction: i64) -> None:
        op = verb_of(instruction)
        if op < FIRST_OWN:
            super().perform(s, instruction)
        elif op <= GROW:
            self.strengthen(s, op, first(instruction))
        elif op <= BAR_NEXT:
            self.forbid(s, op)
        elif op <= TAKE_YIELD:
            self.ask(s, op, first(instruction))
        elif op <= REFRESH:
            self.reward(s, op, first(instruction))
        elif op <= ARMY_LOSE:
            self.harm_more(s, op, instruction)
        else:
            s.numbers[st.VERDICT] = op - SETTLE + SETTLED

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

    def forbid(self, s: State, op: i64) -> None:
        """DISARM, RELEASE_HERE, BAR, BAR_NEXT."""
        seat = self.registers[SEAT]
        if op == DISARM:
            s.put(self.registers[LOSER], st.DISARMED, 1)
        elif op == RELEASE_HERE:
            lose(s, s.get(seat, st.PLACE))
        elif op == BAR:
            s.put(seat, st.BARRED, 1)
        else:
            s.put(seat, st.BARRED_NEXT, 1)

    def ask(self, s: State, op: i64, n: i64) -> None:
        """KNOCK_OUT, RELOCATE, HANDCAR, CAPTURE_HERE, RETOKEN, LOWER_TOKEN, TAKE_YIELD."""
        seat = self.registers[SEAT]
        if op == KNOCK_OUT:
            s.stack.append(KnockOutFrame(seat))
        elif op == RELOCATE:
            s.stack.append(RelocateFrame(seat))
        elif op == HANDCAR:
            s.stack.append(HandcarFrame(seat, self.registers[SELF], n))
        elif op == CAPTURE_HERE:
            s.put(seat, st.HERO_ACTED, 1)
            s.put(seat, st.RAIDED, 1)
            fighter = self.registers[FIGHTER]
            s.stack.append(TokenFrame(seat, s.get(seat, st.PLACE), NOTHING, fighter))
        elif op == RETOKEN:
            s.stack.append(RetokenFrame(seat))
        elif op == LOWER_TOKEN:
            lower_token(s, s.get(seat, st.PLACE))
        else:
            take_yield(s, seat, s.get(seat, st.PLACE))

    def reward(self, s: State, op: i64, kind: i64) -> None:
        """FETCH, OFFER_ITEMS, RESELECT, REFRESH."""
        seat = self.registers[SEAT]
        if op == FETCH:
            fetch(s, seat, kind)
        elif op == OFFER_ITEMS:
            if s.get(seat, st.BARRED) == 0 and s.get(seat, st.RESTING) == 0:
                s.stack.append(OfferFrame(seat))
        elif op == RESELECT:
            s.stack.append(MissionFrame(seat, look_count(s, seat), 1))
        elif self.registers[FIGHTER] != ARMY:
            s.put(seat, st.STEPS, 0)
            s.put(seat, st.HERO_ACTED, ACTED_BEFORE)

    def harm_more(self, s: State, op: i64, instruction: i64) -> None:
        """RELEASE_ONE, LOSE_KIND, ARMY_LOSE."""
        seat = self.registers[SEAT]
        if op == RELEASE_ONE:
            s.stack.append(ReleaseFrame(seat))
        elif op == LOSE_KIND:
            kind = first(instruction)
            spend(s, seat, kind, min(second(instruction), s.stock(seat, kind)))
        elif s.get(seat, st.STATIONS) >= second(instruction):
            weaken_army(s, seat, first(instruction))


def first_program(
    code: vec[i64], seat: i64, station: i64, fighter: i64, card: i64, other: i64
) -> FirstEffectFrame:
    """The frame that runs `code` for a seat; `other` is the opponent or loser."""
    return FirstEffectFrame(code, 0, vec[i64]([0, seat, station, fighter, card, other]))
