"""Finds what a plan is for, by comparing where it leads with where others lead."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from metro2033.bots.consequence import state_of
from metro2033.bots.contrast import Contrast, Plan, Reason
from metro2033.bots.lookahead import Lookahead
from metro2033.bots.onward import Onward
from metro2033.bots.plan import NO_SEQUEL
from metro2033.bots.purpose import KEPT, SPARED, VICTORY, Purpose, purpose_of
from metro2033.bots.reply import HURT, Danger, Replies
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.trait import ATTACKS, GAINS, PASSES
from metro2033.engine.kernel.word import first, marks, verb_of
from metro2033.engine.model.ids import NOTHING

LATER_WORLDS: Final = 16
"""Worlds that are played on until the seat's next turn: there luck has a larger part."""

GOODS: Final = ("pigs", "mushrooms", "ammo")
"""Features that count a resource each, in the order of the resources."""

ARMY_AIM: Final = "army"
"""The aim of hiring soldiers."""

PROOF_WORLDS: Final = 64
"""Fresh worlds in which a danger must turn out to be what the plan is better for."""

MOST_OTHERS: Final = 2
"""So many other plans are played on, to compare what follows."""


@final
class PurposeFinder:
    """Finds reasons for plans and their purpose; it knows no more than the seat.

    `later_worlds` are played on until the seat's next turn.
    """

    def __init__(self, lookahead: Lookahead, later_worlds: i64 = LATER_WORLDS) -> None:
        game = lookahead.game
        self.onward: Final = Onward(game)
        self.is_pass: Final = marks(game.verbs, PASSES)
        self.attacks: Final = marks(game.verbs, ATTACKS)
        self.gains: Final = marks(game.verbs, GAINS)
        self.has_phases: Final = lookahead.evaluator.counts_readiness()
        self.contrast: Final = Contrast(lookahead)
        self.replies: Final = Replies(lookahead)
        self.later: Final = Contrast(lookahead, self.replies)
        self.proofs: Final = Replies(lookahead)
        self.proof: Final = Contrast(lookahead, self.proofs)
        self.later_worlds: Final = later_worlds

    def reasons(self, view: Core, seat: i64, plans: list[Plan], worlds: i64) -> list[Reason]:
        """What the first plan has over others.

        Plans that do much the same say nothing of each other: the first is compared with those
        that do something else, until one tells.
        """
        for other in self.others(plans):
            found = self.contrast.reasons(view, seat, plans[0], other, worlds)
            if len(found) > 0 or self.contrast.wins > 0.5:
                return found
        return []

    def purpose(
        self, view: Core, seat: i64, plans: list[Plan], reasons: list[Reason], lead: float
    ) -> Purpose:
        """What the first plan is for, after its reasons were found.

        One that wins needs no other purpose. Where its consequences do not tell at once, what
        follows until the seat's next turn does. `lead` is by how much it is better than the next.
        """
        if self.contrast.wins > 0.5:
            return Purpose([VICTORY], "", NOTHING, NOTHING, False)
        danger: Danger | None = None
        told_by = self.contrast
        for other in self.others(plans)[:MOST_OTHERS]:
            found = self.later.reasons(view, seat, plans[0], other, self.later_worlds)
            if len(reasons) == 0:
                reasons = found
                told_by = self.later
            danger = self.averted(view, seat, plans[0], other)
            if len(reasons) > 0 or danger is not None:
                break
        if self.gains[verb_of(plans[0].option)] == 1:
            reasons = of_goods(reasons, GOODS[first(plans[0].option)])
        if self.is_pass[verb_of(plans[0].option)] == 1:
            reasons = [why for why in reasons if why.feature in SPARED or not why.is_own]
        else:
            reasons = self.as_kept(seat, reasons, told_by)
        if self.attacks[verb_of(self.main(plans[0]))] == 1:
            danger = None if danger is None or danger.kind == HURT else danger
        return purpose_of(state_of(view), seat, reasons, danger, lead)

    def averted(self, view: Core, seat: i64, better: Plan, worse: Plan) -> Danger | None:
        """The gravest danger for which one plan is better than another, after it was played on.

        What seems to be one must be proved in fresh worlds: none is named rather than a wrong one.
        """
        found = self.replies.events()
        if len(found) > 0:
            self.proof.measure(view, seat, better, worse, PROOF_WORLDS)
        for n in found:
            if self.proofs.proves(n):
                return self.proofs.danger(n)
        return None

    def as_kept(self, seat: i64, reasons: list[Reason], told_by: Contrast) -> list[Reason]:
        """The reasons, where those that gain nothing say what is kept, if that can be said."""
        found: list[Reason] = []
        for why in reasons:
            name = why.feature
            if why.is_own and not told_by.rises(seat, name):
                name = KEPT.get(name, name)
            if name != "":
                found.append(Reason(name, why.is_own, why.change, why.effect, why.rival))
        return found

    def others(self, plans: list[Plan]) -> list[Plan]:
        """The plans that do not do what the first one does before all; if there are none, all."""
        main = self.main(plans[0])
        found = [plan for plan in plans[1:] if main not in steps(plan)]
        return plans[1:] if len(found) == 0 else found

    def main(self, plan: Plan) -> i64:
        """The first thing that a plan does beyond moving, or else its first step."""
        for step in steps(plan):
            if not self.onward.moves(step):
                return step
        return plan.option

    def deed(self, plan: Plan, aims: list[str]) -> i64:
        """What to do after the option of a plan, or NOTHING: an attack, or what comes first.

        An attack needs nothing after it, but no attack makes an army stronger. Where a round has
        phases, only a move leads to a deed.
        """
        if self.has_phases and not self.onward.moves(plan.option):
            return NOTHING
        for_army = len(aims) > 0 and aims[0] == ARMY_AIM
        if self.attacks[verb_of(plan.option)] == 1 and not for_army:
            return NOTHING
        found: i64 = NOTHING
        for step in steps(plan)[1:]:
            attacks = self.attacks[verb_of(step)] == 1
            if attacks and not for_army:
                return step
            is_deed = self.is_pass[verb_of(step)] == 0 and not self.onward.moves(step)
            if found == NOTHING and is_deed and not attacks and step != plan.option:
                found = step
        return found


def of_goods(reasons: list[Reason], taken: str) -> list[Reason]:
    """The reasons but for goods that later answers bring, where one takes others."""
    return [
        why for why in reasons if not why.is_own or why.feature == taken or why.feature not in GOODS
    ]


def steps(plan: Plan) -> list[i64]:
    """All answers of a plan."""
    found = [plan.option]
    if plan.sequel != NO_SEQUEL:
        found.append(plan.sequel)
    for step in plan.later:
        found.append(i64(step))
    return found
