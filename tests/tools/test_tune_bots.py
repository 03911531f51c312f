"""Fitting the bots' weights."""

import pytest

import tune_bots
from metro2033.editions.first.weights import WEIGHTS


def test_a_match_nobody_won_gives_no_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune_bots, "RULES", {"most_rounds": 1})
    assert tune_bots.play("first", [WEIGHTS], [0], error=0.02) == []
