"""Load-tests the server: `make bench-server`, or `PYTHONPATH=tools python -m load_test`.

Simulated players answer at random in many matches at once, at a rising rate, until the server no
longer keeps up. Then it is killed and restarted.
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
from time import perf_counter, process_time
from typing import Any, Final

from load_test.crowd import Crowd, Tally
from load_test.push_service import PushService
from load_test.report import cpu_seconds, memory_mb, milliseconds, step_line, summary
from load_test.server_process import ServerProcess
from metro2033 import __version__
from metro2033.catalog import DEFAULT
from metro2033.form import engine_form
from metro2033.server.gc_policy import tune_collector

GOOD_MS: Final = 50.0
"""The server keeps up as long as 99 % of answers are acknowledged within this time."""

GOOD_SHARE: Final = 0.95
"""The share of the wanted rate that must be reached."""

Report = dict[str, Any]


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--edition", default=DEFAULT)
    parser.add_argument("--seconds", type=float, default=30.0, help="per rate")
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--rates", default="400,600,800,1000,1200,1500,1800")
    parser.add_argument("--database", default="", help="URL; a new SQLite file by default")
    parser.add_argument("--workers", type=int, default=1, help="processes, on PostgreSQL")
    parser.add_argument("--seed", type=int, default=2033)
    parser.add_argument(
        "--push",
        action="store_true",
        help="whoever plays is told by push that they are waited for at another table as well",
    )
    parser.add_argument("--json", type=Path, default=None)
    return parser.parse_args()


async def step(
    site: ServerProcess, crowd: Crowd, push: PushService, rate: float, plan: argparse.Namespace
) -> Report:
    """Play at one rate for a while."""
    tally = crowd.tally
    crowd.pace(rate, plan.matches)
    await asyncio.sleep(plan.warm_up)
    tally.begin()
    began, server, own = perf_counter(), cpu_seconds(site.pid), process_time()
    pushed = push.count
    await asyncio.sleep(plan.seconds)
    took = perf_counter() - began
    server_cpu = (cpu_seconds(site.pid) - server) / took
    return {
        "wanted_per_s": rate,
        "seconds": round(took, 2),
        "moves": len(tally.seconds),
        "moves_per_s": round(len(tally.seconds) / took, 1),
        "acknowledged_ms": milliseconds(tally.seconds),
        "errors": sum(tally.errors.values()),
        "error_kinds": dict(tally.errors),
        "pushed": push.count - pushed,
        "server_cpu": round(server_cpu, 3),
        "cpu_us_per_move": round(1e6 * server_cpu * took / max(1, len(tally.seconds))),
        "crowd_cpu": round((process_time() - own) / took, 3),
        "server_mb": memory_mb(site.pid),
    }


def is_good(found: Report) -> bool:
    """Whether the server kept up."""
    is_quick = found["acknowledged_ms"].get("p99", GOOD_MS + 1) <= GOOD_MS
    has_kept_pace = found["moves_per_s"] >= GOOD_SHARE * found["wanted_per_s"]
    return is_quick and has_kept_pace and not found["errors"]


async def restart(site: ServerProcess, crowd: Crowd, tables: dict[str, str], plan: Any) -> Report:
    """Kill the server, restart it and let everyone reconnect; count matches that lost a choice."""
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
    """Run the whole test and return its figures."""
    database = plan.database or f"sqlite:///{folder / 'load.sqlite3'}"
    site, push = ServerProcess(database, folder / "server.log", plan.workers), PushService()
    await site.start()
    try:
        tables = await site.make_tables(plan.matches, plan.seats, plan.edition)
        crowd = Crowd(Tally(), plan.seed)
        if plan.push:
            await push.open()
            await push.subscribe(site.url, tables.values())
        rates = [float(rate) for rate in plan.rates.split(",")]
        crowd.pace(rates[0], plan.matches)
        began = perf_counter()
        await crowd.seat(tables, plan.seats, site.port)
        seated = round(perf_counter() - began, 2)
        tune_collector()
        steps: list[Report] = []
        for rate in rates:
            steps.append(await step(site, crowd, push, rate, plan))
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
            "workers": plan.workers,
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
        push.close()
        site.stop()


def main() -> int:
    """Run the test and print its figures; fail if the first rate was too fast or data was lost."""
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
