"""Names of seats, lists, places and events in messages."""

from collections.abc import Iterable
from typing import Final

from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR, Event
from metro2033.i18n import Complaint
from metro2033.key_text import join_key
from metro2033.scenario.lines import Path
from metro2033.scenario.pattern import HIDDEN
from metro2033.table.keys import KeyCodec

MOST_SHOWN: Final = 12
"""Options and events a message lists before it only counts them."""


def who(seat: int) -> Complaint:
    """A seat, nature, or a spectator."""
    if seat in {SPECTATOR, CHANCE}:
        return Complaint("data-who", "spectator" if seat == SPECTATOR else "nature")
    return Complaint("data-who", "seat", seat=str(seat + 1))


def who_all(seats: Iterable[int]) -> tuple[str, Complaint]:
    """Several seats: `one` or `several`, and who they are."""
    first, *others = [who(seat) for seat in sorted(seats)]
    for other in others:
        first = Complaint("data-who", "both", first=first, second=other)
    return "several" if others else "one", first


def listed(texts: Iterable[str]) -> Complaint | str:
    """The first of many texts."""
    found = list(texts)
    shown, more = ", ".join(found[:MOST_SHOWN]), len(found) - MOST_SHOWN
    return Complaint("data-list", list=shown, number=str(more)) if more > 0 else shown


def place_name(place: Path) -> str:
    """A place in a file: `step 2, holds`."""
    words: list[str] = []
    for part in place:
        if isinstance(part, int):
            words[-1] += f" {part + 1}"
        else:
            words.append(part)
    return ", ".join(words)


def event_text(codec: KeyCodec, event: Event) -> str:
    """An event as text: its name and arguments joined by colons, `?` for the unknown."""
    name, args = codec.event_args(event)
    return join_key(name, [HIDDEN if arg is None else str(arg) for arg in args])
