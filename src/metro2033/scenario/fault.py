"""A scenario that cannot be played: the file, and what is wrong on which lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.position_fault import PositionFault, Thing
from metro2033.i18n import Complaint, Name, told
from metro2033.i18n.bundle import ENGLISH
from metro2033.i18n.name import message_id
from metro2033.scenario.lines import Lines, Path


@dataclass(frozen=True)
class Fault:
    """What is wrong at a place of a scenario; `place` is dotted, and counts from 1.

    `station` is the one that it is about, if any.
    """

    line: int
    place: str
    why: Complaint | OSError
    station: str = ""

    @property
    def reason(self) -> Complaint | OSError:
        """What is wrong, with its place if that is not the whole file."""
        return Complaint("data-at", path=self.place, reason=self.why) if self.place else self.why


class Malformed(ValueError):
    """A file that is not a scenario, or whose position is impossible; there is a fault at least."""

    def __init__(self, path: str, faults: Sequence[Fault]) -> None:
        super().__init__(path, faults)
        self.path = path
        self.faults = tuple(faults)

    def lines(self, language: str = ENGLISH) -> list[str]:
        """A line for each fault."""
        return [f"{self.path}:{f.line}: {told(f.reason, language)}" for f in self.faults]

    def __str__(self) -> str:
        return self.lines()[0]


class ThingName(Complaint):
    """The name of a thing, in the language of the fault's reader."""

    def __init__(self, edition: str, thing: Thing) -> None:
        super().__init__(message_id(thing.kind, thing.slug))
        self.edition = edition
        self.thing = thing

    def told(self, language: str = ENGLISH) -> str:
        """The name."""
        return str(Name(self.thing.kind, self.thing.slug, language, self.edition))


def worded(game: Game[Any], fault: PositionFault) -> Complaint:
    """A fault of the engine, which has no texts itself, as a complaint."""
    values = {
        name: ThingName(game.name, value) if isinstance(value, Thing) else value
        for name, value in fault.values.items()
    }
    return Complaint(fault.message, **values)


def position_fault(game: Game[Any], lines: Lines, fault: PositionFault) -> Fault:
    """A fault of the engine as one of the file."""
    things = [value for value in fault.values.values() if isinstance(value, Thing)]
    station = next((thing.slug for thing in things if thing.kind == "station"), "")
    return Fault(lines.of(path_of(fault.place)), fault.place, worded(game, fault), station)


def path_of(place: str) -> Path:
    """A place as the lines of a file know it: in words players count from 1, there from 0."""
    return tuple(int(p) - 1 if p.isdecimal() else p for p in place.split("."))
