"""What the server says in words, in the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final

from metro2033 import i18n
from metro2033.engine.kernel.game import Game
from metro2033.i18n import MissingText, Wording
from metro2033.i18n.bundle import ENGLISH
from metro2033.server.match.actor import Actor
from metro2033.server.protocol import client, server
from metro2033.table.answer import UNKNOWN_KEY, Refused

LOG: Final = logging.getLogger("metro2033.access")


def said(message: str, args: Mapping[str, Any], language: str) -> str:
    """A text of the server in a language, or in English if that language lacks it."""
    known = language if i18n.has_text(message, language) else ENGLISH
    return i18n.text(message, args, known)


def cleaned(text: str) -> str:
    """A text on one line, without characters that do not show.

    >>> cleaned("  good\\n\\tgame\\u202e! ")
    'good game!'
    """
    shown = (" " if c.isspace() else c for c in text if c.isspace() or c.isprintable())
    return " ".join("".join(shown).split())


def moment(milliseconds: int) -> str:
    """A time as it is written in every language.

    >>> moment(1_800_000_000_000)
    '2027-01-15 08:00 UTC'
    """
    return datetime.fromtimestamp(milliseconds // 1000, UTC).strftime("%Y-%m-%d %H:%M %Z")


def known_or(language: str, usual: str) -> str:
    """The language itself if everything can be said in it, else the usual one."""
    return language if language in i18n.languages() else usual


@cache
def _wording(game: Game[Any], language: str) -> Wording:
    return Wording(game, language)


def refusal_text(game: Game[Any], refused: Refused, kind: str, language: str) -> str:
    """A refusal in words; `kind` is that of the open question."""
    wording = _wording(game, known_or(language, ENGLISH))
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


def failure(
    actor: Actor, message: client.Message, code: server.ErrorCode, text: str
) -> server.Error:
    """Why a message is not answered, in words; `text` is their ID. Who may not is logged."""
    if code == "not_allowed":
        told = {"kind": type(message).__name__, "seat": actor.viewer + 1, "address": actor.address}
        LOG.info("message refused", extra=told)
    return server.Error(id=message.id, code=code, text=said(text, {}, actor.language))
