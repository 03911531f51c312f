"""The map shows the board of the content: every station once, every tunnel along its line."""

import re

import pytest

from chart.drawn import EDITIONS, Drawn, drawn
from chart.geometry import crossing, edges, is_inside, to_segment
from metro2033.chart.layout import style
from metro2033.chart.path import spot as written
from metro2033.editions.second.content.schema import SecondContent


@pytest.fixture(params=EDITIONS)
def map_of(request: pytest.FixtureRequest) -> Drawn:
    return drawn(request.param)


def test_every_station_is_there_once(map_of: Drawn) -> None:
    ids = [spot["id"] for spot in map_of.doc["stations"]]
    assert sorted(ids) == sorted(map_of.at)
    for spot in map_of.doc["stations"]:
        assert tuple(spot["at"]) == map_of.at[spot["id"]]
        assert spot["line"] == map_of.line_of[spot["id"]]


def test_every_tunnel_is_drawn_from_station_to_station_along_its_line(map_of: Drawn) -> None:
    drawn_tunnels = [
        (tunnel["from"], tunnel["to"]) for line in map_of.doc["lines"] for tunnel in line["tunnels"]
    ]
    assert sorted(drawn_tunnels) == sorted(map_of.content.tunnels)
    for line in map_of.doc["lines"]:
        for tunnel in line["tunnels"]:
            assert tunnel["d"].startswith("M" + written(map_of.at[tunnel["from"]]))
            assert tunnel["d"].endswith(written(map_of.at[tunnel["to"]]))
            assert map_of.line_of[tunnel["from"]] == map_of.line_of[tunnel["to"]] == line["id"]


def test_every_bend_belongs_to_a_tunnel(map_of: Drawn) -> None:
    bends = [bend.between for bend in map_of.plan.bends]
    assert set(bends) <= set(map_of.content.tunnels)
    assert len(set(bends)) == len(bends)


def test_every_interchange_is_outlined(map_of: Drawn) -> None:
    hubs = {hub["id"]: tuple(hub["stations"]) for hub in map_of.doc["hubs"]}
    assert hubs == {hub.id: hub.stations for hub in map_of.content.hubs}
    for spot in map_of.doc["stations"]:
        assert spot["hub"] == next((id for id, all_ in hubs.items() if spot["id"] in all_), None)


def test_the_ring_is_drawn_first_and_every_line_has_its_number_and_its_own_pattern(
    map_of: Drawn,
) -> None:
    lines = map_of.doc["lines"]
    assert [line["is_ring"] for line in lines] == [True] + [False] * (len(lines) - 1)
    assert {line["id"]: line["number"] for line in lines} == {
        line.id: line.number for line in map_of.content.lines
    }
    assert all(line["badges"] for line in lines)
    assert len({line["pattern"] for line in lines}) == len(lines)


def test_a_station_without_a_label_is_named_by_one_of_its_interchange(map_of: Drawn) -> None:
    spots = {spot["id"]: spot for spot in map_of.doc["stations"]}
    for spot in spots.values():
        assert (spot["label"] is None) == (spot["named_by"] is not None)
        if spot["named_by"]:
            named_by = spots[spot["named_by"]]
            assert named_by["hub"] == spot["hub"]
            assert named_by["label"]


def test_every_zone_holds_its_stations_and_its_tunnels_stay_in_it() -> None:
    map_of = drawn("second")
    assert isinstance(map_of.content, SecondContent)
    zone_of = {station.id: station.zone for station in map_of.content.stations}
    outlines = {area.id: area.outline for area in map_of.plan.areas}
    assert set(outlines) == set(zone_of.values())
    for id, at in map_of.at.items():
        assert [zone for zone, outline in outlines.items() if is_inside(at, outline)] == [
            zone_of[id]
        ]
        border = min(to_segment(at, edge) for edge in edges(outlines[zone_of[id]]))
        assert border >= map_of.sizes.station + map_of.sizes.inset - 1, id
    for line, pieces in map_of.pieces.items():
        for piece, ends in pieces:
            zones = {zone_of[id] for id in ends}
            if line == "kl" or len(zones) > 1:
                continue
            left = [edge for edge in edges(outlines[zones.pop()]) if crossing(piece, edge)]
            assert not left, ends


def test_zones_share_their_borders() -> None:
    areas = drawn("second").plan.areas
    corners = [point for area in areas for point in area.outline]
    sides = [(min(axis), max(axis)) for axis in zip(*corners, strict=True)]
    for point in corners:
        is_outer = point[0] in sides[0] or point[1] in sides[1]
        assert is_outer or corners.count(point) > 1, point


def test_the_grounds_of_a_clan_are_the_stations_it_may_start_from() -> None:
    map_of = drawn("first")
    assert not isinstance(map_of.content, SecondContent)
    grounds = {
        area.id: sorted(id for group in area.grounds for id in group) for area in map_of.plan.areas
    }
    assert grounds == {clan.id: sorted(clan.stations) for clan in map_of.content.clans}


def test_every_side_has_its_looks(map_of: Drawn) -> None:
    content = map_of.content
    sides = content.factions if isinstance(content, SecondContent) else content.clans
    assert {side["id"] for side in map_of.doc["sides"]} == {side.id for side in sides}
    for language in ("en", "ru", "hu"):
        letters = [side["letter"][language] for side in map_of.doc["sides"]]
        assert len(set(letters)) == len(letters)
    for theme in ("tunnel", "paper", "contrast"):
        colours = [side["colour"][theme] for side in map_of.doc["sides"]]
        assert len(set(colours)) == len(colours)


def test_every_look_is_used() -> None:
    used = {side["id"] for edition in EDITIONS for side in drawn(edition).doc["sides"]}
    assert {side.id for side in style().sides} == used
    assert all(re.fullmatch(r"emblem-[a-z0-9-]+", side.emblem) for side in style().sides)
