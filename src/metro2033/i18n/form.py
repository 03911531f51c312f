"""Words in other forms: endings and accents do not matter when something is looked for."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

T = TypeVar("T")

LEAST: Final = 3
"""Words of so few letters, and what has digits, are looked for as they are."""

ENDING: Final = 3
"""The letters that an ending has at most; it also leaves three fifths of a word at least."""


def plain(text: str) -> str:
    """A text without capitals and accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def stem(word: str) -> str:
    """The beginning of a word that its forms share, as in the browser client.

    >>> stem("голосами"), stem("kockaval"), stem("E1-TURN")
    ('голос', 'kocka', 'E1-TURN')
    """
    if any(letter.isdigit() for letter in word):
        return word
    return word[: max(LEAST, min(-(-len(word) * 6 // 10), len(word) - ENDING))]


def closeness(text: str, words: str) -> int:
    """How well a text has all words: 2 as they are, 1 in other forms, 0 not at all.

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
    """The things of whose texts all words are told, those first that tell them as they are."""
    worth = [(closeness(told(thing), words), thing) for thing in things]
    return [thing for wanted in (2, 1) for found, thing in worth if found == wanted]
