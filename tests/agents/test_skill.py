"""How good players are: learned from places, on the scale of the bots."""

from __future__ import annotations

import pytest

from metro2033.agents.ratings import rating
from metro2033.agents.skill import MU, Skill, after_match, bot_skill
from metro2033.bots.registry import LEVELS


def test_winners_rise_losers_fall_and_the_middle_stays() -> None:
    first, second, third = after_match([Skill()] * 3, [1, 2, 3])
    assert first.mu > second.mu > third.mu
    assert first.rating > 1000 > third.rating
    assert all(skill.sigma < Skill().sigma for skill in (first, second, third))


def test_equal_places_are_equal() -> None:
    one, other = after_match([Skill(), Skill()], [1, 1])
    assert one == other


def test_a_surprise_teaches_more_than_what_was_expected() -> None:
    weak, strong = Skill(20, 3), Skill(30, 3)
    upset = after_match([weak, strong], [1, 2])[0].mu - weak.mu
    expected = after_match([weak, strong], [2, 1])[1].mu - strong.mu
    assert upset > expected > 0


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_bots_stand_on_the_scale_of_people(edition: str, seats: int) -> None:
    for level in LEVELS:
        skill = bot_skill(edition, level, seats)
        assert skill is not None
        assert skill.rating == rating(edition, level, seats)
    usual = bot_skill(edition, "stalker", seats)
    assert usual is not None
    assert usual.mu == MU


def test_what_has_no_measured_strength_has_none() -> None:
    assert bot_skill("second", "random", 2) is None
    assert bot_skill("toy", "stalker", 2) is None


def test_ten_matches_settle_a_rating() -> None:
    player, rival = Skill(), Skill(MU, 2.5)
    for number in range(10):
        assert player.is_provisional
        player = after_match([player, rival], [1, 2] if number % 2 else [2, 1])[0]
    assert not player.is_provisional


def test_a_hundred_points_win_64_matches_of_a_hundred() -> None:
    """Whoever wins so many from the usual bot ends up a hundred points above it."""
    player = Skill()
    wins = [True] * 16 + [False] * 9
    for number in range(4000):
        won = wins[number * 7 % 25]
        usual = bot_skill("second", "stalker", 2)
        assert usual is not None
        player = after_match([player, usual], [1, 2] if won else [2, 1])[0]
    assert 1060 < player.rating < 1140
