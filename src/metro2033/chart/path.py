"""Shapes of the map as SVG paths."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from .layout import Point, Ring


def number(value: float) -> str:
    """A coordinate, written as short as possible.

    >>> number(12.0), number(0.25)
    ('12', '0.3')
    """
    return f"{round(value + 0.0, 1):.1f}".removesuffix(".0")


def spot(point: Point) -> str:
    """A point in a path."""
    return f"{number(point[0])} {number(point[1])}"


def track(points: Sequence[Point], radius: float) -> str:
    """A path through points with rounded bends.

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
    """Consecutive paths as one, so that dashes run on through stations.

    >>> joined(["M0 0L9 0", "M9 0L9 9"])
    'M0 0L9 0L9 0L9 9'
    """
    return paths[0] + "".join("L" + path[1:] for path in paths[1:])


def loop(points: Sequence[Point], radius: float) -> str:
    """A closed outline with rounded corners."""
    steps: list[str] = []
    for place, here in enumerate(points):
        before, after = points[place - 1], points[(place + 1) % len(points)]
        move = "L" if steps else "M"
        steps.append(f"{move}{spot(_towards(here, before, radius))}Q{spot(here)}")
        steps.append(f" {spot(_towards(here, after, radius))}")
    return "".join(steps) + "Z"


def arc(ring: Ring, start: Point, end: Point) -> str:
    """The arc of the ring from one point to the next, clockwise."""
    radius = number(ring.radius)
    return f"M{spot(start)}A{radius} {radius} 0 0 1 {spot(end)}"


def circle(ring: Ring) -> str:
    """The whole ring, starting at its top."""
    x, y = ring.centre
    top, bottom = (x, y - ring.radius), (x, y + ring.radius)
    return arc(ring, top, bottom) + arc(ring, bottom, top).replace("M" + spot(bottom), "") + "Z"


def pill(points: Sequence[Point], radius: float) -> str:
    """The outline around the hull of some points: a circle for one, a capsule for two."""
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
    """The corners of the convex hull of some points, clockwise on the screen."""
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
    """Positive if the path from a through b to c turns right on the screen."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def inset(points: Sequence[Point], distance: float) -> list[Point]:
    """An outline moved inwards, so that there is a gap between neighbours."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*points, points[0]]))
    side = distance if area > 0 else -distance
    return [
        _inner(points[place - 1], here, points[(place + 1) % len(points)], side)
        for place, here in enumerate(points)
    ]


def on_ring(ring: Ring, parts: int) -> list[Point]:
    """Evenly spaced points on the ring."""
    angles = [2 * pi * part / parts for part in range(parts)]
    x, y = ring.centre
    return [(x + ring.radius * cos(angle), y + ring.radius * sin(angle)) for angle in angles]


def _towards(start: Point, end: Point, distance: float) -> Point:
    """The point at that distance on the way, at most halfway."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    part = min(distance / length, 0.5)
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _inner(before: Point, here: Point, after: Point, distance: float) -> Point:
    """A corner moved inwards from both edges of a clockwise outline."""
    one, other = _normal(before, here), _normal(here, after)
    scale = distance / (1 + one[0] * other[0] + one[1] * other[1])
    return here[0] + (one[0] + other[0]) * scale, here[1] + (one[1] + other[1]) * scale


def _normal(start: Point, end: Point) -> Point:
    length = hypot(end[0] - start[0], end[1] - start[1])
    return (start[1] - end[1]) / length, (end[0] - start[0]) / length
