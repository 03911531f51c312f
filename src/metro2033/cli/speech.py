"""What the command line says, and in which language: that of `--language`, or of the system."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

from metro2033.cli.fault import BadInput
from metro2033.i18n import has_text, languages, text
from metro2033.i18n.bundle import ENGLISH
from metro2033.i18n.complaint import spoken as in_words

FLAG: Final = "--language"
VARIABLE: Final = "METRO2033_LANGUAGE"

SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these variables that is set decides, as in other programs."""

_language: Final = ContextVar("language", default=ENGLISH)


def language() -> str:
    """The language of this command."""
    return _language.get()


def say(message: str, part: str | None = None, /, **values: Any) -> str:
    """A message, or a part of one, in the language of this command."""
    return text(message, in_words(values, language()), language(), part=part)


def can_say(message: str, part: str | None = None) -> bool:
    """Whether there is such a message, or such an attribute of it."""
    return has_text(message, language(), part=part)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Use a language for the duration of a block."""
    before = _language.set(code)
    try:
        yield
    finally:
        _language.reset(before)


def spoken(code: str) -> str:
    """The language of a code; by default that of the system, or English if we do not speak it."""
    known = languages()
    if code:
        if code not in known:
            raise BadInput("usage-no-language", code=code, known=", ".join(known))
        return code
    settings = [os.environ.get(name, "") for name in SYSTEM]
    system = next(filter(None, settings), "")[:2].lower()
    return system if system in known else ENGLISH


def taken_out(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """Split a command line into its language, or that of the environment, and all other words.

    >>> taken_out(["--language", "ru", "play"]), taken_out(["play", "--language=hu"])
    (('ru', ['play']), ('hu', ['play']))
    """
    code, words = os.environ.get(VARIABLE, ""), list(arguments)
    rest: list[str] = []
    while words:
        word = words.pop(0)
        name, equals, value = word.partition("=")
        if word == "--":
            return code, [*rest, word, *words]
        if name != FLAG:
            rest.append(word)
        elif equals:
            code = value
        elif words:
            code = words.pop(0)
        else:
            raise BadInput("usage-needs-value", option=FLAG)
    return code, rest
