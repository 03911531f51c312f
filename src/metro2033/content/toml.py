"""Texts in TOML: read, or refused with the place and a reason in the reader's language."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from metro2033.i18n import Complaint

PLACE: Final = re.compile(r" \(at line (\d+), column (\d+)\)$")
"""How the parser names a place; otherwise it is the end of the text."""

REASONS: Final = {
    "Invalid statement": "statement",
    "Invalid initial character for a key part": "name",
    "Expected '=' after a key": "equals",
    "Expected newline": "rest",
    "Invalid value": "value",
    "Invalid date or datetime": "date",
    "Exceeds the limit": "digits",
    "Unclosed array": "list",
    "Unclosed inline table": "inner-table",
    "Expected ']' at the end of a table": "header",
    "Expected ']]' at the end of an array": "header",
    "Unterminated string": "text",
    'Expected "': "text",
    "Illegal character '\\n'": "text",
    "Illegal character '\\r'": "text",
    "Found invalid character '\\n'": "text",
    "Found invalid character '\\r'": "text",
    "Illegal character": "character",
    "Found invalid character": "character",
    "Unescaped '\\' in a string": "escape",
    "Invalid hex value": "escape",
    "Escaped character is not a Unicode scalar value": "escape",
    "Cannot declare": "twice",
    "Cannot overwrite a value": "twice",
    "Duplicate inline table key": "twice",
    "Cannot mutate immutable namespace": "twice",
    "Cannot redefine namespace": "twice",
}
"""How the parser's reasons begin, and which text says the same; the first that fits counts."""


class NotToml(Complaint):
    """Why a text is not TOML, and where; lines and columns count from 1."""

    def __init__(self, line: int, column: int, why: Complaint) -> None:
        super().__init__("data-not-toml", line=str(line), column=str(column), reason=why)
        self.line: Final = line

    @property
    def beside_line(self) -> Complaint:
        """The same for a reader who is told the line anyway."""
        return Complaint("data-not-toml", "here", **self.values)


def read_toml(text: str) -> dict[str, Any]:
    """The data of a text; raises `NotToml`."""
    try:
        return tomllib.loads(text)
    except ValueError as error:  # a fault of the syntax, or a number of thousands of digits
        raise not_toml(str(error), text) from None
    except RecursionError:
        raise NotToml(1, 1, Complaint("problem-too-deep")) from None


def not_toml(reason: str, text: str) -> NotToml:
    """What the parser says, in words of our own."""
    lines = text.split("\n")
    found = PLACE.search(reason)
    line, column = map(int, found.groups()) if found else (len(lines), len(lines[-1]) + 1)
    parts = (part for start, part in REASONS.items() if reason.startswith(start))
    return NotToml(line, column, Complaint("data-toml", next(parts, "other")))
