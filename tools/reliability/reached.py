"""What earlier packages have reached: the page shows it until the package of today has as much."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from reliability.identity import identity
from reliability.programme import Line
from reliability.results import Results


@dataclass(frozen=True)
class Reached:
    """What a line has counted with one package and its tests; "" is a version nobody noted."""

    commit: str
    date: str
    tried: int
    counts: dict[str, int]
    failed: int
    control: str
    version: str = ""

    @staticmethod
    def read(file: Path) -> dict[str, Reached]:
        """By the name of the line."""
        if not file.exists():
            return {}
        data = json.loads(file.read_text("utf-8"))
        return {name: Reached(**fields) for name, fields in data.items()}

    @staticmethod
    def write(file: Path, reached: dict[str, Reached]) -> None:
        data = {name: asdict(line) for name, line in sorted(reached.items())}
        file.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", "utf-8")


def combined(name: str, counts: list[int]) -> int:
    """What several runs have counted together; of how much a server has grown, the most."""
    return max(counts) if name.startswith("grown") else sum(counts)


def of(line: Line, results: Results, commit: str) -> Reached | None:
    """What a line has counted with the package of today."""
    runs, control = results.of(line), results.control_of(line)
    if not runs:
        return None
    names = sorted({name for run in runs for name in run.counts})
    found = "" if not line.control else "not tried" if control is None else "found"
    return Reached(
        commit=commit,
        date=max(run.date for run in runs),
        tried=results.tried(line),
        counts={name: combined(name, [run.counts.get(name, 0) for run in runs]) for name in names},
        failed=sum(bool(run.failed) for run in runs),
        control="missed" if control is not None and control.failed else found,
        version=identity(line, results.version),
    )


def update(
    lines: list[Line], results: Results, commit: str, reached: dict[str, Reached]
) -> dict[str, Reached]:
    """Replace what a line reached before by what it has now, if that is as much or a failure."""
    found = {line.name: reached[line.name] for line in lines if line.name in reached}
    for line in lines:
        now, before = of(line, results, commit), reached.get(line.name)
        if now is None:
            continue
        least = line.wanted if before is None else min(line.wanted, before.tried)
        if before is None or now.failed or now.control == "missed" or now.tried >= least:
            found[line.name] = now
    return found
