"""The engine of the static page under Node, asked to verify records and to play matches."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
SCRIPT = Path(__file__).with_name("page_engine.mjs")
PLAYER = Path(__file__).with_name("same_match.py")


class Found(NamedTuple):
    """Its form, what it says of records, and the records of the matches that it has played."""

    form: str
    verdicts: list[dict[str, Any]]
    played: list[str]


def command() -> list[str] | None:
    """How to ask the engine; None where the page is not built."""
    engines = list((ROOT / "dist" / "site" / "engine").glob("*/metro2033.zip"))
    node = shutil.which("node")
    if not engines or node is None or not PYODIDE.is_dir():
        return None
    return [node, str(SCRIPT), str(PYODIDE), str(engines[0].parent), str(PLAYER)]


def ask(command: list[str], records: Sequence[Path], numbers: Sequence[int]) -> Found:
    """Verify records and play the matches of these numbers."""
    wanted = json.dumps({"records": [str(file) for file in records], "numbers": list(numbers)})
    found = subprocess.run(
        command, input=wanted, capture_output=True, text=True, timeout=7200, check=False
    )
    assert found.returncode == 0, found.stderr[-2000:]
    return Found(**json.loads(found.stdout))
