"""Every constraint on the first edition's cards finds the damage it is there for."""

from pathlib import Path

import pytest

from content.damage import Damage, change, drop, everywhere, first_reasons_after

Cases = dict[str, tuple[str, tuple[Damage, ...]]]

CLANS: Cases = {
    "unknown_clan": (
        "clans.toml: organised_crime: C1-CLAN-001: missing: the printed game has it",
        (change("clans.toml", 'id = "organised_crime"', 'id = "bandits"'),),
    ),
    "clan_is_missing": ("clans.toml: polis: C1-CLAN-001", (drop("clans.toml", "polis"),)),
    "same_property": (
        "clans.toml: polis: C1-CLAN-002: another record has the same static",
        (change("clans.toml", '"tribute", value = 3', '"mission_look", add = 1'),),
    ),
    "same_colour": ("clans.toml: polis: C1-CLAN-002", (change("clans.toml", '"red"', '"grey"'),)),
    "busy_start": ("polis: C1-CLAN-003", (change("clans.toml", "activity = 0", "activity = 1"),)),
    "great_army": ("polis: C1-CLAN-004", (change("clans.toml", "army = 2", "army = 11"),)),
    "start_on_the_ring": (
        "kievskaya_ring: two sides start at this station, or it cannot",
        (change("clans.toml", '"kievskaya_fl"', '"kievskaya_ring"'),),
    ),
    "start_of_two": (
        "borovitskaya: two sides start at this station",
        (change("clans.toml", '"kievskaya_fl"', '"borovitskaya"'),),
    ),
    "no_army": ("polis: C1-CLAN-007", (change("clans.toml", "army = 2", "army = 0"),)),
    "two_sevens": (
        "numbers.toml: tokens: C1-CLAN-008: high",
        (change("numbers.toml", "[7, 8, 8,", "[7, 7, 8,"),),
    ),
    "token_13": (
        "numbers.toml: tokens: C1-CLAN-008: full",
        (change("numbers.toml", "11, 12]", "11, 13]"),),
    ),
    "another_list": (
        "C1-CLAN-008: high",
        (change("numbers.toml", "11, 12, 12", "11, 11, 12"),),
    ),
    "home_8": (
        "C1-CLAN-008: home differs from the printed game: expected 7",
        (change("numbers.toml", "home = 7", "home = 9"),),
    ),
    "long_scale": (
        "scales: C1-CLAN-009: army",
        (change("numbers.toml", "army = 10", "army = 12"),),
    ),
    "no_target": ("players: C1-CLAN-009: targets", (change("numbers.toml", "8, 8, 8]", "8, 8]"),)),
}

HEROES: Cases = {
    "hero_is_missing": ("heroes.toml: khan: C1-HERO-001", (drop("heroes.toml", "khan"),)),
    "lame_hero": (
        "artyom: C1-HERO-002: movement",
        (change("heroes.toml", "movement = 4", "movement = 0"),),
    ),
    "skill_without_end": (
        "heroes.toml: sasha: C1-HERO-002",
        (change("heroes.toml", ', once = "turn"', "", "sasha"),),
    ),
    "artyom_rerolls": ("artyom: C1-HERO-003", (change("heroes.toml", '"settle"', '"reroll"'),)),
    "sasha_at_home": (
        "sasha: C1-HERO-004: during",
        (
            change(
                "heroes.toml", 'at = "main"', 'at = "main", where = [{ owner = "you" }]', "sasha"
            ),
        ),
    ),
    "sasha_threefold": (
        "sasha: C1-HERO-004: static",
        (change("heroes.toml", "add = 1", "add = 2", "sasha"),),
    ),
    "hunter_anywhere": (
        "hunter: C1-HERO-005",
        (change("heroes.toml", 'where = [{ owner = "other" }], ', "", "hunter"),),
    ),
    "anna_at_home": (
        "anna: C1-HERO-006",
        (change("heroes.toml", 'owner = "other"', 'owner = "you"', "anna"),),
    ),
    "melnik_takes": ("melnik: C1-HERO-007", (change("heroes.toml", '"lower_token"', '"retoken"'),)),
    "khan_for_armies": (
        "khan: C1-HERO-008",
        (change("heroes.toml", 'fighter = "hero", ', "", "khan"),),
    ),
    "khan_on_the_map": (
        "khan: C1-HERO-009",
        (change("heroes.toml", '"battle.after_dice", fighter = "hero"', '"main"', "khan"),),
    ),
    "dear_skill": (
        "artyom: C1-HERO-010",
        (change("heroes.toml", "cost = { ammo = 2", "cost = { ammo = 12"),),
    ),
}

