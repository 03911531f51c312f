"""Positions of the first edition: what can be said of one, and what cannot occur."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from first.random_play import edition
from metro2033.engine.kernel.position_fault import BadPosition

TWO: dict[str, Any] = {"player": [{"faction": "polis"}, {"faction": "red_line"}]}
"""Two players with what they have at the start."""


def facts(**fields: Any) -> Mapping[str, Any]:
    """What holds in a position at its first question."""
    return edition().facts(edition().position({**TWO, **fields}))


def one(**fields: Any) -> dict[str, Any]:
    """A position in which the first player has something special."""
    return {"player": [{"faction": "polis", **fields}, {"faction": "red_line"}]}


def test_what_is_left_out_is_as_in_a_fresh_match() -> None:
    found = facts()
    wanted = {"round": 2, "first": 1, "active": 1, "target": 10, "winner": 0}
    assert {name: found[name] for name in wanted} == wanted
    assert (found["offer"], found["open_threat"]) == ([], [])
    sizes = [found[f"{deck}_deck_size"] for deck in ("equipment", "mission", "threat")]
    assert sizes == [33, 20, 34]
    player = found["player"]["1"]
    assert player["stations"] == ["arbatskaya_apl", "biblioteka_lenina", "borovitskaya"]
    assert (player["at"], player["home"]) == ("biblioteka_lenina", "biblioteka_lenina")
    assert (player["army"], player["points"], player["activity"]) == (2, 3, 0)
    assert player["tokens"] == [8, 9, 9, 9, 10, 10, 11, 11, 12, 12]
    assert [found["level"][name] for name in player["stations"]] == [8, 7, 8]


def test_everything_can_be_said() -> None:
    mine = {
        "hero": "khan",
        "at": "kievskaya_ring",
        "home": "lubyanka",
        "army": 5,
        "activity": 2,
        "pig": 1,
        "mushroom": 2,
        "ammo": 3,
        "equipment": ["aksu", "medkit", "medkit"],
        "missions": ["duel"],
        "mission_points": 2,
        "rests": 1,
        "resting": 1,
        "barred": 1,
        "barred_next": 1,
        "growth": 2,
    }
    found = facts(
        player=[
            {
                "faction": "red_line",
                "stations": ["polyanka", "lubyanka"],
                "levels": [12, 7],
                **mine,
            },
            {"faction": "polis"},
        ],
        turn=2,
        first=2,
        round=7,
        threat_deck=["rats", "toad"],
        equipment_deck=["knife"],
        mission_deck=["blitz"],
        house={"victory_points": -2},
    )
    player = found["player"]["1"]
    for name, value in mine.items():
        assert player[name] == value
    assert player["stations"] == ["lubyanka", "polyanka"]
    assert (player["points"], player["station_count"], player["mission_count"]) == (4, 2, 1)
    assert (found["level"]["polyanka"], found["level"]["lubyanka"]) == (12, 7)
    assert (found["first"], found["active"], found["round"], found["target"]) == (2, 2, 7, 8)
    sizes = [found[f"{deck}_deck_size"] for deck in ("equipment", "mission", "threat")]
    assert sizes == [30, 19, 34]


@pytest.mark.parametrize(
    ("moment", "asks"),
    [("setup", "clan_and_hero"), ("turn", "roll"), ("main", "main"), ("end", "roll")],
)
def test_moments(moment: str, asks: str) -> None:
    given = {} if moment == "setup" else TWO
    s = edition().position({"moment": moment, **given})
    assert s.stack[-1].asks() == asks


def test_tokens_of_a_house_rule() -> None:
    stations = ["biblioteka_lenina", "borovitskaya", "polyanka", "arbatskaya_apl"]
    found = facts(**one(stations=stations, levels=[7, 2, 6]), house={"other_tokens": 1})
    assert [found["level"][name] for name in stations] == [7, 2, 6, 8]
    assert found["player"]["1"]["tokens"] == [3, 4, 5, 6, 8, 9, 10, 11, 12]


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"moment": "night"}, "position.moment"),
        ({"moment": "setup"}, "position.player"),
        ({"seats": 3}, "position.player"),
        ({"first": 3}, "position.first"),
        ({"turn": 3}, "position.turn"),
        ({"house": {"draft": 2}}, "position.house.draft"),
        ({"house": {"wealth": 3}}, "position.house.wealth"),
        ({"law_deck": []}, "position.law_deck"),
        ({"equipment_deck": ["flag", "flag", "flag"]}, "position.equipment_deck"),
        ({"mission_deck": ["duel", "duel"]}, "position.mission_deck"),
        (one(faction="red_line"), "position.player.2"),
        (one(hero="sasha"), "position.player.2"),
        (one(stations=[]), "position.player.1.stations"),
        (one(stations=["kievskaya_ring"]), "position.player.1.stations"),
        (one(stations=["sportivnaya"]), "position.player.1.stations"),
        (one(stations=["polyanka", "polyanka"]), "position.player.1.stations"),
        (one(stations=["lubyanka"]), "position.player.2.stations"),
        (one(home="polyanka"), "position.player.1.home"),
        (one(levels=[7, 13]), "position.player.1.levels"),
        (one(levels=[7, 12, 12, 12]), "position.player.1.levels"),
        (one(levels=[8, 9, 10]), "position.player.1.levels"),
        (one(levels=[7, 9, 7]), "position.player.1.levels"),
        (
            one(stations=["polyanka", "begovaya", "dinamo"], levels=[7, 6]),
            "position.player.1.levels",
        ),
        (one(army=11), "position.player.1.army"),
        (one(activity=4), "position.player.1.activity"),
        (one(pig=11), "position.player.1.pig"),
        (one(rests=2), "position.player.1.rests"),
        (one(resting=2), "position.player.1.resting"),
        (one(barred=2), "position.player.1.barred"),
        (one(barred_next=2), "position.player.1.barred_next"),
        (one(items=["knife", "knife", "knife"]), "position.player.1.equipment"),
        (one(items=["knife", "aksu"]), "position.player.1.equipment"),
        (one(mission=["duel", "blitz"]), "position.player.1.missions"),
        (one(mission_points=7), "position.player.1"),
        (one(wealth=1), "position.player.1.wealth"),
    ],
)
def test_what_cannot_occur_is_refused(fields: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        facts(**fields)
    assert refused.value.place == place


def test_every_field_and_every_fact_is_described() -> None:
    path = Path(__file__).parents[2] / "docs" / "scenarios.md"
    text = path.read_text(encoding="utf-8").split("## Positions of the first edition")[1]
    text = text.split("\n## ")[0]
    table = "moment turn first round house seats equipment_deck mission_deck threat_deck"
    player = (
        "faction hero at home stations levels army activity pig mushroom ammo equipment missions"
    )
    last = "mission_points rests resting barred barred_next growth"
    fields = f"{table} {player} {last}".split()
    said = facts()
    top = [name for name in said if not name.startswith(("equipment", "mission"))]
    inner = [f"player.1.{name}" for name in said["player"]["1"] if name not in fields]
    assert [name for name in [*fields, *top, *inner] if f"`{name}" not in text] == []
