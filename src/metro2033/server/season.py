"""Seasons of ratings: the quarters of a year, in UTC."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Final

NAME: Final = re.compile(r"(20[0-9]{2})-([1-4])")


def season_at(milliseconds: int) -> str:
    """The season of a moment, such as 2026-4."""
    then = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return f"{then.year}-{(then.month + 2) // 3}"


def span_of(season: str) -> tuple[int, int] | None:
    """When a season begins and ends, in milliseconds; None for what is no season."""
    found = NAME.fullmatch(season)
    if found is None:
        return None
    year, quarter = int(found[1]), int(found[2])
    following = (year, quarter + 1) if quarter < 4 else (year + 1, 1)
    return _begin(year, quarter), _begin(*following)


def _begin(year: int, quarter: int) -> int:
    return int(datetime(year, quarter * 3 - 2, 1, tzinfo=UTC).timestamp()) * 1000
