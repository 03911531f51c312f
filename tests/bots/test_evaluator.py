"""Chances of winning: they add up, they know who has won, and they like what players like."""

from typing import Any

import pytest

from bots.play import position_at
from metro2033 import catalog
from metro2033.bots.registry import evaluator
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk
from metro2033.engine.model import state as st

EDITIONS = ["first", "second"]
MIDDLE = {"first": "main", "second": "army_action"}


def chances(game: Any, s: Any) -> list[float]:
    judge = evaluator(game)
    judge.judge(s)
    return [judge.chance[seat] for seat in range(s.seat_count())]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_chances_add_up(edition: str, seats: int) -> None:
    game = catalog.game(edition)
    s, walk = game.new(seats, game.settle(seats, {})), Walk(Stream(4))
    for _ in range(20):
        walk.play(s, 15)
        found = chances(game, s)
        assert sum(found) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in found) or not s.asked


@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_end_the_winner_has_won(edition: str) -> None:
    game = catalog.game(edition)
    s = game.new(3, game.settle(3, {"most_rounds": 4}))
    Walk(Stream(8)).play(s)
    winners = [place == 1 for place in game.ranking(s)]
    assert chances(game, s) == [won / max(1, sum(winners)) for won in winners]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("field", [st.POINTS, st.STRENGTH])
def test_more_is_better_for_oneself_and_worse_for_others(edition: str, field: int) -> None:
    game = catalog.game(edition)
    s = position_at(game, 3, 5, MIDDLE[edition])
    before = chances(game, s)
    s.add(1, field, 1)
    after = chances(game, s)
    assert after[1] > before[1]
    assert after[0] < before[0]
    assert after[2] < before[2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_short_of_one_point_is_near_its_aim(edition: str) -> None:
    game = catalog.game(edition)
    s = position_at(game, 4, 6, MIDDLE[edition])
    steps = []
    for points in range(4, 8):
        s.put(0, st.POINTS, points)
        steps.append(chances(game, s)[0])
    assert steps == sorted(steps)
    s.put(0, st.POINTS, 20)
    assert chances(game, s)[0] > 0.5


def test_every_feature_needs_a_weight() -> None:
    from metro2033.bots.feature import Evaluator

    with pytest.raises(ValueError, match="2 features need as many weights, not 1"):
        Evaluator(catalog.game("second"), ["a", "b"], [1.0])
