"""Names on the map: short, with fixed breaks, in every language."""

from __future__ import annotations

import re

from metro2033.i18n import Name, has_text, languages
from metro2033.i18n.name import message_id


def label(kind: str, slug: str, edition: str, wrap: bool) -> dict[str, list[str]]:
    """The lines of a name by language.

    What stands in brackets tells stations of one name apart; on the map their line does.
    """
    return {code: lines(name(kind, slug, edition, code), wrap) for code in languages()}


def name(kind: str, slug: str, edition: str, language: str) -> str:
    """What a thing is called; an area goes by its own name or by that of its side."""
    is_named = has_text(message_id(kind, slug), language, edition)
    return str(Name(kind if is_named else "faction", slug, language, edition))


def lines(words: str, wrap: bool) -> list[str]:
    """A name without its brackets, in one line or broken at its first space.

    >>> lines("Biblioteka im. Lenina", wrap=True)
    ['Biblioteka', 'im. Lenina']
    >>> lines("Kurskaya (ring)", wrap=True)
    ['Kurskaya']
    """
    short = re.sub(r" \(.*\)$", "", words)
    return short.split(" ", 1) if wrap else [short]


def baseline(middle: float, count: int, size: float, step: float) -> float:
    """Where the first of some lines stands, if half of their height is at `middle`."""
    return middle - (count - 1) * step / 2 + 0.34 * size
