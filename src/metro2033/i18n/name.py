"""Things in messages: chosen by their ID, shown by their name."""

from __future__ import annotations

from typing import Any, Final

from fluent.runtime.types import FluentType

from .bundle import MissingText, has_text, text

HIDDEN: Final = "hidden"
"""The ID of what the reader may not know."""

OF_EFFECTS: Final = ("hero", "equipment", "law", "threat", "mission", "faction", "station")
"""Kinds of things whose name an effect has."""


def message_id(kind: str, slug: str) -> str:
    """The message that names a thing.

    >>> message_id("station", "ulitsa_1905")
    'station-ulitsa-1905'
    """
    return f"{kind}-{slug.replace('_', '-')}"


class Name(FluentType):
    """A thing in a message: `{ $station }` shows its name, `{ $station -> ... }` asks its ID."""

    def __init__(self, kind: str, slug: str, language: str, edition: str, shown: str = "") -> None:
        self.kind: Final = kind
        self.slug: Final = slug
        self.language: Final = language
        self.edition: Final = edition
        self.shown: Final = shown

    def __str__(self) -> str:
        if self.shown:
            return self.shown
        found = self.found()
        if found:
            return text(found, None, self.language, self.edition)
        # Content of one's own may have no texts.
        return self.slug.partition(".")[0].replace("_", " ").capitalize()

    def found(self) -> str:
        """The ID of the message with the name, or ""."""
        slug = self.slug.partition(".")[0]
        kinds = OF_EFFECTS if self.kind == "effect" else (self.kind,)
        ids = [message_id(kind, slug) for kind in kinds]
        return next((id for id in ids if has_text(id, self.language, self.edition)), "")

    def part(self, name: str) -> str:
        """A named part of the thing's message, such as its text, or ""."""
        try:
            return text(self.found(), None, self.language, self.edition, name)
        except MissingText:
            return ""

    def counted(self, number: int) -> str:
        """So many of it: `2 pigs`."""
        return text(self.found(), {"number": number}, self.language, self.edition, "count")

    def format(self, locale: Any) -> str:
        """What Fluent shows."""
        return str(self)

    def __eq__(self, other: object) -> bool:
        return other.slug == self.slug if isinstance(other, Name) else other == self.slug

    def __hash__(self) -> int:
        return hash((self.kind, self.slug))
