"""Distances between points, segments and boxes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

Point = tuple[float, float]
Segment = tuple[Point, Point]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def apart(a: Point, b: Point) -> float:
    """The distance of two points."""
    return hypot(a[0] - b[0], a[1] - b[1])


def to_segment(point: Point, segment: Segment) -> float:
    """The distance of a point from a segment."""
    (ax, ay), (bx, by) = segment
    dx, dy = bx - ax, by - ay
    part = ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy)
    part = max(0.0, min(1.0, part))
    return apart(point, (ax + part * dx, ay + part * dy))


def to_box(point: Point, box: Box) -> float:
    """The distance of a point from a box."""
    x, y = point
    return hypot(max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3]))


def boxes_apart(a: Box, b: Box) -> float:
    """The distance of two boxes; 0 if they overlap."""
    return hypot(max(a[0] - b[2], 0, b[0] - a[2]), max(a[1] - b[3], 0, b[1] - a[3]))


def box_to_segment(box: Box, segment: Segment) -> float:
    """The distance of a box from a segment; 0 if they meet."""
    if to_box(segment[0], box) == 0:
        return 0.0
    corners = [(box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3])]
    return min(segments_apart(edge, segment) for edge in edges(corners))


def segments_apart(a: Segment, b: Segment) -> float:
    """The distance of two segments; 0 if they cross."""
    if crossing(a, b) is not None:
        return 0.0
    ends = [to_segment(a[0], b), to_segment(a[1], b), to_segment(b[0], a), to_segment(b[1], a)]
    return min(ends)


def crossing(a: Segment, b: Segment) -> Point | None:
    """Where two segments cross inside both of them."""
    (ax, ay), (bx, by) = a
    (cx, cy), (dx, dy) = b
    area = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if area == 0:
        return None
    s = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / area
    t = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / area
    if not (0 < s < 1 and 0 < t < 1):
        return None
    return ax + s * (bx - ax), ay + s * (by - ay)


def edges(outline: Sequence[Point]) -> Iterator[Segment]:
    """The edges of a closed outline."""
    return zip(outline, [*outline[1:], outline[0]], strict=True)


def is_inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies in a closed outline."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in edges(outline):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
