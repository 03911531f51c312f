"""Reasons are faithful: with the named features taken away, the advantage is gone or shrinks."""

import pytest

from bots.play import position_at
from metro2033 import catalog
from metro2033.bots.contrast import Contrast, Plan
from metro2033.bots.lookahead import Lookahead
from metro2033.bots.registry import evaluator
from metro2033.engine.kernel.loop import asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream

KINDS = {"first": ["main", "token"], "second": ["army_action", "hero_turn"]}


@pytest.mark.parametrize("edition", KINDS)
def test_without_the_named_features_the_advice_changes(edition: str) -> None:
    game = catalog.game(edition)
    judge = evaluator(game)
    lookahead = Lookahead(game, judge, Stream(3), 1)
    contrast = Contrast(lookahead)
    told = flipped = 0
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
            whole = contrast.without(seat, [])
            if whole <= 0.01 or not reasons:
                continue
            for reason in reasons:
                assert reason.feature in judge.names
                assert reason.effect > 0
                weight = judge.weight(judge.names.index(reason.feature))
                is_gain = (reason.change > 0) == (weight > 0)
                assert is_gain == reason.is_own
            left = contrast.without(seat, reasons)
            assert left < 0.6 * whole
            told += 1
            flipped += left <= 0.25 * whole
    assert told >= 8
    assert flipped >= 0.6 * told
