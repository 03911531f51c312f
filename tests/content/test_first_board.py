"""The first edition's box and board are those that the rulebook describes."""

from collections import Counter
from itertools import pairwise
from typing import get_args

import pytest

from content.measure import units
from metro2033 import catalog
from metro2033.content.effect import Resource
from metro2033.content.network import links, reached
from metro2033.editions.first.content.load import load as load_first
from metro2033.editions.first.rules.strength import THROWS

CONTENT = load_first()
STATIONS = {station.id: station for station in CONTENT.stations}
CARDS = [station for station in CONTENT.stations if station.is_capturable]
NUMBERS = CONTENT.numbers
NINE = {"sl", "zl", "apl", "fl", "krl", "tkl", "knl", "stl", "ldl"}
HAUNTED = ("sukharevskaya", "polyanka", "paveletskaya", "park_pobedy")
NEAR = links(STATIONS, [*CONTENT.tunnels, *CONTENT.transfers])


@pytest.mark.rule("E1-COMP-001")
def test_one_board() -> None:
    """C1-BRD-001, C1-BRD-008: a link joins two stations once, and all hang together."""
    pairs = [frozenset(edge) for edge in (*CONTENT.tunnels, *CONTENT.transfers)]
    assert len(set(pairs)) == len(pairs)
    assert all(len(pair) == 2 for pair in pairs)
    assert reached(NEAR, "lubyanka", frozenset(STATIONS)) == STATIONS.keys()


@pytest.mark.rule("E1-COMP-002", "E1-BOARD-003")
def test_49_stations_have_a_card() -> None:
    assert len(CARDS) == len({card.id for card in CARDS}) == 49
    """C1-BRD-012."""
    assert all(units(card.yields) > 0 for card in CARDS)
    assert not any(units(s.yields) for s in CONTENT.stations if not s.is_capturable)


@pytest.mark.rule("E1-COMP-009", "E1-COMP-010")
def test_two_dice_and_six_figures() -> None:
    assert (THROWS.count, THROWS.total) == (21, 6 * 6)
    assert len(CONTENT.heroes) == 6


@pytest.mark.rule("E1-COMP-011", "E1-COMP-012", "E1-COMP-013")
def test_78_tokens_mark_stations_and_six_of_each_clan_what_it_has() -> None:
    assert len(CONTENT.clans) * len(NUMBERS.tokens.high) == 78
    scales = {"ammo", "pig", "mushroom", "army", "activity", "points"}
    game = catalog.game("first")
    players = game.facts(game.new(6, game.settle(6, {})))["player"]
    assert len(players) == 6
    assert all(scales <= player.keys() for player in players.values())


@pytest.mark.rule("E1-COMP-014")
def test_147_small_cards() -> None:
    copies = [
        *(threat.copies for threat in CONTENT.threats),
        *(item.copies for item in CONTENT.items),
        *(mission.copies for mission in CONTENT.missions),
        *(blank.copies for blank in CONTENT.blanks),
    ]
    assert len(CARDS) + sum(copies) + len(CONTENT.heroes) == 147


@pytest.mark.rule("E1-TOKEN-008")
def test_the_7_is_there_once_in_both_lists() -> None:
    tokens = NUMBERS.tokens
    assert tokens.home == 7
    assert tokens.high == (7, 8, 8, 8, 9, 9, 9, 10, 10, 11, 11, 12, 12)
    assert tokens.full == (2, 3, 4, 5, 6, 6, 7, 8, 8, 9, 10, 11, 12)
    assert tokens.default == "high"


@pytest.mark.rule("E1-GOAL-007")
def test_two_to_six_players_and_their_targets() -> None:
    players = NUMBERS.players
    seats = range(players.least, players.most + 1)
    assert dict(zip(seats, players.targets, strict=True)) == {2: 10, 3: 9, 4: 8, 5: 8, 6: 8}


@pytest.mark.rule("E1-CLAN-006")
def test_scales() -> None:
    scales = NUMBERS.scales
    assert (scales.resource, scales.army, scales.activity) == (10, 10, 3)


