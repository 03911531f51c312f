"""Shares, ratings and clocks: against values that are known."""

import math

import pytest

from metro2033.arena.clock import Clock
from metro2033.arena.rating import interval, rate
from metro2033.figures.share import Share, win_parts


@pytest.mark.parametrize(
    ("count", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (1, 2, 0.0945, 0.9055),
    ],
)
def test_wilson_intervals(count: int, trials: int, low: float, high: float) -> None:
    assert Share(count, trials).bounds == pytest.approx((low, high), abs=1e-4)


def test_a_share_without_trials_says_nothing() -> None:
    assert Share().bounds == (0.0, 1.0)
    assert Share().data()["trials"] == 0


def test_a_share_is_compared_with_what_is_fair() -> None:
    share = Share()
    for part in (1.0, 0.0, 0.5, 0.0):
        share.add(part, 0.25)
    data = share.data()
    assert (data["share"], data["fair"], data["of_fair"]) == (0.375, 0.25, 1.5)
    assert data["of_fair_low"] == pytest.approx(data["low"] / 0.25, abs=1e-3)


def test_a_shared_win_counts_in_parts() -> None:
    assert win_parts([1, 2, 1, 4]) == [0.5, 0.0, 0.5, 0.0]


def match(bots: str, *ranking: int) -> dict[str, object]:
    return {"bots": list(bots), "ranking": list(ranking)}


def test_winners_are_rated_higher() -> None:
    ratings = rate([match("abc", 1, 2, 3), match("cab", 3, 1, 2), match("bca", 2, 3, 1)])
    assert ratings["a"].mu > ratings["b"].mu > ratings["c"].mu
    assert all(rating.sigma < 25 / 3 for rating in ratings.values())


def test_a_rating_is_that_of_openskill() -> None:
    from openskill.models import PlackettLuce

    judge = PlackettLuce(tau=0.0)
    teams = judge.rate([[judge.rating()], [judge.rating()], [judge.rating()]], ranks=[2, 1, 2])
    ratings = rate([match("abc", 2, 1, 2)])
    for bot, team in zip("abc", teams, strict=True):
        assert ratings[bot].mu == pytest.approx(team[0].mu)
        assert ratings[bot].sigma == pytest.approx(team[0].sigma)


def test_the_interval_of_a_rating() -> None:
    rating = rate([match("ab", 1, 2)])["a"]
    data = interval(rating)
    assert data["high"] - data["low"] == pytest.approx(2 * 1.96 * rating.sigma, abs=0.01)


def test_copies_share_one_rating() -> None:
    ratings = rate([match("abbb", 1, 2, 3, 4)] * 20)
    assert set(ratings) == {"a", "b"}
    assert ratings["a"].mu > 30
    assert ratings["b"].mu < 20


def test_nothing_is_learnt_from_copies_alone_or_from_a_match_without_end() -> None:
    ratings = rate([match("aa", 1, 2), {"bots": ["a", "b"], "ranking": []}])
    assert {bot: rating.mu for bot, rating in ratings.items()} == {"a": 25.0, "b": 25.0}


def test_a_clock_knows_mean_worst_and_shares() -> None:
    clock = Clock.of([0.001] * 98 + [0.1, 0.5])
    assert clock.seconds / clock.count == pytest.approx(0.00698)
    assert clock.within(0.5) == pytest.approx(0.001, rel=0.05)
    assert clock.within(0.99) == pytest.approx(0.1, rel=0.05)
    assert clock.within(1.0) == clock.worst == 0.5


def test_clocks_add_up_in_any_order() -> None:
    times = [math.exp(-n / 10) / 100 for n in range(100)]
    total = Clock()
    for part in (times[50:], times[:20], times[20:50]):
        total.add(Clock.from_data(Clock.of(part).data()))
    assert total.sizes == Clock.of(times).sizes
    assert (total.count, total.worst) == pytest.approx((100, 0.01))


def test_an_empty_clock() -> None:
    assert Clock().within(0.99) == 0.0
