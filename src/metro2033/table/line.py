"""One line of a record: a JSON object in canonical form, with every value checked."""

from __future__ import annotations

import json
import string
from typing import Any, Final

from metro2033.i18n import Complaint

Data = dict[str, Any]

DIGEST_DIGITS: Final = 64
"""The hexadecimal digits of a SHA-256 hash, and of a secret."""


class BadRecord(Complaint, ValueError):
    """A record that cannot be read or replayed: the number of the line, and why."""

    def __init__(self, line: int, message: str, part: str | None = None, /, **values: Any) -> None:
        self.line: Final = line
        self.why: Final = Complaint(message, part, **values)
        super().__init__("fault-in-line", line=str(line), reason=self.why)
        self.args = (line, message, part)

    @property
    def reason(self) -> str:
        """The reason, in English."""
        return str(self.why)


def write_line(data: Data) -> str:
    """The canonical form of a line, without its newline.

    >>> write_line({"n": 1, "seat": "nature", "key": "lit:oak"})
    '{"n": 1, "seat": "nature", "key": "lit:oak"}'
    """
    return json.dumps(data, ensure_ascii=False, allow_nan=False)


def read_line(line: int, text: str) -> Data:
    """The object on a line; a line that `write_line` would write differently is rejected."""
    try:
        data = json.loads(text)
        is_written_form = isinstance(data, dict) and write_line(data) == text
    except (ValueError, RecursionError):
        raise BadRecord(line, "fault-not-json") from None
    if not is_written_form:
        raise BadRecord(line, "fault-not-written-so")
    fields: Data = data
    return fields


class LineFields:
    """The values of a line, or of an object in it, requested by name and type."""

    def __init__(self, line: int, data: Any, names: list[str]) -> None:
        if not isinstance(data, dict):
            raise BadRecord(line, "fault-no-object", list=", ".join(names))
        self.line: Final = line
        self.data: Final[Data] = data
        for name in data:
            if name not in names:
                raise BadRecord(line, "fault-unknown-field", name=name)
        for name in names:
            if name not in data:
                raise BadRecord(line, "fault-no-field", name=name)
        if list(data) != names:
            raise BadRecord(line, "fault-field-order", list=", ".join(names))

    def wrong(self, name: str, wanted: str, **bounds: str) -> BadRecord:
        """The error for a wrong value; `wanted` is an attribute of its text."""
        value = repr(self.data[name])
        return BadRecord(self.line, "fault-value", wanted, name=name, value=value, **bounds)

    def number(self, name: str, least: int, most: int) -> int:
        """An integer within bounds."""
        value = self.data[name]
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(name, "number", least=str(least), most=str(most))
        return value

    def text(self, name: str) -> str:
        """A non-empty text."""
        value = self.data[name]
        if not isinstance(value, str) or not value:
            raise self.wrong(name, "text")
        return value

    def digest(self, name: str) -> str | None:
        """A hash in hexadecimal digits, or None for null."""
        value = self.data[name]
        if value is None:
            return None
        if not isinstance(value, str) or len(value) != DIGEST_DIGITS:
            raise self.wrong(name, "digest", digits=str(DIGEST_DIGITS))
        if not set(value) <= set(string.hexdigits.lower()):
            raise self.wrong(name, "digest", digits=str(DIGEST_DIGITS))
        return value

    def items(self, name: str) -> list[Any]:
        """A list of anything."""
        value = self.data[name]
        if not isinstance(value, list):
            raise self.wrong(name, "list")
        return value

    def table(self, name: str) -> Data:
        """An object with any fields."""
        value = self.data[name]
        if not isinstance(value, dict):
            raise self.wrong(name, "table")
        return value
