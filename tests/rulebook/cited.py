"""The rules that events cite in recorded matches and scenarios, and the file that lists them.

`PYTHONPATH=src:tests python -m rulebook.cited` writes the list anew.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from metro2033 import catalog, rulebook
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.scenario.read import read as read_scenario
from metro2033.scenario.run import play
from metro2033.scenario.script import Step
from metro2033.table.record import read as read_record
from metro2033.table.table import Table

TESTS = Path(__file__).parents[1]
FILE = Path(__file__).with_name("cited.toml")

HEAD = """\
# The rules that each kind of event, and each kind of part of a fight's totals, cites in recorded
# matches and scenarios: one text for each, with spaces between rules.
# `PYTHONPATH=src:tests python -m rulebook.cited` writes it anew.
"""

Cited = dict[str, list[str]]


class Listener:
    """Collects what each kind of event cites, and each kind of part of a fight's totals."""

    def __init__(self) -> None:
        self.found: defaultdict[str, set[str]] = defaultdict(set)

    def hear(self, table: Table[Any], since: int) -> None:
        """Take in what happened at a table after choice `since`."""
        for event in table.events_for(SPECTATOR, since):
            self.found[table.codec.event_args(event)[0]].add(event.rules)
            for part in event.parts or []:
                if part.rules:  # else the card itself says why
                    self.found[f"part-{part.kind}"].add(part.rules)

    def before(self, step: Step, table: Table[Any]) -> None:
        """A step of a scenario begins."""

    def after(self, step: Step, table: Table[Any], heard: int) -> None:
        """A step of a scenario is done."""
        self.hear(table, heard)


def matches(edition: str) -> Iterator[tuple[Table[Any], list[Any]]]:
    """Every recorded match at its beginning, and the choices to come."""
    for file in sorted((TESTS / "replays" / edition).glob("*.jsonl")):
        record = read_record(file.read_text(encoding="utf-8"))
        yield Table.open(catalog.game(edition), record.header), list(record.choices)


def collect(edition: str) -> Cited:
    """What each kind of event cites in all matches and scenarios of an edition."""
    listener = Listener()
    for table, choices in matches(edition):
        for choice in choices:
            table.follow(choice)
        listener.hear(table, 0)
    for file in sorted((TESTS / "scenarios" / edition).rglob("*.toml")):
        play(read_scenario(file), listener)
    return {kind: sorted(rules) for kind, rules in sorted(listener.found.items())}


def listed() -> dict[str, Cited]:
    """The list, by edition and kind of event."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def write() -> None:
    """Write the list anew."""
    lines = [HEAD]
    for edition in rulebook.EDITIONS:
        lines.append(f"[{edition}]")
        for kind, rules in collect(edition).items():
            quoted = [f'"{ids}"' for ids in rules]
            row = f"{kind} = [{', '.join(quoted)}]"
            long = [f"{kind} = [", *[f"    {ids}," for ids in quoted], "]"]
            lines += [row] if len(row) <= 100 else long
        lines.append("")
    FILE.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
