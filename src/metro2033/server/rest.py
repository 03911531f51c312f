"""Rest: when nobody expects an answer of a person, so that their clocks of days stand still.

Quiet hours come every day at the same time on the person's own clock on the wall, a vacation lasts
from one moment to another. Times are milliseconds since 1970; a moment within a day is in minutes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from heapq import merge
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY_MINUTES: Final = 24 * 60
DAY_MS: Final = DAY_MINUTES * 60_000

MOST_QUIET: Final = 12 * 60
"""Minutes of each day that may be quiet: the match has to go on some time."""

VACATION_DAYS: Final = 30
"""Days of vacation that a person may take within a year."""

YEAR_MS: Final = 365 * DAY_MS

Span = tuple[int, int]
"""From one moment up to another."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Hours of each day, by the minutes of the day at which they begin and end, in a time zone."""

    zone: str
    begin: int
    end: int

    def spans(self, since: int) -> Iterator[Span]:
        """The quiet hours that end after a moment, day by day, without an end."""
        zone = zone_of(self.zone)
        day = datetime.fromtimestamp(since / 1000, zone).date() - timedelta(days=2)
        while True:
            day += timedelta(days=1)
            last = day + timedelta(days=1) if self.end <= self.begin else day
            span = _moment(day, self.begin, zone), _moment(last, self.end, zone)
            if span[1] > since:
                yield span

    @property
    def minutes(self) -> int:
        """How long they last."""
        return (self.end - self.begin - 1) % DAY_MINUTES + 1


@dataclass(frozen=True, slots=True)
class Rest:
    """The rest of one person; what was before `since` is not known any more, and counts as none."""

    quiet: QuietHours | None = None
    vacations: Sequence[Span] = ()
    since: int = 0

    def spans(self, since: int) -> Iterator[Span]:
        """All times of rest that end after a moment, in order, none touching another."""
        since = max(since, self.since)
        quiet = self.quiet.spans(since) if self.quiet is not None else iter(())
        current: Span | None = None
        for begin, end in merge(quiet, sorted(span for span in self.vacations if span[1] > since)):
            if current is None:
                current = max(begin, since), end
            elif begin <= current[1]:
                current = current[0], max(current[1], end)
            else:
                yield current
                current = begin, end
        if current is not None:
            yield current

    def rested(self, begin: int, end: int) -> int:
        """How much of the time between two moments was rest."""
        rested = 0
        for first, last in self.spans(begin):
            if first >= end:
                break
            rested += min(last, end) - max(first, begin)
        return rested

    def after(self, begin: int, ms: int) -> int:
        """When so much time has passed since a moment, not counting rest."""
        for first, last in self.spans(begin):
            if begin + ms <= first:
                break
            ms -= max(0, first - begin)
            begin = last
        return begin + ms

    def until(self, at: int) -> int | None:
        """When the rest ends in which a moment lies, if it lies in one."""
        first = next(self.spans(at), None)
        return first[1] if first is not None and first[0] <= at else None

    def next_turn(self, at: int) -> int | None:
        """When the next rest begins, or the current one ends."""
        first = next(self.spans(at), None)
        return None if first is None else first[0] if first[0] > at else first[1]


class Rests:
    """The rest of those who sit at one match, in the time of its clocks.

    `ahead` tells by how much the calendar is ahead of the clocks, which run only while the server
    does.
    """

    def __init__(
        self, by_seat: Mapping[int, Rest] | None = None, ahead: Callable[[], int] = lambda: 0
    ) -> None:
        self._by_seat: Final = by_seat or {}
        self._ahead: Final = ahead

    def rested(self, seat: int, begin: int, end: int) -> int:
        """How much of the time between two moments was rest for a seat."""
        rest, ahead = self._by_seat.get(seat), self._ahead()
        return 0 if rest is None else rest.rested(begin + ahead, end + ahead)

    def after(self, seat: int, begin: int, ms: int) -> int:
        """When so much time of a seat has passed since a moment."""
        rest, ahead = self._by_seat.get(seat), self._ahead()
        return begin + ms if rest is None else rest.after(begin + ahead, ms) - ahead

    def until(self, seat: int, at: int) -> int | None:
        """When the rest of a seat ends, by the calendar, if it rests."""
        rest = self._by_seat.get(seat)
        return None if rest is None else rest.until(at + self._ahead())

    def next_turn(self, seat: int, at: int) -> int | None:
        """When a seat begins or ends its rest next."""
        rest, ahead = self._by_seat.get(seat), self._ahead()
        turn = None if rest is None else rest.next_turn(at + ahead)
        return None if turn is None else turn - ahead


def is_by_day(clock: Mapping[str, Any] | None) -> bool:
    """Whether a clock gives days, so that players come and go; only such clocks know rest."""
    if clock is None:
        return False
    return bool(clock["kind"] == "days" or clock["seconds"] * 1000 >= DAY_MS)


def vacation_left(vacations: Sequence[Span], now: int) -> int:
    """Milliseconds of vacation that a person may still take: those of the last year count."""
    taken = sum(end - max(begin, now - YEAR_MS) for begin, end in vacations if end > now - YEAR_MS)
    return max(0, VACATION_DAYS * DAY_MS - taken)


def is_zone(name: str) -> bool:
    """Whether a time zone is known here."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def zone_of(name: str) -> tzinfo:
    """A time zone; one that this machine does not know any more is that of Greenwich."""
    return ZoneInfo(name) if is_zone(name) else UTC


def _moment(day: Any, minute: int, zone: tzinfo) -> int:
    """A moment of a day in a time zone."""
    at = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone)
    return int(at.timestamp() * 1000)
