"""What puzzles say their best answers are for is what today's bots would say."""

from __future__ import annotations

import pytest

from metro2033 import catalog
from metro2033.puzzle import puzzles
from mine_puzzles.purpose import purpose

SAMPLED = 8
"""One puzzle of so many is looked into again."""


@pytest.mark.parametrize("edition", catalog.having("puzzles.json"))
def test_purposes_are_up_to_date(edition: str) -> None:
    """If not: PYTHONPATH=tools python -m mine_puzzles.again --out src/metro2033/editions"""
    asked = [found for found in puzzles().values() if not found.is_retired]
    sampled = [found for found in asked if found.edition == edition][::SAMPLED]
    assert len(sampled) >= 8
    for found in sampled:
        again = purpose(edition, found.table().state, found.seat - 1, dict(found.chances))
        assert again == found.purpose, found.id
