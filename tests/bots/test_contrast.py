"""Reasons are faithful: with the named features taken away, the advice changes."""

from collections.abc import Iterator

import pytest

from bots.play import position_at
from metro2033 import catalog
from metro2033.bots.contrast import MOST_LEFT, Contrast, Plan, Reason
from metro2033.bots.lookahead import Lookahead
from metro2033.bots.purpose import EVEN
from metro2033.bots.registry import adviser, evaluator
from metro2033.engine.kernel.loop import asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream

SIMULATIONS, HINTS = 60, 12
"""Of each hint, and how many positions of a kind are looked at."""

KINDS = {"first": ["main", "token"], "second": ["army_action", "hero_turn"]}


def explained(edition: str) -> Iterator[tuple[Contrast, int, list[Reason]]]:
    """Why the best answer leads the last one, in positions where it clearly does."""
    game = catalog.game(edition)
    lookahead = Lookahead(game, evaluator(game), Stream(3), 1)
    contrast = Contrast(lookahead)
    for seed in range(12):
        for kind in KINDS[edition]:
            s, options = position_at(game, 3, seed, kind), Offer()
            seat = asked_seat(s)
            offer(s, seat, options)
            if options.count < 2:
                continue
            view = game.view(s, seat)
            values = lookahead.values(view, seat, options)
            ranked = sorted(range(options.count), key=lambda i: -values[i])
            best, other = (Plan(options.options[ranked[i]]) for i in (0, -1))
            reasons = contrast.reasons(view, seat, best, other, 4)
            if contrast.without(seat, []) > EVEN and reasons:
                yield contrast, seat, reasons


@pytest.mark.parametrize("edition", KINDS)
def test_without_the_named_features_the_advice_changes(edition: str) -> None:
    """The best answer is about as good as the other; without as many other features it leads."""
    told = even = kept = 0
    for contrast, seat, reasons in explained(edition):
        judge = contrast.evaluator
        for reason in reasons:
            assert reason.feature in judge.names
            assert reason.effect > 0
            weight = judge.weight(judge.names.index(reason.feature))
            is_gain = (reason.change > 0) == (weight > 0)
            assert is_gain == reason.is_own
        left = contrast.without(seat, reasons)
        assert left <= 0.25 * contrast.without(seat, [])
        told += 1
        even += left <= EVEN
        kept += contrast.without(seat, made_up(contrast, reasons)) > EVEN
    assert told >= 8
    assert even >= 0.8 * told
    assert kept >= 0.8 * told


@pytest.mark.parametrize("edition", KINDS)
def test_without_the_reasons_of_a_hint_its_order_changes(edition: str) -> None:
    """The hint's best plan no longer leads the next one that does something else.

    Without as many other features, as somebody might have made them up, it still leads.
    """
    told = even = kept = 0
    game = catalog.game(edition)
    for seed in range(HINTS):
        for kind in KINDS[edition]:
            s, options = position_at(game, 3, seed, kind), Offer()
            seat = asked_seat(s)
            offer(s, seat, options)
            mind = adviser(game, Stream(seed))
            best = mind.advise(game.view(s, seat), seat, options, SIMULATIONS)[0]
            compared = mind.finder.contrast
            if not best.reasons or compared.without(seat, []) <= EVEN:
                continue
            left = compared.without(seat, best.reasons)
            assert left <= MOST_LEFT * compared.without(seat, [])
            told += 1
            even += left <= EVEN
            kept += compared.without(seat, made_up(compared, best.reasons)) > EVEN
    assert told >= 8
    assert even >= 0.8 * told
    assert kept >= 0.8 * told


def made_up(contrast: Contrast, reasons: list[Reason]) -> list[Reason]:
    """As many features that are not the reasons."""
    named = {(reason.feature, reason.is_own) for reason in reasons}
    sides = [(name, is_own) for name in contrast.evaluator.names for is_own in (True, False)]
    others = [side for side in sides if side not in named]
    return [Reason(name, is_own, 1.0, 1.0) for name, is_own in others[: len(reasons)]]
