"""Plays the same random matches of the toy by the installed engine and by flat memory in C.

PYTHONPATH=tools python -m flat_toy [MATCHES]
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time

from metro2033.catalog import game
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk
from metro2033.form import engine_form

SEATS = 4
REPEATS = 5


def by_engine(matches: int) -> tuple[tuple[int, int, int], float]:
    """Decisions, draws and checksum of the installed engine, and the CPU time."""
    toy = game("toy")
    rules = toy.settle(SEATS, {})
    walk = Walk(Stream(1))
    began = process_time()
    for _ in range(matches):
        walk.play(toy.new(SEATS, rules))
    spent = process_time() - began
    return (int(walk.decisions), int(walk.draws), int(walk.checksum)), spent


def by_memory(program: Path, matches: int) -> tuple[tuple[int, int, int], float]:
    """The same of the C program."""
    told = subprocess.check_output([program, str(matches)]).split()  # noqa: S603
    return (int(told[0]), int(told[1]), int(told[2])), float(told[3])


def compiled(folder: str) -> Path:
    """The C program."""
    program = Path(folder, "toy")
    source = Path(__file__).with_name("toy.c")
    subprocess.run(["cc", "-O2", "-o", program, source], check=True)  # noqa: S603, S607
    return program


def main() -> int:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(folder)
        rows = [(by_engine(matches), by_memory(program, matches)) for _ in range(REPEATS)]
    if len({counts for row in rows for counts, _ in row}) != 1:
        sys.exit(f"they play different matches: {rows[0]}")
    decisions = rows[0][0][0][0]
    engine, memory = (min(row[i][1] for row in rows) for i in range(2))
    print(f"{engine_form()} engine: {1e9 * engine / decisions:.0f} ns a decision")
    print(f"flat memory in C: {1e9 * memory / decisions:.0f} ns a decision")
    print(f"ratio: {engine / memory:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
