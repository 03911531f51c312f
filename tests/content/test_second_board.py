"""The second edition's board, tracks and numbers are those of the printed game."""

from collections import Counter

import pytest

from content.board import board, tables
from metro2033.editions.second.content.load import load

CONTENT = load()
BOARD = board(CONTENT)
KINDS = {"pig", "mushroom", "ammo"}


@pytest.mark.rule("E2-COMP-001")
def test_there_is_one_board_of_78_stations() -> None:
    opened = BOARD.opened(CONTENT.factions)
    assert len(opened) == len(CONTENT.stations) == 78
    assert BOARD.reached("polyanka", opened) == opened


@pytest.mark.rule("E2-BOARD-001")
def test_zones_are_those_of_the_six_factions_and_polis() -> None:
    """C2-BRD-016, C2-FAC-001: nine stations each, three of them homes."""
    zones = Counter(station.zone for station in CONTENT.stations if station.is_capturable)
    assert zones == {faction.zone: 9 for faction in CONTENT.factions} | {"polis": 4}


@pytest.mark.rule("E2-BOARD-002")
def test_polis_is_a_hub_of_four_stations() -> None:
    polis = {station.id for station in CONTENT.stations if station.zone == "polis"}
    assert polis == {"borovitskaya", "biblioteka_lenina", "aleksandrovsky_sad", "arbatskaya_apl"}
    assert all(BOARD.transfers[station] == polis - {station} for station in polis)


@pytest.mark.rule("E2-BOARD-009")
def test_each_ordinary_station_has_one_resource() -> None:
    ordinary = [s for s in CONTENT.stations if s.is_capturable and s.kind != "polis"]
    assert Counter(s.resource for s in ordinary) == {"pig": 18, "mushroom": 18, "ammo": 18}
    for faction in CONTENT.factions:
        zone = Counter(s.resource for s in ordinary if s.zone == faction.zone)
        assert zone == {"pig": 3, "mushroom": 3, "ammo": 3}


@pytest.mark.rule("E2-BOARD-010", "E2-CARDS-001")
def test_three_home_stations_are_marked_in_each_zone() -> None:
    """C2-BRD-004."""
    homes = [home for faction in CONTENT.factions for home in faction.homes]
    assert len(homes) == len(set(homes)) == 18
    assert set(homes) == {s.id for s in CONTENT.stations if s.kind == "home"}
    for faction in CONTENT.factions:
        assert {BOARD.stations[home].zone for home in faction.homes} == {faction.zone}
    assert len({faction.zone for faction in CONTENT.factions}) == 6


@pytest.mark.rule("E2-SETUP-013")
def test_home_stations_of_a_faction_give_one_of_each_resource() -> None:
    for faction in CONTENT.factions:
        assert {BOARD.stations[home].resource for home in faction.homes} == KINDS


@pytest.mark.rule("E2-BOARD-015")
def test_stations_are_joined_by_69_tunnels() -> None:
    assert len({frozenset(edge) for edge in CONTENT.tunnels}) == len(CONTENT.tunnels) == 69
    assert BOARD.tunnels["polyanka"] == {"borovitskaya", "serpukhovskaya"}
    assert BOARD.tunnels["belorusskaya_ring"] == {"novoslobodskaya_ring", "krasnopresnenskaya_ring"}


@pytest.mark.rule("E2-BOARD-016")
def test_stations_are_joined_by_42_transfers() -> None:
    assert len({frozenset(edge) for edge in CONTENT.transfers}) == len(CONTENT.transfers) == 42
    assert BOARD.transfers["marksistskaya"] == {"taganskaya", "taganskaya_ring"}
    assert not BOARD.transfers["polyanka"]


def test_a_link_joins_two_stations_once() -> None:
    """C2-BRD-002."""
    links = [frozenset(edge) for edge in (*CONTENT.tunnels, *CONTENT.transfers)]
    assert len(set(links)) == len(links)
    assert all(len(link) == 2 for link in links)


def test_the_hansa_is_the_ring_and_meets_other_lines_by_transfer_only() -> None:
    """C2-BRD-005."""
    hansa = {station.id for station in CONTENT.stations if station.kind == "hansa"}
    assert [set(line.stations) for line in CONTENT.lines if line.is_ring] == [hansa]
    assert all((one in hansa) == (other in hansa) for one, other in CONTENT.tunnels)


def test_no_transfer_crosses_the_border_of_a_zone() -> None:
    for one, other in CONTENT.transfers:
        assert BOARD.stations[one].zone == BOARD.stations[other].zone


