"""Shapes of the map as SVG paths."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from .layout import Point, Ring


def number(value: float) -> str:
    """A coordinate, as short as it can be written.

    >>> number(12.0), number(0.25)
    ('12', '0.3')
    """
    return f"{round(value + 0.0, 1):.1f}".removesuffix(".0")


def spot(point: Point) -> str:
    """A point in a path."""
    return f"{number(point[0])} {number(point[1])}"


def track(points: Sequence[Point], radius: float) -> str:
    """A way through points with every bend rounded.

    >>> track([(0, 0), (40, 0), (80, 40)], 10)
    'M0 0L30 0Q40 0 47.1 7.1L80 40'
    """
    steps = [f"M{spot(points[0])}"]
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        steps.append(f"L{spot(_towards(here, before, radius))}Q{spot(here)}")
        steps.append(f" {spot(_towards(here, after, radius))}")
    steps.append(f"L{spot(points[-1])}")
    return "".join(steps)


def joined(paths: Sequence[str]) -> str:
    """Paths that begin where the one before ends, as one: its dashes run on through stations.

    >>> joined(["M0 0L9 0", "M9 0L9 9"])
    'M0 0L9 0L9 0L9 9'
    """
    return paths[0] + "".join("L" + path[1:] for path in paths[1:])


def loop(points: Sequence[Point], radius: float) -> str:
    """A closed outline with every corner rounded."""
    steps: list[str] = []
    for place, here in enumerate(points):
        before, after = points[place - 1], points[(place + 1) % len(points)]
        move = "L" if steps else "M"
        steps.append(f"{move}{spot(_towards(here, before, radius))}Q{spot(here)}")
        steps.append(f" {spot(_towards(here, after, radius))}")
    return "".join(steps) + "Z"


def arc(ring: Ring, start: Point, end: Point) -> str:
    """The way along the ring from one of its points to the next one, clockwise."""
    radius = number(ring.radius)
    return f"M{spot(start)}A{radius} {radius} 0 0 1 {spot(end)}"


def circle(ring: Ring) -> str:
    """The whole ring, from its top."""
    x, y = ring.centre
    top, bottom = (x, y - ring.radius), (x, y + ring.radius)
    return arc(ring, top, bottom) + arc(ring, bottom, top).replace("M" + spot(bottom), "") + "Z"


def pill(points: Sequence[Point], radius: float) -> str:
    """The outline at a distance round the hull of points: of two a capsule, of one a circle."""
    if len(points) == 1:
        return circle(Ring(centre=points[0], radius=radius))
    corners = hull(points)
    steps: list[str] = []
    for here, after in zip(corners, corners[1:] + corners[:1], strict=True):
        length = hypot(after[0] - here[0], after[1] - here[1])
        out = ((after[1] - here[1]) * radius / length, (here[0] - after[0]) * radius / length)
        start, end = (here[0] + out[0], here[1] + out[1]), (after[0] + out[0], after[1] + out[1])
        turn = f"A{number(radius)} {number(radius)} 0 0 1 " if steps else "M"
        steps.append(f"{turn}{spot(start)}L{spot(end)}")
    first = steps[0][1:].partition("L")[0]
    return "".join(steps) + f"A{number(radius)} {number(radius)} 0 0 1 {first}Z"


def hull(points: Sequence[Point]) -> list[Point]:
    """The corners of the smallest convex shape round some points, clockwise on the screen."""
    chain: list[Point] = []
    for run in (sorted(points), sorted(points, reverse=True)):
        side: list[Point] = []
        for point in run:
            while len(side) > 1 and turn(side[-2], side[-1], point) <= 0:
                side.pop()
            side.append(point)
        chain += side[:-1]
    return chain


def turn(a: Point, b: Point, c: Point) -> float:
    """More than 0 if the way from a by b to c turns right on the screen."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def inset(points: Sequence[Point], distance: float) -> list[Point]:
    """An outline moved inwards by a distance, so that neighbours stand apart."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*points, points[0]]))
    side = distance if area > 0 else -distance
    return [
        _inner(points[place - 1], here, points[(place + 1) % len(points)], side)
        for place, here in enumerate(points)
    ]


def on_ring(ring: Ring, parts: int) -> list[Point]:
    """Points on the ring, equally far from each other."""
    angles = [2 * pi * part / parts for part in range(parts)]
    x, y = ring.centre
    return [(x + ring.radius * cos(angle), y + ring.radius * sin(angle)) for angle in angles]


def _towards(start: Point, end: Point, distance: float) -> Point:
    """The point that far on the way, or half of the way if it is shorter."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    part = min(distance / length, 0.5)
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _inner(before: Point, here: Point, after: Point, distance: float) -> Point:
    """A corner moved inwards from both of its edges; an outline goes clockwise on the screen."""
    one, other = _normal(before, here), _normal(here, after)
    scale = distance / (1 + one[0] * other[0] + one[1] * other[1])
    return here[0] + (one[0] + other[0]) * scale, here[1] + (one[1] + other[1]) * scale


def _normal(start: Point, end: Point) -> Point:
    length = hypot(end[0] - start[0], end[1] - start[1])
    return (start[1] - end[1]) / length, (end[0] - start[0]) / length
