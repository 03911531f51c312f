"""Advice: the best options first, each with a chance and reasons that are named features."""

import pytest

from bots.play import position_at
from metro2033 import catalog
from metro2033.bots.registry import adviser, evaluator
from metro2033.engine.kernel.loop import asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream


@pytest.mark.parametrize(
    ("edition", "kind"),
    [("first", "main"), ("first", "token"), ("second", "army_action"), ("second", "hero_turn")],
)
def test_advice_names_options_chances_and_reasons(edition: str, kind: str) -> None:
    game = catalog.game(edition)
    s = position_at(game, 3, 2, kind)
    seat, out = asked_seat(s), Offer()
    offer(s, seat, out)
    found = adviser(game, Stream(1)).advise(game.view(s, seat), seat, out, 60)
    assert len(found) == min(3, out.count)
    assert len({advice.option for advice in found}) == len(found)
    names = evaluator(game).names
    for advice in found:
        assert out.has(advice.option)
        assert 0.0 < advice.chance < 1.0
        assert len(advice.reasons) <= 3
        for reason in advice.reasons:
            assert reason.feature in names
            assert reason.change != 0.0
            assert abs(reason.effect) > 0.0


def test_twins_get_the_same_advice() -> None:
    """What the seat does not know has no part in what it is told."""
    game = catalog.game("second")
    s = position_at(game, 4, 3, "hero_turn")
    seat, out = asked_seat(s), Offer()
    told = []
    for state in (s, game.imagine(game.view(s, seat), seat, Stream(77))):
        offer(state, seat, out)
        found = adviser(game, Stream(1)).advise(game.view(state, seat), seat, out, 40)
        told.append([(a.option, a.chance, [r.feature for r in a.reasons]) for a in found])
    assert told[0] == told[1]
    assert any(reasons for _, _, reasons in told[0])
