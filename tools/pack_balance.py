"""Packs what `metro2033 balance` has found for the server's page of statistics.

    python tools/pack_balance.py

It reads docs/balance/balance.json; run it after `make balance`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "docs" / "balance" / "balance.json"
TARGET: Final = ROOT / "src" / "metro2033" / "server" / "http" / "api" / "balance.json"
GROUPS: Final = ("faction", "hero")


def packed(found: dict[str, Any]) -> dict[str, Any]:
    """The figures of each edition: trials, wins by what is fair, and the interval."""
    return {
        edition["edition"]: {
            "bot": found["bots"][0],
            "matches": edition["matches"],
            "figures": {
                **{
                    group: shares(edition["shares"][group], lambda one: one["all"])
                    for group in GROUPS
                },
                **{
                    kind: shares(things, lambda one: one["use"]["wins"])
                    for kind, things in edition["usage"].items()
                },
            },
        }
        for edition in found["editions"]
    }


def shares(things: dict[str, Any], share_of: Any) -> dict[str, list[float]]:
    """The figures of those things that somebody had or used."""
    found = {thing: share_of(told) for thing, told in things.items()}
    return {
        thing: [share["trials"], share["of_fair"], share["of_fair_low"], share["of_fair_high"]]
        for thing, share in found.items()
        if share["trials"]
    }


def text() -> str:
    """The text of the file."""
    return json.dumps(packed(json.loads(SOURCE.read_text(encoding="utf-8"))), indent=1) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
