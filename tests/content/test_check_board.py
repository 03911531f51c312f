"""Every constraint on board, tracks and numbers finds the damage it is there for."""

from pathlib import Path

import pytest

from content.damage import (
    Damage,
    change,
    drop,
    everywhere,
    reasons_after,
    rewrite,
)
from metro2033.editions.second.content.check import check
from metro2033.editions.second.content.load import load


def test_the_content_of_the_package_has_no_fault() -> None:
    assert check(load()) == []


def move(name: str, to: str) -> Damage:
    """Another kind for a station."""
    return change("stations.toml", "kind = ", f'kind = "{to}" # ', name)


BOARD: dict[str, tuple[str, tuple[Damage, ...]]] = {
    "resource_of_station": (
        "stations.toml: begovaya: C2-BRD-001",
        (change("stations.toml", '"pig"', '"any"', "begovaya"),),
    ),
    "resource_of_hansa": (
        "stations.toml: kievskaya_ring: C2-BRD-001",
        (change("stations.toml", "at =", 'resource = "pig"\nat =', "kievskaya_ring"),),
    ),
    "zone_of_polis": (
        "stations.toml: polyanka: C2-BRD-001",
        (change("stations.toml", '"bandits"', '"polis"', "polyanka"),),
    ),
    "line_of_station": (
        "network.toml: stl: C2-BRD-001",
        (change("stations.toml", '"stl"', '"sl"', "polyanka"),),
    ),
    "link_twice": (
        "network.toml: barrikadnaya, pushkinskaya: C2-BRD-002",
        (change("network.toml", "krasnopresnenskaya_ring", "pushkinskaya", "hub_barrikadnaya"),),
    ),
    "link_to_itself": (
        "network.toml: barrikadnaya: C2-BRD-002",
        (change("network.toml", "krasnopresnenskaya_ring", "barrikadnaya", "hub_barrikadnaya"),),
    ),
    "polis_of_three": ("C2-BRD-003", (move("borovitskaya", "ordinary"),)),
    "home_not_marked": (
        "factions.toml: confederation_1905: C2-BRD-004: homes and stations",
        (move("begovaya", "ordinary"),),
    ),
    "home_resources": (
        "factions.toml: confederation_1905: C2-BRD-004: homes produce",
        (change("stations.toml", '"pig"', '"ammo"', "begovaya"),),
    ),
    "two_homes": (
        "factions.toml: confederation_1905: C2-BRD-004: a faction has three",
        (change("factions.toml", ', "begovaya"]', "]"),),
    ),
    "no_ring": ("C2-BRD-005: the Hansa", (change("network.toml", "is_ring = true\n", ""),)),
    "tunnel_to_hansa": (
        "krasnopresnenskaya_ring: C2-BRD-005: a tunnel",
        (change("network.toml", '"barrikadnaya"', '"krasnopresnenskaya_ring"', "tkl"),),
    ),
    "nothing_abandoned": ("C2-BRD-006", (everywhere("stations.toml", "abandoned", "hansa"),)),
    "example_station_gone": (
        "stations.toml: serpukhovskaya: C2-BRD-007",
        (
            drop("stations.toml", "serpukhovskaya"),
            everywhere("network.toml", '"serpukhovskaya"', '"polyanka"'),
        ),
    ),
    "chekhovskaya_cut_off": (
        "chekhovskaya → borovitskaya: C2-BRD-007",
        (change("network.toml", '"chekhovskaya", ', "", "stl"),),
    ),
    "polis_torn": (
        "borovitskaya → arbatskaya_apl: C2-BRD-008",
        (change("network.toml", '"arbatskaya_apl", ', "", "hub_borovitskaya"),),
    ),
    "square_cut_off": (
        "ploshchad_revolyutsii → arbatskaya_apl: C2-BRD-009",
        (change("network.toml", '"ploshchad_revolyutsii", ', "", "apl"),),
    ),
    "example_station_abandoned": (
        "stations.toml: serpukhovskaya: C2-BRD-009",
        (move("serpukhovskaya", "abandoned"),),
    ),
    "marksistskaya_cut_off": (
        "marksistskaya → taganskaya_ring: C2-BRD-010",
        (change("network.toml", '"marksistskaya", ', "", "hub_taganskaya"),),
    ),
    "paveletskaya_cut_off": (
        "marksistskaya → paveletskaya: C2-BRD-011",
        (drop("network.toml", "hub_paveletskaya"),),
    ),
    "serpukhovskaya_near": (
        "marksistskaya → serpukhovskaya: C2-BRD-012",
        (change("network.toml", '"marksistskaya"', '"serpukhovskaya"', "hub_taganskaya"),),
    ),
    "serpukhovskaya_beside": (
        "marksistskaya → serpukhovskaya: C2-BRD-013",
        (
            change(
                "network.toml",
                '"marksistskaya"',
                '"marksistskaya", "serpukhovskaya"',
                "hub_taganskaya",
            ),
        ),
    ),
    "zones_in_another_order": (
        "factions.toml: red_line: C2-BRD-014",
        (change("factions.toml", '"bauman_alliance"]', '"bandits"]'),),
    ),
    "isolated_station": (
        "cannot reach elektrozavodskaya",
        (change("network.toml", '"elektrozavodskaya",', "", "apl"),),
    ),
    "no_hansa": (
        "C2-BRD-015: red_line cannot reach the Hansa",
        (everywhere("stations.toml", '"hansa"', '"abandoned"'),),
    ),
    "zones_of_homes_only": (
        "factions.toml: bandits: C2-BRD-016",
        (everywhere("stations.toml", '"ordinary"', '"abandoned"'),),
    ),
    "too_few_prizes": ("C2-BRD-017", (everywhere("stations.toml", '"ordinary"', '"abandoned"'),)),
    "a_station_less": (
        "stations.toml: C2-BRD-018: 6 abandoned stations, not 7",
        (drop("stations.toml", "tulskaya"), change("network.toml", '"tulskaya",', "")),
    ),
    "a_tunnel_less": (
        "network.toml: C2-BRD-018: 68 tunnels, not 69",
        (change("network.toml", "is_ring = true\n", ""),),
    ),
    "a_transfer_less": (
        "network.toml: C2-BRD-018: 41 transfers, not 42",
        (drop("network.toml", "hub_paveletskaya"),),
    ),
}

