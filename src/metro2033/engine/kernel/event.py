"""What happened, told to whom: events and the log that collects them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

EVERYONE: Final = -1
"""The audience of all seats and of those who only watch."""

UNKNOWN: Final = -1
"""Stands in a view or a redacted event for what the viewer may not know."""

SPECTATOR: Final = -2
"""The viewer that holds no seat."""


@final
class Event:
    """Something that happened: an index into the game's event signatures, and its arguments.

    `audience` is the mask of the seats that may know the arguments whose bits are set in `hidden`;
    everybody may know the others, and `rules`: the IDs of the rules or rulings behind the event,
    with spaces between, or an empty text in a game without a rulebook.
    """

    def __init__(
        self,
        kind: i64,
        args: vec[i64],
        audience: i64 = EVERYONE,
        hidden: i64 = 0,
        rules: str = "",
    ) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.audience: Final = audience
        self.hidden: Final = hidden
        self.rules: Final = rules

    def __repr__(self) -> str:
        args = [int(value) for value in self.args]
        told = f"audience={self.audience}, hidden={self.hidden}, rules={self.rules!r}"
        return f"Event({self.kind}, {args}, {told})"


def redact(event: Event, seat: i64) -> Event:
    """The event as `seat` may know it; SPECTATOR sees what everybody may know."""
    if event.audience == EVERYONE or (seat >= 0 and event.audience >> seat & 1 == 1):
        return event
    args = event.args[:]
    for i in range(i64(len(args))):
        if event.hidden >> i & 1 == 1:
            args[i] = UNKNOWN
    return Event(event.kind, args, event.audience, event.hidden, event.rules)


@final
class Log:
    """Collects events while a state has one; search leaves it out and pays nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: i64, args: vec[i64], rules: str = "") -> None:
        """An event that everybody sees whole."""
        self.events.append(Event(kind, args, EVERYONE, 0, rules))

    def whisper(
        self, kind: i64, args: vec[i64], audience: i64, hidden: i64, rules: str = ""
    ) -> None:
        """An event of which only `audience` sees the arguments marked in `hidden`."""
        self.events.append(Event(kind, args, audience, hidden, rules))
