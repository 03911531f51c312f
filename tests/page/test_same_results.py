"""The engine of the static page plays as any other: records verify there, to the same end."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from metro2033.server.tables.records import verdict

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "replays").rglob("*.jsonl"))
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
SCRIPT = Path(__file__).with_name("replay_records.mjs")


@pytest.mark.slow
def test_records_verify_in_the_engine_of_the_page() -> None:
    engines = list((ROOT / "dist" / "site" / "engine").glob("*/metro2033.zip"))
    node = shutil.which("node")
    if not engines or node is None or not PYODIDE.is_dir():
        pytest.skip("the static page is not built: make site")
    command = [node, str(SCRIPT), str(PYODIDE), str(engines[0].parent), *map(str, RECORDS)]
    found = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert found.returncode == 0, found.stderr[-2000:]
    here = [verdict(file.read_text("utf-8"), "en") for file in RECORDS]
    assert json.loads(found.stdout) == here
    assert len(here) > 10
