"""Words in other forms: search ignores endings and accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

T = TypeVar("T")

LEAST: Final = 3
"""Words of this few letters, and words with digits, are searched for as they are."""

ENDING: Final = 3
"""The longest ending in letters; it also leaves at least three fifths of a word."""


def plain(text: str) -> str:
    """A text without capitals and accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def stem(word: str) -> str:
    """The beginning that the forms of a word share, as in the browser client.

    >>> stem("голосами"), stem("kockaval"), stem("E1-TURN")
    ('голос', 'kocka', 'E1-TURN')
    """
    if any(letter.isdigit() for letter in word):
        return word
    return word[: max(LEAST, min(-(-len(word) * 6 // 10), len(word) - ENDING))]


def closeness(text: str, words: str) -> int:
    """How well a text contains all words: 2 exactly, 1 in other forms, 0 not at all.

    >>> text = "Голосов столько же, сколько станций."
    >>> closeness(text, "голосов"), closeness(text, "станцией голосами"), closeness(text, "очки")
    (2, 1, 0)
    """
    text, wanted = plain(text), plain(words).split()
    if all(word in text for word in wanted):
        return 2
    said = re.findall(r"[\w-]+", text)
    return int(all(word in text or _has_form(said, stem(word)) for word in wanted))


def _has_form(said: list[str], beginning: str) -> bool:
    return any(word.startswith(beginning) for word in said)


def nearest(things: Iterable[T], told: Callable[[T], str], words: str) -> list[T]:
    """The things whose texts contain all words, exact matches first."""
    worth = [(closeness(told(thing), words), thing) for thing in things]
    return [thing for wanted in (2, 1) for found, thing in worth if found == wanted]
