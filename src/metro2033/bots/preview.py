"""What an answer costs and changes, found by giving it in imagined worlds and comparing."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.bots.consequence import Consequence, state_of
from metro2033.bots.feature import Evaluator
from metro2033.bots.fight_solver import Chances, FightSolver
from metro2033.bots.sight import new_sights
from metro2033.engine.kernel.core import CHANCE, NOBODY, Core
from metro2033.engine.kernel.event import Log
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import asked_seat
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.trait import ROLLED
from metro2033.engine.kernel.word import first, second, verb_of
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import AMMO, MUSHROOMS, PIGS
from metro2033.engine.model.pile import EQUIPMENT, HELD, MISSIONS, size
from metro2033.engine.model.state import State
from metro2033.engine.rules.resource import GainFrame
from metro2033.engine.rules.station import ReplacementFrame

COUNTED: Final = [
    "pig",
    "mushroom",
    "ammo",
    "army",
    "activity",
    "points",
    "stations",
    "equipment",
    "missions",
    "rests",
]
"""What is compared of each seat; all of it lies open."""

WORLDS: Final = 24
ENOUGH: Final = 3
"""In how many worlds a fight is tried at most, and how often each way to end it is enough."""

RARE: Final = 0.02
"""A way to end a fight that is less likely is not waited for."""

LONGEST: Final = 60
"""So many answers end every fight."""


@final
class Difference:
    """A number of a seat before and after an answer."""

    def __init__(self, what: str, seat: i64, before: i64, after: i64) -> None:
        self.what: Final = what
        self.seat: Final = seat
        self.before: Final = before
        self.after: Final = after

    def is_in(self, s: State) -> bool:
        """Whether the number is the same in another world."""
        return counted(s, self.seat)[COUNTED.index(self.what)] == self.after


@final
class Spread:
    """By how much a number of the seat changes in a fight, at least and at most."""

    def __init__(self, what: str, least: i64, most: i64) -> None:
        self.what: Final = what
        self.least: i64 = least
        self.most: i64 = most


def counted(s: State, seat: i64) -> vec[i64]:
    """The numbers of a seat, in the order of COUNTED."""
    return vec[i64](
        [
            s.stock(seat, PIGS),
            s.stock(seat, MUSHROOMS),
            s.stock(seat, AMMO),
            s.get(seat, st.STRENGTH),
            s.get(seat, st.ACTIVITY),
            s.get(seat, st.POINTS),
            s.get(seat, st.STATIONS),
            size(s, EQUIPMENT, HELD + seat),
            size(s, MISSIONS, HELD + seat),
            s.get(seat, st.RESTS),
        ]
    )


def changed(before: State, after: State, seat: i64) -> list[Difference]:
    """All numbers that an answer has changed, those of the seat first."""
    found: list[Difference] = []
    seats = before.seat_count()
    for i in range(seats):
        who = (seat + i) % seats
        old, new = counted(before, who), counted(after, who)
        for k in range(i64(len(COUNTED))):
            # The turn of another seat begins, and its rest is over: that is nobody's doing.
            is_rested = who != seat and COUNTED[k] == "rests" and new[k] < old[k]
            if new[k] != old[k] and not is_rested:
                found.append(Difference(COUNTED[k], who, old[k], new[k]))
    return found


def picks_of(s: State, seat: i64) -> i64:
    """How many resources of its choice a seat is about to take."""
    if s.asked == NOBODY:
        return 0
    frame = asking(s)
    return frame.left if isinstance(frame, GainFrame) and frame.seat == seat else 0


def all_seen(ends: set[int], chances: Chances | None) -> bool:
    """Whether a fight has ended in every likely way, or was not decided at once."""
    if chances is None or ends == {-1}:
        return True
    likely = [chances.win, chances.draw, chances.loss]
    return all([likely[i] < RARE or i in ends for i in range(3)])


def throws_of(number: i64) -> i64:
    """How many of the 36 throws of two dice show a number."""
    return max(6 - max(number - 7, 7 - number), 0)


@final
class Preview:
    """Tries answers out from what a seat may know; the same view gives the same preview."""

    def __init__(self, game: Game[Any], evaluator: Evaluator, solver: FightSolver) -> None:
        self.game: Final = game
        self.evaluator: Final = evaluator
        self.solver: Final = solver
        self.consequence: Final = Consequence(game, evaluator)
        self.is_replaced = False

    def differences(
        self, view: Core, seat: i64, option: i64, chances: Chances | None
    ) -> list[Difference]:
        """What an answer changes at once, the seat's own numbers first.

        It is tried in two worlds, and if it decides a fight, in more, until that has ended in
        every likely way: what differs between them the seat cannot know.
        """
        before = state_of(self.game.imagine(view, seat, Stream(1)))
        one = before.clone()
        ends = {self.try_out(one, seat, option)}
        found = changed(before, one, seat)
        picks, seen = picks_of(one, seat), new_sights(before, one, seat)
        for world in range(i64(2), i64(WORLDS) + 1):
            is_told = len(found) > 0 or picks > 0 or len(seen) > 0
            if not is_told or (world > 2 and all_seen(ends, chances)):
                break
            other = state_of(self.game.imagine(view, seat, Stream(world)))
            ends.add(self.try_out(other, seat, option))
            found = [told for told in found if told.is_in(other)]
            picks = min(picks, picks_of(other, seat))
            also = new_sights(before, other, seat)
            seen = {what: min(seen[what], also[what]) for what in seen if what in also}
        if picks > picks_of(before, seat):
            found.append(Difference("picks", seat, 0, picks))
        found += [Difference(what, seat, 0, seen[what]) for what in seen]
        self.add_rolled(before, seat, option, found)
        wares = before.edition.wares(before, seat, option)
        if len(wares) > 0:
            found.append(Difference("wares", seat, wares[0], wares[1]))
        return found

    def try_out(self, s: State, seat: i64, option: i64) -> int:
        """Give an answer: how the fight ended, as `play` says it, if it did at once."""
        log = Log()
        s.log = log
        self.solver.seat = seat
        self.give(s, seat, option)
        s.log = None
        return self.ended(log)

    def give(self, s: State, seat: i64, option: i64) -> None:
        """Give an answer and go on until somebody is asked, or the turn or the round is over."""
        now, stack = self.now(s), s.stack
        if seat == CHANCE or not s.take_aside(seat, option):
            stack.top().choose(s, seat, option)
        s.asked = NOBODY
        while stack.depth > 0 and s.asked == NOBODY and not s.is_over and self.now(s) == now:
            s.asked = stack.frames[stack.depth - 1].step(s)

    def now(self, s: State) -> tuple[i64, i64]:
        """The round and the turn: what the next ones bring is no consequence of an answer."""
        return s.numbers[st.ROUND], self.evaluator.turn(s)

    def add_rolled(self, s: State, seat: i64, option: i64, out: list[Difference]) -> None:
        """How many of 36 throws bring the number in an answer, and that before it, if any."""
        signature = self.game.verbs[verb_of(option)]
        if signature.has(ROLLED):
            is_change = len(signature.kinds) > 1
            number = second(option) if is_change else first(option)
            old = throws_of(s.level[first(option)]) if is_change else i64(0)
            out.append(Difference("throws", seat, old, throws_of(number)))

    def outcomes(self, view: Core, seat: i64, option: i64, chances: Chances) -> list[list[Spread]]:
        """What a win, a draw and a loss of a fight bring the seat; empty where none was seen."""
        found: list[list[Spread]] = [[], [], []]
        met = vec[i64]([0, 0, 0])
        likely = [chances.win, chances.draw, chances.loss]
        self.solver.seat = seat
        for world in range(i64(WORLDS)):
            s = state_of(self.game.imagine(view, seat, Stream(world + 1)))
            old = counted(s, seat)
            result = self.play(s, seat, option, world)
            if result >= 0:
                widen(found[result], old, counted(s, seat), met[result] == 0)
                if self.is_replaced and "replaced" not in [told.what for told in found[result]]:
                    found[result].append(Spread("replaced", 1, 1))
                met[result] += 1
            if all([likely[i] < RARE or met[i] >= ENOUGH for i in range(3)]):
                break
        return found

    def play(self, s: State, seat: i64, option: i64, world: i64) -> i64:
        """Play a fight and what follows: 0 for won, 1 drawn, 2 lost, -1 where none was fought.

        Whether the seat gets another station for one that it loses is kept in `is_replaced`.
        """
        self.is_replaced = False
        now = self.now(s)
        self.consequence.lots.begin(world + 1, world, WORLDS)
        log = Log()
        s.log = log
        self.give(s, seat, option)
        result = self.ended(log)
        for _ in range(i64(LONGEST)):
            if s.asked == NOBODY or self.now(s) != now:
                break
            asked = asked_seat(s)
            if asked != CHANCE and self.evaluator.is_big(s):
                break
            if asked == seat and isinstance(asking(s), ReplacementFrame):
                self.is_replaced = True
            log = Log()
            s.log = log
            self.give(s, asked, self.consequence.answer(s, asked))
            if result < 0:
                result = self.ended(log)
        s.log = None
        return result

    def ended(self, log: Log) -> i64:
        """How the fight ended, if it did."""
        found = self.solver.result(log)
        if found is None:
            return -1
        return 0 if found.win > 0.5 else (2 if found.loss > 0.5 else 1)


def widen(out: list[Spread], old: vec[i64], new: vec[i64], is_first: bool) -> None:
    """Take one more result into the spreads."""
    for i in range(i64(len(COUNTED))):
        change = new[i] - old[i]
        known = [spread for spread in out if spread.what == COUNTED[i]]
        if len(known) > 0:
            known[0].least = min(known[0].least, change)
            known[0].most = max(known[0].most, change)
        elif change != 0:
            least = change if is_first else min(change, 0)
            out.append(Spread(COUNTED[i], least, change if is_first else max(change, 0)))
