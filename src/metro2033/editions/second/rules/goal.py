"""Goals of missions: what counts as reached, and turning the card over (E2-MISS-003 to -010)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import NOBODY, Frame, finish
from metro2033.engine.kernel.event import EVERYONE
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.word import bit, first, pack
from metro2033.engine.model import code as c
from metro2033.engine.model import happening, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.content import Goal
from metro2033.engine.model.ids import ARMY, KINDS, NOTHING
from metro2033.engine.model.pile import DONE, EQUIPMENT, HELD, MISSIONS, move_card, size
from metro2033.engine.model.state import State
from metro2033.engine.rules.modifier import carried, equipment_limit
from metro2033.engine.rules.place import fits
from metro2033.engine.rules.resource import can_pay


def check_states(s: State, seat: i64) -> None:
    """Complete the missions of a seat whose goal is a state that holds now (R2-151, R2-153)."""
    if size(s, MISSIONS, HELD + seat) == 0:
        return
    reached: i64 = 0
    start = s.content.deck_start[MISSIONS]
    for card in range(start, start + s.content.deck_count[MISSIONS]):
        if s.zone[card] == HELD + seat:
            kind = s.content.kind_of[card]
            if state_holds(s, seat, s.content.goals[s.content.mission_goal[kind]]):
                reached |= bit(kind)
    complete_all(s, seat, reached)


def state_holds(s: State, seat: i64, goal: Goal) -> bool:
    """Whether a goal about stations, resources or strength is met."""
    is_state = goal.kind in (c.GOAL_STATIONS, c.GOAL_RESOURCES, c.GOAL_STRENGTH)
    return is_state and count(s, seat, goal) >= goal.n


def count(s: State, seat: i64, goal: Goal) -> i64:
    """How much a seat has of what a goal counts; 0 where it counts nothing."""
    if goal.kind == c.GOAL_STATIONS:
        return stations_like(s, seat, goal)
    if goal.kind == c.GOAL_RESOURCES:
        n = s.stock(seat, 0)
        for kind in range(i64(1), i64(KINDS)):
            stock = s.stock(seat, kind)
            n = min(n, stock) if goal.each else max(n, stock)
        return n
    if goal.kind == c.GOAL_STRENGTH:
        if goal.fighter == ARMY:
            return s.get(seat, st.STRENGTH)
        figure = s.get(seat, st.FIGURE)
        if figure == NOTHING or size(s, EQUIPMENT, HELD + seat) > equipment_limit(s, seat):
            return 0  # A card above the limit is on its way to the discard pile.
        bonus = carried(s, seat, c.HERO_STRENGTH, NOTHING, NOTHING, 0)
        return s.content.hero_strength[figure] + bonus
    if goal.kind == c.GOAL_CAPTURED:
        return min(s.get(seat, st.CAPTURES), goal.n - 1)
    return 0


def progress(s: State, seat: i64) -> dict[str, list[int]]:
    """How much of its goal each known mission of a seat has, and how much it needs."""
    names = s.content.slugs["mission"]
    found: dict[str, list[int]] = {}
    start = s.content.deck_start[MISSIONS]
    for card in range(start, start + s.content.deck_count[MISSIONS]):
        if s.zone[card] == HELD + seat:
            kind = s.content.kind_of[card]
            goal = s.content.goals[s.content.mission_goal[kind]]
            found[names[kind]] = [int(min(count(s, seat, goal), goal.n)), int(goal.n)]
    return found


def stations_like(s: State, seat: i64, goal: Goal) -> i64:
    """How many stations a seat controls like those the goal describes."""
    counts = [i64(0), i64(0), i64(0), i64(0), i64(0)]
    for station in range(s.content.station_count):
        if s.owner[station] == seat and fits(s, seat, station, goal.places):
            counts[s.content.station_resource[station] if goal.alike else 0] += 1
    if not goal.alike:
        return counts[0]
    most: i64 = 0
    for kind in range(i64(KINDS)):
        most = max(most, counts[kind])
    return most


def check_captured(s: State, seat: i64, fighter: i64, target: i64) -> None:
    """A seat has captured a station by attack: event goals about captures."""
    reached: i64 = 0
    start = s.content.deck_start[MISSIONS]
    for card in range(start, start + s.content.deck_count[MISSIONS]):
        if s.zone[card] == HELD + seat:
            kind = s.content.kind_of[card]
            goal = s.content.goals[s.content.mission_goal[kind]]
            if (
                goal.kind == c.GOAL_CAPTURED
                and s.get(seat, st.CAPTURES) >= goal.n
                and (goal.fighter == c.ALWAYS or goal.fighter == fighter)
                and (goal.target == c.ALWAYS or goal.target == target)
            ):
                reached |= bit(kind)
    complete_all(s, seat, reached)


def check_won(s: State, seat: i64, fighter: i64, hero: bool, strength: i64, scouted: bool) -> None:
    """A seat has won a fight against a hero or a threat: event goals about victories."""
    reached: i64 = 0
    start = s.content.deck_start[MISSIONS]
    for card in range(start, start + s.content.deck_count[MISSIONS]):
        if s.zone[card] == HELD + seat:
            kind = s.content.kind_of[card]
            goal = s.content.goals[s.content.mission_goal[kind]]
            if (
                goal.kind == c.GOAL_WON
                and goal.against_hero == hero
                and (goal.fighter == c.ALWAYS or goal.fighter == fighter)
                and strength >= goal.strength
                and (scouted or not goal.scouted)
            ):
                reached |= bit(kind)
    complete_all(s, seat, reached)


def check_round_end(s: State, seat: i64) -> None:
    """The last hero turn is over: goals about where the hero stands."""
    reached: i64 = 0
    start = s.content.deck_start[MISSIONS]
    for card in range(start, start + s.content.deck_count[MISSIONS]):
        if s.zone[card] == HELD + seat:
            kind = s.content.kind_of[card]
            goal = s.content.goals[s.content.mission_goal[kind]]
            if goal.kind == c.GOAL_HERO_AT and hero_stands(s, seat, goal):
                reached |= bit(kind)
    complete_all(s, seat, reached)


def hero_stands(s: State, seat: i64, goal: Goal) -> bool:
    """Whether the unwounded hero stands where the goal wants them, beside another if it says so."""
    place = s.get(seat, st.PLACE)
    if s.get(seat, st.RESTS) > 0 or not fits(s, seat, place, goal.places):
        return False
    if not goal.beside:
        return True
    for other in range(s.seat_count()):
        if other != seat and s.get(other, st.PLACE) == place and s.get(other, st.RESTS) == 0:
            return True
    return False


def payable(s: State, seat: i64) -> i64:
    """The mission whose goal is a payment that the seat could make here and now, or NOTHING."""
    start = s.content.deck_start[MISSIONS]
    for card in range(start, start + s.content.deck_count[MISSIONS]):
        if s.zone[card] == HELD + seat:
            goal = s.content.goals[s.content.mission_goal[s.content.kind_of[card]]]
            if goal.kind == c.GOAL_PAID_AT and fits(s, seat, s.get(seat, st.PLACE), goal.places):
                if not is_reached(s, seat, card) and can_pay(s, seat, goal.cost, 0):
                    return card
    return NOTHING


def may_pay_somewhere(s: State, seat: i64) -> bool:
    """Whether some goal in the box could be paid by this seat where its hero stands."""
    for goal in s.content.goals:
        if goal.kind == c.GOAL_PAID_AT and can_pay(s, seat, goal.cost, 0):
            if fits(s, seat, s.get(seat, st.PLACE), goal.places):
                return True
    return False


def is_reached(s: State, seat: i64, card: i64) -> bool:
    """Whether a seat has completed another mission of the same goal (E2-MISS-010, R2-156)."""
    goal = s.content.mission_goal[s.content.kind_of[card]]
    start = s.content.deck_start[MISSIONS]
    for other in range(start, start + s.content.deck_count[MISSIONS]):
        if s.zone[other] == DONE + seat:
            if s.content.mission_goal[s.content.kind_of[other]] == goal:
                return True
    return False


def complete_all(s: State, seat: i64, reached: i64) -> None:
    """Complete the missions of a mask; of several with one goal the player chooses (R2-166)."""
    kind: i64 = 0
    while reached >> kind != 0:
        if reached >> kind & 1 == 1:
            alike = of_goal(s, reached, s.content.mission_goal[kind])
            reached &= ~alike
            if alike == bit(kind):
                complete(s, seat, s.content.deck_start[MISSIONS] + kind)
            else:
                s.stack.append(CompletionFrame(seat, alike))
        kind += 1


def of_goal(s: State, missions: i64, goal: i64) -> i64:
    """Those missions of a mask that have a goal."""
    alike: i64 = 0
    kind: i64 = 0
    while missions >> kind != 0:
        if missions >> kind & 1 == 1 and s.content.mission_goal[kind] == goal:
            alike |= bit(kind)
        kind += 1
    return alike


def complete(s: State, seat: i64, card: i64) -> None:
    """Turn a mission over for all to see; its points are never lost (E2-MISS-004, -005)."""
    if is_reached(s, seat, card):
        return
    move_card(s, card, DONE + seat, EVERYONE)
    s.add(seat, st.COMPLETED, 1)
    s.add(seat, st.POINTS, s.content.numbers[c.MISSION_POINTS])
    s.tell(happening.MISSION_COMPLETED, "E2-MISS-003", seat, s.content.kind_of[card])


ANY_HELD: Final = -1
"""The missions of a completion in the eyes of others: whichever the player holds."""


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class CompletionFrame(Frame):
    """A seat chooses which of the missions of one goal it completes; `missions` is their mask."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "missions")

    def __init__(self, seat: i64, missions: i64) -> None:
        self.seat: Final = seat
        self.missions: Final = missions

    def step(self, s: State) -> i64:
        """A mission may have been discarded for its ability since the goal was reached."""
        open_cards = [card for card in self.cards(s) if not is_reached(s, self.seat, card)]
        if len(open_cards) > 1:
            return 1 << self.seat
        finish(s, 0)
        if len(open_cards) == 1:
            complete(s, self.seat, open_cards[0])
        return NOBODY

    def cards(self, s: State) -> list[i64]:
        """The cards to choose from."""
        start = s.content.deck_start[MISSIONS]
        found: list[i64] = []
        for card in range(start, start + s.content.deck_count[MISSIONS]):
            if s.zone[card] == HELD + self.seat and self.missions >> (card - start) & 1 == 1:
                found.append(card)
        return found

    def offer(self, s: State, seat: i64, out: Offer) -> None:
        for card in self.cards(s):
            out.add(pack(verb.COMPLETE, s.content.kind_of[card]))

    def choose(self, s: State, seat: i64, option: i64) -> None:
        finish(s, 0)
        complete(s, seat, s.content.deck_start[MISSIONS] + first(option))

    def masked(self, seat: i64) -> Frame:
        return self if seat == self.seat else CompletionFrame(self.seat, ANY_HELD)

    def asks(self) -> str:
        return "completion"

    def refusal(self, s: State, seat: i64, option: i64) -> str:
        return "R2-166"
