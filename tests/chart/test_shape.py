"""The drawing keeps the rules of a good metro map."""

from itertools import combinations, pairwise

import pytest

from chart.drawn import EDITIONS, LANGUAGES, Drawn, drawn
from chart.geometry import Point, apart, crossing, to_box, to_segment
from metro2033.chart.document import way

SPOTS = ("token", "figure")

NEAR_HUB = 100
"""How far from an interchange of two lines they may cross and still seem to cross there."""

CROSSINGS = [("apl", "krl"), ("apl", "tkl"), ("kl", "ldl"), ("krl", "stl")]
"""Lines that cross away from an interchange: three pairs have none, line 10 leaves the ring."""


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
    assert sorted(outside) == CROSSINGS


@pytest.mark.parametrize(("place", "radius"), [("token", 11), ("figure", 13)])
def test_what_lies_beside_a_station_meets_no_name_and_no_other_station(
    map_of: Drawn, place: str, radius: float
) -> None:
    boxes = [
        box for language in LANGUAGES for all_ in map_of.boxes(language).values() for box in all_
    ]
    for spot in map_of.doc["stations"]:
        x, y = spot[place]
        assert all(to_box((x, y), box) >= radius for box in boxes), spot["id"]
        others = [at for id, at in map_of.at.items() if id != spot["id"]]
        assert min(apart((x, y), at) for at in others) >= radius + map_of.sizes.station, spot["id"]


def test_tokens_and_figures_do_not_meet(map_of: Drawn) -> None:
    places = [(spot["id"], spot[place]) for spot in map_of.doc["stations"] for place in SPOTS]
    for (one, a), (other, b) in combinations(places, 2):
        assert apart(a, b) >= 22, (one, other)
