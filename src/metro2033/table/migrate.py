"""Migrates older record formats, one version at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from metro2033.table.line import BadRecord, Data

FORMAT: Final = 1
"""The format written today. A change of the format adds one here and a step below."""

STEPS: Final[dict[int, Callable[[Data], Data]]] = {}
"""By version, the step that turns a record into the next version.

A step takes and returns `{"header": object, "choices": list of objects, "end": object or None}`,
keeps one choice per line, and leaves the version to `migrate`.
"""


def migrate(data: Data) -> Data:
    """The record in today's format; a record from the future is rejected."""
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
