"""What the changes that were tried last of each group have told; it outlasts a working copy."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

LEAST: Final = 40
"""Changes that have to be tried before they stand for a group in the place of earlier ones."""


@dataclass(frozen=True)
class Sample:
    """How many changes of a group were tried and noticed, and the survivors in words."""

    date: str
    tried: int
    noticed: int
    survivors: list[str]


def read(file: Path) -> dict[str, Sample]:
    """The samples by the name of their group."""
    data = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return {name: Sample(**fields) for name, fields in data.items()}


def write(file: Path, samples: dict[str, Sample]) -> None:
    data = {name: asdict(sample) for name, sample in sorted(samples.items())}
    file.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", "utf-8")


def updated(
    known: dict[str, Sample], tried: list[dict[str, Any]], judged: dict[str, str]
) -> dict[str, Sample]:
    """The samples, with those of groups of which enough changes were tried here."""
    found = dict(known)
    for name in {change["group"] for change in tried}:
        mine = [change for change in tried if change["group"] == name]
        if name not in known or len(mine) >= LEAST:
            found[name] = sample_of(mine, judged)
    return found


def sample_of(mine: list[dict[str, Any]], judged: dict[str, str]) -> Sample:
    """What the changes of a group told."""
    survivors = [change for change in mine if change["outcome"] == "survived"]
    today = datetime.now(UTC).date().isoformat()
    lines = sorted(in_words(change, judged) for change in survivors)
    return Sample(today, len(mine), len(mine) - len(survivors), lines)


def in_words(change: dict[str, Any], judged: dict[str, str]) -> str:
    """A change that nobody noticed, with what was said about it."""
    where = f"{change['file'].removeprefix('metro2033/')}:{change['line']}"
    said = judged.get(f"{change['file']}:{change['n']}", "")
    told = change["change"].replace("\n", " ").replace("`", "'")[:160]
    return f"`{where}`: `{told}`" + (f": {said}" if said else "")
