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
"""The names of an edition's numbers; readers of a folder of Parquet pass over "_"."""

COLUMNS: Final = {
    "match": "the record, by its path",
    "number": "the number of the choice in the record, from 1; nature's answers count too",
    "seat": "who decided, from 0",
    "seats": "how many played",
    "player": "who sat there, as the record says: `human`, `bot:heuristic`, ...",
    "kind": "what was asked",
    "observation": "what the seat might know then, and nothing else: signed bytes",
    "options": "the actions that were offered",
    "choice": "the action that was chosen",
    "key": "the same in the words of records",
    "place": "the place of the seat in the end, 1 for a winner; null if the match has no end",
    "reward": "what the end brought the seat: 1 for a win, losers pay; null likewise",
}
"""What the columns of a part hold."""


def totals(order: Order) -> dict[str, Any]:
    """What all parts of an edition hold together; why records are left out in each language."""
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
    """Write README.md, and the names of numbers and actions; the totals of each edition.

    `left_out` says why files of no edition are not in the data set.
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
    text = "\n".join([*heading(command), *sections, *reasons("## Left out", [*map(str, left_out)])])
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
        "One row for each decision of a seat that had a choice; nature's answers, and answers that",
        "were the only ones, have none. `EDITION/part-*.parquet` are the rows; what each number of",
        "an observation and each action is called says `EDITION/_names.json`. Seats are counted",
        "from the one who decides, as in the environments.",
        "",
        "| column | meaning |",
        "| --- | --- |",
        *rows,
        "",
        "Decisions of one match depend on each other: split into sets for training and testing by",
        "`match`, never by rows. Bots that played are no sample of people.",
    ]


def section(data: dict[str, Any]) -> list[str]:
    """One edition."""
    lines = ["", f"## Edition `{data['edition']}`", ""]
    lines.append(
        f"{data['rows']:,} decisions of {data['matches']:,} matches, {data['finished']:,} of them "
        f"played to their end, in {data['parts']:,} parts."
    )
    for name, title in (("players", "player"), ("kinds", "kind of question")):
        lines += ["", f"| {title} | {'seats' if name == 'players' else 'rows'} |", "| --- | ---: |"]
        lines += [f"| `{what}` | {count:,} |" for what, count in data[name].items()]
    skipped = [reason[ENGLISH] for reason in data["skipped"]]
    return lines + reasons("Left out because they could not be read:", skipped)


def reasons(title: str, left_out: Sequence[str]) -> list[str]:
    """Why files were left out, if any were."""
    return ["", title, "", *[f"- {reason}" for reason in left_out]] if left_out else []
