"""One run of tests with a seed, and what it counted."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Final
from xml.etree import ElementTree as ET

from reliability.identity import ROOT
from reliability.results import Run

OUTPUT: Final = 4000
"""Characters of the output that are kept of a run that failed."""


def run(name: str, tests: Sequence[str], seed: int, effort: int, version: str) -> Run:
    """Run tests in a process of their own."""
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        command = [sys.executable, "-m", "pytest", "-q", "-c", str(ROOT / "pyproject.toml")]
        command += ["-o", "junit_family=xunit1", "-o", f"cache_dir={folder}/cache"]
        # A long run is no hang: the limits of everyday tests do not hold here.
        command += ["--timeout=0", "-o", "faulthandler_timeout=0", f"--basetemp={folder}/tests"]
        done = subprocess.run(  # noqa: S603
            [*command, f"--junitxml={report}", *tests],
            cwd=ROOT,
            env={
                **os.environ,
                "METRO2033_SEED": str(max(0, seed)),
                "METRO2033_EFFORT": str(effort),
            },
            check=False,
            capture_output=True,
            text=True,
        )
        counts, failed = read(report.read_text("utf-8")) if report.exists() else ({}, [])
    if not counts and not failed:
        failed = ["no test has run"]
    output = (done.stdout + done.stderr)[-OUTPUT:] if failed else ""
    date = datetime.now(UTC).date().isoformat()
    seconds = round(perf_counter() - began, 1)
    return Run(name, seed, version, date, seconds, counts, failed, output)


def read(report: str) -> tuple[dict[str, int], list[str]]:
    """What tests have counted, added up, and which of them failed."""
    counts: Counter[str] = Counter()
    failed = []
    for case in ET.fromstring(report).iter("testcase"):  # noqa: S314
        if any(case.find(part) is not None for part in ("failure", "error")):
            failed.append(f"{case.get('classname')}::{case.get('name')}")
        elif case.find("skipped") is None:
            counts["tests"] += 1
            for noted in case.iter("property"):
                counts[str(noted.get("name"))] += int(str(noted.get("value")))
    return dict(counts), failed
