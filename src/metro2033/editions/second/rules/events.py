"""Phase 1: what laws give, production, threats from the dark (E2-EVRES, E2-EVTHR)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.second.rules.ability import WindowFrame
from metro2033.editions.second.rules.stage import AftermathFrame
from metro2033.editions.second.rules.threat import LOST, ThreatFrame
from metro2033.engine.effects.program import OF_EFFECT, about, program
from metro2033.engine.kernel.core import NOBODY, Frame, SeatFrame, finish, replace_top
from metro2033.engine.kernel.helper import EachSeatFrame
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, second, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.content import Effect
from metro2033.engine.model.ids import ARMY, DEFENCE, HERO, KINDS, NOTHING, RESOURCES
from metro2033.engine.model.pile import OPEN, THREATS
from metro2033.engine.model.state import State
from metro2033.engine.rules.draw import DrawFrame
from metro2033.engine.rules.movement import ground_of
from metro2033.engine.rules.resource import gain
from metro2033.engine.rules.station import ReplacementFrame, lose


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class LawStartFrame(Frame):
    """What the law in force does at the start of the events, effect by effect, seat by seat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("at", "turn")

    def __init__(self, at: i64 = 0, turn: i64 = 0) -> None:
        self.at: Final = at
        self.turn: Final = turn

    def step(self, s: State) -> i64:
        law = s.numbers[st.LAW]
        if law == NOTHING:
            finish(s, 0)
            return NOBODY
        effects = s.content.law_effects[law]
        if self.at == len(effects):
            finish(s, 0)
            return NOBODY
        effect = s.content.effects[effects[self.at]]
        if self.turn == s.seat_count() or effect.point != c.AT_EVENTS_START:
            replace_top(s, LawStartFrame(self.at + 1, 0))
            return NOBODY
        replace_top(s, LawStartFrame(self.at, self.turn + 1))
        seat = (s.numbers[st.FIRST] + self.turn) % s.seat_count()
        if concerns(s, effect, seat):
            registers = about(seat, NOTHING, ARMY, effect.kind, NOTHING)
            cause = pack(OF_EFFECT, effects[self.at])
            s.stack.append(program(effect.code, registers, effect.rules, cause))
        return NOBODY


