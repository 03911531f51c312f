"""Results of matches in a folder, so that an interrupted tournament can resume.

`matches.jsonl` has one line for the tournament, then one for each match, in the order they ended.
Lines are only ever appended. If the last one was cut off by whatever stopped the program, it is
dropped and its match is played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from metro2033.arena.match import Result
from metro2033.arena.order import Order
from metro2033.i18n import Complaint

FORMAT: Final = 1
FILE: Final = "matches.jsonl"


class BadStore(Complaint, ValueError):
    """A folder whose results cannot be used."""


class Store:
    """The results of one tournament; without a folder, in memory only."""

    def __init__(self, order: Order, folder: Path | None = None) -> None:
        self.results: Final[dict[int, Result]] = {}
        self._file: Final = None if folder is None else folder / FILE
        if self._file is not None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._open(self._file, {"format": FORMAT, **order.identity()})

    def add(self, results: Iterable[Result]) -> None:
        """Add results that are new."""
        new = [result for result in results if result["match"] not in self.results]
        self.results.update({result["match"]: result for result in new})
        if self._file is not None:
            with self._file.open("ab") as file:
                file.write(b"".join(line(result) for result in new))

    def _open(self, file: Path, head: dict[str, Any]) -> None:
        """Read an existing file, drop a truncated line, and start a new file if necessary."""
        text = file.read_bytes() if file.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if not whole:
            file.write_bytes(line(head))
            return
        first, *others = [read(file, n, row) for n, row in enumerate(whole.splitlines(), 1)]
        check_same(file, first, head)
        for result in others:
            self.results.setdefault(result["match"], result)
        if whole != text:
            with file.open("r+b") as cut:
                cut.truncate(len(whole))


def line(data: dict[str, Any]) -> bytes:
    """Data as a line of the file."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def read(file: Path, number: int, row: bytes) -> dict[str, Any]:
    """The data on a line."""
    try:
        data = json.loads(row)
    except ValueError:
        data = None
    if not isinstance(data, dict) or (number > 1 and "match" not in data):
        raise BadStore("fault-damaged-line", file=file, line=str(number))
    return data


def check_same(file: Path, there: dict[str, Any], here: dict[str, Any]) -> None:
    """Raise BadStore if a file belongs to another tournament."""
    for name, value in here.items():
        if there.get(name) != value:
            what, found = name.replace("_", " "), str(there.get(name))
            raise BadStore(
                "fault-other-tournament", file=file, what=what, found=found, here=str(value)
            )
