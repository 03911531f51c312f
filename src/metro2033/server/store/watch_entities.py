"""Matches as the list of those shows them that anybody may watch."""

from __future__ import annotations

from dataclasses import dataclass

from metro2033.server.store.entities import Match, Seat


@dataclass(frozen=True, slots=True)
class Summary:
    """The public summary of a running match: its round, and everybody's points.

    `changed` is when it came to that. `is_listed` tells that anybody may watch, `is_delayed` that
    spectators are behind; `delay_ms` is for how long its end stays hidden from them.
    """

    round: int
    points: tuple[int, ...]
    changed: int
    is_listed: bool
    is_delayed: bool = False
    delay_ms: int = 0

    def is_like(self, other: Summary | None) -> bool:
        """Whether another one says the same, whenever it came to that."""
        return other is not None and (self.round, self.points) == (other.round, other.points)


@dataclass(frozen=True, slots=True)
class WatchedMatch:
    """A public match, and the seats of followed players in it."""

    match: Match
    seats: tuple[Seat, ...]
    summary: Summary
    began: int
    followed: frozenset[int] = frozenset()
