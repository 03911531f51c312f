"""Ratings of levels: every level has one, and the documents tell the same figures as the lobby."""

from pathlib import Path

import pytest

from metro2033.agents.ratings import rating, rows, step
from metro2033.bots.registry import LEVELS

DOCUMENT = Path(__file__).parents[2] / "docs/bots.md"


@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_level_is_rated_above_the_lower_one(edition: str) -> None:
    ratings = [rating(edition, level) or 0 for level in LEVELS]
    assert ratings == sorted(set(ratings))
    assert rating(edition, "stalker") == 1000
    assert rating(edition, "search:60") is None
    assert rating("toy", "stalker") is None


def test_the_document_shows_the_same_figures() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for edition in ("first", "second"):
        for level in LEVELS:
            assert f"| {edition} | {level} | {rating(edition, level)} |" in text
    for row in rows():
        low, high = row["interval"]
        assert f"{row['wins']} % ({low} to {high}) of {row['matches']}" in text


def test_equal_bots_are_no_step_apart() -> None:
    assert step(50.0) == 0.0
    assert step(64.0) == pytest.approx(100.0, abs=1.0)
