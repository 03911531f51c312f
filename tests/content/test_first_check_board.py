"""Every constraint on the first edition's box and board finds the damage it is there for."""

from dataclasses import replace
from pathlib import Path

import pytest

from content.damage import Damage, append, change, everywhere, first_reasons_after
from metro2033.editions.first.content.check import check as check_first
from metro2033.editions.first.content.load import load as load_first

ORDINARY = 'kind = "ordinary"'
ABANDONED = 'kind = "abandoned"'
HOUSE = """
[[{kind}]]
id = "of_our_table"
copies = 1
{rest}
provenance = "house"
source = "a rainy evening"
"""
SPADE = """type = "one_handed"
price = { ammo = 1, pig = 1 }
static = [{ on = "hero.strength", add = 1 }]"""
VISIT = """kind = "payment"
reached = { when = "paid_at", stations = ["taganskaya"], cost = { pig = 1 } }
points = 1"""


def renamed(old: str, new: str) -> tuple[Damage, ...]:
    """Another name for a station in stations, network, clans and missions."""
    files = ("stations.toml", "network.toml")
    return tuple(everywhere(file, f'"{old}"', f'"{new}"') for file in files)


BOARD: dict[str, tuple[str, tuple[Damage, ...]]] = {
    "four_blanks": (
        "blanks.toml: C1-CNT-001: 4 in all; the printed game has 5",
        (change("blanks.toml", "copies = 5", "copies = 4"),),
    ),
    "a_knife_more": (
        "items.toml: C1-CNT-001: 34 with",
        (change("items.toml", "copies = 3", "copies = 4", "knife"),),
    ),
    "a_toad_less": (
        "threats.toml: C1-CNT-001: 33 with",
        (change("threats.toml", "copies = 2", "copies = 1", "toad"),),
    ),
    "a_mission_twice": (
        "missions.toml: C1-CNT-001: 21 with",
        (change("missions.toml", 'kind = "state"', 'kind = "state"\ncopies = 2'),),
    ),
    "line_of_other_stations": (
        "network.toml: sl: lubyanka must be on this line",
        (change("stations.toml", 'line = "sl"', 'line = "zl"', "lubyanka"),),
    ),
    "a_card_less": (
        "stations.toml: C1-BRD-002: 48 with kind = ordinary; the printed game has 49",
        (change("stations.toml", ORDINARY, ABANDONED, "dinamo"),),
    ),
    "line_without_card": (
        "stations.toml: C1-BRD-003: 0 with kind = ordinary, line = knl",
        (everywhere("stations.toml", 'line = "knl"', 'line = "krl"'),),
    ),
    "one_paveletskaya": (
        "stations.toml: paveletskaya_ring: C1-BRD-006",
        renamed("paveletskaya_ring", "market_ring"),
    ),
    "named_without_card": (
        "stations.toml: rizhskaya: C1-BRD-009: kind differs",
        (change("stations.toml", ORDINARY, ABANDONED, "rizhskaya"),),
    ),
    "named_is_missing": (
        "stations.toml: rizhskaya: C1-BRD-009: missing: the printed game has it",
        renamed("rizhskaya", "rigaskaya"),
    ),
    "visited_is_missing": (
        "stations.toml: begovaya: C1-BRD-010",
        (
            *renamed("begovaya", "stables"),
            everywhere("missions.toml", '"begovaya"', '"stables"'),
        ),
    ),
    "on_another_line": (
        "stations.toml: park_pobedy: C1-BRD-011: line differs from the printed game: expected apl",
        (change("stations.toml", 'line = "apl"', 'line = "fl"', "park_pobedy"),),
    ),
}

TEXTS: dict[str, tuple[str, tuple[Damage, ...]]] = {
    "no_drawback": (
        "stations.toml: kropotkinskaya: C1-STN-001",
        (change("stations.toml", '{ op = "bar", turn = "next" }', '{ special = "refresh" }'),),
    ),
    "drawback_at_once": (
        "stations.toml: kropotkinskaya: C1-STN-001",
        (change("stations.toml", 'turn = "next"', 'turn = "this"'),),
    ),
    "nothing_fetched": (
        "stations.toml: krasnoselskaya: C1-STN-002",
        (change("stations.toml", 'op = "fetch", item = "aksu"', 'special = "refresh"'),),
    ),
    "no_second_wind": (
        "stations.toml: rizhskaya: C1-STN-004",
        (change("stations.toml", 'special = "refresh"', 'op = "reselect"'),),
    ),
    "a_fifth_haunted": (
        "stations.toml: C1-STN-005: 5 with during",
        (
            change("stations.toml", 'at = "capture.after"', 'at = "turn.end_threat"', "rizhskaya"),
            change("stations.toml", 'special = "refresh"', 'op = "face_threat"'),
        ),
    ),
    "home_at_risk": (
        "stations.toml: C1-STN-006: 1 with during",
        (
            change(
                "stations.toml", 'op = "army_add", n = 1', 'special = "release_one"', "mayakovskaya"
            ),
        ),
    ),
}


@pytest.mark.parametrize("name", [*BOARD, *TEXTS])
def test_the_damage_is_found(tmp_path: Path, name: str) -> None:
    wanted, damages = (BOARD | TEXTS)[name]
    reasons = first_reasons_after(tmp_path, damages)
    assert any(wanted in reason for reason in reasons), reasons


def test_a_house_card_is_written_on_a_blank_one(tmp_path: Path) -> None:
    fewer = change("blanks.toml", "copies = 5", "copies = 4")
    added = [
        append("threats.toml", HOUSE.format(kind="threat", rest='type = "physical"\nstrength = 5')),
        append("items.toml", HOUSE.format(kind="item", rest=SPADE)),
        append("missions.toml", HOUSE.format(kind="mission", rest=VISIT)),
    ]
    for number, card in enumerate(added):
        folder = tmp_path / f"{number}"
        assert first_reasons_after(folder, (card, fewer)) == []
        reasons = first_reasons_after(folder / "unpaid", (card,))
        assert reasons == ["blanks.toml: C1-CNT-001: 6 in all; the printed game has 5"]


def test_an_empty_board_is_no_accident() -> None:
    empty = replace(load_first(), stations=(), lines=(), hubs=(), clans=(), missions=())
    assert any("C1-BRD-002" in fault.reason for fault in check_first(empty))


def test_names_of_nothing_come_first() -> None:
    broken = replace(load_first(), stations=())
    assert all(
        "there is no" in f.reason or "belongs to nothing" in f.reason for f in check_first(broken)
    )
