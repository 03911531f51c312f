"""The rules behind the events of a match, for the log in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from metro2033.engine.kernel.event import SPECTATOR, Event
from metro2033.i18n.wording import variables
from metro2033.rulebook import Scene, Told, cited, question_rules
from metro2033.table.answer import Accepted
from metro2033.table.opening import opening
from metro2033.table.table import Table

Rules = tuple[str, ...]


class Citation:
    """Finds the rules behind the events of a match, choice by choice."""

    def __init__(self, table: Table[Any]) -> None:
        self._table: Final = table
        self._variables: Final = {event.name: variables(event.kinds) for event in table.game.events}

    def of_answer(self, entry: Accepted) -> Rules:
        """The rules behind the question that was answered."""
        return tuple(question_rules(self._table.game.name, self._table.kind_at(entry.n)))

    def of_events(
        self, entry: Accepted, events: Sequence[Event], scene: Scene
    ) -> tuple[list[Rules], Scene]:
        """The rules behind each event that followed an answer, and the scene after them."""
        told = [self._told(event) for event in events]
        return cited(self._table.game.name, self._table.kind_at(entry.n), scene, told)

    def scene_before(self, entry: Accepted) -> Scene:
        """The scene in which an answer was given, derived from everything before it."""
        scene = opening(self._table)
        for n in range(self._table.first + 1, entry.n):
            told = [self._told(event) for event in self._table.events_for(SPECTATOR, n - 1, n)]
            _, scene = cited(self._table.game.name, self._table.kind_at(n), scene, told)
        return scene

    def _told(self, event: Event) -> Told:
        name, args = self._table.codec.event_args(event)
        return name, dict(zip(self._variables[name], args, strict=True))