@pytest.mark.parametrize(
    ("start", "end", "tunnels"),
    [
        ("chekhovskaya", "ploshchad_revolyutsii", 0),
        ("marksistskaya", "paveletskaya", 1),
        ("marksistskaya", "serpukhovskaya", 2),
        ("paveletskaya", "serpukhovskaya", 1),
    ],
)
def test_ways_of_armies_are_those_of_the_worked_examples(
    start: str, end: str, tunnels: int
) -> None:
    """C2-BRD-009, C2-BRD-011, C2-BRD-012."""
    assert BOARD.hansa_tunnels(start, end) == tunnels


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("chekhovskaya", "borovitskaya"),
        ("borovitskaya", "arbatskaya_apl"),
        ("ploshchad_revolyutsii", "arbatskaya_apl"),
        ("marksistskaya", "taganskaya_ring"),
        ("paveletskaya", "paveletskaya_ring"),
    ],
)
def test_stations_are_neighbours_as_in_the_worked_examples(one: str, other: str) -> None:
    """C2-BRD-007, C2-BRD-008, C2-BRD-009, C2-BRD-010, C2-BRD-011."""
    assert other in BOARD.neighbours(one)


def test_stations_of_the_worked_examples_that_are_no_neighbours() -> None:
    """C2-BRD-009, C2-BRD-013."""
    assert "ploshchad_revolyutsii" not in BOARD.neighbours("chekhovskaya")
    assert not {"paveletskaya", "serpukhovskaya"} & BOARD.neighbours("marksistskaya")


def test_an_army_does_not_pass_ordinary_and_abandoned_stations() -> None:
    assert BOARD.hansa_tunnels("begovaya", "barrikadnaya") is None
    assert BOARD.hansa_tunnels("krestyanskaya_zastava", "taganskaya") is None


def test_factions_come_to_a_table_as_neighbours() -> None:
    counts = Counter(len(chosen) for chosen in tables(CONTENT))
    assert counts == {2: 6, 3: 6, 4: 6, 5: 6, 6: 1}


def test_at_every_table_heroes_reach_every_open_station_and_each_zone_has_a_hansa_station() -> None:
    """C2-BRD-015, C2-BRD-017: and there is enough to win."""
    for chosen in tables(CONTENT):
        opened = BOARD.opened(chosen)
        assert BOARD.reached("borovitskaya", opened) == opened
        for faction in chosen:
            zone = [s for s in CONTENT.stations if s.zone == faction.zone]
            assert any(station.kind == "hansa" for station in zone)
        prizes = sum(BOARD.stations[station].is_capturable for station in opened)
        others = CONTENT.numbers.stations.least * (len(chosen) - 1)
        assert prizes >= max(faction.target for faction in chosen) + others


@pytest.mark.rule("E2-EVRES-001")
def test_the_round_track_shows_resources_threats_and_laws() -> None:
    by_id = {position.id: position for position in CONTENT.positions}
    here, shown = by_id["start"], []
    for _ in range(19):
        shown.append((*sorted(here.resources), here.has_threat, here.has_law))
        here = by_id[here.next]
    assert shown[0] == ("ammo", "mushroom", "pig", False, False)
    assert shown[1:10] == [
        ("mushroom", "pig", False, False),
        ("ammo", False, True),
        (True, False),
        ("ammo", "mushroom", False, False),
        ("pig", False, True),
        (True, False),
        ("ammo", "pig", False, False),
        ("mushroom", False, True),
        (True, False),
    ]
    assert shown[10:] == shown[1:10]


@pytest.mark.rule("E2-CARDS-023")
def test_twelve_tokens_of_a_faction_are_left_for_stations() -> None:
    tokens = CONTENT.numbers.tokens
    assert (tokens.per_faction, tokens.on_tracks) == (14, 2)
    most_at_once = max(f.target for f in CONTENT.factions) - 1 + 2
    assert most_at_once <= tokens.per_faction - tokens.on_tracks


def test_the_numbers_of_the_rulebook() -> None:
    numbers = CONTENT.numbers
    assert (numbers.players.least, numbers.players.most) == (2, 6)
    assert (numbers.tokens.pig, numbers.tokens.mushroom, numbers.tokens.ammo) == (35, 35, 35)
    assert (numbers.army.start, numbers.army.least, numbers.army.most) == (2, 1, 8)
    assert numbers.army.upkeep == (0, 0, 0, 0, 0, 1, 2, 3)
    assert (numbers.points.station, numbers.points.stage_two) == (1, 6)
    assert numbers.hero.equipment_limit == (2, 3)
    assert (numbers.market.slots, numbers.market.renewals) == (4, 1)
    assert (numbers.stations.polis_strength, numbers.stations.polis_to_win) == (7, 4)
    assert {faction.id: faction.target for faction in CONTENT.factions}["red_line"] == 9
