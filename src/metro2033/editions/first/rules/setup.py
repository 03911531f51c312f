"""Set-up: clans and heroes, homes, tokens, missions, initiative (E1-SETUP)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from metro2033.editions.first.rules.goal import ChooseMissionFrame
from metro2033.editions.first.rules.strength import offer_dice
from metro2033.editions.first.rules.turn import TurnFrame
from metro2033.engine.kernel.core import NATURE, NOBODY, Frame, SeatFrame, finish, replace_top
from metro2033.engine.kernel.helper import EachSeatFrame
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import bit, first, pack, second
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import KINDS, NOTHING
from metro2033.engine.model.state import State
from metro2033.engine.rules.station import TOKEN_WIDTH, hold, offer_tokens, place_token

DEALT: Final = 0
CHOSEN: Final = 1
"""How clans and heroes are given out: the house rule `draft` (R1-039)."""

CLANS: Final = 0
HOMES: Final = 1
MISSIONS: Final = 2
INITIATIVE: Final = 3
"""The steps of set-up."""


def fill_table(s: State, rules: dict[str, int]) -> None:
    """Lay out the tokens, and write the house rules into the state."""
    content = s.content
    seats = s.seat_count()
    s.level = vec[i64]([0] * content.station_count)
    tokens = content.other_tokens if rules["other_tokens"] == 1 else content.faction_tokens
    s.tokens = vec[i64]([tokens[i % TOKEN_WIDTH] for i in range(seats * TOKEN_WIDTH)])
    for seat in range(seats):
        s.put(seat, st.HOME, NOTHING)
    s.numbers[st.TARGET] = content.numbers[c.TARGETS + seats] + rules["victory_points"]
    s.numbers[st.DRAFT] = rules["draft"]
    s.numbers[st.TUNNELS_ONLY] = rules["army_tunnels_only"]
    s.numbers[st.THREAT_OFFSET] = rules["threat_offset"]


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SetupFrame(Frame):
    """The steps of set-up in order; then the first turn begins."""

    FIELDS: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, at: i64 = CLANS) -> None:
        self.at: Final = at

    def step(self, s: State) -> i64:
        seats = s.seat_count()
        replace_top(s, SetupFrame(self.at + 1))
        if self.at == CLANS:
            s.stack.append(EachSeatFrame(DealFrame(0), seats, 0, seats))
        elif self.at == HOMES:
            s.stack.append(EachSeatFrame(HomeFrame(0), seats, 0, seats))
        elif self.at == MISSIONS:
            missions = ChooseMissionFrame(0, "E1-SETUP-014", "E1-SETUP-015")
            s.stack.append(EachSeatFrame(missions, seats, 0, seats))
        elif self.at == INITIATIVE:
            s.stack.append(InitiativeFrame((i64(1) << seats) - 1, 0, 0, 0))
        else:
            replace_top(s, TurnFrame(s.numbers[st.FIRST]))
        return NOBODY


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class DealFrame(SeatFrame):
    """A seat gets a clan and a hero: dealt by nature, or chosen (E1-SETUP-004, R1-039)."""

    def seated(self, seat: i64) -> Frame:
        return DealFrame(seat)

    def step(self, s: State) -> i64:
        return bit(self.seat) if s.numbers[st.DRAFT] == CHOSEN else i64(NATURE)

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        needs_hero = s.get(self.seat, st.FACTION) != NOTHING
        field = st.FIGURE if needs_hero else st.FACTION
        count = s.content.hero_count if needs_hero else s.content.faction_count
        for card in range(count):
            is_free = True
            for other in range(s.seat_count()):
                if s.get(other, field) == card:
                    is_free = False
            if is_free:
                out.add(pack(verb.TAKE_HERO if needs_hero else verb.TAKE_FACTION, card))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        if s.get(self.seat, st.FACTION) != NOTHING:
            s.put(self.seat, st.FIGURE, first(option))
            s.tell(happening.HERO_TAKEN, "E1-SETUP-004", self.seat, first(option))
            finish(s, 0)
            return
        clan = first(option)
        s.put(self.seat, st.FACTION, clan)
        s.tell(happening.FACTION_TAKEN, "E1-SETUP-004", self.seat, clan)
        take_clan(s, self.seat, clan)

    def asks(self) -> str:
        return "clan_and_hero"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        return "E1-SETUP-004"


def take_clan(s: State, seat: i64, clan: i64) -> None:
    """Mark the circled values and take the starting stations (E1-SETUP-005, -006)."""
    for kind in range(i64(KINDS)):
        n = s.content.faction_stock[clan * 3 + kind]
        s.put(seat, st.STOCK + kind, n)
        s.reserve[kind] -= n
    s.put(seat, st.STRENGTH, s.content.faction_army[clan])
    s.put(seat, st.ACTIVITY, s.content.faction_activity[clan])
    start = s.content.faction_start[clan]
    for i in range(i64(len(start))):
        hold(s, seat, start[i])


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class HomeFrame(SeatFrame):
    """A seat names its home and puts tokens on its other stations (E1-SETUP-009 to -012)."""

    def seated(self, seat: i64) -> Frame:
        return HomeFrame(seat)

    def bare(self, s: State) -> i64:
        """The first station of the seat without a token, or NOTHING."""
        for station in range(s.content.station_count):
            if s.owner[station] == self.seat and s.level[station] == 0:
                return station
        return NOTHING

    def step(self, s: State) -> i64:
        if s.get(self.seat, st.HOME) == NOTHING or self.bare(s) != NOTHING:
            return bit(self.seat)
        finish(s, 0)
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        if s.get(seat, st.HOME) != NOTHING:
            offer_tokens(s, seat, out)
            return
        for station in range(s.content.station_count):
            if s.owner[station] == seat:
                out.add(pack(verb.HOME, station))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        if s.get(seat, st.HOME) != NOTHING:
            place_token(s, seat, self.bare(s), first(option), "E1-SETUP-012")
            return
        s.put(seat, st.HOME, first(option))
        s.put(seat, st.PLACE, first(option))
        s.tell(happening.HOME_NAMED, "E1-SETUP-009", seat, first(option))
        place_token(s, seat, first(option), s.content.numbers[c.HOME_TOKEN], "E1-SETUP-010")

    def asks(self) -> str:
        return "home"

    def describe(self, s: State, subject: Subject) -> None:
        if s.get(self.seat, st.HOME) != NOTHING:
            subject.name("station", self.bare(s))

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        return "E1-SETUP-009" if s.get(seat, st.HOME) == NOTHING else "E1-SETUP-012"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class InitiativeFrame(Frame):
    """All roll; the highest sum begins, equal ones roll again (E1-SETUP-017, R1-037).

    `rolling` masks who rolls, `seat` is next, `best` the highest sum and `leading` who has it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("rolling", "seat", "best", "leading")

    def __init__(self, rolling: i64, seat: i64, best: i64, leading: i64) -> None:
        self.rolling: Final = rolling
        self.seat: Final = seat
        self.best: Final = best
        self.leading: Final = leading

    def step(self, s: State) -> i64:
        if self.seat == s.seat_count():
            self.end(s)
            return NOBODY
        if self.rolling >> self.seat & 1 == 1:
            return NATURE
        replace_top(s, InitiativeFrame(self.rolling, self.seat + 1, self.best, self.leading))
        return NOBODY

    def end(self, s: State) -> None:
        """One leader begins; several roll again."""
        leader: i64 = 0
        while self.leading >> leader & 1 == 0:
            leader += 1
        if self.leading == bit(leader):
            s.numbers[st.FIRST] = leader
            s.tell(happening.FIRST_PLAYER_DRAWN, "E1-SETUP-017", leader)
            finish(s, leader)
        else:
            replace_top(s, InitiativeFrame(self.leading, 0, 0, 0))

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        offer_dice(out)

    def choose(self, s: State, seat: i64, option: i64) -> None:
        s.tell(happening.DICE_ROLLED, "E1-SETUP-017", self.seat, first(option), second(option))
        rolled = first(option) + second(option)
        best = max(self.best, rolled)
        leading = self.leading if rolled <= self.best else i64(0)
        if rolled == best:
            leading |= bit(self.seat)
        replace_top(s, InitiativeFrame(self.rolling, self.seat + 1, best, leading))

    def asks(self) -> str:
        return "initiative"