def concerns(s: State, effect: Effect, seat: i64) -> bool:
    """Whether an effect for the richest or poorest in stations concerns a seat."""
    if effect.who == c.EVERY_SEAT:
        return True
    most: i64 = 0
    fewest: i64 = 999
    for other in range(s.seat_count()):
        most = max(most, s.get(other, st.STATIONS))
        fewest = min(fewest, s.get(other, st.STATIONS))
    if most == fewest:
        return False
    wanted = most if effect.who == c.MOST_STATIONS else fewest
    return s.get(seat, st.STATIONS) == wanted and wanted >= effect.who_least


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ProductionFrame(Frame):
    """A seat's stations produce; with two symbols it chooses for each of its Polis stations.

    `polis` is the number of Polis stations that have produced, -1 before the ordinary ones have.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "polis")

    def __init__(self, seat: i64, polis: i64 = -1) -> None:
        self.seat: Final = seat
        self.polis: Final = polis

    def seated(self, seat: i64) -> Frame:
        return ProductionFrame(seat)

    def step(self, s: State) -> i64:
        if self.polis < 0:
            self.ordinary(s)
            return NOBODY
        if self.polis == polis_stations(s, self.seat):
            finish(s, 0)
            return NOBODY
        choices: i64 = 0
        only: i64 = 0
        for kind in range(i64(KINDS)):
            if self.may_produce(s, kind):
                choices += 1
                only = kind
        if choices > 1:
            return 1 << self.seat
        replace_top(s, ProductionFrame(self.seat, self.polis + 1))
        if choices == 1:
            gain(s, self.seat, only, s.content.track_units[s.numbers[st.POSITION]], "E2-EVRES-004")
        return NOBODY

    def ordinary(self, s: State) -> None:
        """Each station of a shown resource gives its owner what the position says."""
        replace_top(s, ProductionFrame(self.seat, 0))
        shows = s.content.track_shows[s.numbers[st.POSITION]]
        units = s.content.track_units[s.numbers[st.POSITION]]
        rules = "E2-EVRES-002" if units == 1 else "E2-EVRES-008"
        for kind in range(i64(KINDS)):
            if shows >> kind & 1 == 1:
                gain(s, self.seat, kind, producers(s, self.seat, kind) * units, rules)

    def may_produce(self, s: State, kind: i64) -> bool:
        """Only shown resources that the reserve still has (E2-EVRES-005)."""
        shows = s.content.track_shows[s.numbers[st.POSITION]]
        return shows >> kind & 1 == 1 and s.reserve[kind] > 0

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        for kind in range(i64(KINDS)):
            if self.may_produce(s, kind):
                out.add(pack(verb.PRODUCE, kind))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        replace_top(s, ProductionFrame(seat, self.polis + 1))
        units = s.content.track_units[s.numbers[st.POSITION]]
        gain(s, seat, first(option), units, "E2-EVRES-007")

    def asks(self) -> str:
        return "polis_production"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        if verb_of(option) != verb.PRODUCE:
            return ""
        shows = s.content.track_shows[s.numbers[st.POSITION]]
        return "R2-035" if shows >> first(option) & 1 == 1 else "E2-EVRES-005"


def producers(s: State, seat: i64, kind: i64) -> i64:
    """How many stations of a seat produce a resource."""
    n: i64 = 0
    owners = s.owner
    for station in range(s.content.station_count):
        if owners[station] == seat and s.content.station_resource[station] == kind:
            n += 1
    return n


def supply(s: State, seat: i64) -> dict[str, int]:
    """What the stations of a seat produce in the next round; `any` is what Polis lets it choose."""
    position = s.content.track_next[s.numbers[st.POSITION]]
    shows, units = s.content.track_shows[position], s.content.track_units[position]
    found: dict[str, int] = {}
    for kind in range(i64(KINDS)):
        if shows >> kind & 1 == 1:
            found[RESOURCES[kind]] = int(producers(s, seat, kind) * units)
    polis = int(polis_stations(s, seat) * units)
    if polis > 0 and found:
        name = "any" if len(found) > 1 else next(iter(found))
        found[name] = found.get(name, 0) + polis
    return found


def polis_stations(s: State, seat: i64) -> i64:
    """How many Polis stations a seat holds."""
    n: i64 = 0
    owners = s.owner
    polis = ground_of(s).polis
    for i in range(i64(len(polis))):
        if owners[polis[i]] == seat:
            n += 1
    return n


CHOICES: Final = 0
WINDOWS: Final = 1
REVEAL: Final = 2
FIGHTS: Final = 3
"""The steps of a threat from the dark; FIGHTS + n is the fight of the n-th seat."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class DangerFrame(Frame):
    """Threats from the dark: all choose, one card is revealed, all fight it in order.

    Without a card that could be revealed nothing happens, and nobody is asked (R2-054).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, at: i64 = CHOICES) -> None:
        self.at: Final = at

    def step(self, s: State) -> i64:
        seats = s.seat_count()
        first_seat = s.numbers[st.FIRST]
        if self.at == CHOICES and not pile.can_draw(s, THREATS):
            finish(s, 0)
            return NOBODY
        replace_top(s, DangerFrame(self.at + 1))
        if self.at == CHOICES:
            s.stack.append(EachSeatFrame(DefendFrame(0), seats, first_seat, seats))
        elif self.at == WINDOWS:
            s.stack.append(EachSeatFrame(WindowFrame(0), seats, first_seat, seats))
        elif self.at == REVEAL:
            s.stack.append(DrawFrame(THREATS, OPEN, NOTHING))
        elif self.at < FIGHTS + seats:
            seat = (first_seat + self.at - FIGHTS) % seats
            if s.get(seat, st.STATIONS) > 0:
                self.fight(s, seat)
        else:
            pile.discard(s, pile.find(s, THREATS, OPEN))
            replace_top(s, AftermathFrame(first_seat))
        return NOBODY

    def fight(self, s: State, seat: i64) -> None:
        """A seat fights for the station it has named."""
        station = s.get(seat, st.DEFENDED)
        s.stack.append(ThreatFrame(seat, station, s.get(seat, st.DEFENDER), DEFENCE, 0))

    def resume(self, s: State, result: i64) -> None:
        if self.at == REVEAL + 1:
            if result == NOTHING:
                finish(s, 0)
            else:
                s.tell(happening.THREAT_REVEALED, "E2-EVTHR-005", s.content.kind_of[result])
        elif self.at > FIGHTS and result == LOST:
            seat = (s.numbers[st.FIRST] + self.at - FIGHTS - 1) % s.seat_count()
            lose(s, s.get(seat, st.DEFENDED), "E2-OUT-028")
            s.stack.append(ReplacementFrame(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class DefendFrame(SeatFrame):
    """A seat names the station that is attacked, and who defends it (E2-EVTHR-002, -003)."""

    def seated(self, seat: i64) -> Frame:
        return DefendFrame(seat)

    def step(self, s: State) -> i64:
        if s.get(self.seat, st.STATIONS) == 0:
            finish(s, 0)
            return NOBODY
        return 1 << self.seat

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        for station in range(s.content.station_count):
            if s.owner[station] == seat:
                out.add(pack(verb.DEFEND, station, ARMY))
                if s.get(seat, st.PLACE) == station:
                    out.add(pack(verb.DEFEND, station, HERO))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        s.put(seat, st.DEFENDED, first(option))
        s.put(seat, st.DEFENDER, second(option))
        rules = "E2-EVTHR-002 E2-EVTHR-003"
        s.tell(happening.DEFENCE_NAMED, rules, seat, first(option), second(option))
        finish(s, 0)

    def asks(self) -> str:
        return "endangered_station"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        if verb_of(option) == verb.PLACE_THREAT:
            return "R2-160"
        if verb_of(option) == verb.DEFEND and s.owner[first(option)] == seat:
            return "E2-EVTHR-003"
        return "E2-EVTHR-002"