TRACKS: dict[str, tuple[str, tuple[Damage, ...]]] = {
    "upkeep": ("numbers.toml: army: C2-TRK-001", (change("numbers.toml", "1, 2, 3]", "1, 2, 4]"),)),
    "back_to_start": (
        "C2-TRK-003: all other spaces",
        (change("track.toml", '"loop_1"', '"start"', "loop_9"),),
    ),
    "same_resource_twice": (
        "track.toml: loop_1: C2-TRK-003",
        (change("track.toml", '["mushroom", "pig"]', '["pig", "pig"]'),),
    ),
    "no_track": ("track.toml: C2-TRK-003", (rewrite("track.toml", ""),)),
    "single_start": ("track.toml: start: C2-TRK-004", (change("track.toml", "units = 2\n", ""),)),
    "other_symbols": ("C2-TRK-005", (change("track.toml", '["ammo"]', '["pig"]'),)),
    "market_of_five": ("numbers.toml: market: C2-TRK-006", (change("numbers.toml", "= 4", "= 5"),)),
    "start_army": ("C2-FAC-005", (change("numbers.toml", "start = 2", "start = 3"),)),
    "pigs": ("C2-CNT-002", (change("numbers.toml", "pig = 35", "pig = 34"),)),
    "more_pigs_than_ammo": (
        "C2-CNT-001: 35 tokens",
        (
            change("numbers.toml", "pig = 35", "pig = 36"),
            change("numbers.toml", "ammo = 35", "ammo = 34"),
        ),
    ),
    "tokens_of_faction": ("C2-CNT-001: 14 tokens", (change("numbers.toml", "= 14", "= 13"),)),
    "hands_of_two": ("C2-CMB-009", (change("numbers.toml", "combat_hand = 3", "combat_hand = 2"),)),
}

ALL = BOARD | TRACKS


@pytest.mark.parametrize("name", ALL)
def test_damage_is_found(tmp_path: Path, name: str) -> None:
    wanted, damages = ALL[name]
    reasons = reasons_after(tmp_path, damages)
    assert any(wanted in reason for reason in reasons), reasons
