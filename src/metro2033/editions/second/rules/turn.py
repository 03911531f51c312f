"""The round as a list of phases, and its end (E2-ROUND, E2-END)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.editions.second.rules.army import ArmyFrame
from metro2033.editions.second.rules.events import (
    DangerFrame,
    LawStartFrame,
    ProductionFrame,
    polis_stations,
)
from metro2033.editions.second.rules.goal import check_round_end
from metro2033.editions.second.rules.hero import HeroFrame
from metro2033.editions.second.rules.mobilization import MaintenanceFrame
from metro2033.editions.second.rules.stage import begin_stage, is_advanced
from metro2033.editions.second.rules.vote import VoteFrame
from metro2033.engine.effects.program import clear_timed
from metro2033.engine.kernel.core import NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.helper import EachSeatFrame, SequenceFrame
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.pile import BOTTOM, EQUIPMENT, HELD, THREATS
from metro2033.engine.model.state import State
from metro2033.engine.rules.draw import KeepFrame

EVENTS: Final = 1
MOBILIZATION: Final = 2
ARMY_ACTIONS: Final = 3
HERO_ACTIONS: Final = 4
ROUND_END: Final = 5


def phases(s: State) -> list[Frame]:
    """The round at the present position of the marker, in the order of the rules (R2-047)."""
    seats = s.seat_count()
    start = s.numbers[st.FIRST]
    position = s.numbers[st.POSITION]
    parts: list[Frame] = [PhaseFrame(EVENTS), LawStartFrame()]
    if s.content.track_shows[position] != 0:
        parts.append(EachSeatFrame(ProductionFrame(0), seats, start, seats))
    if s.content.track_threat[position] == 1:
        parts.append(DangerFrame())
    if s.content.track_law[position] == 1:
        parts.append(VoteFrame())
    parts.append(PhaseFrame(MOBILIZATION))
    parts.append(EachSeatFrame(MaintenanceFrame(0), seats, start, seats))
    parts.append(PhaseFrame(ARMY_ACTIONS))
    parts.append(EachSeatFrame(ArmyFrame(0), seats, start, seats))
    parts.append(PhaseFrame(HERO_ACTIONS))
    parts.append(EachSeatFrame(HeroFrame(0), seats, start, seats))
    parts.append(PhaseFrame(ROUND_END))
    return parts


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class PhaseFrame(Frame):
    """Marks the beginning of a phase."""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: i64) -> None:
        self.phase: Final = phase

    def step(self, s: State) -> i64:
        s.numbers[st.PHASE] = self.phase
        s.tell(happening.PHASE_BEGAN, "E2-ROUND-001", self.phase)
        finish(s, 0)
        return NOBODY


PLAY: Final = 0
CLOSE: Final = 1
COUNT: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class RoundFrame(Frame):
    """Round after round until somebody has won; `at` is PLAY, CLOSE (its goals) or COUNT."""

    FIELDS: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, at: i64 = PLAY) -> None:
        self.at: Final = at

    def step(self, s: State) -> i64:
        if self.at == PLAY:
            position = s.numbers[st.POSITION]
            s.tell(happening.ROUND_BEGAN, "E2-CARDS-018", s.numbers[st.ROUND], position)
            replace_top(s, RoundFrame(CLOSE))
            s.stack.append(SequenceFrame(phases(s)))
        elif self.at == CLOSE:
            replace_top(s, RoundFrame(COUNT))
            seats = s.seat_count()
            for i in range(seats):
                check_round_end(s, (s.numbers[st.FIRST] + i) % seats)
        else:
            replace_top(s, RoundFrame(PLAY))
            close_round(s)
        return NOBODY


def close_round(s: State) -> None:
    """The winner, then everything that a new round needs."""
    seats = s.seat_count()
    find_winner(s)
    if s.numbers[st.WINNER] != NOTHING:
        s.stack.clear()
        return
    return_scouted(s)
    clear_timed(s, False)
    for seat in range(seats):
        for field in (st.MISSION_TAKEN, st.RENEWED, st.CAPTURES, st.LOOKED, st.USED):
            s.put(seat, field, 0)
        s.put(seat, st.SCOUTED_BEFORE, s.get(seat, st.SCOUTED_NOW))
        s.put(seat, st.SCOUTED_NOW, 0)
    s.numbers[st.FIRST] = s.following(s.numbers[st.FIRST])
    s.numbers[st.POSITION] = s.content.track_next[s.numbers[st.POSITION]]
    s.numbers[st.ROUND] += 1
    if s.numbers[st.STAGE] == 1 and is_advanced(s):
        begin_stage(s, 2)
        n = s.content.numbers[c.STAGE_DRAW]
        draw = KeepFrame(0, EQUIPMENT, n, "E2-STAGE-004", "E2-STAGE-005")
        s.stack.append(EachSeatFrame(draw, seats, s.numbers[st.FIRST], seats))


def find_winner(s: State) -> None:
    """Points or all of Polis; of several the nearest to the first player (E2-END-002 to -006)."""
    seats = s.seat_count()
    rules = ""
    for i in range(seats):
        seat = (s.numbers[st.FIRST] + i) % seats
        reached = victory_rules(s, seat)
        if reached != "" and rules != "":
            rules = f"{rules} E2-END-006"
            break
        if reached != "":
            rules = reached
            win(s, seat, st.BY_POLIS if reached == ALL_OF_POLIS else st.BY_POINTS)
    limit = s.numbers[st.MOST_ROUNDS]
    if rules == "" and limit > 0 and s.numbers[st.ROUND] >= limit:
        rules = "E2-END-001"
        best = s.numbers[st.FIRST]
        for i in range(seats):
            seat = (s.numbers[st.FIRST] + i) % seats
            if s.get(seat, st.POINTS) > s.get(best, st.POINTS):
                best = seat
        win(s, best, st.BY_LENGTH)
    if rules != "":
        s.tell(happening.MATCH_ENDED, rules, s.numbers[st.WINNER])


ALL_OF_POLIS: Final = "E2-END-004"


def victory_rules(s: State, seat: i64) -> str:
    """The rule by which a seat has won, or ""; the house rule moves all targets alike."""
    if polis_stations(s, seat) >= s.content.numbers[c.POLIS_TO_WIN]:
        return ALL_OF_POLIS
    if points_missing(s, seat) > 0:
        return ""
    targets = s.content.faction_target
    target = targets[s.get(seat, st.FACTION)]
    for faction in range(s.content.faction_count):
        if targets[faction] > target:
            return "E2-END-003"
    return "E2-END-002"


def points_missing(s: State, seat: i64) -> i64:
    """How many points a seat lacks to win at the end of the round; none with all of Polis."""
    if polis_stations(s, seat) >= s.content.numbers[c.POLIS_TO_WIN]:
        return 0
    faction, targets = s.get(seat, st.FACTION), s.content.faction_target
    # Before the draft everybody has the furthest way to go.
    target = max(list(targets)) if faction == NOTHING else targets[faction]
    return max(target + s.numbers[st.WIN_POINTS] - s.get(seat, st.POINTS), 0)


def win(s: State, seat: i64, reason: i64) -> None:
    """Remember who has won and why."""
    s.numbers[st.WINNER] = seat
    s.numbers[st.REASON] = reason


def return_scouted(s: State) -> None:
    """Cards scouted in the round before and not used go under the deck (E2-SCOUT-006, R2-164)."""
    seats = s.seat_count()
    for i in range(seats):
        seat = (s.numbers[st.FIRST] + i) % seats
        if s.get(seat, st.SCOUTED_BEFORE) == 0:
            continue
        start = s.content.deck_start[THREATS]
        for card in range(start, start + s.content.deck_count[THREATS]):
            if s.zone[card] == HELD + seat and s.rank[card] < s.numbers[st.ROUND]:
                pile.move_card(s, card, BOTTOM, s.seen[card])
                kind = s.content.kind_of[card]
                s.whisper(happening.THREAT_RETURNED, "E2-SCOUT-006", seat, kind)
