"""Calibration: the same seed gives the same page, and its figures are right."""

import pytest

import calibrate


def test_scores_and_bins_of_known_chances() -> None:
    tally = calibrate.Tally()
    tally.add([[0.75, 0.25], [0.55, 0.45]], [1.0, 0.0])
    assert tally.squares == [pytest.approx((0.0625 * 2 + 0.2025 * 2) / 4)]
    assert tally.guesses == [0.25]
    assert (tally.count[7], tally.won[7], tally.count[2], tally.won[2]) == (1, 1.0, 1, 0.0)
    assert tally.error == pytest.approx((0.25 + 0.25 + 0.45 + 0.45) / 4)


def test_a_match_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibrate, "RULES", {"most_rounds": 2})
    noted, result = calibrate.play("second", 2, "random", 7)
    assert (noted, result) == calibrate.play("second", 2, "random", 7)
    assert all(sum(row) == pytest.approx(1) for rows in noted for row in rows)


def test_the_page_has_a_row_for_each_table() -> None:
    tally = calibrate.Tally()
    tally.add([[0.75, 0.25]], [1.0, 0.0])
    page = calibrate.page({("first", 2): [tally, tally]})
    assert "| first, 2 | 1 | 1 | 0.250 | 0.062 (0.062 to 0.062) | 0.250 |" in page
    assert "| 70 to 80 % | 100 % of 1 |" in page
