"""Streams: reproducible, the same in both forms, and as even as they claim."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source, Stream

GOLDEN = {
    0: [5, 511, 346, 356, 898, 256, 91, 154],
    1: [861, 977, 320, 493, 584, 280, 849, 999],
    2033: [494, 742, 524, 310, 113, 616, 966, 685],
    -1: [622, 853, 785, 498, 194, 196, 16, 295],
    2**31: [30, 945, 722, 932, 936, 62, 237, 185],
    2**32: [91, 165, 348, 620, 12, 576, 170, 600],
    2**62 + 5: [580, 271, 408, 433, 829, 213, 925, 727],
}
"""The first numbers below 1000, in plain and in compiled form."""

EDGES = [0, 1, -1, 2**31, 2**32 - 1, 2**32, 2**62 + 5, 2**63 - 1, -(2**63)]


def draws(seed: int, n: int, count: int) -> list[int]:
    stream = Stream(seed)
    return [stream.below(n) for _ in range(count)]


def chi_square(counts: list[int], expected: list[float]) -> float:
    return sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))


@pytest.mark.parametrize("seed", GOLDEN)
def test_the_numbers_are_fixed(seed: int) -> None:
    assert draws(seed, 1000, 8) == GOLDEN[seed]


@given(st.integers(-(2**63), 2**63 - 1), st.integers(1, 2**31))
def test_one_seed_gives_one_stream(seed: int, n: int) -> None:
    assert draws(seed, n, 20) == draws(seed, n, 20)


@given(st.integers(-(2**63), 2**63 - 1), st.integers(1, 2**31))
def test_numbers_lie_in_their_range(seed: int, n: int) -> None:
    assert all(0 <= number < n for number in draws(seed, n, 20))


@pytest.mark.parametrize("n", [0, -1, 2**31 + 1, 2**40, -(2**63)])
def test_ranges_that_would_overflow_are_refused(n: int) -> None:
    with pytest.raises(ValueError, match="no number lies below"):
        Stream(1).below(n)


def test_neighbouring_seeds_differ() -> None:
    streams = {tuple(draws(seed, 2**31, 4)) for seed in range(2000)}
    assert len(streams) == 2000


@pytest.mark.parametrize("seed", EDGES)
@pytest.mark.parametrize("n", [2, 3, 6, 12, 97])
def test_numbers_are_even(seed: int, n: int) -> None:
    """Chi-square stays below its mean plus six deviations; one in millions would not."""
    counts = [0] * n
    for number in draws(seed, n, 4000):
        counts[number] += 1
    assert chi_square(counts, [4000 / n] * n) < (n - 1) + 6 * (2 * (n - 1)) ** 0.5 + 9


@pytest.mark.parametrize("seed", EDGES)
def test_pairs_of_numbers_are_even(seed: int) -> None:
    numbers = draws(seed, 6, 7201)
    counts = [0] * 36
    for one, two in pairwise(numbers):
        counts[one * 6 + two] += 1
    assert chi_square(counts, [200.0] * 36) < 35 + 6 * 70**0.5 + 9


def test_the_first_numbers_of_many_seeds_are_even() -> None:
    counts = [0] * 12
    for seed in range(6000):
        counts[Stream(seed).below(12)] += 1
    assert chi_square(counts, [500.0] * 12) < 11 + 6 * 22**0.5 + 9


def test_picks_follow_the_weights() -> None:
    offer = Offer()
    for option, weight in enumerate((1, 2, 5, 12)):
        offer.weigh(option, weight)
    counts = [0] * 4
    stream = Stream(2033)
    for _ in range(8000):
        counts[offer.pick(stream)] += 1
    assert chi_square(counts, [400.0, 800.0, 2000.0, 4800.0]) < 3 + 6 * 6**0.5 + 9


def test_a_bare_source_gives_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Source().below(2)
