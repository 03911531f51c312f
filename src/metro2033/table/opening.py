"""The scene in which the story of a table begins, for the rules it cites."""

from __future__ import annotations

from typing import Any

from metro2033.rulebook import Scene
from metro2033.table.table import Table


def opening(table: Table[Any]) -> Scene:
    """The scene before the first known choice: the setup, or a position."""
    if table.first == 0 and not table.header.position:
        return Scene(against="setup")
    return Scene.of_position(table.game.facts(table.at(table.first)))
