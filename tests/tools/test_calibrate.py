"""Calibration: the same seed gives the same page, and its figures are right."""

from pathlib import Path

import pytest

import calibrate


def test_scores_and_bins_of_known_chances() -> None:
    tally = calibrate.Tally()
    tally.add([[0.75, 0.25], [0.55, 0.45]], [1.0, 0.0])
    assert tally.squares == [pytest.approx((0.0625 * 2 + 0.2025 * 2) / 4)]
    assert tally.guesses == [0.25]
    assert (tally.count[7], tally.won[7], tally.count[2], tally.won[2]) == (1, 1.0, 1, 0.0)
    assert tally.error == pytest.approx((0.25 + 0.25 + 0.45 + 0.45) / 4)


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_small_page_is_the_same_every_time(tmp_path: Path, edition: str) -> None:
    pages = []
    for file in (tmp_path / "one.md", tmp_path / "other.md"):
        words = f"--matches 1 --editions {edition} --seats 2 --processes 1 --out {file}"
        calibrate.main(words.split())
        pages.append(file.read_text(encoding="utf-8"))
    assert pages[0] == pages[1]
    assert f"| {edition}, 2 | 1 |" in pages[0]
