"""Missions: choosing one, what counts as reached, and the reward (E1-MISS, E1-SETUP-014)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from metro2033.editions.first.rules.note import BY_MEETING
from metro2033.engine.kernel.core import NOBODY, Frame, finish, replace_top
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.subject import Subject
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.content import Goal
from metro2033.engine.model.ids import ARMY, KINDS, NEUTRAL, NOTHING
from metro2033.engine.model.state import State
from metro2033.engine.rules.draw import DrawFrame
from metro2033.engine.rules.modifier import total
from metro2033.engine.rules.place import fits
from metro2033.engine.rules.resource import can_pay, gain

MOST_LINES: Final = 16


def look_count(s: State, seat: i64) -> i64:
    """How many missions a seat looks at."""
    return s.content.numbers[c.MISSION_DRAW] + total(s, seat, c.MISSION_LOOK, -1, -1, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class MissionFrame(Frame):
    """A seat looks at `left` more missions, then keeps one; `may_keep` allows the old one.

    The others, and a completed one, are shuffled into the deck (E1-MISS-008). `drawn` and `kept`
    are the rules by which it looks and keeps.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "may_keep", "drawn:text", "kept:text")

    def __init__(self, seat: i64, left: i64, may_keep: i64, drawn: str, kept: str) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.may_keep: Final = may_keep
        self.drawn: Final = drawn
        self.kept: Final = kept

    def step(self, s: State) -> i64:
        if self.left > 0:
            left = self.left - 1
            replace_top(s, MissionFrame(self.seat, left, self.may_keep, self.drawn, self.kept))
            s.stack.append(DrawFrame(pile.MISSIONS, pile.DRAWN, self.seat))
            return NOBODY
        return 1 << self.seat

    def resume(self, s: State, result: i64) -> None:
        if result != NOTHING:
            s.whisper(happening.MISSION_DRAWN, self.drawn, self.seat, s.content.kind_of[result])

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        if self.may_keep == 1:
            out.add(pack(verb.KEEP_OLD))
        pile.offer_kinds(s, pile.MISSIONS, pile.DRAWN, verb.KEEP_MISSION, out)

    def choose(self, s: State, seat: i64, option: i64) -> None:
        finish(s, 0)
        if verb_of(option) == verb.KEEP_MISSION:
            old = pile.find(s, pile.MISSIONS, pile.HELD + seat)
            if old != NOTHING:
                pile.move_card(s, old, pile.REST, 0)
            card = pile.find_kind(s, pile.MISSIONS, pile.DRAWN, first(option))
            pile.move_card(s, card, pile.HELD + seat, 1 << seat)
            s.whisper(happening.MISSION_KEPT, self.kept, seat, first(option))
        for zone in (pile.DRAWN, pile.DONE + seat):
            card = pile.find(s, pile.MISSIONS, zone)
            while card != NOTHING:
                pile.move_card(s, card, pile.REST, 0)
                card = pile.find(s, pile.MISSIONS, zone)
        s.edition.changed(s, seat)

    def is_private(self, s: State) -> bool:
        """Others may not know whether the missions are alike."""
        return True

    def asks(self) -> str:
        return "mission"

    def describe(self, s: State, subject: Subject) -> None:
        subject.by(self.kept)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class ChooseMissionFrame(Frame):
    """A seat chooses its mission, with as many cards as it may look at."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "drawn:text", "kept:text")

    def __init__(self, seat: i64, drawn: str, kept: str) -> None:
        self.seat: Final = seat
        self.drawn: Final = drawn
        self.kept: Final = kept

    def seated(self, seat: i64) -> Frame:
        return ChooseMissionFrame(seat, self.drawn, self.kept)

    def step(self, s: State) -> i64:
        look = look_count(s, self.seat)
        replace_top(s, MissionFrame(self.seat, look, 0, self.drawn, self.kept))
        return NOBODY


def active(s: State, seat: i64) -> i64:
    """The mission a seat holds, or NOTHING."""
    return pile.find(s, pile.MISSIONS, pile.HELD + seat)


def goal_of(s: State, card: i64) -> Goal:
    """The goal of a mission card."""
    return s.content.goals[s.content.mission_goal[s.content.kind_of[card]]]


def check_states(s: State, seat: i64) -> None:
    """A goal about what a player owns counts at once (R1-093, R1-094)."""
    check_moment(s, seat, c.AT_STATE)


def check_moment(s: State, seat: i64, moment: i64) -> None:
    """A goal about what a player has is looked at: now, or at the end of their turn."""
    card = active(s, seat)
    if card != NOTHING:
        goal = goal_of(s, card)
        if goal.moment == moment and holds(s, seat, goal):
            complete(s, seat, card)


def holds(s: State, seat: i64, goal: Goal) -> bool:
    """Whether a goal about possessions is met."""
    return count(s, seat, goal) >= goal.n


def count(s: State, seat: i64, goal: Goal) -> i64:
    """How much a seat has of what a goal counts; 0 where it counts nothing."""
    if goal.kind == c.GOAL_STATIONS:
        return owned_of(s, seat, goal)
    if goal.kind == c.GOAL_LINE or goal.kind == c.GOAL_LINES:
        return lines_done(s, seat, goal)
    if goal.kind == c.GOAL_STRENGTH:
        return s.get(seat, st.STRENGTH)
    if goal.kind == c.GOAL_ACTIVITY:
        return s.get(seat, st.ACTIVITY)
    if goal.kind == c.GOAL_ITEMS:
        return pile.size(s, pile.EQUIPMENT, pile.HELD + seat)
    return 0


def progress(s: State, seat: i64) -> dict[str, list[int]]:
    """How much of its goal the mission of a seat has, if it is known, and how much it needs."""
    card = active(s, seat)
    if card == NOTHING:
        return {}
    goal = goal_of(s, card)
    name = s.content.slugs["mission"][s.content.kind_of[card]]
    return {name: [int(min(count(s, seat, goal), goal.n)), int(goal.n)]}


def owned_of(s: State, seat: i64, goal: Goal) -> i64:
    """How many of the named stations a seat owns."""
    n: i64 = 0
    for i in range(i64(len(goal.stations))):
        if s.owner[goal.stations[i]] == seat:
            n += 1
    return n


def lines_done(s: State, seat: i64, goal: Goal) -> i64:
    """How many stations of one line a seat owns, or of how many lines, as the goal counts."""
    counts = vec[i64]([0] * MOST_LINES)
    lines: i64 = 0
    most: i64 = 0
    owners = s.owner
    for station in range(s.content.station_count):
        if owners[station] != seat:
            continue
        if goal.kind == c.GOAL_LINE and station == s.get(seat, st.HOME):
            continue
        line = s.content.station_line[station]
        counts[line] += 1
        lines += 1 if counts[line] == 1 else 0
        most = max(most, counts[line])
    return most if goal.kind == c.GOAL_LINE else lines


def check_captured(s: State, seat: i64, station: i64, fighter: i64, target: i64) -> None:
    """A seat has captured a station: goals about captures; the mutant counts as the hero."""
    card = active(s, seat)
    if card == NOTHING:
        return
    goal = goal_of(s, card)
    if goal.kind != c.GOAL_CAPTURED or s.get(seat, st.CAPTURES) < goal.n:
        return
    if goal.fighter != c.ALWAYS and (goal.fighter == ARMY) != (fighter == ARMY):
        return
    if goal.target != c.ALWAYS and goal.target != target:
        return
    if len(goal.stations) > 0 and goal.stations[0] != station:
        return
    complete(s, seat, card)


def check_won(s: State, seat: i64, hero: bool, strength: i64) -> None:
    """A seat has won a fight against a hero, or with dice against a threat."""
    card = active(s, seat)
    if card != NOTHING:
        goal = goal_of(s, card)
        if goal.kind == c.GOAL_WON and goal.against_hero == hero and strength >= goal.strength:
            complete(s, seat, card)


def check_guest(s: State, seat: i64) -> None:
    """At the start of the turn: the hero, not resting, stands on an opponent's home."""
    card = active(s, seat)
    if card == NOTHING or goal_of(s, card).kind != c.GOAL_GUEST or s.get(seat, st.RESTING) == 1:
        return
    place = s.get(seat, st.PLACE)
    owner = s.owner[place]
    if owner != NEUTRAL and owner != seat and s.get(owner, st.HOME) == place:
        complete(s, seat, card)


