"""What a strong player would do: the best plans with their chances, and what decides."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.bots.consequence import state_of
from metro2033.bots.contrast import Contrast, Plan, Reason
from metro2033.bots.feature import Evaluator
from metro2033.bots.lookahead import Lookahead
from metro2033.bots.onward import Onward
from metro2033.bots.purpose import Purpose
from metro2033.bots.purpose_finder import PurposeFinder
from metro2033.bots.search import Node, Search
from metro2033.bots.value import LearnedValue
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source
from metro2033.engine.kernel.trait import PASSES
from metro2033.engine.kernel.word import first, marks, verb_of
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import NOTHING

WORLDS: Final = 8

LEAST_VISITS: Final = 12
"""An answer that the search has tried less often is not yet part of a plan."""

LONGEST: Final = 4
"""So many answers follow the first in a plan at most."""


@final
class Advice:
    """An option, the answers to follow it with in the same turn, the chance of winning and why.

    `error` is the standard error of the chance. The reasons of the best option say what it has
    over the next one that differs from it in anything that counts; those of any other what it
    lacks against the best. `purpose` is what the best one is for, `deed` the first of `then` that
    is more than a move or a pass, or NOTHING.
    """

    def __init__(
        self,
        option: i64,
        then: list[int],
        chance: float,
        error: float,
        reasons: list[Reason],
        purpose: Purpose | None = None,
        deed: i64 = NOTHING,
    ) -> None:
        self.option: Final = option
        self.then: Final = then
        self.chance: Final = chance
        self.error: Final = error
        self.reasons: Final = reasons
        self.purpose: Final = purpose
        self.deed: Final = deed


@final
class Adviser:
    """Explains answers; it knows no more than the seat it advises."""

    def __init__(
        self,
        game: Game[Any],
        evaluator: Evaluator,
        source: Source,
        value: LearnedValue | None = None,
    ) -> None:
        self.game: Final = game
        self.evaluator: Final = evaluator
        self.source: Final = source
        self.value: Final = value
        self.onward: Final = Onward(game)
        self.is_pass: Final = marks(game.verbs, PASSES)
        self.lookahead: Final = Lookahead(game, evaluator, source, 2, value)
        self.contrast: Final = Contrast(self.lookahead)
        self.finder: Final = PurposeFinder(self.lookahead)

    def advise(
        self,
        view: Core,
        seat: i64,
        offer: Offer,
        simulations: i64,
        most: i64 = 3,
        left: list[int] | None = None,
    ) -> list[Advice]:
        """The best `most` options, the best first; only one where bots go by a rule.

        `left` are the stations that the hero has left and has no reason to go back to: no step is
        undone.
        """
        been = [] if left is None else left[:]
        options = self.onward.options(offer, been)
        s = state_of(view)
        been.append(int(s.get(seat, st.PLACE)))
        ruled = self.evaluator.rule(s, seat, options) if options.count > 1 else NOTHING
        if ruled != NOTHING:
            return [self.by_rule(view, seat, ruled, simulations)]
        is_own_turn = self.evaluator.is_big(s)
        root = self.searched(view, seat, options, simulations)
        ranked: list[i64] = []
        is_told = vec[i64]([0] * options.count)
        for _ in range(min(most, options.count)):
            best: i64 = -1
            for i in range(options.count):
                if is_told[i] == 0 and (best < 0 or root.is_better(i, best)):
                    best = i
            is_told[best] = 1
            ranked.append(best)
        chains = [self.then(root, i, seat, been) if is_own_turn else [] for i in ranked]
        plans = [self.plan(options, ranked[k], chains[k]) for k in range(len(ranked))]
        idle = self.idle(options, ranked)
        found: list[Advice] = []
        for k in range(len(ranked)):
            i = ranked[k]
            reasons = self.reasons(view, seat, plans, k, idle)
            purpose: Purpose | None = None
            if k == 0 and len(plans) > 1:
                lead = root.mean(i) - root.mean(ranked[1])
                purpose = self.finder.purpose(view, seat, plans + idle, reasons, lead)
            chance, error = root.mean(i), root.error(i)
            deed: i64 = NOTHING
            if purpose is not None and len(chains[k]) > 0:
                deed = self.finder.deed(plans[k], purpose.aims)
            option = root.options[i]
            found.append(Advice(option, chains[k], chance, error, reasons, purpose, deed))
        return found

    def searched(self, view: Core, seat: i64, options: Offer, simulations: i64) -> Node:
        """What a search finds about options."""
        search = Search(self.game, self.evaluator, self.source, view, seat, self.value)
        search.begin(options, self.lookahead.values(view, seat, options))
        search.think(simulations)
        return search.root

    def by_rule(self, view: Core, seat: i64, option: i64, simulations: i64) -> Advice:
        """The answer that a rule gives, with what the rule is for."""
        only = Offer()
        only.add(option)
        root = self.searched(view, seat, only, simulations)
        purpose = Purpose([self.evaluator.rule_aim()], "", NOTHING, NOTHING, False)
        return Advice(option, [], root.mean(0), root.error(0), [], purpose)

    def then(self, root: Node, i: i64, seat: i64, been: list[int]) -> list[int]:
        """The answers that the search has followed an option with most often, in the same turn.

        The plan ends with the turn, where others are asked, where the search has tried too little
        to tell, and where the hero would turn back.
        """
        found: list[int] = []
        been = been[:]
        node: Node | None = root
        while node is not None and node.seat == seat and len(found) <= LONGEST:
            option = node.options[i]
            if self.onward.leads_back(option, been):
                break
            if self.onward.moves(option):
                been.append(int(first(option)))
            found.append(int(option))
            if self.is_pass[verb_of(option)] == 1:
                break
            node = node.following.get(int(i * 8 + seat))
            if node is not None:
                i = node.best()
                if node.visits[i] < LEAST_VISITS:
                    break
        return found[1:]

    def plan(self, options: Offer, i: i64, chain: list[int]) -> Plan:
        """The plan that begins with an option: as searched, or as the look ahead has left it."""
        if len(chain) > 0:
            return Plan(options.options[i], i64(chain[0]), chain[1:])
        plans = self.lookahead.plans
        best: i64 = -1
        for k in range(plans.count):
            is_own = plans.option[k] == i
            if is_own and (best < 0 or self.lookahead.mean(k) > self.lookahead.mean(best)):
                best = k
        return Plan(options.options[i], plans.sequel[best])

    def idle(self, options: Offer, ranked: list[i64]) -> list[Plan]:
        """To do nothing, where that is possible and not among the best."""
        for i in range(options.count):
            if self.is_pass[verb_of(options.options[i])] == 1 and i not in ranked:
                return [Plan(options.options[i])]
        return []

    def reasons(
        self, view: Core, seat: i64, plans: list[Plan], k: int, idle: list[Plan]
    ) -> list[Reason]:
        """What the best plan has over others, or what another lacks against the best."""
        if len(plans) < 2:
            return []
        if k == 0:
            return self.finder.reasons(view, seat, plans + idle, WORLDS)
        found = self.contrast.reasons(view, seat, plans[0], plans[k], WORLDS)
        return [
            Reason(why.feature, why.is_own, -why.change, -why.effect, why.rival) for why in found
        ]
