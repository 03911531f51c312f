"""The deck of missions, over random matches."""

import pytest

from first.random_play import is_set_up, matches, moments
from metro2033.engine.kernel.event import UNKNOWN
from metro2033.engine.kernel.helper import asking
from metro2033.engine.model import pile
from metro2033.engine.model.pile import DONE, DRAWN, HELD, MISSIONS, REST
from metro2033.engine.model.state import State


def is_choosing(s: State) -> bool:
    """Whether somebody is about to choose a mission."""
    return s.asked == 0 or pile.size(s, MISSIONS, DRAWN) > 0 or missing(s) > 0


def missing(s: State) -> int:
    """How many players have no mission."""
    return sum(pile.size(s, MISSIONS, HELD + seat) == 0 for seat in range(s.seat_count()))


@pytest.mark.rule("E1-MISS-007", "E1-MISS-008")
def test_every_player_has_one_mission_and_the_deck_the_others() -> None:
    for s in matches(10):
        if is_set_up(s) and not is_choosing(s):
            assert pile.size(s, MISSIONS, REST) == 20 - s.seat_count()


@pytest.mark.rule("E1-MISS-006", "R1-095")
def test_the_deck_always_has_three_missions_to_look_at() -> None:
    choices = 0
    for seed in range(6):
        for s in moments(6, seed):
            if s.asked != 0 and asking(s).asks() == "mission":
                choices += 1
                assert 3 <= pile.size(s, MISSIONS, DRAWN) <= 4
                assert pile.deck_size(s, MISSIONS) >= 20 - 6 - 4
    assert choices > 6 * 6


@pytest.mark.no_cover
@pytest.mark.rule("E1-MISS-004", "E1-MISS-009")
def test_a_completed_mission_lies_open_until_the_next_is_chosen() -> None:
    completed = 0
    for s in matches(24, 20):
        for seat in range(s.seat_count()):
            card = pile.find(s, MISSIONS, DONE + seat)
            if card >= 0 and s.asked != 0:
                completed += 1
                assert pile.size(s, MISSIONS, HELD + seat) == 0
                for viewer in range(-1, s.seat_count()):
                    assert s.edition.view(s, viewer).zone[card] == DONE + seat
    assert completed > 0


@pytest.mark.rule("E1-MISS-013")
def test_only_its_owner_knows_a_mission() -> None:
    for s in matches(3):
        for seat in range(s.seat_count()):
            card = pile.find(s, MISSIONS, HELD + seat)
            if card >= 0:
                for viewer in range(-1, s.seat_count()):
                    zone = s.edition.view(s, viewer).zone[card]
                    assert zone == (HELD + seat if viewer == seat else UNKNOWN)
