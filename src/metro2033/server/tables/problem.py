"""Why a request is refused, in words of the reader's language (RFC 9457)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any, Final

from metro2033 import i18n
from metro2033.i18n.bundle import shortened
from metro2033.i18n.complaint import spoken
from metro2033.research import POLICY
from metro2033.scenario import Fault
from metro2033.server.match.texts import said

Value = str | int | Exception
Args = Mapping[str, Value]


MOST_FAULTS: Final = 100
"""Faults of a text that are told at once."""


class Problem(Exception):
    """Why a request was refused: a status, a message of the texts, and a rule if one forbids it.

    `faults` are all that is wrong with a text that was sent.
    """

    def __init__(
        self,
        status: int,
        message: str,
        /,
        rule: str = "",
        after: float = 0,
        faults: Sequence[Fault] = (),
        **args: Value,
    ) -> None:
        super().__init__(message)
        self.status: Final = status
        self.message: Final = message
        self.rule: Final = rule
        self.after: Final = after
        self.faults: Final = faults
        self.values: Final[Args] = args

    def told(self, language: str) -> dict[str, Any]:
        """The body of the answer."""
        spoken_values = spoken(self.values, language).items()
        values = {n: shortened(v) if isinstance(v, str) else v for n, v in spoken_values}
        return {
            "type": "about:blank",
            "title": HTTPStatus(self.status).phrase,
            "status": self.status,
            "message": self.message,
            "detail": said(self.message, values, language),
            "args": values,
            "rule": self.rule,
            "faults": told_faults(self.faults, language),
        }


def told_faults(faults: Sequence[Fault], language: str) -> list[dict[str, Any]]:
    """What is wrong with a text; of very much the first."""
    return [told_fault(fault, language) for fault in faults[:MOST_FAULTS]]


def told_fault(fault: Fault, language: str) -> dict[str, Any]:
    """What is wrong on a line of a text; the place is dotted, and empty for the whole."""
    return {
        "line": fault.line,
        "place": fault.place,
        "station": fault.station,
        "text": shortened(i18n.told(fault.why, language)),
    }


def bot_message(bot: str) -> str:
    """The message that names a bot; policies share one."""
    return "bot-policy" if bot.startswith(POLICY) else f"bot-{bot}"


def bot_name(bot: str, language: str) -> str:
    """What a bot is called."""
    return said(bot_message(bot), {"name": bot.removeprefix(POLICY)}, language)


def known_language(language: str) -> str:
    """A language that a client names; one that has no texts is refused."""
    known = i18n.languages()
    if language not in known:
        raise Problem(404, "problem-no-language", language=language, known=", ".join(known))
    return language
