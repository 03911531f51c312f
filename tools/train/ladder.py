"""Every level against the next lower one, with two and four seats: the figures behind the ratings.

    PYTHONPATH=tools python -m train.ladder --matches 400 --strong 48 --seed 21000000 --out FILE

FILE is `src/metro2033/agents/ratings.json`, where the lobby finds them; without --matches, the
table of a file is printed for docs/bots.md. `--seconds` ends the matches, however many are played.
`--edition`, `--levels` and `--seats` choose what is played; other rows of the file stay.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

from metro2033.agents.ratings import rating
from metro2033.bots.registry import LEVELS
from metro2033.server.bots.strength import is_strong
from train.versus import Duel, Part, part, result

SEATINGS = ["ab", "abab"]
EDITIONS = ["first", "second"]


def duels(
    seed: int,
    editions: Sequence[str] = EDITIONS,
    levels: Sequence[str] = tuple(LEVELS),
    seats: Sequence[int] = (2, 4),
) -> list[Duel]:
    """Every level against the next lower one."""
    pairs = list(zip(list(LEVELS)[1:], LEVELS, strict=False))
    return [
        Duel(edition, pair, seating, seed)
        for pair in reversed(pairs)
        for edition in editions
        for seating in SEATINGS
        if pair[0] in levels and len(seating) in seats
    ]


def merged(old: list[dict[str, Any]], new: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All rows, the new ones in the place of those they replace."""
    places = {place(row): row for row in [*old, *new]}
    return list(places.values())


def place(row: dict[str, Any]) -> tuple[str, str, int]:
    """What a row is about."""
    return row["edition"], row["level"], row["seats"]


def play(todo: list[Duel], matches: int, strong: int, end: float, jobs: int) -> list[list[Part]]:
    """Matches of all duels, the slow ones first, until all are played or time is up."""
    counts = [strong if is_strong(duel.bots[0], duel.edition) else matches for duel in todo]
    numbers = [2 * n // len(duel.seating) for duel, n in zip(todo, counts, strict=True)]
    order = [(k, n) for k, count in enumerate(numbers) for n in range(count)]
    done: list[list[Part]] = [[] for _ in todo]
    running: dict[Future[Part], int] = {}
    with ProcessPoolExecutor(jobs) as pool:
        while order or running:
            while order and len(running) < 2 * jobs and time.time() < end:
                k, n = order.pop(0)
                running[pool.submit(part, todo[k], n)] = k
            if not running:
                break
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for one in finished:
                done[running.pop(one)].append(one.result())
    return done


def row(duel: Duel, parts: list[Part]) -> dict[str, Any]:
    """A result as the ratings keep it."""
    found = result(duel, parts)
    return {
        "edition": duel.edition,
        "level": duel.bots[0],
        "lower": duel.bots[1],
        "seats": len(duel.seating),
        "seed": duel.seed,
        "matches": found["matches"],
        "wins": found["wins"],
        "interval": found["interval"],
        "ms": found["ms_an_answer"][0],
    }


def table(rows: list[dict[str, Any]]) -> str:
    """The table of docs/bots.md."""
    lines = ["| edition | level | rating | two seats | four seats | ms an answer |"]
    lines.append("| --- | --- | --- | --- | --- | --- |")
    for edition in EDITIONS:
        for level in LEVELS:
            cells, ms = [], ""
            for seats in (2, 4):
                of = [
                    r
                    for r in rows
                    if (r["edition"], r["level"], r["seats"]) == (edition, level, seats)
                ]
                cells.append(cell(of[0]) if of else "")
                ms = str(of[0]["ms"]) if of else ms
            found = [edition, level, str(rating(edition, level)), *cells, ms]
            lines.append(f"| {' | '.join(found)} |")
    return "\n".join(lines)


def cell(of: dict[str, Any]) -> str:
    """A share of wins with its interval."""
    low, high = of["interval"]
    return f"{of['wins']} % ({low} to {high}) of {of['matches']}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--matches", type=int, default=0, help="of each pair at two seats; half as many at four"
    )
    parser.add_argument("--strong", type=int, default=48, help="of those that search for long")
    parser.add_argument("--edition", nargs="+", choices=EDITIONS, default=EDITIONS)
    parser.add_argument("--levels", nargs="+", choices=list(LEVELS), default=list(LEVELS))
    parser.add_argument("--seats", nargs="+", type=int, choices=[2, 4], default=[2, 4])
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=21_000_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if given.matches:
        todo = duels(given.seed, given.edition, given.levels, given.seats)
        end = time.time() + given.seconds
        done = play(todo, given.matches, given.strong, end, given.jobs)
        pairs = zip(todo, done, strict=True)
        rows = [row(d, parts) for d, parts in pairs if len(parts) >= 2 * len(d.seating)]
        old = json.loads(given.out.read_text(encoding="utf-8")) if given.out.exists() else []
        text = json.dumps(merged(old, rows), indent=1)
        given.out.write_text(text + "\n", encoding="utf-8")
    print(table(json.loads(given.out.read_text(encoding="utf-8"))))


if __name__ == "__main__":
    main()
