"""The programme: what is tried, and how often."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("programme.toml")


@dataclass(frozen=True)
class Line:
    """A promise, the tests that try it, and how much of what they count is wanted.

    `row` tells it from the other lines of its ID. A sample leaves doubt, however much is tried; a
    list that was gone through does not. `failure` says what has failed, where something did.
    """

    id: str
    row: str
    what: str
    tests: tuple[str, ...]
    control: tuple[str, ...]
    counts: str
    wanted: int
    nightly: int
    effort: int = 1
    is_sample: bool = True
    failure: str = ""

    @property
    def code(self) -> str:
        """What the line is called on the page and the command line, as D1.plans."""
        return f"{self.id}.{self.row}"

    @property
    def name(self) -> str:
        """What the line is called in results: its ID and its first test."""
        return f"{self.id} {self.tests[0]}"


def read() -> tuple[list[Line], dict[str, str]]:
    """All lines, and what is proved elsewhere or not at all."""
    data = tomllib.loads(FILE.read_text("utf-8"))
    lines = [
        Line(**{**line, "tests": tuple(line["tests"]), "control": tuple(line["control"])})
        for line in data["line"]
    ]
    return lines, data["elsewhere"]
