"""What a position of a finished match is worth to each seat, with all cards open."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import msgspec

from metro2033.bots.consequence import Consequence
from metro2033.bots.registry import evaluator, learned_value
from metro2033.engine.kernel.core import CHANCE, NOBODY
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer

FOREVER: Final = -1
"""Consequences are followed beyond the end of a turn."""


class Value(msgspec.Struct, frozen=True):
    """The chance of each seat to win, and the standard error of each."""

    chances: list[float]
    errors: list[float]


class PositionValue:
    """Judges positions as bots do: by the features, and by what networks have learned.

    At a big question a position is judged as it stands. Anywhere else it is played on to the next
    one: nature's answer by every outcome with its weight, the rest by lot and habit in several
    trials, with the same luck for all outcomes.
    """

    def __init__(self, game: Game[Any], trials: int) -> None:
        self.judge: Final = evaluator(game)
        self.learned: Final = learned_value(game, self.judge)
        self.consequence: Final = Consequence(game, self.judge)
        self.trials: Final = trials
        self.buffer: Final = Offer()

    def chances(self, s: Any) -> list[float]:
        """The chances of all seats in a position as it stands; they add up to 1."""
        seats = range(s.seat_count())
        self.judge.judge(s)
        own = [self.judge.chance[seat] for seat in seats]
        if s.asked == NOBODY or self.learned.network(s, 0) is None:
            return own
        found = [0.0] * len(seats)
        for viewer in seats:
            for seat in seats:
                self.judge.chance[seat] = own[seat]
            self.learned.mix(s, viewer)
            for seat in seats:
                found[seat] += self.judge.chance[seat] / len(seats)
        return found

    def is_settled(self, s: Any) -> bool:
        """Whether a position can be judged as it stands."""
        if s.asked == NOBODY:
            return True
        return not s.asked >> CHANCE & 1 and self.judge.is_big(s)

    def value(self, s: Any, seed: int) -> Value:
        """The worth of a position, which stays as it is; the same seed gives the same luck."""
        if self.is_settled(s):
            return Value(self.chances(s), [0.0] * s.seat_count())
        trials = [self._trial(s, seed, number) for number in range(self.trials)]
        columns = list(zip(*trials, strict=True))
        return Value([mean(column) for column in columns], [error(column) for column in columns])

    def _trial(self, s: Any, seed: int, number: int) -> list[float]:
        """The chances after what may follow: all that nature can answer, or one way on."""
        if asked_seat(s) != CHANCE:
            return self._settled(s, None, seed, number)
        offer(s, CHANCE, self.buffer)
        total = int(self.buffer.total)
        answers = [
            (self.buffer.options[i], int(self.buffer.weights[i]) / total)
            for i in range(self.buffer.count)
        ]
        found = [0.0] * s.seat_count()
        for option, weight in answers:
            for seat, chance in enumerate(self._settled(s, option, seed, number)):
                found[seat] += weight * chance
        return found

    def _settled(self, s: Any, option: int | None, seed: int, number: int) -> list[float]:
        """The chances at the next big question, after nature's answer if there is one."""
        t = s.clone()
        self.consequence.lots.begin(seed, number, self.trials)
        if option is not None:
            apply(t, CHANCE, option)
        self.consequence.settle(t, FOREVER)
        return self.chances(t)


def mean(numbers: tuple[float, ...] | list[float]) -> float:
    """The arithmetic mean."""
    return sum(numbers) / len(numbers)


def error(numbers: tuple[float, ...] | list[float]) -> float:
    """The standard error of the mean.

    >>> error([1.0, 3.0])
    1.0
    """
    count = len(numbers)
    if count < 2:
        return 0.0
    middle = mean(numbers)
    return sqrt(sum((number - middle) ** 2 for number in numbers) / (count - 1) / count)
