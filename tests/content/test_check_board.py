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
    "line_of_station": (
        "network.toml: stl: polyanka must be on this line",
        (change("stations.toml", '"stl"', '"sl"', "polyanka"),),
    ),
    "polis_of_three": ("C2-BRD-003", (move("borovitskaya", "ordinary"),)),
    "nothing_abandoned": (
        "C2-BRD-018: 0 with kind = abandoned",
        (everywhere("stations.toml", "abandoned", "hansa"),),
    ),
    "example_station_gone": (
        "stations.toml: serpukhovskaya: C2-BRD-012",
        (
            drop("stations.toml", "serpukhovskaya"),
            everywhere("network.toml", '"serpukhovskaya"', '"polyanka"'),
        ),
    ),
    "example_station_abandoned": (
        "stations.toml: serpukhovskaya: C2-BRD-012",
        (move("serpukhovskaya", "abandoned"),),
    ),
    "zones_in_another_order": (
        "factions.toml: red_line: C2-BRD-014",
        (change("factions.toml", '"bauman_alliance"]', '"bandits"]'),),
    ),
    "a_station_less": (
        "stations.toml: C2-BRD-018: 6 with kind = abandoned; the printed game has 7",
        (drop("stations.toml", "tulskaya"), change("network.toml", '"tulskaya",', "")),
    ),
    "a_tunnel_less": (
        "network.toml: C2-BRD-018: 68 in all; the printed game has 69",
        (change("network.toml", "is_ring = true\n", ""),),
    ),
    "a_transfer_less": (
        "network.toml: C2-BRD-018: 41 in all; the printed game has 42",
        (drop("network.toml", "hub_paveletskaya"),),
    ),
}

TRACKS: dict[str, tuple[str, tuple[Damage, ...]]] = {
    "upkeep": ("numbers.toml: army: C2-TRK-001", (change("numbers.toml", "1, 2, 3]", "1, 2, 4]"),)),
    "back_to_start": (
        "track.toml: loop_9: C2-TRK-005: next differs from the printed game: expected loop_1",
        (change("track.toml", '"loop_1"', '"start"', "loop_9"),),
    ),
    "same_resource_twice": (
        "track.toml: loop_1: C2-TRK-005",
        (change("track.toml", '["mushroom", "pig"]', '["pig", "pig"]'),),
    ),
    "no_track": ("track.toml: C2-TRK-003", (rewrite("track.toml", ""),)),
    "single_start": ("track.toml: start: C2-TRK-004", (change("track.toml", "units = 2\n", ""),)),
    "other_symbols": ("C2-TRK-005", (change("track.toml", '["ammo"]', '["pig"]'),)),
    "market_of_five": ("numbers.toml: market: C2-TRK-006", (change("numbers.toml", "= 4", "= 5"),)),
    "start_army": ("C2-FAC-005", (change("numbers.toml", "start = 2", "start = 3"),)),
    "pigs": (
        "numbers.toml: tokens: C2-CNT-001: pig",
        (change("numbers.toml", "pig = 35", "pig = 34"),),
    ),
    "more_pigs_than_ammo": (
        "numbers.toml: tokens: C2-CNT-001: ammo",
        (
            change("numbers.toml", "pig = 35", "pig = 36"),
            change("numbers.toml", "ammo = 35", "ammo = 34"),
        ),
    ),
    "tokens_of_faction": (
        "tokens: C2-CNT-001: per_faction differs from the printed game: expected 14",
        (change("numbers.toml", "= 14", "= 13"),),
    ),
    "hands_of_two": ("C2-CMB-009", (change("numbers.toml", "combat_hand = 3", "combat_hand = 2"),)),
}

ALL = BOARD | TRACKS


@pytest.mark.parametrize("name", ALL)
def test_damage_is_found(tmp_path: Path, name: str) -> None:
    wanted, damages = ALL[name]
    reasons = reasons_after(tmp_path, damages)
    assert any(wanted in reason for reason in reasons), reasons
