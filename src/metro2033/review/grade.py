"""How good a decision was: what it lost against the best answer, as far as the seat could know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from metro2033.bots.contrast import Plan
from metro2033.bots.lookahead import SEEDS, Lookahead
from metro2033.bots.purpose import names_in
from metro2033.bots.purpose_finder import PurposeFinder
from metro2033.bots.registry import evaluator, learned_value
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.trait import DEALS
from metro2033.engine.kernel.word import marks, verb_of
from metro2033.engine.model.ids import NOTHING
from metro2033.review.effort import Effort
from metro2033.review.position_value import error, mean
from metro2033.table.keys import codec_of

NOTABLE: Final = 0.02
"""A smaller loss is no mistake."""

MOST_CANDIDATES: Final = 5
"""So many answers are offered where a decision is to be made again."""


class Candidate(msgspec.Struct, frozen=True):
    """An answer and the chance to win with it."""

    key: str
    chance: float


class Missed(msgspec.Struct, frozen=True):
    """What the best answer would have been for, as in hints.

    `aims` are features, `danger` what it averts, `seat` the number of the seat from which that
    comes and `station` the station in danger; `deed` is the key of what was to be done next.
    """

    aims: list[str] = []
    danger: str = ""
    seat: str = ""
    station: str = ""
    deed: str = ""


class Grade(msgspec.Struct, frozen=True):
    """Choice number `n` against the best answer.

    `loss` is the chance to win that it gave away, between `low` and `high` (95 %), measured in so
    many imagined worlds, none of which was used to find the best answer. Where the loss is
    notable, `candidates` are answers to choose from, in the order of the question, and `missed`
    says what the best one is for.
    """

    n: int
    seat: int
    kind: str
    key: str
    best: str
    chance: float
    loss: float
    low: float
    high: float
    worlds: int
    candidates: list[Candidate] = []
    missed: Missed | None = None

    @property
    def is_mistake(self) -> bool:
        """Whether it surely gave something away, and not too little to speak of."""
        return self.low > 0 and self.loss >= NOTABLE


class Grader:
    """Grades decisions in the worlds that the seat could imagine at the time."""

    def __init__(self, game: Game[Any], effort: Effort) -> None:
        self.game: Final = game
        self.effort: Final = effort
        self.source: Final = Stream(0)
        judge = evaluator(game)
        value = learned_value(game, judge)
        self.lookahead: Final = Lookahead(game, judge, self.source, effort.looks, value)
        self.finder: Final = PurposeFinder(self.lookahead, effort.reasons)
        self.is_deal: Final = marks(game.verbs, DEALS)
        self.buffer: Final = Offer()

    def grade(self, s: Any, seat: int, word: int, n: int, kind: str, seed: int) -> Grade | None:
        """The grade of an answer in a position; None where there was nothing to decide."""
        offer(s, seat, self.buffer)
        if self.buffer.count < 2 or self.is_deal[verb_of(word)]:
            return None
        view, key = self.game.view(s, seat), codec_of(self.game).key
        self.source.state = seed
        values = list(self.lookahead.values(view, seat, self.buffer))
        options = [self.buffer.options[i] for i in range(self.buffer.count)]
        best = self._plan(max(range(len(options)), key=lambda i: values[i]))
        own = self._plan(options.index(word))
        chances, losses = self._compared(view, seat, best, own, seed)
        loss, spread = mean(losses), t_quantile(len(losses)) * error(losses)
        grade = Grade(
            n=n,
            seat=seat,
            kind=kind,
            key=key(word),
            best=key(best.option),
            chance=round(mean(chances), 4),
            loss=round(max(loss, 0.0), 4),
            low=round(loss - spread, 4),
            high=round(max(loss + spread, 0.0), 4),
            worlds=len(losses),
        )
        if not grade.is_mistake:
            return grade
        candidates = self._candidates(view, seat, values, options, {best.option, word}, seed)
        missed = self._missed(view, seat, [best, own], loss)
        return msgspec.structs.replace(grade, candidates=candidates, missed=missed)

    def purpose(self, s: Any, seat: int, words: list[int], lead: float, seed: int) -> Missed:
        """What the first of some answers is for, which is better than the others by `lead`."""
        offer(s, seat, self.buffer)
        view = self.game.view(s, seat)
        self.source.state = seed
        self.lookahead.values(view, seat, self.buffer)
        options = [self.buffer.options[i] for i in range(self.buffer.count)]
        return self._missed(view, seat, [self._plan(options.index(word)) for word in words], lead)

    def _missed(self, view: Any, seat: int, plans: list[Plan], lead: float) -> Missed:
        """What the first plan has over the others."""
        reasons = self.finder.reasons(view, seat, plans, self.effort.reasons)
        purpose = self.finder.purpose(view, seat, plans, reasons, lead)
        deed = self.finder.deed(plans[0], purpose.aims)
        return Missed(
            purpose.aims,
            purpose.danger,
            *names_in(self.game, purpose),
            codec_of(self.game).key(deed) if deed != NOTHING else "",
        )

    def _plan(self, option: int) -> Plan:
        """The best plan that begins with an option, as the look ahead has left them."""
        plans = self.lookahead.plans
        own = [i for i in range(plans.count) if plans.option[i] == option]
        best = max(own, key=self.lookahead.mean)
        return Plan(self.buffer.options[option], plans.sequel[best])

    def _worlds(self, view: Any, seat: int, seed: int) -> Iterator[tuple[Any, int]]:
        """The worlds to measure in, each with its luck; the same seed gives the same ones."""
        source = Stream(seed ^ SEEDS)
        for _ in range(self.effort.checks):
            yield self.game.imagine(view, seat, source), source.below(SEEDS)

    def _chances(self, view: Any, seat: int, plan: Plan, seed: int) -> list[float]:
        """The chance to win with a plan in each of the worlds."""
        found = []
        for number, (world, luck) in enumerate(self._worlds(view, seat, seed)):
            self.lookahead.consequence.lots.begin(luck, number, self.effort.checks)
            found.append(self.lookahead.trial(world, seat, plan.option, plan.sequel))
        return found

    def _compared(
        self, view: Any, seat: int, best: Plan, own: Plan, seed: int
    ) -> tuple[list[float], list[float]]:
        """The chances with the best plan, and what one's own lost against it, world by world."""
        if best.option == own.option:
            return [self._known(best.option)], [0.0]
        chances = self._chances(view, seat, best, seed)
        mine = self._chances(view, seat, own, seed)
        return chances, [a - b for a, b in zip(chances, mine, strict=True)]

    def _known(self, option: int) -> float:
        """What the look ahead promised of an option."""
        plans, options = self.lookahead.plans, self.buffer.options
        promised = (
            self.lookahead.mean(i) for i in range(plans.count) if options[plans.option[i]] == option
        )
        return max(promised)

    def _candidates(
        self,
        view: Any,
        seat: int,
        values: list[float],
        options: list[int],
        wanted: set[int],
        seed: int,
    ) -> list[Candidate]:
        """The best answers, the one that was given among them, measured in the same worlds."""
        ranked = sorted(range(len(options)), key=lambda i: -values[i])
        shown = [i for i in ranked if options[i] in wanted]
        shown += [i for i in ranked if options[i] not in wanted][: MOST_CANDIDATES - len(shown)]
        return [
            Candidate(
                codec_of(self.game).key(options[i]),
                round(mean(self._chances(view, seat, self._plan(i), seed)), 4),
            )
            for i in sorted(shown)
        ]


def t_quantile(count: int) -> float:
    """How many standard errors 95 % of means of so many numbers lie within.

    >>> round(t_quantile(16), 2), round(t_quantile(1000), 2)
    (2.12, 1.96)
    """
    return 1.96 + 2.37 / max(count - 1, 1)
