"""Capturing a station: its token, points, goals and text (E1-TOKEN-002, R1-017, R1-105)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.first.rules.goal import check_captured, check_won
from metro2033.engine.effects.program import OF_EFFECT, about
from metro2033.engine.kernel.core import Frame, SeatFrame, finish
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.state import State
from metro2033.engine.rules.station import offer_tokens, own, place_token


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class TokenFrame(SeatFrame):
    """The captor chooses a token for the station; then points, goals and the station's text.

    `foe` is the strength of the threat that was beaten with dice for it, 0 without one. A mission
    that is chosen on the way cannot be completed by the same capture.
    """

    FIELDS: ClassVar[tuple[str, ...]] = tuple("seat station loser fighter rules:text foe".split())

    def __init__(
        self, seat: i64, station: i64, loser: i64, fighter: i64, rules: str, foe: i64 = 0
    ) -> None:
        super().__init__(seat)
        self.station: Final = station
        self.loser: Final = loser
        self.fighter: Final = fighter
        self.rules: Final = rules
        self.foe: Final = foe

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        offer_tokens(s, seat, out)

    def choose(self, s: State, seat: i64, option: i64) -> None:
        finish(s, 0)
        place_token(s, seat, self.station, first(option), "E1-TOKEN-002")
        if s.get(seat, st.CAPTURED) != self.station + 1:
            # A station that was lost and taken again in one turn counts once.
            s.put(seat, st.CAPTURED, self.station + 1)
            s.add(seat, st.CAPTURES, 1)
        s.stack.append(StationTextFrame(seat, self.station, self.loser, self.fighter))
        own(s, seat, self.station, happening.STATION_CAPTURED, self.rules)
        if not s.is_over:
            target = c.NEUTRAL_TARGET if self.loser == NOTHING else c.PLAYER_TARGET
            check_captured(s, seat, self.station, self.fighter, target)
            if self.foe > 0:
                check_won(s, seat, False, self.foe)

    def asks(self) -> str:
        return "token"

    def describe(self, s: State, subject: Subject) -> None:
        subject.by(self.rules)
        subject.name("station", self.station)

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        home = s.content.numbers[c.HOME_TOKEN]
        is_home_token = verb_of(option) == verb.TOKEN and first(option) == home
        return "E1-TOKEN-008" if is_home_token else "E1-TOKEN-002"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class StationTextFrame(Frame):
    """What the text of a captured station does."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "station", "loser", "fighter")

    def __init__(self, seat: i64, station: i64, loser: i64, fighter: i64) -> None:
        self.seat: Final = seat
        self.station: Final = station
        self.loser: Final = loser
        self.fighter: Final = fighter

    def step(self, s: State) -> i64:
        finish(s, 0)
        effects = s.content.station_effects[self.station]
        for i in range(i64(len(effects)) - 1, i64(-1), i64(-1)):
            effect = s.content.effects[effects[i]]
            if effect.point == c.AT_CAPTURE:
                registers = about(self.seat, self.station, self.fighter, NOTHING, self.loser)
                cause = pack(OF_EFFECT, effects[i])
                s.stack.append(s.edition.program(effect.code, registers, effect.rules, cause))
        return 0
