"""Older formats of records: one step a version, each from a version to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from metro2033.table.line import BadRecord, Data

FORMAT: Final = 1
"""The format that is written. A change of the format adds one here and a step below."""

STEPS: Final[dict[int, Callable[[Data], Data]]] = {}
"""By the version it starts from, what turns a record into the next version.

A step gets and gives `{"header": object, "choices": list of objects, "end": object or None}`,
keeps one choice a line, and leaves the version to `migrate`.
"""


def migrate(data: Data) -> Data:
    """The same record in the format of today; a record from the future is refused."""
    version = data["header"].get("format")
    if type(version) is not int:
        raise BadRecord(1, "fault-no-header")
    if version > FORMAT:
        raise BadRecord(1, "fault-newer-format", found=str(version), newest=str(FORMAT))
    for number in range(version, FORMAT):
        step = STEPS.get(number)
        if step is None:
            raise BadRecord(1, "fault-older-format", found=str(number))
        data = step(data)
        data["header"]["format"] = number + 1
    return data
