"""Clocks: how long each seat has for its answers.

There are two kinds. A bank is spent while a seat is asked, and each answer adds an increment; when
it is empty there are still a few spare seconds for each answer. Or there are days for each answer.
Time is handed in by the caller, in milliseconds of a clock that runs only while the server does: so
the clocks stand still while it is away. Clocks of days also stand still while a person rests.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any, Final

import msgspec

from metro2033.server.time_off import Rests

SECOND: Final = 1_000
DAY: Final = 24 * 60 * 60 * SECOND

Seconds = Annotated[int, msgspec.Meta(ge=0, le=60 * 24 * 60 * 60)]


class Bank(msgspec.Struct, frozen=True, tag_field="kind", tag="bank", forbid_unknown_fields=True):
    """Seconds for the whole match, and seconds that each answer adds."""

    seconds: Seconds
    increment: Seconds = 0
    spare: Seconds = 10

    def at_start(self) -> int:
        """What a seat has when the match begins."""
        return self.seconds * SECOND

    def asked(self, left: int) -> int:
        """What a seat has when it is asked something new."""
        return max(left, self.spare * SECOND)

    def answered(self, left: int) -> int:
        """What a seat has when it has answered."""
        return left + self.increment * SECOND


class Days(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Days for each answer."""

    days: Annotated[float, msgspec.Meta(gt=0, le=60)]

    def at_start(self) -> int:
        """What a seat has when the match begins."""
        return int(self.days * DAY)

    def asked(self, left: int) -> int:
        """What a seat has when it is asked something new."""
        return self.at_start()

    def answered(self, left: int) -> int:
        """What a seat has when it has answered."""
        return self.at_start()


Rule = Bank | Days


class BadClock(ValueError):
    """Settings that describe no clock."""


def read_rule(data: Mapping[str, Any] | None) -> Rule | None:
    """The clock that the settings of a match name, or BadClock."""
    if data is None:
        return None
    try:
        rule: Rule = msgspec.convert(data, Rule)
    except msgspec.ValidationError as error:
        raise BadClock(str(error)) from None
    return rule


class Clocks:
    """The clocks of one match. Seats that are not in `left` have none, as bots.

    A seat gets time when it is asked something new and when it has answered. Taking an answer back
    also takes back the time it gained, so that nobody profits from going back and forth.
    That works from choice `first` on: what was gained before the clocks were set is not known.
    """

    def __init__(self, rule: Rule, left: Mapping[int, int], now: int, first: int = 0) -> None:
        self._rule: Final = rule
        self._left: Final = dict(left)
        self.first: Final = first
        self._asked: Mapping[int, int] = {}
        self._got: Final[list[tuple[int, int, int]]] = []  # after which choice, who, how much
        self._running: set[int] = set()
        self._rests = Rests()
        self._since = now

    def go_on(self, asked: Mapping[int, int], since: int, bots: Collection[int] = ()) -> None:
        """Let clocks run on that ran before, from `since`.

        `asked` has the number of the question to each seat that is asked; for `bots` no time runs.
        """
        self._asked = dict(asked)
        self._running = {seat for seat in asked if seat in self._left and seat not in bots}
        self._since = since

    def rest(self, rests: Rests, now: int) -> None:
        """Apply changed time off from now on."""
        self._charge(now)
        self._rests = rests

    def run(
        self,
        asked: Mapping[int, int],
        now: int,
        *,
        n: int = 0,
        answered: Collection[int] = (),
        bots: Collection[int] = (),
    ) -> None:
        """Run the clocks of the seats that are asked, after the choices after `n`."""
        self._charge(now)
        for seat in answered:
            if seat in self._running:
                self._give(n, seat, self._rule.answered(self._left[seat]))
        self._give_new(asked, n)
        self.go_on(asked, now, bots)

    def go_back(
        self,
        asked: Mapping[int, int],
        now: int,
        *,
        n: int,
        is_agreed: bool = False,
        bots: Collection[int] = (),
    ) -> None:
        """Take back what was got by the choices after `n`.

        Where all have agreed to it, a question that comes again is a new one.
        """
        self._charge(now)
        while self._got and self._got[-1][0] >= n:
            _, seat, got = self._got.pop()
            self._left[seat] = max(0, self._left[seat] - got)
        if is_agreed:
            self._give_new(asked, n)
        self.go_on(asked, now, bots)

    def _give_new(self, asked: Mapping[int, int], n: int) -> None:
        """Give time to seats that are asked something new."""
        for seat, number in asked.items():
            if seat in self._left and self._asked.get(seat) != number:
                self._give(n, seat, self._rule.asked(self._left[seat]))

    def _give(self, n: int, seat: int, left: int) -> None:
        """Set the time a seat has left."""
        if left != self._left[seat]:
            self._got.append((n, seat, left - self._left[seat]))
            self._left[seat] = left

    def _charge(self, now: int) -> None:
        self._left.update(self.left(now))
        self._since = now

    def left(self, now: int) -> dict[int, int]:
        """What each seat has left."""
        return {
            seat: max(0, left - self._spent(seat, now)) if seat in self._running else left
            for seat, left in self._left.items()
        }

    def _spent(self, seat: int, now: int) -> int:
        """The time a seat with a running clock has spent but not been charged."""
        return now - self._since - self._rests.rested(seat, self._since, now)

    @property
    def running(self) -> frozenset[int]:
        """The seats whose clocks run."""
        return frozenset(self._running)

    def is_spent(self, seat: int) -> bool:
        """Whether a seat whose clock stands has nothing left for the question it is asked."""
        return seat in self._asked and seat not in self._running and self._left.get(seat) == 0

    def next_end(self) -> int | None:
        """When the first clock runs out, if one runs."""
        ends = (self._rests.after(seat, self._since, self._left[seat]) for seat in self._running)
        return min(ends, default=None)

    def next_turn(self, now: int) -> int | None:
        """When time off next begins or ends for a seat with a running clock."""
        turns = (self._rests.next_turn(seat, now) for seat in self._running)
        return min((turn for turn in turns if turn is not None), default=None)

    def rests_until(self, seat: int, now: int) -> int | None:
        """Until when a clock that would run stands still, by the calendar, if it does."""
        return self._rests.until(seat, now) if seat in self._running else None

    def ended(self, now: int) -> list[int]:
        """The seats whose running clocks are spent."""
        left = self.left(now)
        return sorted(seat for seat in self._running if left[seat] == 0)
