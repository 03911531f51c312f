"""What matches tell of cards: counted by hand in short scenes of both editions."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from arena.script import story_of
from metro2033 import catalog
from metro2033.arena.match import Match
from metro2033.arena.order import Order
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.table.record import read
from metro2033.table.table import Table

RED = {"faction": "red_line", "hero": "anna", "army": 6}
ARBAT = {
    "faction": "arbat_confederation",
    "hero": "khan",
    "army": 6,
    "stations": ["smolenskaya_apl", "kievskaya_apl", "kievskaya_fl", "arbatskaya_fl"],
}
DEAL = [
    f"nature draw_combat:{card}"
    for card in ("counterattack", "ambush", "assault", "evasion", "feint", "breakthrough")
]


def test_a_law_that_passes_is_backed_and_opposed() -> None:
    story = story_of(
        "second",
        {
            "moment": "vote",
            "law_deck": ["arms_limits"],
            "player": [RED, ARBAT, {"faction": "fourth_reich", "hero": "artyom"}],
        },
        "1 vote_for",
        "2 vote_for",
        "3 vote_against",
    )
    # The law was opened before anybody was asked, which is where the position begins.
    assert story["sights"] == {"law:arms_limits:passed": 1}
    assert story["deeds"] == {
        "law:arms_limits:backed": [1, 1, 0],
        "law:arms_limits:opposed": [0, 0, 1],
    }


def test_a_law_that_all_agree_on_says_nothing_about_its_backers() -> None:
    story = story_of(
        "second",
        {"moment": "vote", "law_deck": ["arms_limits"], "player": [RED, ARBAT]},
        "1 vote_for",
        "2 vote_for",
    )
    assert story["sights"] == {"law:arms_limits:passed": 1}
    assert story["deeds"] == {}


def test_a_law_that_fails_has_no_backers() -> None:
    story = story_of(
        "second",
        {"moment": "vote", "law_deck": ["arms_limits"], "player": [RED, ARBAT]},
        "1 vote_for",
        "2 vote_against",
    )
    assert story["sights"] == {}
    assert story["deeds"] == {}


def test_combat_cards_are_played_and_the_stronger_side_wins() -> None:
    attack = "1 attack_station:arbatskaya_fl"
    position = {"moment": "army", "player": [{**RED, "army": 7}, ARBAT]}
    won = story_of("second", position, attack, *DEAL, "2 commit:ambush", "1 commit:feint")
    assert won["deeds"] == {
        "combat:ambush:played": [0, 1],
        "combat:feint:played": [1, 0],
        "combat:feint:won": [1, 0],
    }
    equal = {"moment": "army", "player": [RED, ARBAT]}
    drawn = story_of("second", equal, attack, *DEAL, "2 commit:ambush", "1 commit:feint")
    assert drawn["deeds"] == {"combat:ambush:played": [0, 1], "combat:feint:played": [1, 0]}


def test_bought_equipment_is_gained_and_completes_a_mission() -> None:
    buyer = {"hero": "hunter", "at": "belorusskaya_ring", "ammo": 2, "mushroom": 2}
    story = story_of(
        "second",
        {
            "market": ["akm", "rpk"],
            "equipment_deck": ["grenade", "dynamite", "shotgun", "locomotive"],
            "player": [{**buyer, "missions": ["walking_arsenal"]}, {}],
        },
        "1 market",
        "1 purchase:rpk",
        "1 purchase:akm",
    )
    assert story["deeds"] == {
        "equipment:akm:gained": [1, 0],
        "equipment:rpk:gained": [1, 0],
        "mission:walking_arsenal:completed": [1, 0],
    }
    # The market is filled up to four with the cards on top of the deck.
    assert story["sights"] == {
        f"equipment:{card}:offered": 1 for card in ("dynamite", "grenade", "locomotive", "shotgun")
    }


def test_of_two_missions_one_is_kept() -> None:
    seat = {"hero": "hunter", "at": "belorusskaya_ring", "ammo": 1, "mushroom": 1}
    story = story_of(
        "second",
        {"mission_deck": ["parley", "long_arm"], "player": [seat, {}]},
        "1 receive_mission",
        "1 keep_mission:long_arm",
    )
    assert story["deeds"] == {
        "mission:long_arm:drawn": [1, 0],
        "mission:long_arm:kept": [1, 0],
        "mission:parley:drawn": [1, 0],
    }


@pytest.mark.parametrize(("army", "deed"), [(4, "beaten"), (1, "lost")])
def test_a_threat_is_faced_and_beaten_or_not(army: int, deed: str) -> None:
    story = story_of(
        "second",
        {
            "moment": "army",
            "threat_deck": ["slavers"],
            "player": [{**RED, "army": army}, {"faction": "fourth_reich", "hero": "artyom"}],
        },
        "1 attack_station:lubyanka",
    )
    assert story["sights"] == {"threat:slavers:revealed": 1}
    assert story["deeds"] == {
        "threat:slavers:faced": [1, 0],
        f"threat:slavers:{deed}": [1, 0],
    }


FIRST: list[dict[str, Any]] = [
    {"faction": "polis", "hero": "hunter", "at": "park_kultury", "equipment": ["geiger_counter"]},
    {"faction": "red_line", "hero": "artyom"},
]


@pytest.mark.parametrize(
    ("mine", "deeds"),
    [
        ("roll:1:1", {"faced"}),
        ("roll:5:6", {"faced", "beaten"}),
    ],
)
def test_of_two_threats_one_is_faced_in_the_first_edition(mine: str, deeds: set[str]) -> None:
    story = story_of(
        "first",
        {"threat_deck": ["rats", "kremlin_slime"], "player": FIRST},
        "1 attack_station:park_kultury",
        "1 face:rats",
        f"nature {mine}",
        "nature roll:1:1",
    )
    assert story["sights"] == {"threat:kremlin_slime:revealed": 1, "threat:rats:revealed": 1}
    assert story["deeds"] == {f"threat:rats:{deed}": [1, 0] for deed in deeds}


def test_a_threat_without_dice_is_faced_too() -> None:
    told = {}
    for number, threat in enumerate(catalog.game("first").slugs["threat"]):
        position = {"threat_deck": [threat], "player": [{**FIRST[0], "equipment": []}, FIRST[1]]}
        told[number] = story_of("first", position, "1 attack_station:park_kultury")["deeds"]
    # Some cards ask first; those that are settled at once were faced by the first seat.
    settled = [deeds for deeds in told.values() if deeds]
    assert settled
    for deeds in settled:
        assert [counts for key, counts in deeds.items() if key.endswith(":faced")] == [[1, 0]]


def test_items_are_offered_bought_and_used_in_the_first_edition() -> None:
    hunter = {"faction": "polis", "hero": "hunter", "at": "kievskaya_ring", "ammo": 1, "pig": 1}
    story = story_of(
        "first",
        {
            "equipment_deck": ["radio", "aksu"],
            "player": [
                {**hunter, "equipment": ["grenade"]},
                {"faction": "red_line", "hero": "artyom", "at": "kievskaya_ring"},
            ],
        },
        "1 attack_hero:2",
        "1 use_effect:grenade",
        "nature roll:1:1",
        "nature roll:1:2",
    )
    assert story["deeds"]["equipment:grenade:used"] == [1, 0]
    assert story["deeds"]["equipment:grenade:discarded"] == [1, 0]


def test_a_mission_of_the_first_edition() -> None:
    seat = {"faction": "fourth_reich", "hero": "melnik", "at": "baumanskaya", "pig": 3}
    story = story_of(
        "first",
        {
            "player": [
                {**seat, "missions": ["bauman_pigs"]},
                {"faction": "red_line", "hero": "artyom", "missions": ["duel"]},
            ]
        },
        "1 donate",
        "nature draw_mission:parade",
        "nature draw_mission:blitz",
        "nature draw_mission:arsenal",
        "1 keep_mission:blitz",
    )
    assert story["deeds"] == {
        "mission:arsenal:drawn": [1, 0],
        "mission:bauman_pigs:completed": [1, 0],
        "mission:blitz:drawn": [1, 0],
        "mission:blitz:kept": [1, 0],
        "mission:parade:drawn": [1, 0],
    }


@pytest.mark.parametrize("edition", ["first", "second"])
def test_whole_matches_agree_with_their_records(edition: str, tmp_path: Path) -> None:
    rules = {"most_rounds": 6}
    order = Order(edition, 3, 6, ("random",), 4, rules, has_stories=True, records=tmp_path)
    for number in range(3):
        story = Match(order, number).play()["story"]
        table = Table.from_record(read((tmp_path / f"{number:06}.jsonl").read_text()))
        facts = table.game.facts(table.state)
        players = facts["player"].values()
        assert story["factions"] == [player["faction"] for player in players]
        assert story["heroes"] == [player["hero"] for player in players]
        assert story["points"][-1] == [player["points"] for player in players]
        assert len(story["points"]) == story["rounds"] + 1
        assert 1 <= story["rounds"] <= 6
        assert story["ended_by"] == facts["ended_by"] != ""
        told = Counter(table.codec.event_args(event)[0] for event in table.events_for(SPECTATOR))
        assert total(story, "mission", "completed") == told["mission_completed"]
        assert total(story, "mission", "kept") == told["mission_kept"]
        gained = told["equipment_gained"] + told["equipment_taken"]
        assert total(story, "equipment", "gained") == gained
        assert total(story, "combat", "played") == told["combat_shown"]
        faced = told["threat_settled"] or told["threat_fought"]
        assert total(story, "threat", "faced") == faced
        opened = sum(n for key, n in story["sights"].items() if key.endswith(":opened"))
        assert opened == told["law_opened"]
        assert story["rounds"] == (told["round_began"] or facts["round"] - 1 or 1)


def total(story: Any, kind: str, deed: str) -> int:
    """How often seats did something with cards of a kind."""
    parts = [(key.split(":"), counts) for key, counts in story["deeds"].items()]
    return sum(sum(counts) for (of, _, done), counts in parts if (of, done) == (kind, deed))
