"""The engine's tables say the same as the first edition's records."""

from collections import Counter
from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from metro2033.content import digest
from metro2033.editions.first.content.load import load as load_first
from metro2033.editions.first.content.table import tables as first_tables
from metro2033.editions.first.rules.shop import ITEM_TYPES
from metro2033.engine.model import code as c
from metro2033.engine.model import ids, pile

SOURCE = load_first()
TABLE = first_tables(SOURCE)
NAMES = TABLE.slugs


def rows(spans: vec[i64], card: int) -> list[list[int]]:
    """The statics of a card as topic, value, role, foe and place."""
    begin, count, width = int(spans[2 * card]), int(spans[2 * card + 1]), c.STATIC_WIDTH
    return [
        [int(TABLE.statics[row * width + cell]) for cell in range(width)]
        for row in range(begin, begin + count)
    ]


def item(name: str) -> int:
    return NAMES["equipment"].index(name)


def test_the_board() -> None:
    assert (TABLE.station_count, len(TABLE.far)) == (68, 68)
    assert Counter(TABLE.station_kind) == {ids.ORDINARY: 49, ids.HANSA: 12, ids.ABANDONED: 7}
    assert set(TABLE.station_home) == {ids.NEUTRAL}
    assert set(TABLE.station_resource) == {ids.NO_RESOURCE}
    assert sum(len(near) for near in TABLE.tunnels) == 2 * 59
    assert sum(len(near) for near in TABLE.transfers) == 2 * 39
    place = NAMES["station"].index("paveletskaya")
    assert [int(n) for n in TABLE.station_yield[3 * place : 3 * place + 3]] == [1, 0, 2]
    assert NAMES["line"][TABLE.station_line[place]] == "zl"
    assert TABLE.digest == digest(SOURCE)


def test_the_clans() -> None:
    red = NAMES["faction"].index("red_line")
    assert [NAMES["station"][n] for n in TABLE.faction_start[red]] == [
        "okhotny_ryad",
        "lubyanka",
        "ploshchad_revolyutsii",
    ]
    assert [int(n) for n in TABLE.faction_stock[3 * red : 3 * red + 3]] == [0, 1, 1]
    assert set(TABLE.faction_army) == {2}
    assert [int(n) for n in TABLE.faction_tokens] == [0, 0, 0, 0, 0, 0, 0, 1, 3, 3, 2, 2, 2]
    assert [int(n) for n in TABLE.other_tokens] == [0, 0, 1, 1, 1, 1, 2, 1, 2, 1, 1, 1, 1]


def test_the_other_list_of_tokens_can_be_the_usual_one() -> None:
    tokens = replace(SOURCE.numbers.tokens, default="full")
    other = first_tables(replace(SOURCE, numbers=replace(SOURCE.numbers, tokens=tokens)))
    assert list(other.faction_tokens) == list(TABLE.other_tokens)
    assert list(other.other_tokens) == list(TABLE.faction_tokens)


def test_the_decks() -> None:
    assert [int(n) for n in TABLE.deck_count] == [33, 20, 34, 0, 0]
    start = int(TABLE.deck_start[pile.EQUIPMENT])
    knives = [card for card in range(start, start + 33) if TABLE.kind_of[card] == item("knife")]
    assert len(knives) == 3
    assert TABLE.discards_return


def test_the_numbers() -> None:
    numbers = TABLE.numbers
    assert [int(numbers[c.TARGETS + seats]) for seats in range(2, 7)] == [10, 9, 8, 8, 8]
    assert [int(numbers[c.PRICE_SOLDIER + kind]) for kind in range(3)] == [1, 1, 1]
    wanted = {
        c.LEAST_STRENGTH: 0,
        c.MOST_STRENGTH: 10,
        c.TOKENS: 60,
        c.MOST_STOCK: 10,
        c.ITEM_OFFER_SIZE: 2,
        c.MOST_ACTIVITY: 3,
        c.HIRES_A_TURN: 2,
        c.WORK_YIELD: 1,
        c.THREAT_STATIONS: 5,
        c.POOR_STATIONS: 2,
        c.MISSION_DRAW: 3,
        c.COMBAT_HAND: 0,
    }
    assert {name: int(numbers[name]) for name in wanted} == wanted


