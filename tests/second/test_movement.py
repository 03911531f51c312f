"""Armies and heroes against a search of the board that shares nothing with the engine."""

import random
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest
from librt.vecs import append

from laws.walk import options
from metro2033.editions.second.content.load import load
from metro2033.editions.second.content.table import tables as content_tables
from metro2033.editions.second.rules.edition import SecondEdition
from metro2033.engine.kernel.position_fault import BadPosition
from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import verb
from metro2033.engine.model.state import State
from second.random_play import edition

FACTIONS = "confederation_1905 fourth_reich red_line bauman_alliance bandits arbat_confederation"
HEROES = "anna artyom melnik hunter sasha khan"
SPEED = {"rpk": -1, "locomotive": 1, "akm": 0, "svd": 0, "flag": 0}
POLIS = "polis"


@dataclass(frozen=True)
class Board:
    """The board as the data files describe it."""

    zone: dict[str, str]
    kind: dict[str, str]
    tunnels: set[frozenset[str]]
    transfers: set[frozenset[str]]


@cache
def board() -> Board:
    folder = files("metro2033.editions.second") / "data"
    stations = tomllib.loads((folder / "stations.toml").read_text("utf-8"))["station"]
    network = tomllib.loads((folder / "network.toml").read_text("utf-8"))
    tunnels = set()
    for line in network["line"]:
        stops = line["stations"]
        tunnels |= {frozenset(pair) for pair in pairwise(stops)}
        if line.get("is_ring"):
            tunnels.add(frozenset((stops[-1], stops[0])))
    transfers = set()
    for hub in network["hub"]:
        transfers |= {frozenset((a, b)) for a in hub["stations"] for b in hub["stations"] if a != b}
    zone = {station["id"]: station["zone"] for station in stations}
    kind = {station["id"]: station["kind"] for station in stations}
    return Board(zone, kind, tunnels, transfers)


@dataclass
class Table:
    """A random position, in the words of a scenario."""

    seats: list[dict[str, Any]]
    law: str
    is_ring_open: bool
    open: set[str]
    owner: dict[str, int] = field(default_factory=dict)

    def state(self, moment: str, turn: int) -> State:
        return edition().position(
            {
                "moment": moment,
                "turn": turn + 1,
                "law": [self.law] if self.law else [],
                "house": {"open_ring": int(self.is_ring_open)},
                "player": [dict(player) for player in self.seats],
            }
        )


def tables(count: int, items: list[str]) -> Iterator[Table]:
    """Random positions of two to six players, from empty boards to full ones."""
    map_ = board()
    for seed in range(count):
        dice = random.Random(seed)
        seats = dice.randint(2, 6)
        factions = dice.sample(FACTIONS.split(), seats)
        heroes = dice.sample(HEROES.split(), seats)
        is_ring_open = dice.random() < 0.3
        opened = {
            station
            for station, zone in map_.zone.items()
            if zone in (*factions, POLIS) or (is_ring_open and map_.kind[station] == "hansa")
        }
        law = "open_ring" if dice.random() < 0.3 else ""
        table = Table([], law, is_ring_open, opened)
        deal_stations(table, seats, dice)
        for seat in range(seats):
            player = {
                "faction": factions[seat],
                "hero": heroes[seat],
                "at": dice.choice(sorted(opened)),
                "stations": [name for name, owner in table.owner.items() if owner == seat],
                "equipment": dice.sample(items, dice.randint(0, 2)) if seat < 2 else [],
            }
            table.seats.append(player)
        yield table


def deal_stations(table: Table, seats: int, dice: random.Random) -> None:
    """Give stations to players, one to twelve to each."""
    share = dice.random()
    held = [0] * seats
    free = [name for name in table.open if board().kind[name] not in ("hansa", "abandoned")]
    for n, station in enumerate(dice.sample(sorted(free), len(free))):
        seat = n if n < seats else dice.randrange(seats)
        if held[seat] < 12 and (n < seats or dice.random() < share):
            table.owner[station] = seat
            held[seat] += 1


def struck(table: Table, seat: int) -> set[str]:
    """Own stations and every station at the end of a way that an army may take."""
    map_ = board()
    most = 1 if table.law != "open_ring" else len(map_.kind)
    ways = [(station, 0) for station, owner in table.owner.items() if owner == seat]
    seen = set(ways)
    for station, used in ways:
        kind = map_.kind[station]
        is_own = table.owner.get(station) == seat
        is_passage = kind == "hansa" or (kind == POLIS and station not in table.owner)
        if not is_own and not is_passage:
            continue
        for edge in map_.tunnels | map_.transfers:
            if station not in edge:
                continue
            (other,) = edge - {station}
            ring = edge in map_.tunnels and kind == map_.kind[other] == "hansa"
            way = (other, used + ring)
            if other in table.open and way[1] <= most and way not in seen:
                seen.add(way)
                ways.append(way)
    return {station for station, _ in seen}


def speed(table: Table, seat: int) -> int:
    """All heroes have speed 3; equipment and one law change it."""
    bonus = sum(SPEED[item] for item in table.seats[seat]["equipment"])
    return max(3 + bonus + (table.law == "open_ring"), 0)


