"""Every constraint on cards finds the damage it is there for."""

from dataclasses import replace
from pathlib import Path

import pytest

from content.damage import (
    Damage,
    append,
    change,
    drop,
    everywhere,
    reasons_after,
    record,
)
from metro2033.editions.second.content.check import check
from metro2033.editions.second.content.load import load

CAPTURE = '"capture.cost", add = -1, what = "mushroom"'

CARDS: dict[str, tuple[str, tuple[Damage, ...]]] = {
    "a_hero_less": (
        "heroes.toml: C2-CNT-001: 5 in all; the printed game has 6",
        (drop("heroes.toml", "khan"),),
    ),
    "three_copies": (
        "equipment.toml: C2-CNT-001: 19 in all; the printed game has 18",
        (change("equipment.toml", "copies = 2", "copies = 3"),),
    ),
    "threat_in_other_stage": (
        "threats.toml: C2-CNT-001: 17 with stage = 1; the printed game has 18",
        (change("threats.toml", "stage = 1", "stage = 2"),),
    ),
    "one_stage_only": (
        "threats.toml: C2-CNT-001: 0 with stage = 2; the printed game has 18",
        (everywhere("threats.toml", "stage = 2", "stage = 1"),),
    ),
    "two_of_a_colour": ("bandits: C2-FAC-002", (change("factions.toml", '"brown"', '"yellow"'),)),
    "red_line_needs_ten": ("red_line: C2-FAC-003", (change("factions.toml", "= 9", "= 10"),)),
    "bandits_need_nine": (
        "bandits: C2-FAC-003",
        (change("factions.toml", "target = 10", "target = 9", "bandits"),),
    ),
    "strange_bonus": (
        "fourth_reich: C2-FAC-004",
        (change("factions.toml", 'op = "army_add", n = 1', 'op = "casualties"'),),
    ),
    "bonus_of_no_faction": (
        "factions.toml: C2-FAC-004: 0 with bonus",
        (change("factions.toml", '"army_add"', '"gain", what = "any"'),),
    ),
    "same_ability": (
        "factions.toml: bandits: C2-FAC-006: another record has the same ability",
        (change("factions.toml", '"steady_hand"', '"own_streets"'),),
    ),
    "lasting_law": (
        "laws.toml: C2-LAW-003: 1 with during",
        (
            change(
                "laws.toml",
                '{ op = "gain", what = "any", n = 1 }',
                '{ op = "timed", until = "round", static = [{ on = "votes", add = 1 }] }',
            ),
        ),
    ),
    "mission_without_ability": (
        "idle: C2-MIS-001",
        (append("missions.toml", record("mission", "idle", 'goal = "meeting"\nduring = []')),),
    ),
    "goals_of_faction_only": (
        "missions.toml: C2-MIS-004: 0 with concerns = hero; the printed game has ≥ 1",
        (everywhere("missions.toml", 'concerns = "hero"', 'concerns = "faction"'),),
    ),
}