def test_items() -> None:
    assert ITEM_TYPES[TABLE.item_type[item("body_armour")]] == "armour"
    flag = item("flag")
    assert [int(n) for n in TABLE.item_price[3 * flag : 3 * flag + 3]] == [1, 1, 2]
    weapons = [name for name in NAMES["equipment"] if TABLE.item_is_weapon[item(name)]]
    assert weapons == "knife pistol aksu shotgun machine_gun flamethrower".split()
    mutants = {name: int(TABLE.item_mutant[item(name)]) for name in NAMES["equipment"]}
    assert {name: strength for name, strength in mutants.items() if strength} == {"tame_mutant": 5}


STATICS = {
    "knife": [[c.HERO_STRENGTH, 1, -1, -1, -1]],
    "machine_gun": [[c.HERO_STRENGTH, 4, -1, -1, -1], [c.HERO_SPEED, -1, -1, -1, -1]],
    "flamethrower": [[c.HERO_STRENGTH, 2, -1, -1, -1], [c.HERO_STRENGTH, 2, -1, 1, -1]],
    "body_armour": [[c.HERO_STRENGTH, 1, ids.DEFENCE, -1, -1]],
    "hazmat_suit": [[c.HERO_STRENGTH, 2, -1, 0, -1], [c.HERO_STRENGTH, 2, -1, 2, -1]],
    "geiger_counter": [[c.THREATS_DRAWN, 1, -1, -1, -1]],
    "hansa_pass": [[c.RING_STEP, 1, -1, -1, -1]],
    "radio": [[c.ARMY_STRENGTH, 1, ids.ATTACK, -1, c.NEAR_HERO]],
    "grenade": [],
}


@pytest.mark.parametrize("name", STATICS)
def test_what_items_do_all_the_time(name: str) -> None:
    assert rows(TABLE.equipment_static, item(name)) == STATICS[name]


def test_what_clans_do_all_the_time() -> None:
    found = {name: rows(TABLE.faction_static, i) for i, name in enumerate(NAMES["faction"])}
    assert {name: [row[:2] for row in of_clan] for name, of_clan in found.items()} == {
        "polis": [[c.MISSION_LOOK, 1]],
        "organised_crime": [[c.TRIBUTE, 3]],
        "fourth_reich": [[c.ARMY_STRENGTH, 1]],
        "red_line": [[c.FIRST_SOLDIER + ids.PIGS, -1]],
        "confederation_1905": [[c.WORK_ANY, 1]],
        "arbat_confederation": [[c.EXCHANGES, 1], [c.ITEM_OFFER, 1]],
    }
    assert found["fourth_reich"][0][c.ROLE] == ids.ATTACK
    assert TABLE.faction_topics[0] == 1 << c.MISSION_LOOK
    sasha = NAMES["hero"].index("sasha")
    assert rows(TABLE.hero_static, sasha) == [[c.WEAPON_FACTOR, 1, -1, -1, -1]]


def test_what_stations_do_all_the_time() -> None:
    found = {
        NAMES["station"][station]: rows(TABLE.station_static, place)
        for place, station in enumerate(TABLE.static_stations)
    }
    assert found == {
        "komsomolskaya": [[c.HERO_SPEED, 1, -1, -1, -1]],
        "aleksandrovsky_sad": [[c.STATION_DEFENCE, 2, -1, ids.PLAYER, -1]],
        "prospekt_mira": [[c.ITEM_OFFER, 1, -1, -1, -1]],
        "begovaya": [[c.WORK_MUSHROOMS, 1, -1, -1, -1]],
        "kuznetsky_most": [[c.ITEM_DISCOUNT, 1, -1, -1, -1]],
    }
