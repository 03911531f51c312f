"""How a fight ends if both sides make the best of it: computed by trying all that can happen.

An edition extends `FightSolver` with what its dice and cards do; what is shared here walks through
the questions of a fight on the engine itself, so that every rule counts.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from metro2033.bots.consequence import state_of
from metro2033.bots.feature import real
from metro2033.engine.kernel.core import CHANCE, NOBODY, Core
from metro2033.engine.kernel.event import Event, Log, Part
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import advance, apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.model.state import State


@final
class Chances:
    """How likely a fight is won, drawn and lost.

    `parts` are where the strengths come from on the likeliest way; side 0 is the seat's own.
    `spread` is what a side could gain by other combat cards than those it is taken to lay, on
    average over all hands; 0 where all that can happen was counted.
    """

    def __init__(
        self,
        win: float,
        draw: float,
        loss: float,
        parts: list[Part] | None = None,
        spread: float = 0.0,
    ) -> None:
        self.win: Final = win
        self.draw: Final = draw
        self.loss: Final = loss
        self.parts: Final = parts
        self.spread: Final = spread

    def with_parts(self, parts: list[Part] | None) -> Chances:
        """The same chances with other parts."""
        return Chances(self.win, self.draw, self.loss, parts, self.spread)

    def within(self, spread: float) -> Chances:
        """The same chances, off by so much at most."""
        return Chances(self.win, self.draw, self.loss, self.parts, spread)

    def reversed(self) -> Chances:
        """The chances of the other side."""
        return Chances(self.loss, self.draw, self.win, turned(self.parts), self.spread)

    def score(self) -> float:
        """What both sides fight for: above 0 a win is likelier than a loss."""
        return self.win - self.loss


WON: Final = Chances(1.0, 0.0, 0.0)
DRAWN: Final = Chances(0.0, 1.0, 0.0)
LOST: Final = Chances(0.0, 0.0, 1.0)


def turned(parts: list[Part] | None) -> list[Part] | None:
    """Parts with their sides exchanged."""
    if parts is None:
        return None
    return [Part(1 - part.side, part.kind, part.thing, part.value, part.rules) for part in parts]


def by_lead(lead: i64) -> Chances:
    """What a difference of totals means."""
    if lead == 0:
        return DRAWN
    return WON if lead > 0 else LOST


@final
class Mean:
    """The mean of chances by their weights."""

    def __init__(self) -> None:
        self.weight: float = 0.0
        self.win: float = 0.0
        self.draw: float = 0.0
        self.loss: float = 0.0
        self.spread: float = 0.0
        self.parts: list[Part] | None = None

    def add(self, chances: Chances, weight: float) -> None:
        """One more case."""
        self.weight += weight
        self.win += weight * chances.win
        self.draw += weight * chances.draw
        self.loss += weight * chances.loss
        self.spread += weight * chances.spread
        if self.parts is None:
            self.parts = chances.parts

    def value(self) -> Chances:
        """The mean of all cases."""
        total = self.weight
        win, draw, loss = self.win / total, self.draw / total, self.loss / total
        return Chances(win, draw, loss, self.parts, self.spread / total)


class FightSolver:
    """Computes the odds of fights from what a seat may know; the same view gives the same odds.

    Each side uses every card and skill that helps it in the fight, whatever that costs otherwise;
    seats that do not fight stay out of it.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self.seat: i64 = 0

    def chances(self, view: Core, seat: i64, option: i64) -> Chances | None:
        """The chances of the fight that an answer begins or goes on with; None without a fight."""
        self.seat = seat
        s = state_of(self.game.imagine(view, seat, Stream(1)))
        self.begin(s)
        ended = self.answer(s, seat, option)
        if ended is not None:
            return ended
        return self.open_chances(s) if self.is_fighting(s) else None

    def begin(self, s: State) -> None:
        """Get ready for a fight in an imagined world."""

    def is_fighting(self, s: State) -> bool:
        """Whether the seat is in a fight."""
        raise NotImplementedError

    def known(self, s: State) -> Chances | None:
        """The chances at a moment from which they can be counted."""
        raise NotImplementedError

    def moves(self, s: State, asked: i64, out: Offer) -> list[i64]:
        """The answers worth trying, of those offered; all weigh the same where nature answers."""
        raise NotImplementedError

    def outcome(self, event: Event) -> Chances | None:
        """How the seat's fight ended, if the event says so."""
        raise NotImplementedError

    def open_chances(self, s: State) -> Chances:
        """The chances of the seat in an open fight; an edition may look at several worlds."""
        return self.solve(s)

    def solve(self, s: State) -> Chances:
        """Play an open fight to its end; `s` is changed."""
        while s.asked != NOBODY:
            known = self.known(s)
            if known is not None:
                return known
            asked = asked_seat(s)
            out = Offer()
            offer(s, asked, out)
            moves = self.moves(s, asked, out)
            if len(moves) > 1:
                return self.branch(s, asked, moves)
            ended = self.answer(s, asked, moves[0])
            if ended is not None:
                return ended
        return DRAWN

    def branch(self, s: State, asked: i64, moves: list[i64]) -> Chances:
        """Try several answers: nature takes any, each side the best for itself."""
        mean = Mean()
        best: Chances | None = None
        for move in moves:
            found = self.attempt(s.clone(), asked, move)
            if asked == CHANCE:
                mean.add(found, 1.0)
            elif best is None or self.is_better(found, best, asked):
                best = found
        return mean.value() if best is None else best

    def attempt(self, s: State, asked: i64, move: i64) -> Chances:
        """The chances after one of several answers."""
        ended = self.answer(s, asked, move)
        return self.solve(s) if ended is None else ended

    def is_better(self, one: Chances, other: Chances, asked: i64) -> bool:
        """Whether a seat prefers chances to others; of equal ones it takes those it found first."""
        gain = one.score() - other.score()
        return gain > 1e-9 if asked == self.seat else gain < -1e-9

    def answer(self, s: State, asked: i64, option: i64) -> Chances | None:
        """Take an answer; the result if it ends the fight."""
        log = Log()
        s.log = log
        apply(s, asked, option)
        s.log = None
        return self.result(log)

    def go_on(self, s: State) -> Chances | None:
        """Let the open procedure go on that was changed by hand; the result if it ends."""
        log = Log()
        s.log = log
        advance(s)
        s.log = None
        return self.result(log)

    def result(self, log: Log) -> Chances | None:
        """How the seat's fight ended, from the events."""
        for event in log.events:
            found = self.outcome(event)
            if found is not None:
                is_other = i64(len(event.args)) > 1 and event.args[0] != self.seat
                return found.with_parts(turned(event.parts) if is_other else event.parts)
        return None


def choose(n: i64, k: i64) -> float:
    """In how many ways `k` of `n` things can be chosen."""
    if k < 0 or k > n:
        return 0.0
    ways: float = 1.0
    for i in range(k):
        ways = ways * real(n - i) / real(i + 1)
    return ways