FIGHTS: dict[str, tuple[str, tuple[Damage, ...]]] = {
    "no_action": ("heroes.toml: C2-HERO-002", (change("heroes.toml", '"action"', '"permanent"'),)),
    "no_speed": ("anna: C2-HERO-003", (change("heroes.toml", "speed = 3", "speed = 0"),)),
    "no_slow_equipment": (
        "equipment.toml: C2-EQ-003: 0 with static",
        (change("equipment.toml", '"hero.speed", add = -1', '"hero.speed", add = 1'),),
    ),
    "type_not_served": (
        "equipment.toml: C2-EQ-003: 0 with static",
        (change("equipment.toml", '"radiation"', '"physical"'),),
    ),
    "types": (
        "C2-THR-002: 0 with stage = 1, type = radiation; the printed game has ≥ 1",
        (everywhere("threats.toml", '"radiation"', '"physical"'),),
    ),
    "no_weak_threat": (
        "C2-THR-004",
        (everywhere("threats.toml", "strength = 1\n", "strength = 2\n"),),
    ),
    "no_reward": (
        "deserters: C2-THR-005",
        (change("threats.toml", '[{ op = "gain", what = "ammo", n = 1 }]', "[]"),),
    ),
    "no_manoeuvre": ("C2-CMB-002", (change("combat.toml", '"manoeuvre"', '"attack"'),)),
    "counterattack": (
        "counterattack: C2-CMB-003",
        (change("combat.toml", "attack = 2", "attack = 3", "counterattack"),),
    ),
    "ambush": (
        "ambush: C2-CMB-004",
        (change("combat.toml", "attack = 3", "attack = 4", "ambush"),),
    ),
    "ambush_as_attack": (
        "combat.toml: ambush: C2-CMB-004: type differs",
        (change("combat.toml", '"defence"', '"attack"', "ambush"),),
    ),
    "no_ambush": (
        "combat.toml: ambush: C2-CMB-004: missing: the printed game has it",
        (drop("combat.toml", "ambush"),),
    ),
    "evasion": (
        "evasion: C2-CMB-005",
        (change("combat.toml", "attack = 5", "attack = 0", "evasion"),),
    ),
    "no_plain_attack": (
        "C2-CMB-006",
        (change("combat.toml", "defence = 2", "defence = 3", "assault"),),
    ),
}

EFFECTS: dict[str, tuple[str, tuple[Damage, ...]]] = {
    "gain_of_nothing": ("taxation: n = 0", (change("laws.toml", "n = 1", "n = 0"),)),
    "bury_more": (
        "confederation_1905: bury = 3 of 2",
        (change("factions.toml", "bury = 1", "bury = 3"),),
    ),
    "negative_value": (
        "fourth_reich: value = -1",
        (change("factions.toml", "value = 0", "value = -1"),),
    ),
    "add_nothing": (
        "confederation_1905: add = 0",
        (change("factions.toml", "add = 3", "add = 0"),),
    ),
    "threat_topic_on_hero": (
        "khan: ignore_equipment has no meaning on hero cards",
        (change("heroes.toml", '"hero.trades_at", value = "own"', '"ignore_equipment"'),),
    ),
    "hero_topic_on_threat": (
        "grey_envoy: votes has no meaning on threat cards",
        (change("threats.toml", '"ignore_equipment"', '"votes", add = 1', "grey_envoy"),),
    ),
    "law_point_on_hero": (
        "sasha: events.start has no meaning on hero cards",
        (
            change(
                "heroes.toml",
                'at = "hero.action", where = [{ kind = ["hansa"] }, { owner = "you" }]',
                'at = "events.start"',
            ),
        ),
    ),
    "empty_program": (
        "taxation: nothing happens at events.start",
        (change("laws.toml", '[{ op = "gain", what = "any", n = 1 }]', "[]"),),
    ),
    "empty_timed": (
        "old_scores: timed needs static",
        (change("missions.toml", '[{ on = "hero.strength", add = 1 }]', "[]", "old_scores"),),
    ),
}

ALL = CARDS | FIGHTS | EFFECTS


@pytest.mark.parametrize("name", ALL)
def test_damage_is_found(tmp_path: Path, name: str) -> None:
    wanted, damages = ALL[name]
    reasons = reasons_after(tmp_path, damages)
    assert any(wanted in reason for reason in reasons), reasons


def test_a_law_that_weakens_armies_makes_battles_harder(tmp_path: Path) -> None:
    weaker = '{ on = "army.strength", add = -1 }'
    damages = (
        drop("laws.toml", "arms_limits"),
        change("laws.toml", '{ on = "attack.cost", add = 1, what = "ammo" }', weaker),
    )
    assert not [reason for reason in reasons_after(tmp_path, damages) if "C2-LAW" in reason]


def test_names_of_nothing_are_found_in_content_that_was_not_loaded() -> None:
    content = load()
    missions = tuple(replace(mission, goal="glory") for mission in content.missions)
    faults = check(replace(content, missions=missions))
    assert len(faults) == 18
    assert str(faults[0]) == "missions.toml: lone_warrior: goal: there is no 'glory'"
