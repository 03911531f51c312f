"""Views of the second edition at moments that random play rarely meets."""

from typing import Any

import pytest

from laws.check import check_untold, check_view
from metro2033 import catalog
from metro2033.engine.kernel.event import EVERYONE, SPECTATOR
from metro2033.engine.kernel.loop import after, apply
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import pile, verb
from metro2033.engine.model.state import State

SCOUT = {
    "faction": "red_line",
    "hero": "anna",
    "at": "lubyanka",
    "scouted": ["sealed_wagon"],
    "equipment": ["grenade"],
}


def attack_with_a_scouted_card(hero: dict[str, Any]) -> State:
    """The hero attacks where he stands and has put his scouted card on the deck."""
    game = catalog.game("second")
    other = {"faction": "arbat_confederation", "hero": "khan"}
    s = game.position({"moment": "hero", "player": [hero, other]})
    assert isinstance(s, State)
    slugs = s.content.slugs
    apply(s, 0, pack(verb.ATTACK_STATION, slugs["station"].index("lubyanka")))
    apply(s, 0, pack(verb.PLACE_THREAT, slugs["threat"].index("sealed_wagon")))
    return s


def check_all_views(s: State) -> None:
    for viewer in (0, 1, SPECTATOR):
        for seed in range(3):
            check_view(catalog.game("second"), s, viewer, Stream(seed))


@pytest.mark.rule("E2-VIEW-004")
def test_views_hold_while_a_placed_card_waits_on_the_deck() -> None:
    s = attack_with_a_scouted_card(SCOUT | {"missions": ["iron_fist"]})
    assert s.stack[-1].asks() == "mission_window"
    check_all_views(s)


@pytest.mark.rule("E2-VIEW-004")
def test_views_hold_after_a_placed_card_is_revealed() -> None:
    s = attack_with_a_scouted_card(SCOUT)
    assert s.stack[-1].asks() == "use_effect"
    check_all_views(s)
    apply(s, 0, pack(verb.PASS_TURN))
    assert s.stack[-1].asks() == "retreat"
    check_all_views(s)


@pytest.mark.rule("E2-VIEW-004")
def test_who_knew_the_laws_does_not_see_which_of_them_is_buried() -> None:
    red = {"faction": "red_line", "hero": "hunter", "missions": ["gift_to_library"]}
    reich = {"faction": "fourth_reich", "hero": "anna"}
    laws = ["taxation", "armistice", "solidarity"]
    game = catalog.game("second")
    s = game.position({"moment": "vote", "law_deck": laws, "player": [red, reich]})
    assert isinstance(s, State)
    slugs = s.content.slugs
    apply(s, 0, pack(verb.USE_MISSION, slugs["mission"].index("gift_to_library")))
    assert s.stack[-1].asks() == "place_cards"
    s.own_cards()
    for law in laws[:2]:
        s.seen[s.content.deck_start[pile.LAWS] + slugs["law"].index(law)] = EVERYONE
    assert sum(check_untold(game, s, 1, Stream(seed), []) for seed in range(9)) > 0
    kept = pack(verb.BURY_LAW, slugs["law"].index("taxation"))
    assert game.facts(game.view(after(s, 0, kept), 1))["law_bottom"] == ["?"]
    assert game.facts(game.view(after(s, 0, kept), 0))["law_bottom"] == ["taxation"]
