"""Growth without end is told from getting warm, and from an odd look."""

from __future__ import annotations

import pytest

from server.crash.growth import climbs, piles_up

WARM = [107540, 130584, 131988, 133040, 133968, 135124, 135872, 136528, 137476, 138064, 138764]
"""Kilobytes of a server at rest, in half a minute of visits."""

LEAKY = [107812, 140776, 160744, 177452, 194080, 210608, 226820, 243128, 259444, 275444, 297656]
"""The same where the server keeps a megabyte of everybody who comes."""

SLOWLY = [warm + 2_000 * n for n, warm in enumerate(WARM)]
"""The first with a leak of a tenth of that."""


def test_a_server_that_gets_warm_does_not_grow_without_end() -> None:
    assert not climbs(WARM)


@pytest.mark.parametrize("curve", [LEAKY, SLOWLY])
def test_a_leak_is_found(curve: list[int]) -> None:
    assert climbs(curve)


@pytest.mark.parametrize("n", range(len(WARM)))
def test_an_odd_look_is_no_leak_and_hides_none(n: int) -> None:
    for curve, is_leak in ((WARM, False), (LEAKY, True)):
        assert climbs([*curve[:n], curve[n] + 15_000, *curve[n + 1 :]]) == is_leak


def test_a_few_more_are_no_pile() -> None:
    assert not piles_up([9, 30, 30, 34])
    assert piles_up([9, 30, 30, 35])
