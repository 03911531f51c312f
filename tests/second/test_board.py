"""What the board allows in random matches: closed zones, Hansa, abandoned stations, the tracks."""

from collections.abc import Iterator

import pytest

from laws.walk import asked, options
from metro2033.editions.second.rules.threat import ThreatFrame
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import pile, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import ABANDONED, HANSA, NEUTRAL, POLIS
from metro2033.engine.model.state import State
from metro2033.engine.rules.movement import walk_costs
from second.random_play import is_set_up, matches, moments

PLACES = [verb.MOVE, verb.ATTACK_STATION, verb.DEFEND, verb.SETTLE, verb.RETREAT, verb.START_AT]
"""Verbs about a station."""


def named(s: State) -> Iterator[tuple[int, int]]:
    """Every verb and station that seats are offered now."""
    for seat in asked(s):
        for option in options(s, seat) if seat != CHANCE else []:
            if verb_of(option) in PLACES:
                yield verb_of(option), first(option)


def closed_zones(s: State) -> set[int]:
    zones = [s.content.station_zone[i] for i in range(s.content.station_count) if s.open[i] == 0]
    return set(zones)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.rule("E2-BOARD-003", "E2-BOARD-008", "E2-SETUP-022", "E2-SETUP-025", "R2-020")
def test_exactly_the_zones_that_nobody_chose_are_closed(seats: int) -> None:
    for seed in range(5):
        s = [*moments(seats, seed, 1)][-1]
        chosen = {s.get(seat, st.FACTION) for seat in range(seats)}
        assert len(chosen) == seats
        assert closed_zones(s) == set(range(6)) - chosen
        for station in range(s.content.station_count):
            is_closed = s.content.station_zone[station] in closed_zones(s)
            assert s.open[station] == (0 if is_closed else 1)


@pytest.mark.rule("E2-BOARD-004", "E2-BOARD-005", "E2-BOARD-006", "E2-BOARD-007", "R2-030")
def test_nothing_happens_in_closed_zones() -> None:
    fights = 0
    for s in matches(12, 3):
        if not is_set_up(s):
            continue
        assert all(s.open[s.get(seat, st.PLACE)] == 1 for seat in range(3))
        assert all(s.open[i] == 1 for i in range(len(s.owner)) if s.owner[i] != NEUTRAL)
        assert all(s.open[station] == 1 for _, station in named(s))
        for frame in s.stack:
            if isinstance(frame, ThreatFrame):
                fights += 1
                assert s.open[frame.station] == 1
    assert fights > 10


@pytest.mark.rule("E2-BOARD-011", "E2-BOARD-014", "R2-123")
def test_hansa_and_abandoned_stations_are_never_attacked_or_owned() -> None:
    stood: set[int] = set()
    for s in matches(12):
        for station in range(s.content.station_count):
            if s.content.station_kind[station] in (HANSA, ABANDONED):
                assert s.owner[station] == NEUTRAL
        for what, station in named(s):
            if what != verb.MOVE:
                assert s.content.station_kind[station] not in (HANSA, ABANDONED)
        places = [s.get(seat, st.PLACE) for seat in range(s.seat_count())]
        stood |= {s.content.station_kind[place] for place in places if place >= 0}
    assert {HANSA, ABANDONED, POLIS} <= stood


@pytest.mark.rule("E2-BOARD-021", "R2-034")
def test_points_are_stations_and_missions_at_every_moment() -> None:
    most = 0
    for s in matches(12):
        for seat in range(s.seat_count()):
            stations = sum(1 for owner in s.owner if owner == seat)
            points = s.get(seat, st.POINTS)
            assert points == stations + pile.size(s, pile.MISSIONS, pile.DONE + seat)
            most = max(most, points)
    assert most > 4


@pytest.mark.rule("E2-BOARD-017", "E2-BOARD-018", "R2-001")
def test_neighbours_are_one_step_away_and_nothing_else_is() -> None:
    for s in moments(6, 1):
        if is_set_up(s):
            break
    content = s.content
    hunter = content.slugs["hero"].index("hunter")
    s.put(0, st.FIGURE, hunter)
    for station in range(content.station_count):
        s.put(0, st.PLACE, station)
        near = {*content.tunnels[station], *content.transfers[station]}
        far = walk_costs(s, 0)
        assert {other for other in range(content.station_count) if far[other] == 1} == near
        assert all(station in content.tunnels[other] for other in content.tunnels[station])
        assert all(station in content.transfers[other] for other in content.transfers[station])
