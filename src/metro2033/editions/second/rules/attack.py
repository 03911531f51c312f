"""Attacks on neutral stations: the threat in the dark, and the guard of Polis."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.second.rules.ability import WindowFrame
from metro2033.editions.second.rules.battle import BattleFrame, attack_price, can_pay_attack
from metro2033.editions.second.rules.capture import CaptureFrame
from metro2033.editions.second.rules.part import add_side
from metro2033.editions.second.rules.stage import AftermathFrame
from metro2033.editions.second.rules.threat import DRAWN, WON, ThreatFrame
from metro2033.editions.second.rules.wound import WoundFrame
from metro2033.engine.effects.part import add
from metro2033.engine.effects.timing import TimingFrame
from metro2033.engine.kernel.core import NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.event import Part
from metro2033.engine.kernel.helper import EachSeatFrame
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model.ids import ARMY, ATTACK, NEUTRAL, NOTHING, POLIS, POLIS_GUARD
from metro2033.engine.model.pile import HELD, OPEN, THREATS, TOP
from metro2033.engine.model.state import ROUND, SCOUTED_BEFORE, State
from metro2033.engine.rules.casualty import lose_attack
from metro2033.engine.rules.draw import DrawFrame
from metro2033.engine.rules.modifier import strength, wins_draws

CONCEALED: Final = -2
"""In a view: a card was put on top, but the viewer may not know which."""


def can_attack(s: State, seat: i64, station: i64) -> bool:
    """Whether an attack on a possible prize can be carried out: its price, or a card to fight."""
    owner = s.owner[station]
    if owner != NEUTRAL:
        return can_pay_attack(s, seat, owner)
    return can_be_fought(s, seat, station)


def can_be_fought(s: State, seat: i64, station: i64) -> bool:
    """Whether there is a card to fight for a neutral station, or none is needed."""
    if s.content.station_kind[station] == POLIS:
        return True
    return pile.can_draw(s, THREATS) or s.get(seat, SCOUTED_BEFORE) > 0


def attack_station(s: State, seat: i64, station: i64, fighter: i64) -> None:
    """Start an attack on a station."""
    s.stack.append(AftermathFrame(seat))
    owner = s.owner[station]
    rules = "E2-ARMY-003" if fighter == ARMY else "E2-HATK-001"
    s.tell(happening.STATION_ATTACKED, rules, seat, station, fighter)
    if owner != NEUTRAL:
        attack_price(s, seat, owner)
        s.stack.append(BattleFrame(seat, fighter, owner, ARMY, station, 1))
    elif s.content.station_kind[station] == POLIS:
        s.stack.append(PolisFrame(seat, station, fighter))
    else:
        s.stack.append(NeutralFrame(seat, station, fighter, NOTHING))


PLACE_CARD: Final = 0
EFFECTS: Final = 1
WINDOWS: Final = 2
REVEAL: Final = 3
FIGHT: Final = 4
CAPTURE: Final = 5
END: Final = 6
"""The steps of an attack on a neutral station; the last three begin when the one before is done."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class NeutralFrame(Frame):
    """An attack on a neutral station: place a scouted card, look, reveal, fight, capture."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "station", "fighter", "placed", "at")

    def __init__(
        self, seat: i64, station: i64, fighter: i64, placed: i64, at: i64 = PLACE_CARD
    ) -> None:
        self.seat: Final = seat
        self.station: Final = station
        self.fighter: Final = fighter
        self.placed: Final = placed
        self.at: Final = at

    def go(self, s: State, placed: i64, at: i64) -> None:
        """Go on to another step."""
        replace_top(s, NeutralFrame(self.seat, self.station, self.fighter, placed, at))

    def step(self, s: State) -> i64:
        if self.at == PLACE_CARD:
            if s.get(self.seat, SCOUTED_BEFORE) > 0:
                return 1 << self.seat
            self.go(s, NOTHING, EFFECTS)
        elif self.at == EFFECTS:
            self.go(s, self.placed, WINDOWS)
            point = c.AT_NEUTRAL_ATTACK
            s.stack.append(TimingFrame(point, self.seat, self.station, self.fighter, ATTACK))
        elif self.at == WINDOWS:
            self.go(s, self.placed, REVEAL)
            seats = s.seat_count()
            s.stack.append(EachSeatFrame(WindowFrame(0), seats, self.seat, seats))
        elif self.at == REVEAL:
            self.go(s, self.placed, FIGHT)
            s.stack.append(DrawFrame(THREATS, OPEN, NOTHING))
        else:
            finish(s, 0)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        """Cards scouted in the round before; without any other card one must be used."""
        if pile.can_draw(s, THREATS):
            out.add(pack(verb.PASS_TURN))
        start = s.content.deck_start[THREATS]
        for card in range(start, start + s.content.deck_count[THREATS]):
            if s.zone[card] == HELD + seat and s.rank[card] < s.numbers[ROUND]:
                out.add(pack(verb.PLACE_THREAT, s.content.kind_of[card]))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        if verb_of(option) == verb.PASS_TURN:
            self.go(s, NOTHING, EFFECTS)
            return
        card = pile.find_kind(s, THREATS, HELD + seat, first(option))
        pile.move_card(s, card, TOP, s.seen[card])
        s.add(seat, SCOUTED_BEFORE, -1)
        s.whisper(happening.THREAT_PLACED, "E2-SCOUT-003", seat, first(option))
        self.go(s, card, EFFECTS)

    def resume(self, s: State, result: i64) -> None:
        if self.at == FIGHT:
            if result == NOTHING:
                finish(s, DRAWN)
                return
            rules = "E2-ARMY-012" if self.fighter == ARMY else "E2-HATK-002"
            s.tell(happening.THREAT_REVEALED, rules, s.content.kind_of[result])
            scouted: i64 = 1 if result == self.placed else 0
            # Which card was placed no longer matters, and others need not know it.
            self.go(s, NOTHING, CAPTURE)
            s.stack.append(ThreatFrame(self.seat, self.station, self.fighter, ATTACK, scouted))
        elif self.at == CAPTURE:
            pile.discard(s, pile.find(s, THREATS, OPEN))
            self.go(s, NOTHING, END)
            if result == WON:
                s.stack.append(CaptureFrame(self.seat, self.station, NOTHING, self.fighter))

    def masked(self, seat: i64) -> Frame:
        if self.placed == NOTHING or seat == self.seat:
            return self
        return NeutralFrame(self.seat, self.station, self.fighter, CONCEALED, self.at)

    def imagined(self, s: State, source: Source) -> Frame:
        if self.placed != CONCEALED:
            return self
        top = pile.ranked(s, THREATS, TOP, 0)
        return NeutralFrame(self.seat, self.station, self.fighter, top, self.at)

    def asks(self) -> str:
        return "place_threat"

    def involves(self, seat: i64) -> bool:
        return seat == self.seat

    def describe(self, s: State, subject: Subject) -> None:
        subject.rival(self.seat)
        subject.name("station", self.station)


PREPARE: Final = 0
COMPARE: Final = 1
OVER: Final = 2
"""The steps of an attack on neutral Polis."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PolisFrame(Frame):
    """An attack on a neutral Polis station, which always defends with the same strength.

    No threat card, no reward, no combat cards (E2-ARMY-015, -016, E2-HATK-005, R2-105, R2-108).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "station", "fighter", "at")

    def __init__(self, seat: i64, station: i64, fighter: i64, at: i64 = PREPARE) -> None:
        self.seat: Final = seat
        self.station: Final = station
        self.fighter: Final = fighter
        self.at: Final = at

    def step(self, s: State) -> i64:
        if self.at == PREPARE:
            replace_top(s, PolisFrame(self.seat, self.station, self.fighter, COMPARE))
            point = c.AT_BATTLE
            s.stack.append(TimingFrame(point, self.seat, self.station, self.fighter, ATTACK))
            s.stack.append(WindowFrame(self.seat))
        elif self.at == COMPARE:
            replace_top(s, PolisFrame(self.seat, self.station, self.fighter, OVER))
            self.compare(s)
        else:
            finish(s, 0)
        return NOBODY

    def compare(self, s: State) -> None:
        """Compare the strengths; losing costs what it costs against a threat."""
        mine = strength(s, self.seat, self.fighter, ATTACK, POLIS_GUARD, self.station)
        theirs = s.content.numbers[c.POLIS_STRENGTH]
        rules = "E2-ARMY-015" if self.fighter == ARMY else "E2-HATK-005"
        s.tell(happening.POLIS_FOUGHT, rules, self.seat, mine, theirs)
        lead = mine - theirs
        if lead == 0 and wins_draws(s, self.seat, self.fighter, ATTACK):
            lead = 1
        if s.log is not None:
            s.log.explain(self.parts(s), lead)
        if lead > 0:
            s.stack.append(CaptureFrame(self.seat, self.station, NOTHING, self.fighter))
        elif lead < 0:
            if self.fighter == ARMY:
                lose_attack(s, self.seat, s.content.numbers[c.ARMY_LOSS], "E2-OUT-003")
            else:
                s.stack.append(WoundFrame(self.seat, "E2-OUT-007"))

    def describe(self, s: State, subject: Subject) -> None:
        subject.name("station", self.station)

    def parts(self, s: State) -> list[Part]:
        """Where the strengths of both come from."""
        out: list[Part] = []
        add_side(s, out, 0, self.seat, self.fighter, ATTACK, POLIS_GUARD, self.station)
        rules = "E2-ARMY-015" if self.fighter == ARMY else "E2-HATK-005"
        add(out, 1, "guard", NOTHING, s.content.numbers[c.POLIS_STRENGTH], rules)
        return out
