"""What both editions ask of their content, and what in it is our own design."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from metro2033.content.effect import TimingPoint
from metro2033.content.fault import Fault, because
from metro2033.content.network import Content
from metro2033.content.origin import inside
from metro2033.content.reference import origins, records
from metro2033.i18n import Complaint

MOST: Final = 99
"""The largest number on a card."""

Reasons = Callable[[str, Any], Iterable[Complaint]]
"""What is wrong with a part of a record of a kind."""


def effect_faults(
    content: Content, points: Mapping[str, TimingPoint], reasons: Reasons
) -> Iterator[Fault]:
    """Numbers and programs that cannot be meant, and what else an edition finds `reasons` for."""
    for file, kind, record in records(content):
        for part in inside(record):
            found = [*bad_numbers(part), *misplaced(kind, part, points), *reasons(kind, part)]
            yield from (because(file, record.id, reason) for reason in found)


def misplaced(kind: str, part: Any, points: Mapping[str, TimingPoint]) -> Iterator[Complaint]:
    """A program on a card that cannot have it, or one that does nothing."""
    at = getattr(part, "at", None)
    if isinstance(at, str):
        if kind not in points[at].cards:
            yield Complaint("demand-effect", word=at, kind=kind)
        if not part.do:
            yield Complaint("demand-effect", "idle", at=at)


def bad_numbers(part: Any) -> Iterator[Complaint]:
    """Numbers of one part of a record that cannot be meant, as they are written there."""
    for name in ("n", "copies"):
        number = getattr(part, name, 1)
        if number < 1:
            yield Complaint("demand-number", name=name, value=str(number), least=1)
    for name in ("value", "least", "strength", "target", "pig", "mushroom", "ammo"):
        number = getattr(part, name, 0)
        if isinstance(number, int) and number < 0:
            yield Complaint("demand-number", name=name, value=str(number), least=0)
    for field in fields(part):
        number = getattr(part, field.name)
        if isinstance(number, int) and abs(number) > MOST:
            yield Complaint("demand-number", "most", name=field.name, value=str(number), most=MOST)
    if getattr(part, "add", 1) == 0:
        yield Complaint("demand-number", "idle", name="add")


def low_numbers(numbers: Any, least: Mapping[str, int]) -> Iterator[Fault]:
    """Numbers that stand on no card and are too low to be played; 0 is the least of most."""
    for subject in fields(numbers):
        part = getattr(numbers, subject.name)
        for name, number in _integers(part):
            bound = least.get(f"{subject.name}.{name}", 0)
            if number < bound:
                reason = Complaint("demand-number", name=name, value=str(number), least=bound)
                yield because("numbers.toml", subject.name, reason)


def _integers(part: Any) -> Iterator[tuple[str, int]]:
    for field in fields(part):
        value = getattr(part, field.name)
        if is_dataclass(value):
            yield from _integers(value)
        for number in value if isinstance(value, tuple) else (value,):
            if isinstance(number, int):
                yield field.name, number


def line_faults(content: Content) -> Iterator[Fault]:
    """Stations that are on a line in one of two files only."""
    for line in content.lines:
        here = {station.id for station in content.stations if station.line == line.id}
        for name in sorted(here ^ set(line.stations)):
            reason = Complaint("demand-line", name=name, file="stations.toml")
            yield because("network.toml", line.id, reason)


def prizes(content: Content) -> set[str]:
    """The stations that players can own."""
    return {station.id for station in content.stations if station.is_capturable}


def seat_faults(content: Content, heroes: int) -> Iterator[Fault]:
    """Everybody needs a side with stations of its own and a hero; the engine seats two to six."""
    players, sides = content.numbers.players, content.sides
    owned = prizes(content)
    homes = [home for side in sides for home in side.homes]
    for name in sorted({home for home in homes if homes.count(home) > 1 or home not in owned}):
        yield because("", name, Complaint("demand-play", "homes"))
    if not 2 <= players.least <= players.most <= 6:
        yield because("numbers.toml", "players", Complaint("demand-play", "players"))
    if min(len(sides), heroes) < players.most:
        yield because("", "", Complaint("demand-play", "sides", number=players.most))


@dataclass(frozen=True, slots=True)
class Own:
    """Our own part of the data: a record, or some of its fields; an owner of the box may know more.

    `fields` is empty when all of it is our own.
    """

    file: str
    record: str
    fields: tuple[str, ...]
    source: str


def own(content: Content) -> list[Own]:
    """What is our own design, for comparison with the printed game."""
    return [
        Own(file, name, origin.own, origin.source)
        for file, name, origin in origins(content)
        if origin.provenance == "own" or origin.own
    ]