def steps_to(table: Table, seat: int) -> dict[str, int]:
    """The steps to every open station, by relaxing all edges until nothing changes."""
    map_ = board()
    transfer = 0 if table.seats[seat]["hero"] == "anna" else 1
    far = dict.fromkeys(table.open, 999)
    far[table.seats[seat]["at"]] = 0
    is_changed = True
    while is_changed:
        is_changed = False
        for edges, cost in ((map_.tunnels, 1), (map_.transfers, transfer)):
            for a, b in map(tuple, edges):
                if a in far and b in far and abs(far[a] - far[b]) > cost:
                    far[a] = min(far[a], far[b] + cost)
                    far[b] = min(far[b], far[a] + cost)
                    is_changed = True
    return far


def offered(s: State, seat: int, wanted: int) -> set[int]:
    """What an option of one verb is about."""
    assert s.asked == 1 << seat
    return {first(option) for option in options(s, seat) if verb_of(option) == wanted}


@pytest.mark.rule(
    "E2-ARMY-003",
    "E2-ARMY-004",
    "E2-ARMY-005",
    "E2-ARMY-006",
    "E2-ARMY-007",
    "E2-ARMY-008",
    "E2-BOARD-004",
    "R2-071",
    "R2-073",
    "R2-075",
    "R2-076",
    "R2-077",
    "R2-078",
)
def test_an_army_attacks_exactly_the_stations_of_an_independent_search() -> None:
    found = 0
    for table in tables(150, ["rpk", "akm", "svd", "flag"]):
        for seat in (0, 1):
            s = table.state("army", seat)
            names = s.content.slugs["station"]
            targets = {names[i] for i in offered(s, seat, verb.ATTACK_STATION)}
            expected = {
                station
                for station in struck(table, seat)
                if table.owner.get(station) != seat
                and board().kind[station] not in ("hansa", "abandoned")
            }
            assert targets == expected, table
            found += len(targets)
    assert found > 1000


@pytest.mark.rule(
    "E2-ARMY-019", "E2-ARMY-020", "E2-ARMY-021", "E2-ARMY-022", "R2-012", "R2-079", "R2-080"
)
def test_an_army_attacks_exactly_the_heroes_of_an_independent_search() -> None:
    found = 0
    for table in tables(150, ["rpk", "akm", "svd", "flag"]):
        for seat in (0, 1):
            reach = struck(table, seat)
            expected = set()
            for other, player in enumerate(table.seats):
                place = player["at"]
                is_safe = board().kind[place] == "hansa" or table.owner.get(place) == other
                if other != seat and place in reach and not is_safe:
                    expected.add(other)
            s = table.state("army", seat)
            assert offered(s, seat, verb.ATTACK_HERO) == expected, table
            found += len(expected)
    assert found > 100


@pytest.mark.rule("E2-HERO-003", "E2-HERO-004", "E2-HERO-005", "E2-BOARD-004", "R2-085")
def test_a_hero_moves_exactly_as_far_as_an_independent_search() -> None:
    speeds = set()
    for table in tables(150, [*SPEED]):
        for seat in (0, 1):
            s = table.state("hero", seat)
            names = s.content.slugs["station"]
            moves = {names[i] for i in offered(s, seat, verb.MOVE)}
            most = speed(table, seat)
            far = steps_to(table, seat)
            here = table.seats[seat]["at"]
            assert moves == {name for name in far if far[name] <= most and name != here}, table
            speeds.add(most)
    assert speeds == {2, 3, 4, 5}


@pytest.mark.rule("E2-ARMY-005", "E2-ARMY-007", "R2-072")
def test_one_way_may_lead_through_polis_and_hansa() -> None:
    """No Polis station of the board borders a Hansa station, so a tunnel is dug between two."""
    for edge in board().tunnels | board().transfers:
        assert {board().kind[station] for station in edge} != {"hansa", POLIS}
    game = SecondEdition(content_tables(load()))
    names = game.content.slugs["station"]
    tunnels = game.content.tunnels
    ends = [names.index("borovitskaya"), names.index("dobryninskaya_ring")]
    for end, other in (ends, ends[::-1]):
        tunnels[end] = append(tunnels[end], other)
    reich = {"faction": "fourth_reich", "stations": ["chekhovskaya", "rizhskaya", "dostoevskaya"]}
    s = game.position({"moment": "army", "player": [reich, {"faction": "bandits"}]})
    targets = {names[i] for i in offered(s, 0, verb.ATTACK_STATION)}
    # Serpukhovskaya needs no Hansa tunnel, the other two need one; Taganskaya would need two.
    assert {"polyanka", "serpukhovskaya", "oktyabrskaya", "paveletskaya"} <= targets
    bauman = {"faction": "bauman_alliance"}
    s = game.position({"moment": "army", "player": [reich, {"faction": "bandits"}, bauman]})
    targets = {names[i] for i in offered(s, 0, verb.ATTACK_STATION)}
    assert "paveletskaya" in targets
    assert "taganskaya" not in targets
    bandits = {"faction": "bandits", "stations": ["novokuznetskaya", "borovitskaya"]}
    s = game.position({"moment": "army", "player": [reich, bandits]})
    targets = {names[i] for i in offered(s, 0, verb.ATTACK_STATION)}
    assert "borovitskaya" in targets
    assert "serpukhovskaya" not in targets


@pytest.mark.rule("E2-ARMY-007", "R2-074")
def test_a_hansa_station_has_no_owner_who_could_bar_the_way() -> None:
    for station, kind in board().kind.items():
        if kind == "hansa":
            holder = {"faction": board().zone[station], "stations": [station]}
            other = "red_line" if holder["faction"] != "red_line" else "bandits"
            with pytest.raises(BadPosition, match="data-not-ownable"):
                edition().position({"player": [holder, {"faction": other}]})
