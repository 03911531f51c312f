"""Shifts of shares: intervals that hold what they promise."""

from __future__ import annotations

import doctest
import random

from metro2033.content import house, reading
from metro2033.lab import shift as module
from metro2033.lab.shift import Sample, shift


def coin(luck: random.Random, chance: float) -> Sample:
    return float(luck.random() < chance), 1


def test_examples() -> None:
    for checked in (module, house, reading):
        result = doctest.testmod(checked)
        assert result.attempted > 0
        assert result.failed == 0


def test_an_interval_covers_the_truth_19_times_of_20() -> None:
    luck, covered = random.Random(2033), 0
    for _ in range(1000):
        printed = [coin(luck, 0.25) for _ in range(120)]
        house_samples = [coin(luck, 0.40) for _ in range(120)]
        found = shift(printed, house_samples)
        assert found.low is not None
        assert found.high is not None
        covered += found.low <= 0.15 <= found.high
    assert 930 <= covered <= 970


def test_pairs_that_share_their_luck_are_compared_more_sharply() -> None:
    luck = random.Random(1)
    printed = [coin(luck, 0.5) for _ in range(200)]
    alike = [(1.0, 1) if n % 20 == 0 else sample for n, sample in enumerate(printed)]
    apart = [*alike[1:], alike[0]]
    near, far = shift(printed, alike), shift(printed, apart)
    assert near.change == far.change
    assert near.low is not None
    assert near.high is not None
    assert far.low is not None
    assert far.high is not None
    assert near.high - near.low < (far.high - far.low) / 2


def test_few_trials_are_never_sure_of_much() -> None:
    found = shift([(0, 1)], [(1, 1)])
    assert found.change == 1
    assert not found.is_sure
    assert shift([(1, 1)] * 3, [(1, 1)] * 3).low != 0
    assert shift([(1, 1)] * 3, [(1, 1)] * 3, is_same=True).low == 0
    none = shift([(0, 0)], [(1, 1)])
    assert (none.change, none.printed, none.house) == (None, None, 1)
    new = shift([(0, 0)] * 3, [(1, 1)] * 3, fair=0.5)
    assert new.change == 0.5
    assert not new.is_sure
