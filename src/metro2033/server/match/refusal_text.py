"""Why something was refused, in the language of who asked for it."""

from __future__ import annotations

from functools import cache
from typing import Any

from metro2033.engine.kernel.game import Game
from metro2033.i18n import MissingText, Wording, languages
from metro2033.i18n.bundle import ENGLISH
from metro2033.table.answer import UNKNOWN_KEY, Refused


@cache
def _wording(game: Game[Any], language: str) -> Wording:
    return Wording(game, language)


@cache
def _languages() -> frozenset[str]:
    return frozenset(languages())


def spoken(language: str) -> str:
    """The language itself if everything can be said in it, else English."""
    return language if language in _languages() else ENGLISH


def refusal_text(game: Game[Any], refused: Refused, kind: str, language: str) -> str:
    """A refusal in words; `kind` is that of the open question."""
    wording = _wording(game, spoken(language))
    args: dict[str, Any] = dict(refused.args)
    part = "hint" if refused.message == UNKNOWN_KEY and args["nearest"] else None
    if "key" in args:
        args["option"] = _label(wording, str(args["key"]), kind)
    if "seat" in args:
        args["seat"] = wording.name("seat", str(args["seat"]))
    return wording.text(refused.message, part, **args)


def _label(wording: Wording, key: str, kind: str) -> str:
    """What a key means, as far as it can be said."""
    try:
        return wording.option(key, kind)
    except (KeyError, ValueError, MissingText):
        return key
