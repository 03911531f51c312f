"""One run of tests with a seed, and what it counted."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Final
from xml.etree import ElementTree as ET

from reliability.results import Run

ROOT: Final = Path(__file__).parents[2]

OUTPUT: Final = 4000
"""Characters of the output that are kept of a run that failed."""


@dataclass(frozen=True)
class Package:
    """What is tested: the hash of the package's tree, and the commit that brought it there."""

    version: str
    commit: str


def package() -> Package:
    """The package as it is, marked if something is not committed."""
    tree = git("rev-parse", "--short=12", "HEAD:src/metro2033")
    commit = git("log", "-1", "--format=%h", "--", "src/metro2033")
    mark = "+" if git("status", "--porcelain", "--", "src/metro2033") else ""
    return Package(tree + mark, commit + mark)


def git(*args: str) -> str:
    command = ["git", *args]
    return subprocess.check_output(command, cwd=ROOT, text=True).strip()  # noqa: S603


def run(name: str, tests: list[str], seed: int, effort: int, version: str) -> Run:
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
