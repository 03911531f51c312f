"""Errors as messages, which every reader gets in their own language."""

from __future__ import annotations

import errno
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from socket import gaierror
from typing import Any, ClassVar, Final, Protocol, runtime_checkable

from .bundle import ENGLISH, LARGEST_NUMBER, has_text, text
from .figure import Figures


class Complaint(Exception):
    """Why something cannot be done: a message ID, its values, and an attribute.

    Whoever shows it chooses the language; `str` is English. Values may be complaints themselves.
    """

    has_failed: ClassVar = False
    """Whether the request was fine, and something failed on the way."""

    def __init__(self, message: str, part: str | None = None, /, **values: Any) -> None:
        super().__init__(message)
        self.message: Final = message
        self.part: Final = part
        self.values: Final = values

    def told(self, language: str = ENGLISH) -> str:
        """The complaint in a language."""
        return text(self.message, spoken(self.values, language), language, part=self.part)

    def __str__(self) -> str:
        return self.told()

    def data(self) -> dict[str, Any]:
        """The complaint as JSON data, from which it can be worded in any language."""
        plain = spoken(self.values, ENGLISH)
        given = self.values.items()
        nested = {name: value.data() for name, value in given if isinstance(value, Complaint)}
        return {"message": self.message, "part": self.part, "values": plain | nested}


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Say how to install an extra if a module of it is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("metro2033"):
            raise
        raise Complaint("fault-not-installed", name=error.name, extra=extra) from None


def from_data(data: Mapping[str, Any]) -> Complaint:
    """Read a complaint from JSON data."""
    values = {
        name: from_data(value) if isinstance(value, dict) else value
        for name, value in data["values"].items()
    }
    return Complaint(data["message"], data["part"], **values)


def spoken(values: Mapping[str, Any], language: str) -> dict[str, Any]:
    """Values as a message takes them: numbers to count by, everything else in words."""
    return {name: _spoken(value, language) for name, value in values.items()}


def _spoken(value: object, language: str) -> str | int | float:
    if isinstance(value, int) and -LARGEST_NUMBER < value < 0:
        return Figures(language).number(value)
    return value if isinstance(value, int | float) else told(value, language)


@runtime_checkable
class Tellable(Protocol):
    """Anything with a message: a complaint, or an error of the engine, which has no texts."""

    message: str
    values: Mapping[str, Any]


def told(value: object, language: str = ENGLISH) -> str:
    """A complaint, a system error or anything else, in words."""
    if isinstance(value, Complaint):
        return value.told(language)
    if isinstance(value, Tellable):
        return text(value.message, spoken(value.values, language), language)
    if isinstance(value, OSError):
        return reason_of(value, language)
    return str(value)


def reason_of(error: OSError, language: str) -> str:
    """Why the system could not do something, translated if the reason is a common one."""
    part = errno.errorcode.get(error.errno or 0, "").lower()
    if isinstance(error, gaierror | TimeoutError):
        part = "no-host" if isinstance(error, gaierror) else "etimedout"
    if has_text("fault-system", language, part=part):
        return text("fault-system", None, language, part=part)
    return error.strerror or str(error)
