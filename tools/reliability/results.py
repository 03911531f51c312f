"""What was tried so far: one JSON object a line, so that an interrupted programme goes on."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from reliability.identity import identity
from reliability.programme import Line

CONTROL: Final = -1
"""The seed of a run that must find planted faults."""


@dataclass(frozen=True)
class Run:
    """One run of a line's tests; `version` is what they were run with, see identity.py."""

    line: str
    seed: int
    version: str
    date: str
    seconds: float
    counts: dict[str, int] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    output: str = ""


class Results:
    """The runs of lines; those count that had the package and the tests of today."""

    def __init__(self, file: Path, version: str) -> None:
        self.file: Final = file
        self.version: Final = version
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
        self.runs: Final = [Run(**json.loads(line)) for line in lines]

    def add(self, run: Run) -> None:
        """Keep a run."""
        self.runs.append(run)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(asdict(run)) + "\n")

    def of(self, line: Line) -> list[Run]:
        """The runs of a line, without those of its control."""
        return [run for run in self._all_of(line) if run.seed != CONTROL]

    def control_of(self, line: Line) -> Run | None:
        """The last run of a line's control."""
        found = [run for run in self._all_of(line) if run.seed == CONTROL]
        return found[-1] if found else None

    def _all_of(self, line: Line) -> list[Run]:
        version = identity(line, self.version)
        return [run for run in self.runs if (run.line, run.version) == (line.name, version)]

    def tried(self, line: Line) -> int:
        """How much was counted by runs without a failure."""
        return sum(run.counts.get(line.counts, 0) for run in self.of(line) if not run.failed)

    def last_seed(self, line: Line) -> int:
        """The last seed that was tried; 0 is that of the ordinary suite."""
        return max((run.seed for run in self.of(line)), default=0)
