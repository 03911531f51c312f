"""Why a bot would answer so: the best options with their chances, and reasons by named features."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.bots.consequence import state_of
from metro2033.bots.feature import Evaluator, real
from metro2033.bots.lookahead import SEEDS, Lookahead
from metro2033.bots.search import Search
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source
from metro2033.engine.model.state import State

MOST_REASONS: Final = 3
SMALLEST: Final = 0.02
"""A reason with less effect than this is none."""
WORLDS: Final = 8


@final
class Reason:
    """A feature that an answer changes, for oneself or for the strongest rivals.

    `change` is by how much on average, `effect` what it does to the balance of chances: above 0
    it is an advantage.
    """

    def __init__(self, feature: str, is_own: bool, change: float, effect: float) -> None:
        self.feature: Final = feature
        self.is_own: Final = is_own
        self.change: Final = change
        self.effect: Final = effect


@final
class Advice:
    """An option, the chance of winning with it, and why."""

    def __init__(self, option: i64, chance: float, reasons: list[Reason]) -> None:
        self.option: Final = option
        self.chance: Final = chance
        self.reasons: Final = reasons


@final
class Adviser:
    """Explains answers; it knows no more than the seat it advises."""

    def __init__(self, game: Game[Any], evaluator: Evaluator, source: Source) -> None:
        self.game: Final = game
        self.evaluator: Final = evaluator
        self.source: Final = source
        self.lookahead: Final = Lookahead(game, evaluator, source, 2)

    def advise(
        self, view: Core, seat: i64, offer: Offer, simulations: i64, most: i64 = 3
    ) -> list[Advice]:
        """The best `most` options, the best first."""
        search = Search(self.game, self.evaluator, self.source, view, seat)
        search.begin(offer, self.lookahead.values(view, seat, offer))
        search.think(simulations)
        root = search.root
        found: list[Advice] = []
        is_told = vec[i64]([0] * offer.count)
        for _ in range(min(most, offer.count)):
            best: i64 = -1
            for i in range(offer.count):
                if is_told[i] == 0 and (best < 0 or root.is_better(i, best)):
                    best = i
            is_told[best] = 1
            option = root.options[best]
            found.append(Advice(option, root.mean(best), self.reasons(view, seat, option)))
        return found

    def reasons(self, view: Core, seat: i64, option: i64) -> list[Reason]:
        """What an option changes most, by its effect on the chances."""
        s = state_of(self.game.imagine(view, seat, self.source))
        self.evaluator.judge(s)
        before = self.row(s, seat)
        after = vec[float]([0.0] * len(before))
        self.lookahead.turn = self.evaluator.turn(s)
        for world in range(i64(WORLDS)):
            s = state_of(self.game.imagine(view, seat, self.source))
            self.lookahead.consequence.lots.begin(self.source.below(SEEDS), world, WORLDS)
            t = self.lookahead.sequel(s, seat, option)
            self.evaluator.measure(t)
            row = self.row(t, seat)
            for i in range(i64(len(row))):
                after[i] += row[i] / real(WORLDS)
        return self.largest(before, after)

    def row(self, s: State, seat: i64) -> vec[float]:
        """One's own features, then the mean of the rivals'."""
        width = self.evaluator.width
        found = vec[float]([0.0] * (2 * width))
        rivals = real(s.seat_count() - 1)
        for other in range(s.seat_count()):
            for i in range(width):
                value = real(self.evaluator.table[other * width + i])
                if other == seat:
                    found[i] += value
                else:
                    found[width + i] += value / rivals
        return found

    def largest(self, before: vec[float], after: vec[float]) -> list[Reason]:
        """The few changes with the greatest effect."""
        width = self.evaluator.width
        found: list[Reason] = []
        used = vec[i64]([0] * (2 * width))
        for _ in range(i64(MOST_REASONS)):
            best: i64 = -1
            top: float = SMALLEST
            for i in range(2 * width):
                effect = self.effect(i, after[i] - before[i])
                if used[i] == 0 and max(effect, -effect) > top:
                    top = max(effect, -effect)
                    best = i
            if best < 0:
                break
            used[best] = 1
            change = after[best] - before[best]
            name = self.evaluator.names[best % width]
            found.append(Reason(name, best < width, change, self.effect(best, change)))
        return found

    def effect(self, i: i64, change: float) -> float:
        """What a change does to the balance: what helps rivals hurts."""
        width = self.evaluator.width
        effect = change * self.evaluator.weight(i % width)
        return effect if i < width else -effect
