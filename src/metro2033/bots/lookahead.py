"""Looking one answer ahead: what each plan leads to, in imagined worlds shared by all plans."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.bots.bot import Bot
from metro2033.bots.consequence import Consequence, state_of
from metro2033.bots.feature import Evaluator, real
from metro2033.bots.plan import NO_SEQUEL, Plans
from metro2033.bots.value import LearnedValue
from metro2033.engine.kernel.core import NOBODY, Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.state import State

SEEDS: Final = 0x7FFF_FFFF

MOST_FINALISTS: Final = 4
"""So many plans at most get a second look."""

OPEN: Final = 0
SURE: Final = 1
"""Chance has no part in the plan: one look is enough."""
DROPPED: Final = 2


@final
class Lookahead:
    """Values options by the chance of winning where their consequences end.

    All plans are tried in the same worlds and with the same luck, so that what differs is the plan.
    All get a first look in `worlds` worlds; the most promising ones are looked at again and again,
    so that luck in a few worlds deceives less (successive halving).
    """

    def __init__(
        self,
        game: Game[Any],
        evaluator: Evaluator,
        source: Source,
        worlds: i64,
        value: LearnedValue | None = None,
    ) -> None:
        self.game: Final = game
        self.value: Final = value
        self.evaluator: Final = evaluator
        self.source: Final = source
        self.worlds: Final = worlds
        self.consequence: Final = Consequence(game, evaluator)
        self.plans: Final = Plans(game)
        self.turn: i64 = 0
        self.total: vec[float] = vec[float]()
        self.tried: vec[i64] = vec[i64]()
        self.mark: vec[i64] = vec[i64]()

    def at_once(self, view: Core, seat: i64, options: Offer) -> i64:
        """The answer that needs no looking ahead, or NOTHING: the only one, or a known reply."""
        if options.count == 1:
            return options.options[0]
        return self.evaluator.reply(state_of(view), seat, options, self.source)

    def values(self, view: Core, seat: i64, options: Offer) -> vec[float]:
        """The chance of winning that each option promises, by the best plan that begins with it."""
        self.prepare(view, seat, options)
        self.look(view, seat, options, self.worlds)
        kept, worlds = self.plans.count, self.worlds
        while kept > 2:
            kept = min((kept + 1) // 2, MOST_FINALISTS)
            self.keep(kept)
            worlds *= 2
            self.look(view, seat, options, worlds)
        best = vec[float]([-1.0] * options.count)
        for i in range(self.plans.count):
            option = self.plans.option[i]
            best[option] = max(best[option], self.mean(i))
        return best

    def prepare(self, view: Core, seat: i64, options: Offer) -> None:
        """List the plans; nothing is known of them yet."""
        self.evaluator.count(state_of(view))
        s = state_of(self.game.imagine(view, seat, self.source))
        self.turn = self.evaluator.turn(s)
        self.plans.list(s, seat, options, self.evaluator)
        self.total = vec[float]([0.0] * self.plans.count)
        self.tried = vec[i64]([0] * self.plans.count)
        self.mark = vec[i64]([OPEN] * self.plans.count)

    def look(self, view: Core, seat: i64, options: Offer, worlds: i64) -> None:
        """Try the open plans in some more worlds."""
        for world in range(worlds):
            s = state_of(self.game.imagine(view, seat, self.source))
            seed = self.source.below(SEEDS)
            is_any_open = False
            for i in range(self.plans.count):
                if self.mark[i] == OPEN:
                    is_any_open = True
                    self.consequence.lots.begin(seed, world, worlds)
                    option = options.options[self.plans.option[i]]
                    self.total[i] += self.trial(s, seat, option, self.plans.sequel[i])
                    self.tried[i] += 1
                    if not self.consequence.met_chance:
                        self.mark[i] = SURE
            if not is_any_open:
                return

    def keep(self, kept: i64) -> None:
        """Drop all plans but the best few."""
        standing: i64 = 0
        mark, mean = self.mark, vec[float]([0.0] * self.plans.count)
        for i in range(self.plans.count):
            standing += 1 if mark[i] != DROPPED else 0
            mean[i] = self.mean(i)
        while standing > kept:
            worst: i64 = -1
            for i in range(self.plans.count):
                if mark[i] != DROPPED and (worst < 0 or mean[i] < mean[worst]):
                    worst = i
            mark[worst] = DROPPED
            standing -= 1

    def mean(self, i: i64) -> float:
        """What a plan has promised so far."""
        return self.total[i] / real(max(self.tried[i], 1))

    def trial(self, s: State, seat: i64, option: i64, after: i64) -> float:
        """The chance of winning after a plan in one world."""
        t = self.end(s, seat, option, after)
        if self.value is None:
            self.evaluator.judge(t)
        else:
            self.value.judge(t, seat)
        return self.evaluator.chance[seat]

    def end(self, s: State, seat: i64, option: i64, after: i64) -> State:
        """Where a plan leads in a world, which stays as it is."""
        t = self.sequel(s, seat, option)
        if after != NO_SEQUEL and self.is_asked(t, seat, after):
            apply(t, seat, after)
            self.consequence.settle(t, self.turn)
        return t

    def sequel(self, s: State, seat: i64, option: i64) -> State:
        """Where an option leads in a world, which stays as it is."""
        t = s.clone()
        self.consequence.met_chance = False
        apply(t, seat, option)
        self.consequence.settle(t, self.turn)
        return t

    def is_asked(self, s: State, seat: i64, option: i64) -> bool:
        """Whether a seat can answer with an option now."""
        if s.asked == NOBODY or asked_seat(s) != seat:
            return False
        offer(s, seat, self.consequence.buffer)
        return self.consequence.buffer.has(option)


OVERLOOKED: Final = 75
"""Of a hundred answers a bot that errs sees a quarter."""


@final
class HeuristicBot(Bot):
    """Plays the option after which it expects to win most often; combat cards it mixes.

    One that errs overlooks answers as people do, but never so that it costs more than `error` of
    the chance to win.
    """

    def __init__(
        self,
        game: Game[Any],
        evaluator: Evaluator,
        source: Source,
        worlds: i64,
        error: float = 0.0,
        value: LearnedValue | None = None,
    ) -> None:
        self.source: Final = source
        self.error: Final = error
        self.lookahead: Final = Lookahead(game, evaluator, source, worlds, value)

    def choose(self, view: Core, seat: i64, offer: Offer) -> i64:
        known = self.lookahead.at_once(view, seat, offer)
        if known != NOTHING:
            return known
        values = self.lookahead.values(view, seat, offer)
        best: i64 = 0
        for i in range(offer.count):
            if values[i] > values[best]:
                best = i
        if self.error > 0.0:
            best = self.seen(values, offer.count, best)
        return offer.options[best]

    def seen(self, values: vec[float], count: i64, best: i64) -> i64:
        """The best option that is not overlooked and good enough, or simply the best."""
        found: i64 = -1
        for i in range(count):
            is_seen = self.source.below(100) >= OVERLOOKED
            if is_seen and values[i] >= values[best] - self.error:
                if found < 0 or values[i] > values[found]:
                    found = i
        return best if found < 0 else found
