"""Following hints: a match is played to its end, the same every time."""

import pytest

import follow_hints


def test_a_follower_plays_a_match_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(follow_hints, "RULES", {"most_rounds": 2})
    shares = [follow_hints.play("first", 2, "random", 2, 3) for _ in range(2)]
    assert shares[0] == shares[1]
    assert 0.0 <= shares[0] <= 1.0
