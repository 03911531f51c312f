"""How a page keeps its matches: rows of text by key, written several at once or not at all."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

import msgspec

from metro2033 import catalog
from metro2033.server.store.entities import (
    ChatLine,
    Data,
    Match,
    Seat,
    Snapshot,
    StoredChoice,
    Unavailable,
)

LOG: Final = logging.getLogger("metro2033.page")

MATCH: Final = "match/"
"""Keys of matches with all that is small about them."""

FORM: Final = 1
"""The form of the rows; a later version reads earlier ones."""

DAMAGED: Final = "damaged"
"""What is wrong with rows that make no sense: somebody edited them, or a later version did."""

MOST_CHOICES: Final = 999_999
"""As many as keys can count."""


class Rows(Protocol):
    """Where rows are kept, such as a database of the browser."""

    def read(self, prefix: str) -> Awaitable[str]:
        """The values of all keys that begin so, in the order of their keys, as a JSON list."""

    def write(self, changes: str) -> Awaitable[str]:
        """Put and remove rows durably, all or none; "" or the name of what went wrong.

        The changes are a JSON object of values by key, where null removes a row.
        """


@dataclass(slots=True)
class MatchRow:
    """A match with its seats and what else is small."""

    match: Match
    seats: list[Seat]
    undone: int = 0
    lines: list[ChatLine] = field(default_factory=list)
    clocks: dict[int, int] = field(default_factory=dict)
    spectators: list[str] = field(default_factory=list)
    form: int = FORM
    plans: dict[int, Data] = field(default_factory=dict)


@dataclass(slots=True)
class NeededSettings:
    """The settings without which a match cannot be listed."""

    edition: str
    watch: str
    imported: int


@dataclass(slots=True)
class NeededHeader:
    """What a list needs of the header of a match that has begun."""

    rules_version: int


Changes = dict[str, str | None]


def match_changes(row: MatchRow) -> Changes:
    """The row of a match."""
    return {MATCH + row.match.id: _text(row)}


def choice_changes(match_id: str, choices: Sequence[StoredChoice]) -> Changes:
    """The rows of choices."""
    return {choice_key(match_id, made.n): _text(made) for made in choices}


def snapshot_changes(match_id: str, snapshot: Snapshot | None) -> Changes:
    """The row of a snapshot, if there is one."""
    return {} if snapshot is None else {snapshot_key(match_id): _text(snapshot)}


def choice_key(match_id: str, n: int) -> str:
    """The key of a choice; keys are ordered as choices are."""
    return f"choice/{match_id}/{n:06}"


def snapshot_key(match_id: str) -> str:
    """The key of a match's last snapshot."""
    return f"snapshot/{match_id}"


def review_key(match_id: str, number: int) -> str:
    """The key of a portion of a review; keys are ordered as portions are."""
    return f"review/{match_id}/{number:06}"


def removal(match_id: str, count: int) -> Changes:
    """What removes a match of so many choices; its review has no more portions than that."""
    keys = [MATCH + match_id, snapshot_key(match_id)]
    choices = [choice_key(match_id, n + 1) for n in range(count)]
    return dict.fromkeys([*keys, *choices, *(review_key(match_id, n) for n in range(count + 1))])


async def read_matches(rows: Rows) -> dict[str, MatchRow]:
    """All matches that can be read, by id; rows that cannot stay where they are."""
    found = [_read_match(text) for text in await _read(rows, MATCH)]
    return {row.match.id: row for row in found if row is not None}


def _read_match(text: str) -> MatchRow | None:
    """The match in a row; None if it lacks what even a list of matches needs."""
    try:
        row = msgspec.json.decode(text, type=MatchRow)
        msgspec.convert(row.match.settings, NeededSettings)
        if row.match.header is not None:
            msgspec.convert(row.match.header, NeededHeader)
    except (msgspec.MsgspecError, RecursionError) as error:
        LOG.warning("a match cannot be read", extra={"error": type(error).__name__})
        return None
    is_sound = row.match.settings["edition"] in catalog.names() and row.match.count <= MOST_CHOICES
    return row if is_sound else None


async def read_choices(rows: Rows, match_id: str) -> list[StoredChoice]:
    """The choices of a match that stand; Unavailable if one is damaged or missing."""
    try:
        texts = await _read(rows, f"choice/{match_id}/")
        found = [msgspec.json.decode(text, type=StoredChoice) for text in texts]
    except msgspec.MsgspecError:
        raise Unavailable(DAMAGED) from None
    if [made.n for made in found] != list(range(1, len(found) + 1)):
        raise Unavailable(DAMAGED)
    return found


async def read_snapshot(rows: Rows, match_id: str) -> Snapshot | None:
    """The last snapshot of a match; matches do without one that is damaged."""
    texts = await _read(rows, snapshot_key(match_id))
    try:
        return msgspec.json.decode(texts[0], type=Snapshot) if texts else None
    except msgspec.MsgspecError:
        return None


async def read_reviews(rows: Rows, match_id: str) -> list[str]:
    """The portions of a review."""
    return await _read(rows, f"review/{match_id}/")


async def _read(rows: Rows, prefix: str) -> list[str]:
    return msgspec.json.decode(await rows.read(prefix), type=list[str])


def changes_text(changes: Mapping[str, str | None]) -> str:
    """Changes as they are written."""
    return _text(changes)


def _text(data: object) -> str:
    return msgspec.json.encode(data).decode()
