"""Words in other forms: endings and accents do not matter when something is looked for."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LEAST: Final = 3
"""Shorter words, and what has digits, are looked for as they are."""


def plain(text: str) -> str:
    """A text without capitals and accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def stem(word: str) -> str:
    """The beginning of a word that its forms share, as in the browser client.

    >>> stem("голосами"), stem("kockaval"), stem("E1-TURN")
    ('голос', 'kocka', 'E1-TURN')
    """
    if len(word) < LEAST or any(letter.isdigit() for letter in word):
        return word
    return word[: LEAST if len(word) < LEAST + 2 else max(4, -(-len(word) * 6 // 10))]


def has_form(text: str, words: str) -> bool:
    """Whether a text has all words, each in some form.

    >>> has_form("Голосов столько же, сколько станций.", "станцией голосами")
    True
    """
    said = re.findall(r"[\w-]+", plain(text))
    stems = [stem(word) for word in plain(words).split()]
    return all(any(one.startswith(wanted) for one in said) for wanted in stems)
