"""Stations change hands: owning, losing, the minimum of three, and numbered tokens."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import NOBODY, SeatFrame, finish
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, verb
from metro2033.engine.model.ids import ABANDONED, HANSA, NEUTRAL, POLIS
from metro2033.engine.model.state import FACTION, POINTS, STATIONS, State
from metro2033.engine.rules.movement import is_neutral

TOKEN_WIDTH: Final = 13
"""Free tokens are counted by seat and number, 0 to 12."""


def has_free_token(s: State, seat: i64) -> bool:
    """Whether a seat can mark another station (R1-016)."""
    for number in range(i64(TOKEN_WIDTH)):
        if s.tokens[seat * TOKEN_WIDTH + number] > 0:
            return True
    return False


def offer_tokens(s: State, seat: i64, out: Offer) -> None:
    """Offer each number of which the seat has a free token."""
    for number in range(i64(TOKEN_WIDTH)):
        if s.tokens[seat * TOKEN_WIDTH + number] > 0:
            out.add(pack(verb.TOKEN, number))


def place_token(s: State, seat: i64, station: i64, number: i64, rules: str) -> None:
    """A free token goes on a station."""
    s.own_stations()
    s.tokens[seat * TOKEN_WIDTH + number] -= 1
    s.level[station] = number
    s.tell(happening.TOKEN_PLACED, rules, seat, station, number)


def take_token(s: State, seat: i64, station: i64) -> None:
    """The token of a station goes back to its owner's free ones (E1-TOKEN-009)."""
    s.own_stations()
    s.tokens[seat * TOKEN_WIDTH + s.level[station]] += 1
    s.level[station] = 0


def lower_number(s: State, seat: i64, number: i64) -> i64:
    """The seat's nearest lower free number, or 0 when there is none (E1-NHERO-007, R1-102)."""
    lower = number - 1
    while lower > 0 and s.tokens[seat * TOKEN_WIDTH + lower] == 0:
        lower -= 1
    return lower


def hold(s: State, seat: i64, station: i64) -> None:
    """A station and its points go to a seat, and nobody hears of it."""
    s.own_stations()
    s.owner[station] = seat
    s.add(seat, STATIONS, 1)
    s.add(seat, POINTS, s.content.numbers[c.STATION_POINTS])


def own(s: State, seat: i64, station: i64, event: i64, rules: str) -> None:
    """A seat's token goes on a station, which is worth points (E2-META-003)."""
    hold(s, seat, station)
    s.tell(event, rules, seat, station)
    s.edition.changed(s, seat)


def lose(s: State, station: i64, rules: str) -> None:
    """The owner's token leaves a station, and its points with it (E2-CAPT-010)."""
    seat = s.owner[station]
    s.own_stations()
    s.owner[station] = NEUTRAL
    if len(s.level) > 0:
        take_token(s, seat, station)
    s.add(seat, STATIONS, -1)
    s.add(seat, POINTS, -s.content.numbers[c.STATION_POINTS])
    s.tell(happening.STATION_LOST, rules, seat, station)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ReplacementFrame(SeatFrame):
    """Whoever has fewer than three stations takes neutral ones free (E2-CAPT-011 to -013)."""

    def step(self, s: State) -> i64:
        if s.get(self.seat, STATIONS) < s.content.numbers[c.LEAST_STATIONS]:
            for station in range(s.content.station_count):
                if is_free(s, station):
                    return 1 << self.seat
        finish(s, 0)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        """Stations of the own zone come first; other zones only when it has none (R2-124)."""
        zone = s.get(seat, FACTION)
        for station in range(s.content.station_count):
            if s.content.station_zone[station] == zone and is_free(s, station):
                out.add(pack(verb.SETTLE, station))
        if out.count == 0:
            for station in range(s.content.station_count):
                if is_free(s, station):
                    out.add(pack(verb.SETTLE, station))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        station = first(option)
        is_home_zone = s.content.station_zone[station] == s.get(seat, FACTION)
        rules = s.edition.rule("settle" if is_home_zone else "settle_elsewhere")
        own(s, seat, station, happening.STATION_SETTLED, rules)

    def asks(self) -> str:
        return "replacement"

    def describe(self, s: State, subject: Subject) -> None:
        subject.by(s.edition.rule("too_few_stations"))

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        if verb_of(option) != verb.SETTLE:
            return s.edition.rule("too_few_stations")
        station = first(option)
        kind = s.content.station_kind[station]
        if s.open[station] == 0:
            return s.edition.rule("settle_closed")
        if kind == HANSA or kind == ABANDONED:
            return s.edition.rule("settle_never")
        is_owned = s.owner[station] != NEUTRAL
        return s.edition.rule("settle_owned" if is_owned else "settle_elsewhere")


def is_free(s: State, station: i64) -> bool:
    """Whether a station can be taken without a fight: neutral, but never in Polis."""
    return is_neutral(s, station) and s.content.station_kind[station] != POLIS
