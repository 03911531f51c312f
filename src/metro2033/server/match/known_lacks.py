"""What cannot be done at open questions: computed once, however often it is asked."""

from __future__ import annotations

from typing import Final

from metro2033.server.match.match_state import MatchState
from metro2033.server.protocol import part
from metro2033.table.decision import Decision

MOST: Final = 400
"""Answers that are remembered: all stations for all seats."""


class KnownLacks:
    """The lacks that were asked for since the match last changed."""

    def __init__(self, state: MatchState) -> None:
        self._state: Final = state
        self._seq = -1
        self._found: Final[dict[tuple[int, str], list[part.Lack]]] = {}

    def find(self, decision: Decision, station: str) -> list[part.Lack]:
        """What the asked seat cannot do, at all or at a station, and the rules against it."""
        if self._seq != self._state.seq or len(self._found) >= MOST:
            self._found.clear()
            self._seq = self._state.seq
        key = (decision.seat, station)
        if key not in self._found:
            self._found[key] = self._state.playing.presenter.lacks(decision, station)
        return self._found[key]
