"""The card of a data set: what is in it, how it was made, and what each column means."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from metro2033 import __version__
from metro2033.i18n import Complaint
from metro2033.i18n.bundle import ENGLISH
from metro2033.research.dataset import Order, told
from metro2033.research.space import VERSION, space_of

NAMES: Final = "_names.json"
"""Names of numbers and actions; Parquet readers skip files that begin with "_"."""

COLUMNS: Final = {
    "match": "the record, by its path",
    "number": "the number of the choice in the record, from 1; draws count too",
    "seat": "the seat that decided, from 0",
    "seats": "the number of players",
    "player": "the kind of player at the seat: `human`, `bot:heuristic`, ...",
    "kind": "the kind of question",
    "observation": "what the seat could know at that moment, and nothing else: signed bytes",
    "options": "the actions that were offered",
    "choice": "the action that was chosen",
    "key": "the chosen answer as a key, as in records",
    "place": "the final place of the seat, 1 for a winner; null if the match has no end",
    "reward": "the reward of the seat at the end: 1 for a win, paid by the losers; null likewise",
}
"""What the columns mean."""


def totals(order: Order) -> dict[str, Any]:
    """The totals of an edition; reasons for skipped records are in every language."""
    parts = [told(order.part(number)) for number in range(order.parts)]
    sums = {name: sum(part[name] for part in parts) for name in ("matches", "finished", "rows")}
    counts: dict[str, Counter[str]] = {"players": Counter(), "kinds": Counter()}
    for part in parts:
        for name, count in counts.items():
            count.update(part[name])
    skipped = [reason for part in parts for reason in part["skipped"]]
    found = {name: dict(count.most_common()) for name, count in counts.items()}
    return {"edition": order.edition, "parts": len(parts), **sums, **found, "skipped": skipped}


def write_card(
    orders: Sequence[Order], command: str, left_out: Sequence[Complaint] = ()
) -> list[dict[str, Any]]:
    """Write README.md and the files of names; return the totals of each edition.

    `left_out` are the reasons why files of no edition were skipped.
    """
    found = [totals(order) for order in orders]
    for order in orders:
        space = space_of(order.edition, order.content)
        names = {
            "edition": order.edition,
            "rules_version": space.game.rules_version,
            "content_digest": space.game.content_digest,
            "environments": VERSION,
            "observation": space.observation_names,
            "actions": space.action_names,
        }
        file = order.folder / order.edition / NAMES
        file.write_text(json.dumps(names, indent=1) + "\n", encoding="utf-8")
    sections = [line for data in found for line in section(data)]
    text = "\n".join([*heading(command), *sections, *reasons("## Skipped", [*map(str, left_out)])])
    (orders[0].folder / "README.md").write_text(text + "\n", encoding="utf-8")
    return found


def heading(command: str) -> list[str]:
    """What all data sets have in common."""
    rows = [f"| `{name}` | {meaning} |" for name, meaning in COLUMNS.items()]
    return [
        "# Decisions in matches of Metro 2033",
        "",
        f"Made by metro2033 {__version__}, environments `-v{VERSION}`, with",
        "",
        f"    {command}",
        "",
        "`EDITION/part-*.parquet` has one row for each decision of a seat that had a choice; draws",
        "and forced answers have none. `EDITION/_names.json` names every number of an observation",
        "and every action. Observations count seats from the one that decides, as the environments",
        "do.",
        "",
        "| column | meaning |",
        "| --- | --- |",
        *rows,
        "",
        "Decisions of one match depend on each other: split training and test sets by `match`,",
        "never by row. Matches of bots say little about how people play.",
    ]


def section(data: dict[str, Any]) -> list[str]:
    """One edition."""
    lines = ["", f"## Edition `{data['edition']}`", ""]
    lines.append(
        f"{data['rows']:,} decisions from {data['matches']:,} matches, {data['finished']:,} of "
        f"them finished, in {data['parts']:,} parts."
    )
    for name, title in (("players", "player"), ("kinds", "kind of question")):
        lines += ["", f"| {title} | {'seats' if name == 'players' else 'rows'} |", "| --- | ---: |"]
        lines += [f"| `{what}` | {count:,} |" for what, count in data[name].items()]
    skipped = [reason[ENGLISH] for reason in data["skipped"]]
    return lines + reasons("Skipped because they could not be read:", skipped)


def reasons(title: str, left_out: Sequence[str]) -> list[str]:
    """A list of the reasons, if there are any."""
    return ["", title, "", *[f"- {reason}" for reason in left_out]] if left_out else []
