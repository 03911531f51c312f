"""Every constraint on the first edition's box and board finds the damage it is there for."""

from dataclasses import replace
from pathlib import Path

import pytest

from content.damage import Damage, append, change, everywhere, first_reasons_after, record
from metro2033.editions.first.content.check import check as check_first
from metro2033.editions.first.content.check_board import check_board as check_first_board
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
    "four_blanks": ("C1-CNT-001: 4 blank", (change("blanks.toml", "copies = 5", "copies = 4"),)),
    "a_knife_more": (
        "items.toml: C1-CNT-001: 34 items",
        (change("items.toml", "copies = 3", "copies = 4", "knife"),),
    ),
    "a_toad_less": (
        "threats.toml: C1-CNT-001: 33 threats",
        (change("threats.toml", "copies = 2", "copies = 1", "toad"),),
    ),
    "a_mission_twice": (
        "missions.toml: C1-CNT-001: 21 missions",
        (change("missions.toml", 'kind = "state"', 'kind = "state"\ncopies = 2'),),
    ),
    "line_of_other_stations": (
        "network.toml: sl: C1-BRD-001: lubyanka is not on it",
        (change("stations.toml", 'line = "sl"', 'line = "zl"', "lubyanka"),),
    ),
    "transfer_twice": (
        "kuznetsky_most, lubyanka: C1-BRD-001: a link",
        (
            append(
                "network.toml",
                record("hub", "hub_more", 'stations = ["lubyanka", "kuznetsky_most"]'),
            ),
        ),
    ),
    "a_card_less": (
        "stations.toml: C1-BRD-002: 48 station cards",
        (change("stations.toml", ORDINARY, ABANDONED, "dinamo"),),
    ),
    "line_without_card": (
        "stations.toml: C1-BRD-003: not one of nine lines, or without a card: knl",
        (everywhere("stations.toml", 'line = "knl"', 'line = "krl"'),),
    ),
    "shop_off_the_ring": (
        "network.toml: C1-BRD-005",
        (change("stations.toml", 'kind = "hansa"', ABANDONED, "kurskaya_ring"),),
    ),
    "one_paveletskaya": (
        "stations.toml: paveletskaya: C1-BRD-006",
        renamed("paveletskaya_ring", "market_ring"),
    ),
    "transfer_on_a_line": (
        "lubyanka, krasnye_vorota: C1-BRD-007",
        (change("network.toml", '"kuznetsky_most"', '"krasnye_vorota"', "hub_lubyanka"),),
    ),
    "army_without_neighbour": (
        "network.toml: rizhskaya: C1-BRD-008: no army",
        (change("stations.toml", ORDINARY, ABANDONED, "prospekt_mira"),),
    ),
    "prizes_in_two_parts": (
        "network.toml: C1-BRD-008: what can be captured does not hang together",
        (change("stations.toml", ORDINARY, ABANDONED, "prospekt_mira"),),
    ),
    "named_without_card": (
        "stations.toml: rizhskaya: C1-BRD-009: in the rulebook it has a card",
        (change("stations.toml", ORDINARY, ABANDONED, "rizhskaya"),),
    ),
    "named_is_missing": (
        "stations.toml: rizhskaya: C1-BRD-009: the rulebook names",
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
        "stations.toml: park_pobedy: C1-BRD-011: it lies on apl",
        (change("stations.toml", 'line = "apl"', 'line = "fl"', "park_pobedy"),),
    ),
    "card_without_anything": (
        "stations.toml: dinamo: C1-BRD-012",
        (change("stations.toml", "yields = { pig = 2 }\n", "", "dinamo"),),
    ),
    "yield_without_card": (
        "stations.toml: sportivnaya: C1-BRD-012",
        (change("stations.toml", ABANDONED, f"{ABANDONED}\nyields = {{ pig = 1 }}"),),
    ),
}

TEXTS: dict[str, tuple[str, tuple[Damage, ...]]] = {
    "no_drawback": (
        "stations.toml: kropotkinskaya: C1-STN-001",
        (change("stations.toml", '{ op = "bar", turn = "next" }', '{ op = "refresh" }'),),
    ),
    "drawback_at_once": (
        "stations.toml: kropotkinskaya: C1-STN-001",
        (change("stations.toml", 'turn = "next"', 'turn = "this"'),),
    ),
    "nothing_fetched": (
        "stations.toml: krasnoselskaya: C1-STN-002",
        (change("stations.toml", 'op = "fetch", item = "aksu"', 'op = "refresh"'),),
    ),
    "same_fetched": (
        "stations.toml: avtozavodskaya: C1-STN-003",
        (change("stations.toml", 'item = "rusty_handcar"', 'item = "aksu"'),),
    ),
    "no_second_wind": (
        "stations.toml: rizhskaya: C1-STN-004",
        (change("stations.toml", 'op = "refresh"', 'op = "reselect"'),),
    ),
    "a_fifth_haunted": (
        "stations.toml: rizhskaya: C1-STN-005: threats come to",
        (
            change("stations.toml", 'at = "capture.after"', 'at = "turn.end_threat"', "rizhskaya"),
            change("stations.toml", 'op = "refresh"', 'op = "face_threat"'),
        ),
    ),
    "poor_haunted": (
        "stations.toml: polyanka: C1-STN-005: nothing makes up",
        (change("stations.toml", "{ ammo = 1, mushroom = 2 }", "{ ammo = 1 }", "polyanka"),),
    ),
    "home_at_risk": (
        "stations.toml: mayakovskaya: C1-STN-006",
        (change("stations.toml", 'op = "army_add", n = 1', 'op = "release_one"', "mayakovskaya"),),
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
        assert reasons == ["blanks.toml: C1-CNT-001: 6 blank and house cards, not 5"]


def test_without_transfers_the_board_falls_apart() -> None:
    apart = replace(load_first(), hubs=())
    reasons = [fault.reason for fault in check_first_board(apart)]
    assert any(reason.startswith("C1-BRD-004: no ring station") for reason in reasons)
    assert any(reason.startswith("C1-BRD-008: the board") for reason in reasons)


def test_an_empty_board_is_no_accident() -> None:
    empty = replace(load_first(), stations=(), lines=(), hubs=(), clans=(), missions=())
    assert any("C1-BRD-002" in fault.reason for fault in check_first_board(empty))


def test_names_of_nothing_come_first() -> None:
    broken = replace(load_first(), stations=())
    assert all(
        "there is no" in f.reason or "belongs to nothing" in f.reason for f in check_first(broken)
    )
