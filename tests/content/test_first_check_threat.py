"""Every constraint on the first edition's missions and threats, and every bad effect, is found."""

from pathlib import Path

import pytest

from content.damage import Damage, change, everywhere, first_reasons_after

Cases = dict[str, tuple[str, tuple[Damage, ...]]]

MISSIONS: Cases = {
    "wrong_kind": (
        "missions.toml: duel: won is not a condition of kind state",
        (change("missions.toml", 'kind = "event"', 'kind = "state"', "duel"),),
    ),
    "no_point": (
        "sukharevskaya_hero: C1-MISS-002",
        (change("missions.toml", "points = 1", "points = 0"),),
    ),
    "no_resources": (
        "missions.toml: C1-MISS-002: 0 with reward",
        tuple(
            everywhere("missions.toml", f"reward = {reward}", "reward = {}")
            for reward in (
                "{ ammo = 1 }",
                "{ ammo = 2 }",
                "{ pig = 1 }",
                "{ mushroom = 1 }",
                "{ ammo = 2, pig = 2 }",
                "{ ammo = 1, pig = 1, mushroom = 1 }",
            )
        ),
    ),
    "other_debt": (
        "missions.toml: C1-MISS-003: 0 with reached",
        (change("missions.toml", "cost = { mushroom = 2 }", "cost = { mushroom = 3 }"),),
    ),
    "two_points": (
        "sukharevskaya_hero: C1-MISS-003: points",
        (change("missions.toml", "points = 1", "points = 2"),),
    ),
    "not_to_be_owned": (
        "two_ends: nobody can own sportivnaya",
        (change("missions.toml", '"frunzenskaya"', '"sportivnaya"'),),
    ),
    "three_of_two": (
        "two_ends: 3 of 2",
        (change("missions.toml", "n = 2", "n = 3", "two_ends"),),
    ),
}

THREATS: Cases = {
    "no_strength": (
        "threats.toml: rats: a threat has a strength",
        (change("threats.toml", "strength = 4\n", "", "rats"),),
    ),
    "needless_payment": (
        "threats.toml: rats: a threat has a payment",
        (change("threats.toml", "strength = 4", "strength = 4\npayment = { pig = 1 }", "rats"),),
    ),
    "no_toad": (
        "threats.toml: toad: C1-THR-003: missing: the printed game has it",
        (change("threats.toml", '"toad"', '"frog"'),),
    ),
    "toad_without_double": (
        "toad: C1-THR-003",
        (change("threats.toml", '"double_repels"', '"may_withdraw"'),),
    ),
    "water_is_fought": (
        "water_contamination: C1-THR-004",
        (change("threats.toml", 'result = "payment"\n', "strength = 5\n"),),
    ),
    "dear_water": (
        "water_contamination: C1-THR-004: payment",
        (change("threats.toml", "{ mushroom = 3 }", "{ mushroom = 11 }"),),
    ),
    "mild_infrasound": (
        "infrasound: C1-THR-005",
        (change("threats.toml", "threat.lost", "threat.revealed", "infrasound"),),
    ),
    "weak_worm": (
        "tunnel_worm: C1-THR-006",
        (change("threats.toml", '"lost"', '"won"', "tunnel_worm"),),
    ),
    "deadly_find": (
        "dangerous_find: C1-THR-007",
        (change("threats.toml", '"won"', '"lost"', "dangerous_find"),),
    ),
    "mild_epidemic": (
        "epidemic: C1-THR-008",
        (change("threats.toml", "stations = 5", "stations = 6"),),
    ),
    "too_strong": ("C1-THR-009", (change("threats.toml", "strength = 11", "strength = 13"),)),
    "no_radiation": ("C1-THR-010", (everywhere("threats.toml", '"radiation"', '"physical"'),)),
}

EFFECTS: Cases = {
    "skill_on_a_threat": (
        "infrasound: main has no meaning on threat cards",
        (change("threats.toml", '"threat.lost"', '"main"'),),
    ),
    "capture_of_an_item": (
        "mutagen: capture.after has no meaning on item cards",
        (change("items.toml", '"main"', '"capture.after"', "mutagen"),),
    ),
    "discarded_station": (
        "rizhskaya: discard_self has no meaning on station cards",
        (change("stations.toml", 'special = "refresh"', 'op = "discard_self"'),),
    ),
    "defending_clan": (
        "red_line: station_defence has no meaning on clan cards",
        (
            change(
                "clans.toml",
                '"first_soldier", add = -1, what = "pig"',
                '"station_defence", add = 1, versus = "player"',
            ),
        ),
    ),
    "idle_use": (
        "rizhskaya: nothing happens at capture.after",
        (change("stations.toml", '[{ special = "refresh" }]', "[]"),),
    ),
    "threat_on_capture": (
        "rizhskaya: face_threat and turn.end_threat must",
        (change("stations.toml", 'special = "refresh"', 'op = "face_threat"'),),
    ),
    "slow_explosives": (
        "grenade: explosives must last until the end of the turn",
        (change("items.toml", 'until = "turn", by', 'until = "match", by'),),
    ),
    "no_change": ("aksu: add = 0 changes nothing", (change("items.toml", "add = 3", "add = 0"),)),
    "less_than_one": (
        "mayakovskaya: n = 0 is below 1",
        (change("stations.toml", "n = 1", "n = 0", "mayakovskaya"),),
    ),
    "no_copies": (
        "knife: copies = 0 is below 1",
        (change("items.toml", "copies = 3", "copies = 0"),),
    ),
    "negative_price": (
        "knife: ammo = -1 is below 0",
        (change("items.toml", "{ ammo = 1, mushroom = 1 }", "{ ammo = -1, mushroom = 3 }"),),
    ),
}


@pytest.mark.parametrize("name", [*MISSIONS, *THREATS, *EFFECTS])
def test_the_damage_is_found(tmp_path: Path, name: str) -> None:
    wanted, damages = (MISSIONS | THREATS | EFFECTS)[name]
    reasons = first_reasons_after(tmp_path, damages)
    assert any(wanted in reason for reason in reasons), reasons