def may_meet(s: State, seat: i64) -> bool:
    """Whether ending the movement here would be a meeting (E1-NMISS-010, R1-097)."""
    card = active(s, seat)
    if card == NOTHING or goal_of(s, card).kind != c.GOAL_MEETING:
        return False
    if s.get(seat, st.STEPPED) == 0 or s.get(seat, st.RESTING) == 1:
        return False
    return meets_hero(s, seat)


def meets_hero(s: State, seat: i64) -> bool:
    """Whether an opponent's hero stands beside the seat's."""
    for other in range(s.seat_count()):
        if other != seat and s.get(other, st.PLACE) == s.get(seat, st.PLACE):
            return True
    return False


def check_meeting(s: State, seat: i64) -> None:
    """The hero stops moving: a meeting completes the mission and ends the movement."""
    if may_meet(s, seat):
        s.put(seat, st.STOPPED, 1)
        s.put(seat, st.STOPPED_BY, BY_MEETING)
        complete(s, seat, active(s, seat))


def may_pay(s: State, seat: i64) -> bool:
    """Whether the seat can pay, or give an item, for its mission here and now (E1-NMISS-001)."""
    card = active(s, seat)
    if card == NOTHING or s.get(seat, st.RESTING) == 1:
        return False
    goal = goal_of(s, card)
    return goal.kind == c.GOAL_PAID_AT and is_there(s, seat, goal) and has_price(s, seat, goal)


def has_price(s: State, seat: i64, goal: Goal) -> bool:
    """Whether the seat holds the tokens, or the item, that a goal wants."""
    if not can_pay(s, seat, goal.cost, 0):
        return False
    return (
        goal.item == c.ALWAYS
        or pile.find_kind(s, pile.EQUIPMENT, pile.HELD + seat, goal.item) != NOTHING
    )


def is_there(s: State, seat: i64, goal: Goal) -> bool:
    """Whether the hero stands where a goal wants the payment."""
    place = s.get(seat, st.PLACE)
    if len(goal.stations) == 0:
        return fits(s, seat, place, goal.places)
    return goal.stations[0] == place


def complete(s: State, seat: i64, card: i64) -> None:
    """Show the mission, take the reward, then choose the next one (E1-MISS-001 to -009)."""
    goal = goal_of(s, card)
    pile.move_card(s, card, pile.DONE + seat, EVERYONE)
    s.tell(happening.MISSION_COMPLETED, "E1-MISS-004", seat, s.content.kind_of[card])
    s.add(seat, st.COMPLETED, goal.points)
    s.add(seat, st.POINTS, goal.points)
    for kind in range(i64(KINDS)):
        gain(s, seat, kind, goal.reward[kind], "E1-MISS-003")
    s.stack.append(ChooseMissionFrame(seat, "E1-MISS-006", "E1-MISS-007"))
    s.edition.changed(s, seat)
