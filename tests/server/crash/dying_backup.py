"""Makes a backup and dies at a point of that: `python -m server.crash.dying_backup ORDER`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from metro2033.server.backup import backup
from server.crash.nursery import die_at


def in_place(file: Path, _name: str) -> Path:
    """The fault that must be found: what is written takes the place of the last backup at once."""
    return file


def main(order: dict[str, Any]) -> None:
    if order["fault"]:
        setattr(Path, "with_name", in_place)  # noqa: B010 - mypy knows what a method is
    if order["point"] is not None:
        die_at(*order["point"])
    backup(order["url"], Path(order["file"]))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
