"""Figures of the rulebook: which pieces they show, and what is said of their parts.

Clients draw them with their own cards and stations; paper gets their captions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from metro2033 import catalog, rulebook


@dataclass(frozen=True, slots=True)
class Mark:
    """A part of a figure that is explained.

    `target` is a part of a card (`name`, `kind`, `picture`, `said-1` ...), a station of the map, or
    a scale; `owner` is the side that holds the station, with a token of a level where it has one.
    """

    target: str
    text: str
    owner: str = ""
    level: int = 0
    is_home: bool = False


@dataclass(frozen=True, slots=True)
class Scale:
    """A scale of a board: where it ends, and where its token begins."""

    id: str
    most: int
    value: int


@dataclass(frozen=True, slots=True)
class BookFigure:
    """A figure: `kind` says how it is drawn, `pieces` what is on it, as `hero/anna`."""

    id: str
    kind: str
    title: str
    pieces: tuple[str, ...]
    marks: tuple[Mark, ...]
    scales: tuple[Scale, ...] = ()


def figure(edition: str, name: str, language: str) -> BookFigure:
    """The figure of that name."""
    data: dict[str, Any] = rulebook.table(edition, "figures")[name]
    text_id = f"figure-{edition}-{name}"
    marks = tuple(
        Mark(
            entry["target"],
            rulebook.text(text_id, entry.get("text", entry["target"]), language=language),
            entry.get("owner", ""),
            entry.get("level", 0),
            entry.get("home", False),
        )
        for entry in data.get("mark", ())
    )
    title = rulebook.text(text_id, language=language)
    pieces = tuple(data.get("pieces", ()))
    shown = tuple(scales(edition, pieces[0])) if data["kind"] == "board" else ()
    return BookFigure(name, data["kind"], title, pieces, marks, shown)


def scales(edition: str, piece: str) -> Iterator[Scale]:
    """The scales on the board of a side, with its starting values."""
    content: Any = catalog.pack(edition).content()
    side = next(side for side in content.sides if piece == f"faction/{side.id}")
    most = content.numbers.scales
    for kind in ("pig", "mushroom", "ammo"):
        yield Scale(f"resource-{kind}", most.resource, getattr(side.stock, kind))
    yield Scale("piece-army", most.army, side.army)
    points = len(side.homes) * content.numbers.points.station
    yield Scale("piece-point", most.resource, points)
    yield Scale("piece-activity", most.activity, side.activity)
