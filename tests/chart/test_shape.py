"""The drawing keeps the rules of a good metro map."""

from itertools import combinations, pairwise

import pytest

from metro2033.chart.document import way

from chart.drawn import EDITIONS, Drawn, drawn
from chart.geometry import Point, apart, crossing, to_segment

NEAR_HUB = 100
"""How far from an interchange of two lines they may cross and still seem to cross there."""

CROSSINGS = {
    "first": [],
    "second": [],
}
"""Where lines cross that have no interchange there: every other crossing would be one too many."""


@pytest.fixture(params=EDITIONS)
def map_of(request: pytest.FixtureRequest) -> Drawn:
    return drawn(request.param)


def ways(map_of: Drawn) -> list[list[Point]]:
    return [
        way(map_of.plan, map_of.at, a, b)
        for line in map_of.content.lines
        if not line.is_ring
        for a, b in line.tunnels
    ]


def test_tunnels_run_straight_or_diagonally(map_of: Drawn) -> None:
    for points in ways(map_of):
        for (ax, ay), (bx, by) in pairwise(points):
            dx, dy = abs(ax - bx), abs(ay - by)
            assert min(dx, dy, abs(dx - dy)) < 0.05, (points, dx, dy)


def test_tunnels_turn_gently(map_of: Drawn) -> None:
    for points in ways(map_of):
        for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:], points[2:], strict=False):
            assert (bx - ax) * (cx - bx) + (by - ay) * (cy - by) > 0, points
            assert (bx - ax) * (cy - by) != (by - ay) * (cx - bx), f"no bend in {points}"


def test_the_ring_is_a_circle_through_its_stations(map_of: Drawn) -> None:
    ring = map_of.plan.ring
    for line in map_of.content.lines:
        for id in line.stations if line.is_ring else ():
            assert apart(map_of.at[id], ring.centre) == pytest.approx(ring.radius, abs=0.1), id


def test_stations_keep_their_distance(map_of: Drawn) -> None:
    for one, other in combinations(map_of.at, 2):
        assert apart(map_of.at[one], map_of.at[other]) >= 40, (one, other)


def test_no_line_touches_a_station_that_it_does_not_serve(map_of: Drawn) -> None:
    bad = [
        (id, line)
        for id, at in map_of.at.items()
        for line, pieces in map_of.pieces.items()
        for piece, ends in pieces
        if id not in ends
        if to_segment(at, piece) < map_of.sizes.station + map_of.half(line) + 2
    ]
    assert not sorted(set(bad))


def test_lines_cross_only_where_they_must(map_of: Drawn) -> None:
    outside = []
    for (one, first), (other, second) in combinations(map_of.pieces.items(), 2):
        hubs = [
            [map_of.at[id] for id in hub.stations]
            for hub in map_of.content.hubs
            if {one, other} <= {map_of.line_of[id] for id in hub.stations}
        ]
        for piece, _ in first:
            for another, _ in second:
                at = crossing(piece, another)
                if at and not any(apart(at, station) < NEAR_HUB for hub in hubs for station in hub):
                    outside.append((one, other))
    assert sorted(outside) == CROSSINGS[map_of.edition]