ITEMS: Cases = {
    "no_medkit": (
        "items.toml: medkit: C1-ITEM-017: missing: the printed game has it",
        (change("items.toml", 'id = "medkit"', 'id = "bandage"'),),
    ),
    "one_knife": ("knife: C1-ITEM-003", (change("items.toml", "copies = 3", "copies = 1"),)),
    "blunt_aksu": (
        "aksu: C1-ITEM-004",
        (change("items.toml", '"hero.strength", add = 3', '"hero.speed", add = 3', "aksu"),),
    ),
    "armour_for_all": (
        "body_armour: C1-ITEM-005",
        (change("items.toml", 'against = "hero", ', ""),),
    ),
    "armour_strengthens": (
        "body_armour: C1-ITEM-005",
        (change("items.toml", 'special = "disarm"', 'special = "avert"'),),
    ),
    "explosives_and_attack": (
        "explosives: C1-ITEM-006",
        (change("items.toml", '    { op = "bar", turn = "this" },\n', "", "explosives"),),
    ),
    "explosives_later": (
        "explosives: C1-ITEM-006",
        (change("items.toml", 'turn = "this"', 'turn = "next"', "explosives"),),
    ),
    "gas_kills": (
        "paralytic_gas: C1-ITEM-007",
        (change("items.toml", 'special = "knock_out"', 'special = "release_here"'),),
    ),
    "grenade_is_kept": (
        "grenade: C1-ITEM-008",
        (change("items.toml", '    { op = "discard_self" },\n', "", "grenade"),),
    ),
    "silent_shotgun": (
        "shotgun: C1-ITEM-009",
        (change("items.toml", '"battle.before_dice", fighter = "hero"', '"main"', "shotgun"),),
    ),
    "medkit_before": (
        "medkit: C1-ITEM-010",
        (change("items.toml", '"battle.hero_lost"', '"battle.before_dice"'),),
    ),
    "short_mutagen": (
        "mutagen: C1-ITEM-011",
        (change("items.toml", 'until = "match"', 'until = "turn"'),),
    ),
    "guide_stays": (
        "metro_guide: C1-ITEM-012",
        (change("items.toml", 'special = "relocate"', 'special = "refresh"'),),
    ),
    "safe_handcar": (
        "rusty_handcar: C1-ITEM-013",
        (change("items.toml", 'special = "ride", n = 3', 'special = "refresh"'),),
    ),
    "strong_mutant": (
        "tame_mutant: C1-ITEM-014",
        (change("items.toml", "stands_in = 5", "stands_in = 6"),),
    ),
    "three_threats": (
        "geiger_counter: C1-ITEM-015",
        (change("items.toml", '"threats_drawn", add = 1', '"threats_drawn", add = 2'),),
    ),
    "flag_for_free": (
        "flag: C1-ITEM-016",
        (change("items.toml", ', takes = "attack"', ""),),
    ),
    "other_type": (
        "flag: C1-ITEM-017: type differs from the printed game: expected inventory",
        (change("items.toml", '"inventory"', '"transport"', "flag"),),
    ),
    "no_transport": (
        "rusty_handcar: C1-ITEM-017: type",
        (everywhere("items.toml", '"transport"', '"armour"'),),
    ),
}


@pytest.mark.parametrize("name", [*CLANS, *HEROES, *ITEMS])
def test_the_damage_is_found(tmp_path: Path, name: str) -> None:
    wanted, damages = (CLANS | HEROES | ITEMS)[name]
    reasons = first_reasons_after(tmp_path, damages)
    assert any(wanted in reason for reason in reasons), reasons
