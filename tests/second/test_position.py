"""Positions of the second edition: what can be said of one, and what cannot occur."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from metro2033.engine.kernel.position_fault import BadPosition
from metro2033.engine.model import state as st
from second.random_play import edition

TWO: dict[str, Any] = {"player": [{"faction": "red_line"}, {"faction": "fourth_reich"}]}
"""Two players with what they have at the start."""


def facts(**fields: Any) -> Mapping[str, Any]:
    """What holds in a position at its first question."""
    return edition().facts(edition().position({**TWO, **fields}))


def one(**fields: Any) -> dict[str, Any]:
    """A position in which the first player has something special."""
    return {"player": [{"faction": "red_line", **fields}, {"faction": "fourth_reich"}]}


def test_what_is_left_out_is_as_in_a_fresh_match() -> None:
    found = facts()
    wanted = {"round": 2, "track": "loop_1", "first": 1, "stage": 1, "phase": 4, "law": []}
    assert {name: found[name] for name in wanted} == wanted
    assert found["market"] == []
    assert found["reserve"] == {"pig": 35, "mushroom": 35, "ammo": 35}
    sizes = [found[f"{deck}_deck_size"] for deck in ("equipment", "mission", "threat", "law")]
    assert sizes == [18, 18, 18, 7]
    player = found["player"]["1"]
    assert player["stations"] == ["okhotny_ryad", "ploshchad_revolyutsii", "teatralnaya"]
    assert (player["at"], player["hero"]) == ("okhotny_ryad", "anna")
    assert (player["army"], player["points"], player["rests"]) == (2, 3, 0)


def test_everything_can_be_said() -> None:
    mine = {
        "hero": "khan",
        "at": "lubyanka",
        "army": 5,
        "pig": 1,
        "mushroom": 2,
        "ammo": 3,
        "stations": ["lubyanka", "borovitskaya"],
        "equipment": ["akm", "akm"],
        "missions": ["parley"],
        "completed": ["monopoly"],
        "scouted": ["rat_tide"],
        "scouted_now": ["slavers"],
        "rests": 1,
    }
    found = facts(
        **one(**mine),
        moment="army",
        turn=2,
        first=2,
        round=7,
        track="loop_6",
        law=["taxation"],
        market=["rpk", "svd", "flag"],
        threat_deck=["hot_drip", "deserters"],
        law_deck=["armistice"],
        equipment_deck=["grenade"],
        mission_deck=["long_arm"],
        threat_discard=["pale_brute"],
        equipment_discard=["dynamite"],
        mission_discard=["big_game"],
        house={"victory_points": -2},
    )
    player = found["player"]["1"]
    for name in ("hero", "at", "army", "pig", "mushroom", "ammo", "equipment", "missions", "rests"):
        assert player[name] == mine[name]
    assert player["stations"] == ["borovitskaya", "lubyanka"]
    assert (player["points"], player["completed"]) == (3, ["monopoly"])
    assert player["scouted"] == ["rat_tide", "slavers"]
    assert (found["first"], found["round"], found["track"]) == (2, 7, "loop_6")
    assert (found["law"], found["market"]) == (["taxation"], ["flag", "rpk", "svd"])
    assert found["threat_top"] == ["hot_drip", "deserters"]
    assert found["threat_discard"] == ["pale_brute"]
    assert (found["law_top"], found["law_deck_size"]) == (["armistice"], 6)
    assert (found["equipment_top"], found["equipment_deck_size"]) == (["grenade"], 12)
    assert (found["mission_top"], found["mission_deck_size"]) == (["long_arm"], 15)


def test_missions_that_are_completed_are_counted() -> None:
    s = edition().position(one(completed=["monopoly", "parley"]))
    assert [s.get(seat, st.COMPLETED) for seat in (0, 1)] == [2, 0]


def test_a_position_is_written_with_the_cards_on_and_under_a_deck_in_their_order() -> None:
    decks = {"threat_deck": ["hot_drip", "deserters"], "threat_bottom": ["rat_tide", "slavers"]}
    written = edition().written(edition().position({**TWO, **decks}))
    assert {name: written[name] for name in decks} == decks


def test_the_rest_of_a_deck_can_be_left_out() -> None:
    found = facts(threat_deck=["hot_drip"], threat_rest=0)
    assert (found["threat_deck_size"], found["threat_top"]) == (1, ["hot_drip"])


@pytest.mark.parametrize(
    ("moment", "asks"),
    [
        ("setup", "first_player"),
        ("threat", "endangered_station"),
        ("vote", "draw"),
        ("mobilization", "army_action"),
        ("army", "army_action"),
        ("hero", "hero_turn"),
        ("end", "draw"),
    ],
)
def test_moments(moment: str, asks: str) -> None:
    given = {} if moment == "setup" else TWO
    s = edition().position({"moment": moment, **given})
    assert s.stack[-1].asks() == asks


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"moment": "night"}, "position.moment"),
        ({"moment": "setup"}, "position.player"),
        ({"seats": 3}, "position.player"),
        ({"first": 3}, "position.first"),
        ({"turn": 3}, "position.turn"),
        ({"track": "loop_10"}, "position.track"),
        ({"stage": 3}, "position.stage"),
        ({"house": {"first_player": 3}}, "position.house.first_player"),
        ({"house": {"wealth": 3}}, "position.house.wealth"),
        ({"law": ["taxation", "armistice"]}, "position.law"),
        ({"law": ["taxation"], "law_deck": ["taxation"]}, "position.law_deck"),
        ({"law_rest": 0}, "position.law_rest"),
        ({"law_discard": ["taxation"]}, "position.law_discard"),
        ({"market": ["akm", "akm", "rpk", "rpk", "svd"]}, "position.market"),
        ({"market": ["akm", "akm", "akm"]}, "position.market"),
        ({"threat_deck": ["vermin_nest"]}, "position.threat_deck"),
        (one(faction="fourth_reich"), "position.player.2"),
        (one(hero="artyom"), "position.player.2"),
        (one(stations=[]), "position.player.1.stations"),
        (one(stations=["kievskaya_fl"]), "position.player.1.stations"),
        (one(stations=["komsomolskaya_ring"]), "position.player.1.stations"),
        (one(stations=["komsomolskaya"]), "position.player.1.stations"),
        (one(stations=["tverskaya"]), "position.player.2.stations"),
        (one(at="kievskaya_fl"), "position.player.1.at"),
        (one(army=9), "position.player.1.army"),
        (one(pig=36), "position.player.1.pig"),
        (one(missions=["parley", "parley"]), "position.player.1.missions"),
        (one(wealth=1), "position.player.1.wealth"),
    ],
)
def test_what_cannot_occur_is_refused(fields: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        facts(**fields)
    assert refused.value.place == place


def test_there_are_only_so_many_tokens() -> None:
    rich = [{"faction": "red_line", "pig": 20}, {"faction": "fourth_reich", "pig": 16}]
    with pytest.raises(BadPosition) as refused:
        facts(player=rich)
    assert refused.value.place == "position.player.2.pig"


def test_every_field_and_every_fact_is_described() -> None:
    text = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    table = "moment turn first round track stage law market house seats equipment_deck mission_deck"
    more = "threat_deck law_deck equipment_discard mission_discard threat_discard equipment_rest"
    player = "faction hero at rests stations army pig mushroom ammo equipment missions completed"
    last = "mission_rest threat_rest scouted scouted_now"
    fields = f"{table} {more} {player} {last}".split()
    said = facts()
    other_decks = ("equipment", "mission", "law_", "combat")
    top = [name for name in said if not name.startswith(other_decks)]
    inner = [f"player.1.{name}" for name in said["player"]["1"] if name not in fields]
    names = [*fields, *top, *inner]
    assert [name for name in names if f"`{name}" not in text] == []
