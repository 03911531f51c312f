"""A position that is being written: everything that can be understood of it, and all its faults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.reading import Field, Reading
from metro2033.scenario.fault import Fault, Malformed, position_fault
from metro2033.scenario.read import reader_of
from metro2033.scenario.write import written


@dataclass(frozen=True)
class Draft:
    """A scenario as it is written, and the state it describes as far as that can be read.

    `fields` are those that its position can have. Without a known edition there is no game, and
    without a position no state.
    """

    text: str
    data: Mapping[str, Any] | None
    faults: list[Fault]
    game: Game[Any] | None = None
    state: Any = None
    fields: list[Field] = field(default_factory=list)


def draft(text: str) -> Draft:
    """Read a text."""
    try:
        reader = reader_of(text)
    except Malformed as error:
        return Draft(text, None, list(error.faults))
    scenario = reader.read()
    if scenario is None:
        return Draft(text, reader.data, reader.told())
    game, position = reader.game, scenario.start.data
    if scenario.start.kind != "position":
        return Draft(text, reader.data, reader.told(), game)
    reading = Reading(position, "position")
    state = game.read_position(reading)
    faults = [position_fault(game, reader.lines, fault) for fault in reading.notes.faults]
    return Draft(text, reader.data, reader.told() + faults, game, state, reading.notes.fields)


def drafted(title: str, game: Game[Any], state: Any) -> Draft:
    """The draft that describes a state or a view."""
    data = {"title": title, "edition": game.name, "position": game.written(state)}
    return draft(written(data))
