"""The delay of spectators behind the players of a match.

A table tells it by moves or by minutes. Nothing else decides what a delayed spectator may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from metro2033.engine.kernel.core import CHANCE
from metro2033.server.store.entities import Match, ShownPart, StoredChoice
from metro2033.server.time_off import MINUTE_MS

UNMADE: Final = frozenset({"forced", "passed", "drawn"})
"""Causes of automatic choices, which do not count as moves."""


@dataclass(frozen=True, slots=True)
class Delay:
    """So many moves, or so many minutes."""

    kind: Literal["moves", "minutes"]
    number: int

    @property
    def ms(self) -> int:
        """For how long something stays hidden, whatever happens meanwhile."""
        return self.number * MINUTE_MS if self.kind == "minutes" else 0


def read_delay(settings: Mapping[str, Any]) -> Delay | None:
    """The delay of a table; None if everybody watches live."""
    found = settings.get("delay")
    return None if not found else Delay(found["kind"], found[found["kind"]])


def is_move(made: StoredChoice) -> bool:
    """Whether somebody has made a choice, and neither nature nor the rules."""
    return made.seat != CHANCE and made.cause not in UNMADE


def shown_count(delay: Delay, log: Sequence[StoredChoice], now: int, *, is_over: bool) -> int:
    """How many choices delayed spectators may know of.

    Moves that will never follow hide nothing: when a match is over, so is a delay by moves.
    """
    if delay.kind == "minutes":
        return _until(log, now - delay.ms)
    if is_over:
        return len(log)
    left = delay.number
    for n in range(len(log), 0, -1):
        if is_move(log[n - 1]):
            left -= 1
            if left == 0:
                return n - 1
    return 0


def _until(log: Sequence[StoredChoice], at: int) -> int:
    """How many choices had been made by a time; the last ones are looked at first."""
    n = len(log)
    while n and log[n - 1].at > at:
        n -= 1
    return n


def is_end_hidden(delay: Delay, ended: int, now: int) -> bool:
    """Whether delayed spectators may not know yet that a match has ended."""
    return now < ended + delay.ms


def shown_match(match: Match, shown: ShownPart | None, now: int) -> Match:
    """A match as delayed spectators may know it: without what came later.

    Whose turn it was then is not known here, so it is left out.
    """
    delay = read_delay(match.settings)
    if delay is None or shown is None or match.status == "lobby":
        return match
    is_over = match.status != "running"
    if is_over and not is_end_hidden(delay, match.updated, now):
        return match
    return match.shown_until(shown)
