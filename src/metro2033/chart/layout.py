"""The files of the map: the layout of an edition, and the style of all."""

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
    """What is drawn around a station; places are relative to its centre.

    `label` is the middle of the label's anchored edge; a station without one is named by the label
    of the station `of`. `wrap` breaks a name in two, `is_landmark` shows it when zoomed out.
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
    """The bends of a tunnel between two stations."""

    between: tuple[str, str]
    at: tuple[Point, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Badge:
    """Where the number of a line is shown."""

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
    """Lengths in map units; all names are shown from the zoom `near` on (pixels per unit)."""

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
    """How a line looks: its colour, and its pattern, a dashed inner stroke."""

    id: str
    colour: Colours
    pattern: str
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Hatch:
    """Parallel or crossed strokes."""

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
    """What all maps have in common."""

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
    """The style of all maps."""
    return _read(FOLDER / "style.toml", Style)


def _read(file: Path, into: type[T]) -> T:
    faults: list[Fault] = []
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    value = Reader(file.name, "", faults).read(into, table)
    if value is None:
        raise ContentFault(faults)
    return value
