"""Names can be read: large enough where they are shown, and meeting nothing, in every language."""

from itertools import combinations

import pytest

from chart.drawn import EDITIONS, LANGUAGES, Drawn, drawn
from chart.geometry import Box, apart, box_to_segment, boxes_apart, to_box

GAP = 2.0
"""Free units round the ink of a name."""

DESKTOP = (788, 592)
"""What 1280 x 720 leaves between the players, the decision, the bar and the cards."""
PHONE = (390, 844)


@pytest.fixture(params=EDITIONS)
def map_of(request: pytest.FixtureRequest) -> Drawn:
    return drawn(request.param)


def fitting(map_of: Drawn, screen: tuple[int, int]) -> float:
    return min(screen[0] / map_of.plan.view[2], screen[1] / map_of.plan.view[3])


def test_on_a_desktop_all_names_are_shown_at_once_and_large_enough(map_of: Drawn) -> None:
    zoom = fitting(map_of, DESKTOP)
    assert zoom >= map_of.sizes.near
    assert round(zoom * map_of.sizes.label) >= 13


def test_on_a_phone_landmarks_are_shown_at_once_and_all_names_at_twice_the_zoom(
    map_of: Drawn,
) -> None:
    zoom = fitting(map_of, PHONE)
    assert zoom < map_of.sizes.near <= 2 * zoom
    assert zoom * map_of.sizes.far >= 10
    assert 2 * zoom * map_of.sizes.label >= 12


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["label", "far"])
def test_names_do_not_meet(map_of: Drawn, language: str, key: str) -> None:
    boxes = everything(map_of, language, key)
    bad = [
        (one, other)
        for (one, first), (other, second) in combinations(boxes, 2)
        if one != other and boxes_apart(first, second) < GAP
    ]
    assert not bad


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["label", "far"])
def test_names_stay_in_the_picture(map_of: Drawn, language: str, key: str) -> None:
    x, y, width, height = map_of.plan.view
    bad = [
        name
        for name, box in everything(map_of, language, key)
        if box[0] < x or box[1] < y or box[2] > x + width or box[3] > y + height
    ]
    assert not bad


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_meet_no_line(map_of: Drawn, language: str) -> None:
    bad = [
        (name, line)
        for name, box in everything(map_of, language, "label")
        for line, pieces in map_of.pieces.items()
        for piece, _ in pieces
        if box_to_segment(box, piece) < map_of.half(line) + GAP
    ]
    assert not sorted(set(bad))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_meet_no_station_and_no_interchange(map_of: Drawn, language: str) -> None:
    disc, rim = map_of.sizes.station, map_of.sizes.hub + 1
    boxes = everything(map_of, language, "label")
    bad = [
        (name, id)
        for name, box in boxes
        for id, at in map_of.at.items()
        if to_box(at, box) < disc + (6 if id in map_of.homes else 3)
    ]
    bad += [
        (name, hub)
        for name, box in boxes
        for hub, _, edge in map_of.hub_edges()
        if box_to_segment(box, edge) < rim
    ]
    assert not sorted(set(bad))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_meet_no_number_of_a_line(map_of: Drawn, language: str) -> None:
    half = map_of.sizes.badge / 2
    badges = [(badge.line, at) for badge in map_of.plan.badges for at in badge.at]
    bad = [
        (name, line)
        for name, box in everything(map_of, language, "label")
        for line, (x, y) in badges
        if boxes_apart(box, (x - half, y - half, x + half, y + half)) < GAP
    ]
    assert not bad


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_afar_names_hide_no_station_and_no_number(map_of: Drawn, language: str) -> None:
    half = map_of.sizes.badge / 2
    for name, box in everything(map_of, language, "far"):
        for id, at in map_of.at.items():
            assert to_box(at, box) >= map_of.sizes.station, (name, id)
        for badge in map_of.plan.badges:
            for x, y in badge.at:
                plate = (x - half, y - half, x + half, y + half)
                assert boxes_apart(box, plate) > 0, (name, badge.line)


def test_a_name_begins_nearer_to_its_own_station_than_to_any_other(map_of: Drawn) -> None:
    for spot in map_of.plan.spots:
        if spot.label is None:
            continue
        x, y = map_of.at[spot.id]
        begin = (x + spot.label[0], y + spot.label[1])
        named = {spot.id} | {other.id for other in map_of.plan.spots if other.of == spot.id}
        nearest = min(map_of.at, key=lambda id: apart(map_of.at[id], begin))
        assert nearest in named, (spot.id, nearest)


def everything(map_of: Drawn, language: str, key: str) -> list[tuple[str, Box]]:
    """The boxes of all names that are shown together."""
    size = None if key == "label" else map_of.sizes.far_area
    named = [*map_of.boxes(language, key).items(), *map_of.name_boxes(language, size).items()]
    return [(name, box) for name, boxes in named for box in boxes]