@pytest.mark.rule("E1-RES-001")
def test_three_resources() -> None:
    assert set(get_args(Resource)) == {"ammo", "pig", "mushroom"}


@pytest.mark.rule("E1-BOARD-001")
def test_a_map_of_stations_tunnels_and_transfers() -> None:
    assert len(CONTENT.stations) == 68
    assert (len(set(CONTENT.tunnels)), len(set(CONTENT.transfers))) == (59, 39)
    assert reached(NEAR, "lubyanka", frozenset(STATIONS)) == STATIONS.keys()


@pytest.mark.rule("E1-BOARD-002")
def test_a_station_can_be_captured_or_not() -> None:
    kinds = Counter(station.kind for station in CONTENT.stations)
    assert kinds == {"ordinary": 49, "hansa": 12, "abandoned": 7}
    assert all(s.is_capturable == (s.kind == "ordinary") for s in CONTENT.stations)


def test_armies_can_go_everywhere_without_the_ring() -> None:
    prizes = frozenset(card.id for card in CARDS)
    assert reached(NEAR, "lubyanka", prizes) == prizes


@pytest.mark.rule("E1-BOARD-005")
def test_a_card_has_line_and_yield_and_perhaps_a_text() -> None:
    assert sum(bool(card.static or card.during) for card in CARDS) == 22
    points = Counter(during.at for card in CARDS for during in card.during)
    assert points == {"capture.after": 13, "turn.end_threat": 4}
    kinds = [(card.yields.ammo, card.yields.pig, card.yields.mushroom) for card in CARDS]
    assert [sum(column) for column in zip(*kinds, strict=True)] == [23, 24, 25]
    assert Counter(units(card.yields) for card in CARDS) == {1: 30, 2: 15, 3: 4}
    assert {card.id for card in CARDS if units(card.yields) == 3} == set(HAUNTED)  # C1-STN-005


@pytest.mark.rule("E1-BOARD-006")
def test_an_interchange_is_several_stations_of_one_line_each() -> None:
    """C1-BRD-007."""
    for hub in CONTENT.hubs:
        assert len({STATIONS[name].line for name in hub.stations}) == len(hub.stations)
    for line in CONTENT.lines:
        assert {STATIONS[name].line for name in line.stations} == {line.id}
    assert STATIONS["paveletskaya"].line == "zl"
    assert STATIONS["paveletskaya_ring"].line == "kl"


@pytest.mark.rule("E1-BOARD-007")
def test_nine_lines_have_cards() -> None:
    counts = Counter(card.line for card in CARDS)
    assert counts.keys() == NINE
    assert counts == {
        "sl": 10,
        "zl": 8,
        "apl": 6,
        "fl": 5,
        "krl": 6,
        "tkl": 6,
        "knl": 2,
        "stl": 4,
        "ldl": 2,
    }


@pytest.mark.rule("E1-BOARD-008")
def test_the_ring_is_the_hansa_and_has_no_card() -> None:
    """C1-BRD-005."""
    ring = next(line for line in CONTENT.lines if line.is_ring)
    assert len(ring.stations) == len(ring.tunnels) == 12
    assert {s.id for s in CONTENT.stations if s.kind == "hansa"} == set(ring.stations)
    assert not any(STATIONS[name].is_capturable for name in ring.stations)
    assert ring.id not in NINE


def test_lines_run_as_in_the_real_metro() -> None:
    sl = next(line for line in CONTENT.lines if line.id == "sl").stations
    assert ("okhotny_ryad", "biblioteka_lenina") in list(pairwise(sl))
    assert NEAR["komsomolskaya"] == {"krasnoselskaya", "krasnye_vorota", "komsomolskaya_ring"}
    assert NEAR["smolenskaya_fl"] == {"kievskaya_fl", "arbatskaya_fl"}


def test_every_home_is_within_four_steps_of_the_ring() -> None:
    """C1-BRD-004."""
    ring = {s.id for s in CONTENT.stations if s.kind == "hansa"}
    for clan in CONTENT.clans:
        for start in clan.stations:
            steps, seen = 0, {start}
            while not seen & ring:
                steps += 1
                seen |= {other for name in seen for other in NEAR[name]}
            assert 1 <= steps <= 4
