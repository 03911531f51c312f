"""The cards that a seat gets to see by an answer: how many, of which deck, and what for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from metro2033.engine.model.pile import DECK_NAMES, DRAWN, HELD, THREATS, deck_size, size
from metro2033.engine.model.state import State
from metro2033.engine.rules.draw import DrawFrame, KeepFrame
from metro2033.engine.rules.peek import PeekFrame

SCOUTED: Final = "scouted"
SEEN: Final = "seen_"
OFFERED: Final = "offered_"
"""Threats taken for later; cards looked at, and cards of which one is kept, with their deck."""


def sights(s: State, seat: i64) -> dict[str, int]:
    """How many cards a seat has taken for later, looks at and chooses from, or soon will."""
    found: dict[str, int] = {SCOUTED: size(s, THREATS, HELD + seat)}
    for frame in s.stack:
        if isinstance(frame, PeekFrame) and frame.seat == seat:
            found[SEEN + DECK_NAMES[frame.deck]] = min(frame.n, deck_size(s, frame.deck))
        elif isinstance(frame, KeepFrame) and frame.seat == seat:
            count = frame.left + size(s, frame.deck, DRAWN)
            found[OFFERED + DECK_NAMES[frame.deck]] = count + drawn_now(s, frame.deck, DRAWN)
    found[SCOUTED] += drawn_now(s, THREATS, HELD + seat)
    return found


def drawn_now(s: State, deck: i64, zone: i64) -> i64:
    """How many cards of a deck nature is about to put into a zone."""
    top = s.stack.top() if len(s.stack) > 0 else None
    if isinstance(top, DrawFrame) and top.deck == deck and top.zone == zone:
        return 1
    return 0


def new_sights(before: State, after: State, seat: i64) -> dict[str, int]:
    """The cards that a seat gets to see between two moments."""
    old, new = sights(before, seat), sights(after, seat)
    return {what: new[what] - old.get(what, 0) for what in new if new[what] > old.get(what, 0)}
