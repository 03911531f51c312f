"""Measures the server: `python -m metro2033.server.load`, or `make bench-server`.

Many matches are played at once over sockets by people who answer at random, first at one pace, then
faster until the server no longer keeps up. Then it is killed and started again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from metro2033 import __version__
from metro2033.catalog import DEFAULT
from metro2033.form import engine_form
from metro2033.server.gc_policy import tune_collector
from metro2033.server.load.crowd import Crowd, Tally
from metro2033.server.load.report import cpu_seconds, memory_mb, milliseconds, step_line, summary
from metro2033.server.load.server_process import ServerProcess

GOOD_MS: Final = 50.0
"""The 99th percentile of acknowledgement up to which the server keeps up."""

GOOD_SHARE: Final = 0.95
"""The share of the wanted pace that must be reached."""

Report = dict[str, Any]


def arguments() -> argparse.Namespace:
    """What is measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--edition", default=DEFAULT)
    parser.add_argument("--seconds", type=float, default=30.0, help="of each pace")
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--rates", default="400,500,600,700,800,900,1000,1200")
    parser.add_argument("--database", default="", help="URL; a new SQLite file if left out")
    parser.add_argument("--seed", type=int, default=2033)
    parser.add_argument("--json", type=Path, default=None)
    return parser.parse_args()


async def step(site: ServerProcess, crowd: Crowd, rate: float, plan: argparse.Namespace) -> Report:
    """Play at one pace for a while."""
    tally = crowd.tally
    crowd.pace(rate, plan.matches)
    await asyncio.sleep(plan.warm_up)
    tally.begin()
    began, server, own = perf_counter(), cpu_seconds(site.pid), cpu_seconds(os.getpid())
    await asyncio.sleep(plan.seconds)
    took = perf_counter() - began
    return {
        "wanted_per_s": rate,
        "seconds": round(took, 2),
        "moves": len(tally.seconds),
        "moves_per_s": round(len(tally.seconds) / took, 1),
        "acknowledged_ms": milliseconds(tally.seconds),
        "errors": sum(tally.errors.values()),
        "error_kinds": dict(tally.errors),
        "server_cpu": round((cpu_seconds(site.pid) - server) / took, 3),
        "crowd_cpu": round((cpu_seconds(os.getpid()) - own) / took, 3),
        "server_mb": memory_mb(site.pid),
    }


def is_good(found: Report) -> bool:
    """Whether the server kept up."""
    is_quick = found["acknowledged_ms"].get("p99", GOOD_MS + 1) <= GOOD_MS
    has_kept_pace = found["moves_per_s"] >= GOOD_SHARE * found["wanted_per_s"]
    return is_quick and has_kept_pace and not found["errors"]


async def restart(site: ServerProcess, crowd: Crowd, tables: dict[str, str], plan: Any) -> Report:
    """Kill the server, start it again, and let all come back: is all there that was told?"""
    told: dict[str, int] = {}
    for player in crowd.players:
        told[player.match] = max(told.get(player.match, 0), player.n)
    crowd.tally.is_done = True
    site.kill()
    ready = await site.start()
    began = perf_counter()
    again = Crowd(Tally(), plan.seed)
    again.mean_thought = 1e6
    await again.seat(tables, plan.seats, site.port)
    found = {player.match: player.n for player in again.players}
    again.go()
    return {
        "ready_seconds": round(ready, 2),
        "seated_seconds": round(perf_counter() - began, 2),
        "lost": sum(found[match] < n for match, n in told.items()),
    }


async def measure(plan: argparse.Namespace, folder: Path) -> Report:
    """All figures."""
    database = plan.database or f"sqlite:///{folder / 'load.sqlite3'}"
    site = ServerProcess(database, folder / "server.log")
    await site.start()
    try:
        tables = await site.make_tables(plan.matches, plan.seats, plan.edition)
        crowd = Crowd(Tally(), plan.seed)
        rates = [float(rate) for rate in plan.rates.split(",")]
        crowd.pace(rates[0], plan.matches)
        began = perf_counter()
        await crowd.seat(tables, plan.seats, site.port)
        seated = round(perf_counter() - began, 2)
        tune_collector()
        steps: list[Report] = []
        for rate in rates:
            steps.append(await step(site, crowd, rate, plan))
            sys.stderr.write(f"{step_line(steps[-1])}\n")
            if not is_good(steps[-1]):
                break
        good = [found["moves_per_s"] for found in steps if is_good(found)]
        return {
            "version": __version__,
            "engine": engine_form(),
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
            "machine": f"{platform.machine()}, {os.cpu_count()} cores",
            "python": platform.python_version(),
            "database": database.partition(":")[0],
            "edition": plan.edition,
            "matches": plan.matches,
            "sockets": plan.matches * plan.seats,
            "seated_seconds": seated,
            "steps": steps,
            "saturation_per_s": max(good, default=0.0),
            "over": crowd.tally.over,
            "restart": await restart(site, crowd, tables, plan),
        }
    finally:
        site.stop()


def main() -> int:
    """Measure and tell; fails where the first pace was too fast."""
    plan = arguments()
    try:
        import uvloop
    except ImportError:
        run = asyncio.run
    else:
        run = uvloop.run
    with tempfile.TemporaryDirectory() as folder:
        report = run(measure(plan, Path(folder)))
    sys.stdout.write(f"{summary(report)}\n")
    if plan.json is not None:
        plan.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return 0 if report["saturation_per_s"] and not report["restart"]["lost"] else 1


if __name__ == "__main__":
    sys.exit(main())
