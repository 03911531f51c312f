"""Calendars for subscribers (iCalendar, RFC 5545)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from metro2033.server.time_off import MINUTE_MS

MOST_BYTES: Final = 75
"""The longest line, without its end."""

STEP_MS: Final = 5 * MINUTE_MS
"""To how much a moment is rounded up, so that calendars do not change all the time."""

ESCAPED: Final = str.maketrans({"\\": r"\\", ";": r"\;", ",": r"\,", "\n": r"\n", "\r": ""})


@dataclass(frozen=True, slots=True)
class Event:
    """Something at a moment, and where to read more."""

    id: str
    at: int
    text: str
    url: str


def calendar(name: str, events: Sequence[Event], now: int) -> str:
    """A calendar that is read anew every hour."""
    head = [
        *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Metro 2033//turns//EN", "METHOD:PUBLISH"),
        f"NAME:{escaped(name)}",
        f"X-WR-CALNAME:{escaped(name)}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
    ]
    body = [line for event in events for line in _lines(event, now)]
    return "".join(f"{part}\r\n" for part in _folded([*head, *body, "END:VCALENDAR"]))


def _lines(event: Event, now: int) -> list[str]:
    return [
        "BEGIN:VEVENT",
        f"UID:{event.id}@metro2033",
        f"DTSTAMP:{moment(now)}",
        f"DTSTART:{moment(-(-event.at // STEP_MS) * STEP_MS)}",
        f"SUMMARY:{escaped(event.text)}",
        f"URL:{event.url}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def _folded(lines: Iterable[str]) -> Iterator[str]:
    """Lines as they may be written; what a line goes on with begins with a space."""
    for line in lines:
        part = ""
        for letter in line:
            if len((part + letter).encode()) > MOST_BYTES:
                yield part
                part = " "
            part += letter
        yield part


def escaped(text: str) -> str:
    r"""Text as a calendar writes it.

    >>> escaped("Polis; a, b")
    'Polis\\; a\\, b'
    """
    return text.translate(ESCAPED)


def moment(ms: int) -> str:
    """A time as calendars write it.

    >>> moment(0)
    '19700101T000000Z'
    """
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")
