"""What the files of the map say: the layout of an edition, and the style of both."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, TypeVar

from metro2033.catalog import pack
from metro2033.content import ContentFault, Fault
from metro2033.content.read import Reader

Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]

FOLDER = Path(__file__).parent

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ring:
    """The circle of the ring line."""

    centre: Point
    radius: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """What stands around a station; places are counted from its middle.

    A label has its anchored edge and half its height at `label`; without one, the station is named
    by the label of the station `of`. `wrap` breaks a name in two, `is_landmark` shows it from afar.
    """

    id: str
    label: Point | None = None
    anchor: Anchor = "start"
    wrap: bool = False
    of: str | None = None
    is_landmark: bool = False
    token: Point
    figure: Point


@dataclass(frozen=True, slots=True, kw_only=True)
class Bend:
    """Where a tunnel turns on its way from one station to the next one of its line."""

    between: tuple[str, str]
    at: tuple[Point, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Badge:
    """Where the number of a line stands."""

    line: str
    at: tuple[Point, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Area:
    """A zone by its outline, shared with its neighbours, or a clan by groups of stations."""

    id: str
    outline: tuple[Point, ...] = ()
    grounds: tuple[tuple[str, ...], ...] = ()
    name: Point
    anchor: Anchor
    size: float
    wrap: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """The map of an edition."""

    view: tuple[float, float, float, float]
    ring: Ring
    spots: tuple[Spot, ...]
    bends: tuple[Bend, ...]
    badges: tuple[Badge, ...]
    areas: tuple[Area, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """Lengths in the units of the map; `near` is a zoom: pixels for a unit."""

    station: float
    line: float
    ring: float
    casing: float
    hub: float
    bend: float
    label: float
    step: float
    far: float
    far_area: float
    badge: float
    token: float
    near: float
    inset: float
    ground: float
    corner: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours:
    """A colour in each theme."""

    tunnel: str
    paper: str
    contrast: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LineStyle:
    """A line is known by its colour, its number and its pattern: a dashed inner stroke."""

    id: str
    colour: Colours
    pattern: str
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Hatch:
    """Parallel strokes, crossed if it says so."""

    angle: float
    gap: float
    is_crossed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SideStyle:
    """A faction or clan: ground, owner's mark, letter by language, emblem."""

    id: str
    ground: Colours
    hatch: Hatch
    colour: Colours
    letters: tuple[tuple[str, str], ...]
    emblem: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """What both maps have in common."""

    sizes: Sizes
    ink: Colours
    lines: tuple[LineStyle, ...]
    sides: tuple[SideStyle, ...]


@cache
def layout(edition: str) -> Layout:
    """The layout of an edition."""
    return _read(pack(edition).files / "map.toml", Layout)


@cache
def style() -> Style:
    """The style of both editions."""
    return _read(FOLDER / "style.toml", Style)


def _read(file: Path, into: type[T]) -> T:
    faults: list[Fault] = []
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    value = Reader(file.name, "", faults).read(into, table)
    if value is None:
        raise ContentFault(faults)
    return value
