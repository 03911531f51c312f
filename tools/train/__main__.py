"""Train a network for an edition and a number of seats, from nothing to the file bots read.

    PYTHONPATH=tools python -m train second --seats 2 --rounds 2 --matches 20000 --out runs/second-2

Each round plays exploring matches on all cores, the first with bots that know only the weighted
features, later ones with the network of the round before; fits a network to the positions of the
round, from the network before; and has it play held seeds against `heuristic`. `--start` begins
with a network, such as a shipped one. What was done is kept in the folder: started again, it goes
on where it stopped. Needs NumPy (the extra "research").
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from train import fit, self_play, versus


def fit_network(before: Path | None, width: int, out: Path, given: argparse.Namespace) -> None:
    """Fit a network to the positions of a round, from the one before."""
    files = [str(file) for file in sorted(out.parent.glob("*.rows"))]
    options = ["--seats", str(given.seats), "--width", str(width), "--epochs", str(given.epochs)]
    options += ["--start", str(before)] if before else []
    command = [given.python, fit.__file__, *files, *options, "--out", str(out)]
    subprocess.run(command, check=True)  # noqa: S603


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=["first", "second"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--matches", type=int, default=20_000, help="of each round")
    parser.add_argument("--seconds", type=float, default=1e9, help="of self-play, for each round")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--trial", type=int, default=400, help="matches against heuristic")
    parser.add_argument("--start", type=Path, help="a file network-SEATS.bin to go on from")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--python", default=sys.executable, help="the interpreter that fits")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    network = given.start
    for number in range(1, given.rounds + 1):
        folder = given.out / str(number)
        made = folder / f"network-{given.seats}.bin"
        task = self_play.Task(given.edition, given.seats, network)
        if not made.exists():
            chunks = range(number * self_play.ROUND, (number + 1) * self_play.ROUND)
            chunks = chunks[: given.matches // self_play.CHUNK]
            self_play.play(task, folder, chunks, given.seconds, given.jobs)
            fit_network(network, self_play.width(task), made, given)
        network = made
        if given.trial:
            seating = ("ab" * given.seats)[: given.seats]
            bots = (f"learned@{made}", "heuristic")
            duel = versus.Duel(given.edition, bots, seating)
            print(json.dumps(versus.versus(duel, given.trial, given.jobs)))


if __name__ == "__main__":
    main()
