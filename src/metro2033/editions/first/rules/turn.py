"""A turn: roll, production, start threat, main phase, end of the turn (E1-TURN, R1-044, R1-112)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.first.rules.goal import check_guest, check_moment
from metro2033.editions.first.rules.main import MainFrame
from metro2033.editions.first.rules.note import haunting_rules
from metro2033.editions.first.rules.outcome import change_activity
from metro2033.editions.first.rules.response import RollFrame
from metro2033.editions.first.rules.strength import dice_sum
from metro2033.editions.first.rules.threat import ThreatFrame
from metro2033.engine.effects.part import add
from metro2033.engine.kernel.core import NOBODY, Frame, SeatFrame, finish, replace_top
from metro2033.engine.kernel.event import Part
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, second, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import KINDS, NEUTRAL, NOTHING, STATION
from metro2033.engine.model.state import State
from metro2033.engine.rules.modifier import total
from metro2033.engine.rules.resource import gain, spend

BEGIN: Final = 0
ROLL: Final = 1
TRIBUTE: Final = 2
START_THREAT: Final = 3
MAIN: Final = 4
END_THREAT: Final = 5
END: Final = 6
NEXT: Final = 7


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TurnFrame(Frame):
    """The turns of all players, one after another; `number` is the roll of the running turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at", "number", "stations")

    def __init__(self, seat: i64, at: i64 = BEGIN, number: i64 = 0, stations: i64 = 0) -> None:
        self.seat: Final = seat
        self.at: Final = at
        self.number: Final = number
        self.stations: Final = stations

    def step(self, s: State) -> i64:
        seat = self.seat
        replace_top(s, TurnFrame(seat, self.at + 1, self.number, self.stations))
        if self.at == BEGIN:
            begin_turn(s, seat)
        elif self.at == ROLL:
            s.stack.append(RollFrame(seat, "E1-TURN-001"))
        elif self.at == MAIN:
            s.stack.append(MainFrame(seat))
        elif self.at == END:
            check_moment(s, seat, c.AT_OWN_TURN_END)
        elif self.at == NEXT:
            end_turn(s, seat)
        elif self.brings(s):
            is_tribute = self.at == TRIBUTE
            number = self.number if self.at == START_THREAT else i64(0)
            s.stack.append(TributeFrame(seat) if is_tribute else EndangeredFrame(seat, number))
        return NOBODY

    def brings(self, s: State) -> bool:
        """Whether the tribute is open, or a threat comes at the start or end of the turn."""
        if self.at == TRIBUTE:
            return s.get(self.seat, st.STOCKED) == 0
        if self.at == START_THREAT:
            return self.stations >= s.content.numbers[c.THREAT_STATIONS]
        return s.get(self.seat, st.FACED) == 0 and s.get(self.seat, st.RAIDED) == 0

    def resume(self, s: State, result: i64) -> None:
        """The roll: all stations with this number produce; the poor are helped (E1-EXTRA-004)."""
        if self.at == ROLL + 1 and result > 0:
            number = dice_sum(result)
            stations = s.get(self.seat, st.STATIONS)
            replace_top(s, TurnFrame(self.seat, self.at, number, stations))
            if s.log is not None:
                s.log.explain(yields(s, number))
            produce(s, number)
            if stations <= s.content.numbers[c.POOR_STATIONS]:
                for kind in range(i64(KINDS)):
                    gain(s, self.seat, kind, 1, "E1-EXTRA-004")


def begin_turn(s: State, seat: i64) -> None:
    """Everything of a turn starts anew; a beaten hero begins to rest (R1-069)."""
    s.numbers[st.ACTIVE] = seat
    for other in range(s.seat_count()):
        clear_turn(s, other * st.SEAT_WIDTH)
    s.put(seat, st.RESTING, s.get(seat, st.RESTS))
    s.put(seat, st.RESTS, 0)
    s.put(seat, st.BARRED, s.get(seat, st.BARRED_NEXT))
    s.put(seat, st.BARRED_NEXT, 0)
    s.put(seat, st.BARRED_BY, 0)
    s.tell(happening.TURN_BEGAN, "E1-SETUP-018", seat, s.numbers[st.ROUND])
    check_guest(s, seat)


def clear_turn(s: State, base: i64) -> None:
    """Forget what a seat did in the last turn; its numbers begin at `base`."""
    seats = s.seats
    for field in range(base + st.STEPS, base + st.BARRED_NEXT):
        seats[field] = 0
    for field in range(base + st.SKILL_USED, base + st.GROWTH):
        seats[field] = 0
    for field in range(base + st.EXCHANGED, base + st.STOCKED):
        seats[field] = 0
    seats[base + st.CAPTURES] = 0
    seats[base + st.LOOKED] = 0


