"""What the rulebook says about single pieces: the rules that concern them, and their sources."""

from __future__ import annotations

import re
from functools import cache

from metro2033 import rulebook
from metro2033.i18n import Name


@cache
def rules_about(edition: str, kind: str, id: str) -> tuple[str, ...]:
    """The rules and rulings about a piece: those of its kind, and those that name it."""
    called = Name(kind, id, "en", edition)
    # A station on several lines has its line in brackets, which rules leave out.
    whole = re.compile(rf"\b{re.escape(str(called).partition(' (')[0])}\b")
    # No rule names things without a name, such as spaces of the round track.
    naming = [id for id, text in _texts(edition) if called.found() and whole.search(text)]
    return tuple(dict.fromkeys([*naming, *rulebook.piece_rules(edition, kind)]))


@cache
def _texts(edition: str) -> list[tuple[str, str]]:
    return [(entry.id, rulebook.text(entry.text_id)) for entry in rulebook.entries(edition)]


def origin(source: str, language: str) -> str:
    """Where a piece comes from, in words; as it was written if there is no text for it."""
    try:
        return "; ".join(
            rulebook.text(source_text_id(phrase), language=language)
            for phrase in source.split("; ")
        )
    except rulebook.RulebookError:
        return source


def source_text_id(phrase: str) -> str:
    """The message for a phrase about the source of a piece."""
    return f"source-{re.sub('[^a-z0-9]+', '-', phrase.lower()).strip('-')}"
