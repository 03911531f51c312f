"""The matches that record_matches.py plays: seats, rules, preferences and positions."""

from dataclasses import dataclass, field
from typing import Any, Final

RICH = {"mushroom": 8, "pig": 8, "ammo": 8}
WELL_OFF = {"mushroom": 4, "pig": 4, "ammo": 4}


@dataclass(frozen=True)
class Plan:
    """A match to record: who plays by which rules, and what the seats like besides points.

    An eager seat takes every option of these verbs. A position includes its house rules.
    """

    name: str
    edition: str
    seats: int
    seed: int
    rules: dict[str, int] = field(default_factory=dict)
    taste: dict[str, float] = field(default_factory=dict)
    eager: tuple[str, ...] = ()
    position: dict[str, Any] | None = None


MEETING = {
    "moment": "hero",
    "track": "loop_1",
    "house": {"most_rounds": 20},
    "player": [
        {"faction": "arbat_confederation", "hero": "khan", "at": "polyanka", "equipment": ["rpk"]},
        {"faction": "bandits", "hero": "hunter", "at": "polyanka", "equipment": ["akm"]},
        {
            "faction": "fourth_reich",
            "hero": "anna",
            "at": "biblioteka_lenina",
            "missions": ["gift_to_library"],
            "pig": 3,
            "mushroom": 3,
            "ammo": 3,
        },
    ],
}
"""Two heroes meet, and a third has a gift to deliver."""

GOALS = {
    "moment": "hero",
    "house": {"most_rounds": 4},
    "threat_deck": ["sealed_wagon"],
    "player": [
        {
            "faction": "red_line",
            "hero": "anna",
            "at": "lubyanka",
            "equipment": ["rpk", "akm"],
            "missions": ["big_game", "trophy_wall"],
        },
        {"faction": "arbat_confederation", "hero": "khan"},
    ],
}
"""A hero is about to reach one goal for two missions."""


PLANS: Final = [
    Plan("two_seats", "second", 2, 21, {"most_rounds": 60}),
    Plan("three_seats", "second", 3, 31, {"most_rounds": 60}),
    Plan("four_seats", "second", 4, 101, {"most_rounds": 60}),
    Plan("five_seats", "second", 5, 51, {"most_rounds": 60}),
    Plan("six_seats", "second", 6, 61, {"most_rounds": 60}),
    Plan("polis", "second", 2, 71, {"most_rounds": 80, "victory_points": 2}, {"polis": 40}),
    Plan("last_round", "second", 3, 81, {"most_rounds": 9, "open_ring": 1}),
    Plan(
        "meeting",
        "second",
        3,
        91,
        {"most_rounds": 20},
        eager=("donate", "steal", "bury_law", "attack_hero"),
        position=MEETING,
    ),
    Plan(
        "two_goals", "second", 2, 95, {"most_rounds": 4}, eager=("attack_station",), position=GOALS
    ),
]

CROWD = {
    "house": {"most_rounds": 12},
    "player": [
        {
            "faction": "red_line",
            "hero": "hunter",
            "at": "krasnoselskaya",
            "army": 6,
            "pig": 3,
            "mushroom": 3,
            "ammo": 3,
            "items": [
                "geiger_counter",
                "tame_mutant",
                "metro_guide",
                "paralytic_gas",
                "flamethrower",
            ],
            "mission": ["begovaya_stable"],
        },
        {
            "faction": "polis",
            "hero": "khan",
            "at": "komsomolskaya",
            "mission": ["meeting"],
            "mushroom": 4,
            "items": ["aksu", "medkit"],
        },
        {
            "faction": "arbat_confederation",
            "hero": "anna",
            "at": "krasnoselskaya",
            "items": ["aksu", "rusty_handcar"],
            "pig": 4,
            "ammo": 4,
        },
    ],
}
"""Heroes meet, one with many items."""

TRADE = {
    "house": {"most_rounds": 10},
    "player": [
        {
            "faction": "fourth_reich",
            "hero": "melnik",
            "stations": ["pushkinskaya", "tverskaya", "chekhovskaya", "kuznetsky_most"],
            "at": "komsomolskaya_ring",
            "army": 10,
            **RICH,
        },
        {
            "faction": "red_line",
            "hero": "sasha",
            "items": ["aksu"],
            **WELL_OFF,
        },
        {"faction": "polis", "hero": "anna", "items": ["aksu"]},
        {
            "faction": "organised_crime",
            "hero": "hunter",
            "at": "krasnoselskaya",
            "items": ["machine_gun"],
        },
    ],
}
"""Cheap items for one seat, and stations with rewards within reach of two."""


PLANS.extend(
    [
        Plan("two_seats", "first", 2, 21, {"most_rounds": 80, "victory_points": -2}),
        Plan("three_seats", "first", 3, 31, {"most_rounds": 60, "draft": 1}),
        Plan("four_seats", "first", 4, 41, {"most_rounds": 60}),
        Plan("five_seats", "first", 5, 51, {"most_rounds": 60, "other_tokens": 1}),
        Plan("six_seats", "first", 6, 61, {"most_rounds": 60}),
        Plan("last_round", "first", 3, 81, {"most_rounds": 5}),
        Plan(
            "crowd",
            "first",
            3,
            94,
            {"most_rounds": 12},
            eager=(
                "donate",
                "halt",
                "rob",
                "knock_out",
                "relocate",
                "waive",
                "army_hero",
                "use_effect",
            ),
            position=CROWD,
        ),
        Plan(
            "trade",
            "first",
            4,
            101,
            {"most_rounds": 10},
            eager=("buy", "purchase", "army_station", "attack_station"),
            position=TRADE,
        ),
    ]
)
