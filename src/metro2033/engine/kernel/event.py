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

NO_WINNER: Final = -1
"""In an event: a draw, or no fight at all."""


@final
class Part:
    """A part of the total of one side of a fight: how much, what gives it, and by which rules.

    `side` is 0 for the first of the two totals in the event and 1 for the second. `kind` says what
    gives it, such as `equipment` or `dice`, and `thing` which one; NONE if there is but one.
    """

    def __init__(self, side: i64, kind: str, thing: i64, value: i64, rules: str) -> None:
        self.side: Final = side
        self.kind: Final = kind
        self.thing: Final = thing
        self.value: Final = value
        self.rules: Final = rules


@final
class Event:
    """Something that happened: an index into the game's event signatures, and its arguments.

    `audience` is the mask of the seats that may know the arguments whose bits are set in `hidden`;
    everybody may know the others, and `rules`: the IDs of the rules or rulings behind the event,
    with spaces between, or an empty text in a game without a rulebook. `parts`, which everybody
    may know, are where the totals of a fight come from, or the stations that a roll lets yield.
    `winner` is the side that a fight was won by, 0 or 1, which need not have the higher total.
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
        self.parts: list[Part] | None = None
        self.winner: i64 = NO_WINNER

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
    told = Event(event.kind, args, event.audience, event.hidden, event.rules)
    told.parts = event.parts
    told.winner = event.winner
    return told


@final
class Log:
    """Collects events while a state has one; search leaves it out and pays nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: i64, args: vec[i64], rules: str = "") -> None:
        """An event that everybody sees whole."""
        self.events.append(Event(kind, args, EVERYONE, 0, rules))

    def explain(self, parts: list[Part], lead: i64 = 0) -> None:
        """Say where the totals of the last event come from, or what it brings.

        A fight is won by the first side if its `lead` is above 0, by the second if below.
        """
        self.events[-1].parts = parts
        if lead != 0:
            self.events[-1].winner = 0 if lead > 0 else 1

    def whisper(
        self, kind: i64, args: vec[i64], audience: i64, hidden: i64, rules: str = ""
    ) -> None:
        """An event of which only `audience` sees the arguments marked in `hidden`."""
        self.events.append(Event(kind, args, audience, hidden, rules))
