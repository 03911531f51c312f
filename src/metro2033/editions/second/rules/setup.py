"""Set-up: first player, drafts, start bonuses, figures, market (E2-SETUP)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from metro2033.editions.second.rules.market import FillFrame
from metro2033.editions.second.rules.stage import begin_stage
from metro2033.editions.second.rules.turn import RoundFrame
from metro2033.editions.second.rules.wound import offer_homes
from metro2033.engine.effects.program import OF_FACTION, about, program
from metro2033.engine.kernel.core import NATURE, NOBODY, Frame, SeatFrame, finish, replace_top
from metro2033.engine.kernel.helper import EachSeatFrame
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import ARMY, HANSA, NOTHING, POLIS
from metro2033.engine.model.state import State
from metro2033.engine.rules.station import hold


def fill_table(s: State, rules: dict[str, int]) -> None:
    """Set up threats and armies, and write the house rules into the state."""
    begin_stage(s, 1)
    for seat in range(s.seat_count()):
        s.put(seat, st.STRENGTH, s.content.numbers[c.START_STRENGTH])
    s.numbers[st.WIN_POINTS] = rules["victory_points"]
    s.numbers[st.OPEN_RING] = rules["open_ring"]
    s.numbers[st.FIRST_SEAT] = rules["first_player"]


def close_zones(s: State) -> None:
    """Zones that nobody chose are out of play, with their Hansa stations (E2-BOARD-003, R2-029)."""
    chosen: i64 = 0
    for seat in range(s.seat_count()):
        chosen |= 1 << s.get(seat, st.FACTION)
    key = int(chosen * 2 + s.numbers[st.OPEN_RING])
    if key not in s.edition.grounds:
        s.edition.grounds[key] = ground(s, chosen)
    s.open = s.edition.grounds[key]
    s.ground = None


def ground(s: State, chosen: i64) -> vec[i64]:
    """Which stations are in play when the zones of these factions are."""
    is_open = s.edition.all_open[:]
    for station in range(s.content.station_count):
        zone = s.content.station_zone[station]
        kind = s.content.station_kind[station]
        ring = kind == HANSA and s.numbers[st.OPEN_RING] == 1
        if kind != POLIS and not ring and chosen >> zone & 1 == 0:
            is_open[station] = 0
    return is_open


FIRST_PLAYER: Final = 0
FACTIONS: Final = 1
BONUSES: Final = 2
FIGURES: Final = 3
"""The steps of set-up; FIGURES + n is the n-th seat from the last one on."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class SetupFrame(Frame):
    """The steps of set-up in order; then the first round begins."""

    FIELDS: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, at: i64 = FIRST_PLAYER) -> None:
        self.at: Final = at

    def step(self, s: State) -> i64:
        seats = s.seat_count()
        start = s.numbers[st.FIRST]
        if self.at == FIRST_PLAYER and s.numbers[st.FIRST_SEAT] == 0:
            return NATURE
        replace_top(s, SetupFrame(self.at + 1))
        if self.at == FIRST_PLAYER:
            s.numbers[st.FIRST] = s.numbers[st.FIRST_SEAT] - 1
        elif self.at == FACTIONS:
            s.stack.append(EachSeatFrame(FactionFrame(0), seats, start, seats))
        elif self.at == BONUSES:
            close_zones(s)
            s.stack.append(EachSeatFrame(BonusFrame(0), seats, start, seats))
        elif self.at < FIGURES + seats:
            seat = (start + 2 * seats - 1 - (self.at - FIGURES)) % seats
            s.stack.append(FigureFrame(seat))
        else:
            replace_top(s, RoundFrame())
            s.stack.append(FillFrame("E2-SETUP-024"))
        return NOBODY

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        for player in range(s.seat_count()):
            out.add(pack(verb.BEGIN_WITH, player))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        s.numbers[st.FIRST] = first(option)
        s.tell(happening.FIRST_PLAYER_DRAWN, "E2-SETUP-005", first(option))
        replace_top(s, SetupFrame(FACTIONS))

    def asks(self) -> str:
        return "first_player"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class FactionFrame(SeatFrame):
    """A seat takes a faction; after the first it must border one that is taken (E2-SETUP-008)."""

    def seated(self, seat: i64) -> Frame:
        return FactionFrame(seat)

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        taken: i64 = 0
        bordered: i64 = 0
        for other in range(s.seat_count()):
            faction = s.get(other, st.FACTION)
            if faction != NOTHING:
                taken |= 1 << faction
                bordered |= s.content.faction_border[faction]
        for faction in range(s.content.faction_count):
            if taken >> faction & 1 == 0 and (taken == 0 or bordered >> faction & 1 == 1):
                out.add(pack(verb.TAKE_FACTION, faction))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        faction = first(option)
        s.put(seat, st.FACTION, faction)
        rules = "E2-SETUP-006" if seat == s.numbers[st.FIRST] else "E2-SETUP-007"
        s.tell(happening.FACTION_TAKEN, rules, seat, faction)
        for station in range(s.content.station_count):
            if s.content.station_home[station] == faction:
                hold(s, seat, station)
        finish(s, 0)

    def asks(self) -> str:
        return "faction"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        if verb_of(option) != verb.TAKE_FACTION:
            return ""
        for other in range(s.seat_count()):
            if s.get(other, st.FACTION) == first(option):
                return "E2-SETUP-007"
        return "E2-SETUP-008"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BonusFrame(SeatFrame):
    """A seat takes the start bonus of its faction (E2-SETUP-016, R2-027)."""

    def seated(self, seat: i64) -> Frame:
        return BonusFrame(seat)

    def step(self, s: State) -> i64:
        faction = s.get(self.seat, st.FACTION)
        code = s.content.faction_bonus[faction]
        rules = "E2-SETUP-016"
        registers = about(self.seat, NOTHING, ARMY, faction, NOTHING)
        replace_top(s, program(code, registers, rules, pack(OF_FACTION, faction)))
        return NOBODY


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class FigureFrame(SeatFrame):
    """A seat takes a hero and puts the figure on a home station (E2-SETUP-018 to -021)."""

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        if s.get(seat, st.FIGURE) != NOTHING:
            offer_homes(s, seat, True, verb.START_AT, out)
            return
        for hero in range(s.content.hero_count):
            is_free = True
            for other in range(s.seat_count()):
                if s.get(other, st.FIGURE) == hero:
                    is_free = False
            if is_free:
                out.add(pack(verb.TAKE_HERO, hero))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        if s.get(seat, st.FIGURE) == NOTHING:
            s.put(seat, st.FIGURE, first(option))
            is_last = s.following(seat) == s.numbers[st.FIRST]
            rules = "E2-SETUP-018" if is_last else "E2-SETUP-019"
            s.tell(happening.HERO_TAKEN, rules, seat, first(option))
            s.edition.changed(s, seat)
            return
        s.put(seat, st.PLACE, first(option))
        s.tell(happening.FIGURE_PLACED, "E2-SETUP-021", seat, first(option))
        finish(s, 0)

    def asks(self) -> str:
        return "hero"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        if verb_of(option) == verb.TAKE_HERO:
            return "E2-SETUP-019" if s.get(seat, st.FIGURE) == NOTHING else "E2-CARDS-003"
        return "E2-SETUP-021" if verb_of(option) == verb.START_AT else ""
