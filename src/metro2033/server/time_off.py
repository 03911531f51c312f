"""Rest: when nobody expects an answer of a person, so that their clocks of days stand still.

Quiet hours come every day at the same time on the person's own clock on the wall, a vacation lasts
from one moment to another. Times are milliseconds since 1970; a moment within a day is in minutes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta, tzinfo
from heapq import merge
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTE_MS: Final = 60_000
HOUR_MS: Final = 60 * MINUTE_MS

DAY_MINUTES: Final = 24 * 60
DAY_MS: Final = DAY_MINUTES * MINUTE_MS

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
class QuietTimes:
    """Quiet hours that may have changed: what they are since a moment, and what they were before.

    For a day after a change only those moments are quiet that were so before and are so now. So
    however often somebody changes them, within any 24 hours no more is quiet than one choice of
    hours allows. Nothing is known of what was before `old_since`, and it counts as not quiet.
    """

    hours: QuietHours | None = None
    since: int = 0
    old: QuietHours | None = None
    old_since: int = 0

    @property
    def settled(self) -> int:
        """When the hours begin to count in full."""
        return self.since + DAY_MS

    def changed(self, hours: QuietHours | None, now: int) -> QuietTimes:
        """The quiet times of somebody who wants other hours from now on.

        Hours that have not counted in full are forgotten: what held before them still does.
        """
        if hours == self.hours:
            return self
        if now < self.settled:
            return replace(self, hours=hours, since=now)
        return QuietTimes(hours, now, self.hours, self.settled)

    def spans(self, since: int) -> Iterator[Span]:
        """The quiet times that end after a moment, in order, without an end."""
        change, settled = max(since, self.since), max(since, self.settled)
        yield from _within(_spans(self.old, max(since, self.old_since)), self.old_since, self.since)
        yield from _both(
            _within(_spans(self.old, change), change, self.settled),
            _within(_spans(self.hours, change), change, self.settled),
        )
        yield from _within(_spans(self.hours, settled), self.settled)


def _spans(hours: QuietHours | None, since: int) -> Iterator[Span]:
    return iter(()) if hours is None else hours.spans(since)


def _within(spans: Iterable[Span], first: int, last: int | None = None) -> Iterator[Span]:
    """What of spans lies between two moments."""
    for begin, end in spans:
        if last is not None and begin >= last:
            return
        cut = max(begin, first), end if last is None else min(end, last)
        if cut[0] < cut[1]:
            yield cut


def _both(these: Iterable[Span], those: Iterable[Span]) -> list[Span]:
    """What lies in spans of both kinds."""
    others = list(those)
    cuts = [(max(a[0], b[0]), min(a[1], b[1])) for a in these for b in others]
    return [cut for cut in cuts if cut[0] < cut[1]]


@dataclass(frozen=True, slots=True)
class Rest:
    """The rest of one person."""

    quiet: QuietTimes = QuietTimes()
    vacations: Sequence[Span] = ()

    def spans(self, since: int) -> Iterator[Span]:
        """All times of rest that end after a moment, in order, none touching another."""
        vacations = sorted(span for span in self.vacations if span[1] > since)
        current: Span | None = None
        for begin, end in merge(self.quiet.spans(since), vacations):
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
    """Milliseconds of vacation that a person may still take: those of the last year count.

    However short it was, a vacation counts as a day, so that there are never many.
    """
    recent = [(max(begin, now - YEAR_MS), end) for begin, end in vacations if end > now - YEAR_MS]
    return max(0, VACATION_DAYS * DAY_MS - sum(max(DAY_MS, end - begin) for begin, end in recent))


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
