"""What follows a fight: beaten heroes, activity, what a threat gives (E1-OUTCOME, E1-ACT)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.first.rules.goal import check_won
from metro2033.editions.first.rules.program import AVERTED
from metro2033.editions.first.rules.response import ResponseFrame
from metro2033.editions.first.rules.shop import return_item
from metro2033.editions.first.rules.strength import mutant_kind
from metro2033.engine.effects.program import OF_EFFECT, OF_THREAT, about
from metro2033.engine.kernel.core import NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import HERO, MUTANT, NOTHING
from metro2033.engine.model.pile import OPEN, REST, THREATS
from metro2033.engine.model.state import State
from metro2033.engine.rules.equipment import MUST_DISCARD, MUST_STEAL, StripFrame


def change_activity(s: State, seat: i64, change: i64, rules: str) -> None:
    """Activity stays within its scale (E1-ACT-004, -005, R1-035)."""
    level = min(max(s.get(seat, st.ACTIVITY) + change, 0), s.content.numbers[c.MOST_ACTIVITY])
    if level != s.get(seat, st.ACTIVITY):
        s.put(seat, st.ACTIVITY, level)
        s.tell(happening.ACTIVITY_CHANGED, rules, seat, level)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ActivityFrame(Frame):
    """Players have fought each other: the activity of both rises (E1-ACT-002, R1-032).

    `victor` is the seat whose hero has beaten the other's, or NOTHING.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker", "defender", "victor")

    def __init__(self, attacker: i64, defender: i64, victor: i64) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.victor: Final = victor

    def step(self, s: State) -> i64:
        finish(s, 0)
        s.put(self.attacker, st.FOUGHT, 1)
        change_activity(s, self.attacker, 1, "E1-ACT-002")
        change_activity(s, self.defender, 1, "E1-ACT-002")
        for seat in (self.attacker, self.defender):
            s.put(seat, st.FURY_NOW, 0)
        is_averted = s.numbers[st.VERDICT] == AVERTED
        s.numbers[st.VERDICT] = 0
        if self.victor != NOTHING and not is_averted:
            check_won(s, self.victor, True, 0)
        return NOBODY


RESPOND: Final = 0
SUFFER: Final = 1
"""The steps of a hero's defeat: what may avert it, what it costs."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class HeroLostFrame(Frame):
    """A hero is beaten: unless averted, they lose an item, go home and miss a turn.

    `victor` takes an item of their choice; NOTHING sends one of the loser's choice to the deck.
    `lost` are the rules by which they lose it, `rules` those by which they go home.
    What averted the defeat stays in VERDICT until the activity of a battle has risen.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "victor", "lost:text", "rules:text", "at")

    def __init__(self, seat: i64, victor: i64, lost: str, rules: str, at: i64 = RESPOND) -> None:
        self.seat: Final = seat
        self.victor: Final = victor
        self.lost: Final = lost
        self.rules: Final = rules
        self.at: Final = at

    def step(self, s: State) -> i64:
        if self.at == RESPOND:
            s.numbers[st.VERDICT] = 0
            replace_top(s, HeroLostFrame(self.seat, self.victor, self.lost, self.rules, SUFFER))
            s.stack.append(ResponseFrame(c.AT_HERO_LOST, self.seat, HERO, NOTHING, HERO))
            return NOBODY
        finish(s, 0)
        if s.numbers[st.VERDICT] == AVERTED:
            return NOBODY
        if self.victor == NOTHING:
            s.stack.append(StripFrame(self.seat, self.seat, MUST_DISCARD, self.lost))
        else:
            s.stack.append(StripFrame(self.victor, self.seat, MUST_STEAL, self.lost))
        s.put(self.seat, st.PLACE, s.get(self.seat, st.HOME))
        # Whoever is there was not met by walking.
        s.put(self.seat, st.STEPPED, 0)
        s.put(self.seat, st.RESTS, 1)
        s.tell(happening.HERO_BEATEN, self.rules, self.seat)
        return NOBODY

    def describe(self, s: State, subject: Subject) -> None:
        subject.rival(self.victor)


def beaten(s: State, seat: i64, fighter: i64, victor: i64, lost: str, rules: str) -> None:
    """A hero or the mutant in their place has lost; the mutant's card is all that is lost then."""
    if fighter == MUTANT:
        return_item(s, seat, mutant_kind(s, seat), "E1-NITEM-017")
    else:
        s.stack.append(HeroLostFrame(seat, victor, lost, rules))


WON: Final = 1
DRAWN: Final = 0
LOST: Final = -1
"""Results of a fight for the player who faces the threat."""


def run_text(s: State, point: i64, seat: i64, station: i64, fighter: i64, kind: i64) -> None:
    """What a threat's text does at a point."""
    effects = s.content.threat_effects[kind]
    for i in range(i64(len(effects))):
        effect = s.content.effects[effects[i]]
        if effect.point == point:
            registers = about(seat, station, fighter, kind, NOTHING)
            cause = pack(OF_EFFECT, effects[i])
            s.stack.append(s.edition.program(effect.code, registers, effect.rules, cause))


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ThreatReturnFrame(Frame):
    """What the card gives or takes after the result; then it is shuffled back (E1-THREAT-003)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "station", "fighter", "result")

    def __init__(self, seat: i64, station: i64, fighter: i64, result: i64) -> None:
        self.seat: Final = seat
        self.station: Final = station
        self.fighter: Final = fighter
        self.result: Final = result

    def step(self, s: State) -> i64:
        finish(s, 0)
        card = pile.find(s, THREATS, OPEN)
        kind = s.content.kind_of[card]
        pile.move_card(s, card, REST, 0)
        if self.result == WON:
            registers = about(self.seat, self.station, self.fighter, kind, NOTHING)
            reward = s.content.threat_reward[kind]
            cause = pack(OF_THREAT, kind)
            s.stack.append(s.edition.program(reward, registers, "E1-THREAT-004", cause))
        elif self.result == LOST:
            run_text(s, c.AT_THREAT_LOST, self.seat, self.station, self.fighter, kind)
        return NOBODY

    def describe(self, s: State, subject: Subject) -> None:
        subject.show("threat", s.content.kind_of[pile.find(s, THREATS, OPEN)])
        subject.name("station", self.station)