def produce(s: State, number: i64) -> None:
    """Stations of all players with this number on their token yield (E1-TURN-002, -003)."""
    for seat in range(s.seat_count()):
        s.put(seat, st.STOCKED, 0)
    owners = s.owner
    levels = s.level
    for station in range(s.content.station_count):
        owner = owners[station]
        if owner != NEUTRAL and levels[station] == number:
            for kind in range(i64(KINDS)):
                n = s.content.station_yield[station * 3 + kind]
                if n > 0:
                    s.put(owner, st.STOCKED, 1)
                    gain(s, owner, kind, n, "E1-TURN-002")


def yields(s: State, number: i64) -> list[Part]:
    """Which stations a roll lets yield, and how much in all."""
    found: list[Part] = []
    for station in range(s.content.station_count):
        if s.owner[station] != NEUTRAL and s.level[station] == number:
            at = station * 3
            table = s.content.station_yield
            n = table[at] + table[at + 1] + table[at + 2]
            add(found, 0, "station", station, n, "E1-TURN-002")
    return found


def end_turn(s: State, seat: i64) -> None:
    """A peaceful turn lowers activity; then the next player (E1-ACT-003)."""
    if s.get(seat, st.FOUGHT) == 0:
        change_activity(s, seat, -1, "E1-ACT-003")
    s.put(seat, st.RESTING, 0)
    following = s.following(seat)
    if following == s.numbers[st.FIRST]:
        s.numbers[st.ROUND] += 1
        if s.numbers[st.MOST_ROUNDS] > 0 and s.numbers[st.ROUND] > s.numbers[st.MOST_ROUNDS]:
            s.numbers[st.REASON] = st.BY_LENGTH
            s.is_over = True
    replace_top(s, TurnFrame(following))


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TributeFrame(SeatFrame):
    """After a roll that brought nothing a clan may take one resource from the rich."""

    def step(self, s: State) -> i64:
        least = total(s, self.seat, c.TRIBUTE, NOTHING, NOTHING, 0)
        if least > 0:
            for other in range(s.seat_count()):
                for kind in range(i64(KINDS)):
                    if other != self.seat and s.stock(other, kind) >= least:
                        return 1 << self.seat
        finish(s, 0)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        out.add(pack(verb.PASS_TURN))
        least = total(s, seat, c.TRIBUTE, NOTHING, NOTHING, 0)
        for other in range(s.seat_count()):
            for kind in range(i64(KINDS)):
                if other != seat and s.stock(other, kind) >= least:
                    out.add(pack(verb.TRIBUTE, other, kind))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        finish(s, 0)
        if verb_of(option) == verb.TRIBUTE:
            s.tell(happening.TRIBUTE_TAKEN, "E1-CLAN-001", seat, first(option), second(option))
            spend(s, first(option), second(option), 1, "E1-CLAN-001")
            gain(s, seat, second(option), 1, "E1-CLAN-001")

    def asks(self) -> str:
        return "tribute"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class EndangeredFrame(Frame):
    """A threat comes to a station of the player: one that produced, or a haunted one.

    `number` is the roll, 0 at the end of the turn (E1-TURN-010, R1-045, R1-111).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def is_hit(self, s: State, station: i64) -> bool:
        """Whether one of the seat's stations can be the one that is attacked; the home never is."""
        if station == s.get(self.seat, st.HOME):
            return False
        if self.number > 0:
            return s.level[station] == self.number and has_yield(s, station)
        return is_haunted(s, station)

    def step(self, s: State) -> i64:
        count: i64 = 0
        only: i64 = 0
        owners = s.owner
        for station in range(s.content.station_count):
            if owners[station] == self.seat and self.is_hit(s, station):
                count += 1
                only = station
        if count > 1:
            return 1 << self.seat
        finish(s, 0)
        if count == 1:
            self.hit(s, only)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        for station in range(s.content.station_count):
            if s.owner[station] == self.seat and self.is_hit(s, station):
                out.add(pack(verb.ENDANGERED, station))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        finish(s, 0)
        self.hit(s, first(option))

    def hit(self, s: State, station: i64) -> None:
        """The station defends itself."""
        s.put(self.seat, st.FACED, 1)
        rules = "E1-TURN-010" if self.number > 0 else haunting_rules(s, station)
        s.tell(happening.STATION_ENDANGERED, rules, self.seat, station)
        s.stack.append(ThreatFrame(self.seat, STATION, station, 0))

    def asks(self) -> str:
        return "endangered_station"


def has_yield(s: State, station: i64) -> bool:
    """Whether a station's card yields anything (R1-046)."""
    at = station * 3
    table = s.content.station_yield
    return table[at] + table[at + 1] + table[at + 2] > 0


def is_haunted(s: State, station: i64) -> bool:
    """Whether a threat comes to the station at the end of its owner's turn."""
    effects = s.content.station_effects[station]
    for i in range(i64(len(effects))):
        if s.content.effects[effects[i]].point == c.AT_TURN_END:
            return True
    return False
