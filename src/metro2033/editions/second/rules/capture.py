"""Capturing a station that was won: price, decision and what follows (E2-CAPT)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.second.rules.ability import has_window
from metro2033.editions.second.rules.goal import check_captured
from metro2033.engine.effects.timing import TimingFrame
from metro2033.engine.kernel.core import NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, verb
from metro2033.engine.model.ids import (
    ARMY,
    ATTACK,
    KINDS,
    NEUTRAL_PRIZE,
    NOTHING,
    PLAYER_PRIZE,
    POLIS,
)
from metro2033.engine.model.state import CAPTURES, STATIONS, State
from metro2033.engine.rules.modifier import total
from metro2033.engine.rules.resource import spend
from metro2033.engine.rules.station import ReplacementFrame, own


def price(s: State, seat: i64, station: i64, loser: i64, kind: i64) -> i64:
    """What a capture costs in one resource (E2-CAPT-002, E2-CAPT-003)."""
    base = c.PRICE_NEUTRAL if loser == NOTHING else c.PRICE_PLAYER
    prize = NEUTRAL_PRIZE if loser == NOTHING else PLAYER_PRIZE
    change = total(s, seat, c.CAPTURE_COST + kind, ATTACK, prize, station)
    return max(s.content.numbers[base + kind] + change, 0)


def can_capture(s: State, seat: i64, station: i64, loser: i64) -> bool:
    """Whether a seat can pay and has a token left (R2-033)."""
    if s.get(seat, STATIONS) >= s.content.numbers[c.FACTION_TOKENS]:
        return False
    for kind in range(i64(KINDS)):
        if s.stock(seat, kind) < price(s, seat, station, loser, kind):
            return False
    return True


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class CaptureFrame(Frame):
    """The victor captures the station or leaves it neutral; then the loser takes a replacement."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "station", "loser", "fighter")

    def __init__(self, seat: i64, station: i64, loser: i64, fighter: i64) -> None:
        self.seat: Final = seat
        self.station: Final = station
        self.loser: Final = loser
        self.fighter: Final = fighter

    def step(self, s: State) -> i64:
        if can_capture(s, self.seat, self.station, self.loser) or has_window(s, self.seat):
            return 1 << self.seat
        self.end(s)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        out.add(pack(verb.PASS_TURN))
        if can_capture(s, seat, self.station, self.loser):
            out.add(pack(verb.CAPTURE))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        self.end(s)
        if verb_of(option) == verb.CAPTURE:
            self.take(s)

    def take(self, s: State) -> None:
        """Pay, put the token down, and look whether a goal is reached."""
        seat = self.seat
        cost = [price(s, seat, self.station, self.loser, kind) for kind in range(i64(KINDS))]
        for kind in range(i64(KINDS)):
            spend(s, seat, kind, cost[kind], self.price_rules())
        point = c.AT_CAPTURE
        s.stack.append(TimingFrame(point, seat, self.station, self.fighter, ATTACK, self.loser))
        own(s, seat, self.station, happening.STATION_CAPTURED, self.capture_rules(s))
        s.add(seat, CAPTURES, 1)
        target = c.NEUTRAL_TARGET if self.loser == NOTHING else c.PLAYER_TARGET
        check_captured(s, seat, self.fighter, target)

    def end(self, s: State) -> None:
        """The station's fate is decided; only now may its loser take another (R2-119)."""
        if self.loser == NOTHING:
            finish(s, 0)
        else:
            replace_top(s, ReplacementFrame(self.loser))

    def asks(self) -> str:
        return "capture"

    def describe(self, s: State, subject: Subject) -> None:
        subject.name("station", self.station)
        subject.rival(self.loser)

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        if s.get(seat, STATIONS) >= s.content.numbers[c.FACTION_TOKENS]:
            return "R2-033"
        return self.price_rules()

    def price_rules(self) -> str:
        """The rules by which the station has its price."""
        return "E2-CAPT-002" if self.loser == NOTHING else "E2-CAPT-003"

    def capture_rules(self, s: State) -> str:
        """The rules by which the station can be captured."""
        is_army = self.fighter == ARMY
        if self.loser != NOTHING:
            return "E2-OUT-011" if is_army else "E2-OUT-016"
        if s.content.station_kind[self.station] == POLIS:
            return "E2-ARMY-017" if is_army else "E2-HATK-006"
        return "E2-OUT-002" if is_army else "E2-OUT-006"
