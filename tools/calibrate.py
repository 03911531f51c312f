"""Measures how well the chances of reviews are calibrated: python tools/calibrate.py --matches 200.

Bots play whole matches. At one settled position in eight the chances of all seats are noted, by the
features alone and together with the networks, and compared with who won. It prints the pages'
tables as Markdown; `--out docs/calibration.md` writes the page. The seed determines everything.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from math import sqrt
from pathlib import Path
from typing import Any, Final

from metro2033 import catalog
from metro2033.bots.registry import bot
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.review.position_value import PositionValue

BINS: Final = 10
SPACING: Final = 8
RULES: Final = {"most_rounds": 60}
JUDGES: Final = ("features", "with networks")

Noted = list[list[float]]
"""The chances of all seats by each judge."""

HEAD: Final = """# Calibration

How far the chances in [reviews](review.md) can be trusted: if they say 30 %, does that seat win
three times in ten? One command plays the matches and writes this page, the same every time:

```
python tools/calibrate.py --matches {matches} --seed {seed} --out docs/calibration.md
```

{matches} matches of `{bot}` for each table, factions drafted, and one settled position in eight.
The Brier score is the mean square of the difference between chance and result over all seats,
smaller is better; "guess" is the score of giving every seat the same chance. The error is the mean
distance between chance and frequency over ten bins, weighted by their size. Intervals are 95 %,
over matches.
"""


@dataclass
class Tally:
    """What was noted of one judge at one kind of table."""

    squares: list[float] = field(default_factory=list)
    """The mean square error of each match."""
    guesses: list[float] = field(default_factory=list)
    count: list[int] = field(default_factory=lambda: [0] * BINS)
    chance: list[float] = field(default_factory=lambda: [0.0] * BINS)
    won: list[float] = field(default_factory=lambda: [0.0] * BINS)

    def add(self, rows: Noted, result: Sequence[float]) -> None:
        """Take in the positions of a match."""
        errors = [(c - r) ** 2 for row in rows for c, r in zip(row, result, strict=True)]
        self.squares.append(sum(errors) / len(errors))
        self.guesses.append(sum((1 / len(result) - r) ** 2 for r in result) / len(result))
        for row in rows:
            for chance, share in zip(row, result, strict=True):
                at = min(int(chance * BINS), BINS - 1)
                self.count[at] += 1
                self.chance[at] += chance
                self.won[at] += share

    @property
    def error(self) -> float:
        """The mean distance between chance and frequency."""
        distances = [abs(c - w) for c, w in zip(self.chance, self.won, strict=True)]
        return sum(distances) / max(1, sum(self.count))


def play(edition: str, seats: int, name: str, seed: int) -> tuple[list[Noted], list[float]]:
    """The chances noted in a match, by each judge, and the share of the win of each seat."""
    game = catalog.game(edition)
    values, options = PositionValue(game, 1), Offer()
    minds = [bot(name, game, Stream(64 * seed + seat)) for seat in range(seats)]
    nature, sample = Stream(64 * seed + 62), Stream(64 * seed + 63)
    s: Any = game.new(seats, game.settle(seats, RULES))
    noted: list[Noted] = [[] for _ in JUDGES]
    while s.asked:
        seat = asked_seat(s)
        offer(s, seat, options)
        if seat == CHANCE:
            apply(s, seat, options.pick(nature))
            continue
        if values.is_settled(s) and sample.below(SPACING) == 0:
            values.judge.judge(s)
            noted[0].append([values.judge.chance[i] for i in range(seats)])
            noted[1].append(values.chances(s))
        apply(s, seat, minds[seat].choose(game.view(s, seat), seat, options))
    winners = [place == 1 for place in game.ranking(s)]
    return noted, [won / max(1, sum(winners)) for won in winners]


def tallies(
    edition: str, seats: int, name: str, seeds: Sequence[int], processes: int
) -> list[Tally]:
    """What some matches say of each judge; matches without a winner say nothing."""
    found = [Tally() for _ in JUDGES]
    with ProcessPoolExecutor(processes) as pool:
        for noted, result in pool.map(play, repeat(edition), repeat(seats), repeat(name), seeds):
            for tally, rows in zip(found, noted, strict=True):
                if rows and any(result):
                    tally.add(rows, result)
    return found


def interval(numbers: Sequence[float]) -> str:
    """The mean with its 95 % interval."""
    mean = sum(numbers) / len(numbers)
    spread = sqrt(sum((n - mean) ** 2 for n in numbers) / max(1, len(numbers) - 1) / len(numbers))
    return f"{mean:.3f} ({mean - 1.96 * spread:.3f} to {mean + 1.96 * spread:.3f})"


def page(cells: dict[tuple[str, int], list[Tally]]) -> str:
    """The tables: scores, then reliability."""
    lines = ["## Scores", "", "| edition, seats | matches | positions | guess |"]
    lines[-1] += "".join(f" {judge}: Brier | error |" for judge in JUDGES)
    lines.append("| --- | --- | --- | --- |" + " --- | --- |" * len(JUDGES))
    for (edition, seats), found in cells.items():
        first = found[0]
        row = f"| {edition}, {seats} | {len(first.squares)} | {sum(first.count) // seats} |"
        row += f" {sum(first.guesses) / len(first.guesses):.3f} |"
        lines.append(row + "".join(f" {interval(t.squares)} | {t.error:.3f} |" for t in found))
    lines += ["", "## Reliability", ""]
    lines.append(
        "How often a seat won whose chance was in that tenth, by the features and networks,"
    )
    lines.append("and how many such chances there were.")
    lines += ["", "| chance |" + "".join(f" {e}, {n} |" for e, n in cells)]
    lines.append("| --- |" + " --- |" * len(cells))
    for i in range(BINS):
        row = f"| {10 * i} to {10 * i + 10} % |"
        for found in cells.values():
            tally = found[1]
            share = f"{100 * tally.won[i] / tally.count[i]:.0f} %" if tally.count[i] else "–"
            row += f" {share} of {tally.count[i]} |"
        lines.append(row)
    return "\n".join([*lines, ""])


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print or write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--editions", nargs="+", default=["first", "second"])
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 3, 4, 5, 6])
    parser.add_argument("--bot", default="stalker")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args(arguments)
    seeds = range(chosen.seed * 1_000_000, chosen.seed * 1_000_000 + chosen.matches)
    cells = {
        (edition, seats): tallies(edition, seats, chosen.bot, seeds, chosen.processes)
        for edition in chosen.editions
        for seats in chosen.seats
    }
    head = HEAD.format(matches=chosen.matches, bot=chosen.bot, seed=chosen.seed)
    text = f"{head}\n{page(cells)}"
    if chosen.out:
        chosen.out.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
