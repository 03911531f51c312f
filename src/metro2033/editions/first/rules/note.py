"""The rules behind what cards do: the notes on single cards, or else the rule of their kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metro2033.engine.model import code as c
from metro2033.engine.model.state import ACTIVE, FIGURE, State

KINDS: Final = {
    c.BY_HERO: "E1-ACTION-030",
    c.BY_EQUIPMENT: "E1-ACTION-032",
    c.BY_THREAT: "E1-THREAT-004",
    c.BY_STATION: "E1-BOARD-005",
}
"""The rules by which the texts of cards work, by the kind of card."""

TEXTS: Final = {
    "artyom": "E1-NHERO-003",
    "melnik": "E1-NHERO-007",
    "khan": "E1-NHERO-011",
    "body_armour": "E1-NITEM-001",
    "mutagen": "E1-NITEM-010",
    "metro_guide": "E1-NITEM-012",
    "rusty_handcar": "E1-NITEM-014",
    "flag": "E1-NITEM-021",
    "infrasound": "E1-NTHR-004",
    "epidemic": "E1-NTHR-011",
    "krasnoselskaya": "E1-NSTN-004",
    "avtozavodskaya": "E1-NSTN-005",
}
"""Notes on what a card does."""

USES: Final = {
    "anna": "E1-NHERO-001",
    "melnik": "E1-NHERO-006",
    "hunter": "E1-NHERO-012",
    "explosives": "E1-NITEM-005",
    "paralytic_gas": "E1-NITEM-006",
}
"""Notes on when a card can be used, or what its use costs."""

RESPONSES: Final = {
    "grenade": "E1-NITEM-007",
    "shotgun": "E1-NITEM-008",
    "medkit": "E1-NITEM-009",
}
"""Notes on cards that can be used in an opponent's turn."""

RESULTS: Final = {
    "toad": "E1-NTHR-001",
    "water_contamination": "E1-NTHR-002",
    "pig_mutation": "E1-NTHR-003",
    "invisible_horror": "E1-NTHR-006",
    "mushroom_mutation": "E1-NTHR-007",
    "tunnel_worm": "E1-NTHR-008",
    "dangerous_find": "E1-NTHR-009",
    "epidemic": "E1-NTHR-010",
}
"""Notes on threats whose result does not follow from the sum of the dice."""

HAUNTED: Final = {
    "sukharevskaya": "E1-NSTN-010",
    "polyanka": "E1-NSTN-011",
    "paveletskaya": "E1-NSTN-012",
    "park_pobedy": "E1-NSTN-013",
}
"""Notes on stations to which a threat comes at the end of the turn."""

BY_MEETING: Final = 0
BY_RIDE: Final = 1
"""What has ended a hero's movement before all steps were used."""


def text_rules(by: int, name: str) -> str:
    """The rules by which the text of a card works."""
    return TEXTS.get(name, KINDS.get(by, ""))


def use_rules(s: State, seat: i64, number: i64) -> str:
    """The rules by which a seat uses an effect."""
    name = s.content.slugs["effect"][number]
    if seat != s.numbers[ACTIVE] and name in RESPONSES:
        return RESPONSES[name]
    return USES.get(name, s.content.effects[number].rules)


def result_rules(s: State, kind: i64) -> str:
    """The rules by which a threat is repelled, or not, whatever the sum of the dice."""
    return RESULTS.get(s.content.slugs["threat"][kind], KINDS[c.BY_THREAT])


def skill_rules(s: State, seat: i64) -> str:
    """The rules by which the skill of a seat's hero works."""
    skills = s.content.hero_effects[s.get(seat, FIGURE)]
    return s.content.effects[skills[0]].rules if len(skills) > 0 else KINDS[c.BY_HERO]


def haunting_rules(s: State, station: i64) -> str:
    """The rules by which a threat comes to a station at the end of its owner's turn."""
    return HAUNTED.get(s.content.slugs["station"][station], KINDS[c.BY_STATION])


def bar_rules(s: State, item: i64) -> str:
    """The rules by which an item forbids its hero to attack and to buy."""
    return USES.get(s.content.slugs["equipment"][item], KINDS[c.BY_EQUIPMENT])
