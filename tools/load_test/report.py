"""Figures of a load test: percentiles, CPU and memory."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from pathlib import Path
from typing import Any, Final

PERCENTS: Final = {"p50": 50, "p90": 90, "p99": 99, "p99.9": 99.9}


def percentile(ordered: Sequence[float], percent: float) -> float:
    """The smallest value that at least `percent` of the values do not exceed.

    >>> percentile([1, 2, 3, 4], 50)
    2
    """
    return ordered[max(0, ceil(len(ordered) * percent / 100) - 1)]


def milliseconds(seconds: Sequence[float]) -> dict[str, float]:
    """Percentiles of times, in milliseconds."""
    ordered = sorted(seconds)
    if not ordered:
        return {}
    found = {name: percentile(ordered, percent) for name, percent in PERCENTS.items()}
    return {name: round(value * 1000, 2) for name, value in (found | {"max": ordered[-1]}).items()}


def family(pid: int) -> list[int]:
    """A process and those it started; only itself on systems that do not tell."""
    found = [pid]
    for one in found:
        for children in Path(f"/proc/{one}/task").glob("*/children"):
            found.extend(int(child) for child in children.read_text().split())
    return found


def cpu_seconds(pid: int) -> float:
    """The CPU time of a process and those it started; 0 on systems that do not tell."""
    spent = 0
    for one in family(pid):
        with suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            spent += int(fields[11]) + int(fields[12])
    return spent / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    """The resident memory of a process and those it started, in megabytes."""
    pages = 0
    for one in family(pid):
        with suppress(OSError):
            pages += int(Path(f"/proc/{one}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


def step_line(step: dict[str, Any]) -> str:
    """One line about one rate."""
    ack = step["acknowledged_ms"]
    return (
        f"  {step['wanted_per_s']:5.0f} wanted: {step['moves_per_s']:6.1f} moves/s, "
        f"p50 {ack.get('p50')} ms, p99 {ack.get('p99')} ms, p99.9 {ack.get('p99.9')} ms, "
        f"errors {step['errors']}, server {step['server_cpu']:.0%} of a core, "
        f"{step['cpu_us_per_move']} us of CPU time a move, "
        f"crowd {step['crowd_cpu']:.0%}, {step['server_mb']} MB, "
        f"{step['pushed']} told by push"
    )


def summary(report: dict[str, Any]) -> str:
    """The whole test in a few lines."""
    restart = report["restart"]
    what = f"{report['matches']} matches of {report['edition']}, {report['sockets']} sockets"
    lines = [
        f"{what}, {report['database']}; all seated after {report['seated_seconds']} s",
        *map(step_line, report["steps"]),
        f"kept up with {report['saturation_per_s']} moves/s",
        f"killed and restarted: ready after {restart['ready_seconds']} s",
        f"all seated again {restart['seated_seconds']} s later, {restart['lost']} lost a choice",
    ]
    return "\n".join(lines)
