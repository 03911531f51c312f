"""How seats, lists, places and events are called in messages."""

from collections.abc import Iterable
from typing import Final

from metro2033.engine.kernel.event import SPECTATOR, Event
from metro2033.scenario.lines import Path
from metro2033.scenario.pattern import HIDDEN
from metro2033.table.keys import KeyCodec
from metro2033.table.record import seat_name

MOST_SHOWN: Final = 12
"""Options and events that a message lists before it only counts."""


def who(seat: int) -> str:
    """A seat, nature, or a spectator."""
    return "a spectator" if seat == SPECTATOR else seat_name(seat)


def who_are(seats: Iterable[int]) -> str:
    """Several seats, with the verb."""
    found = [who(seat) for seat in sorted(seats)]
    return " and ".join(found) + (" are" if len(found) > 1 else " is")


def listed(texts: Iterable[str]) -> str:
    """The first of many texts."""
    found = list(texts)
    more = f" and {len(found) - MOST_SHOWN} more" if len(found) > MOST_SHOWN else ""
    return ", ".join(found[:MOST_SHOWN]) + more


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
    """An event as text: its name and arguments joined by colons, `?` for what is not known."""
    name, args = codec.event_args(event)
    return ":".join([name, *[HIDDEN if arg is None else str(arg) for arg in args]])
