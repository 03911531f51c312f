"""What views hold and hide, in random matches."""

from collections.abc import Mapping
from typing import Any

import pytest

from first.random_play import edition, is_set_up, moments
from metro2033.engine.kernel.event import SPECTATOR, UNKNOWN
from metro2033.engine.model import pile
from metro2033.engine.model.state import State

DECK = [pile.REST, pile.TOP, pile.BOTTOM]
HIDDEN: dict[str, Any] = {"missions": [], "progress": {}}
"""What not everybody may know of a player."""


def viewers(s: State) -> list[int]:
    return [*range(s.seat_count()), SPECTATOR]


@pytest.mark.rule("E1-VIEW-005")
def test_no_view_knows_a_card_of_a_deck() -> None:
    for seats in (2, 5):
        for s in moments(seats, seats, 10):
            cards = [i for i in range(len(s.zone)) if s.zone[i] in DECK]
            for viewer in viewers(s):
                v = edition().view(s, viewer)
                assert all(v.zone[card] == UNKNOWN and v.rank[card] == 0 for card in cards)


@pytest.mark.rule("E1-VIEW-005")
def test_no_view_knows_the_order_that_a_position_fixes() -> None:
    decks = {
        "threat_deck": ["rats", "toad"],
        "equipment_deck": ["flag", "knife"],
        "mission_deck": ["duel", "blitz"],
    }
    s = edition().position({"player": [{}, {}], **decks})
    cards = [i for i in range(len(s.zone)) if s.zone[i] == pile.TOP]
    assert len(cards) == 6
    for viewer in viewers(s):
        v = edition().view(s, viewer)
        assert all(v.zone[card] == UNKNOWN and v.rank[card] == 0 for card in cards)


@pytest.mark.rule("E1-VIEW-001", "E1-VIEW-006", "E1-CLAN-007", "E1-CLAN-008")
def test_all_of_a_player_but_his_mission_is_open() -> None:
    game = edition()
    for s in moments(3, 7, 10):
        if not is_set_up(s):
            continue
        truth: Mapping[str, Any] = game.facts(s)
        for viewer in viewers(s):
            seen: Mapping[str, Any] = game.facts(game.view(s, viewer))
            for seat in ("1", "2", "3"):
                for name, value in truth["player"][seat].items():
                    is_hidden = name in HIDDEN and seat != str(viewer + 1)
                    assert seen["player"][seat][name] == (HIDDEN[name] if is_hidden else value)
            for name in ("owner", "level", "offer", "open_threat", "first", "active", "target"):
                assert seen[name] == truth[name]
