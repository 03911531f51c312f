"""Fits the weights of the bots' features to who won: python tools/tune_bots.py second --games 2000.

Bots play each other with occasional small errors. At big questions the features of all seats are
recorded, and a conditional logit finds the weights that best explain which seat won. A feature that
must help, or must hurt, is dropped if it would do the opposite: then it is only a proxy for
something else. Several sets of weights may play each other (--against), which keeps the fit from
chasing the habits of one. It prints the result for `weights.py` of the edition; whether that is an
improvement is for the arena to say. Needs numpy (the extra "research").
"""

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from metro2033 import catalog
from metro2033.bots.lookahead import HeuristicBot
from metro2033.editions.first.evaluator import FirstEvaluator
from metro2033.editions.first.weights import WEIGHTS as FIRST
from metro2033.editions.second.evaluator import SecondEvaluator
from metro2033.editions.second.weights import WEIGHTS as SECOND
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream

Weights = dict[str, float]
Row = tuple[int, NDArray[np.float32]]
"""The seat that won, and the features of all seats in one position."""

SHIPPED: dict[str, Weights] = {"first": FIRST, "second": SECOND}
EVALUATORS = {"first": FirstEvaluator, "second": SecondEvaluator}
RULES = {"most_rounds": 40}
SEATS = [2, 3, 4, 4, 5, 6]
HURTS = {"rests", "prize_distance", "shop_distance", "exposed", "outgunned"}
FREE = {"large_army", "defence", "stations", "turn"}
RIDGE = 2.0


def play(
    edition: str, population: Sequence[Weights], seeds: Sequence[int], error: float
) -> list[Row]:
    """Positions from some matches that somebody won."""
    game = catalog.game(edition)
    judge = EVALUATORS[edition](game)
    rows: list[Row] = []
    for seed in seeds:
        seats = SEATS[seed % len(SEATS)]
        draw, sample = Stream(7 * seed + 1), Stream(seed + 99)
        bots = []
        for seat in range(seats):
            weights = population[Stream(31 * seed + seat).below(len(population))]
            mind = EVALUATORS[edition](game, weights)
            bots.append(HeuristicBot(game, mind, Stream(10 * seed + seat + 5), 1, error))
        s, out, found = game.new(seats, game.settle(seats, RULES)), Offer(), []
        while s.asked:
            seat = asked_seat(s)
            offer(s, seat, out)
            if seat == CHANCE:
                apply(s, seat, out.pick(draw))
                continue
            if judge.is_big(s) and sample.below(4) == 0:
                judge.measure(s)
                width = len(judge.names)
                table = [judge.table[i] for i in range(seats * width)]
                found.append(np.array(table, dtype=np.float32).reshape(seats, width))
            apply(s, seat, bots[seat].choose(game.view(s, seat), seat, out))
        ranking = game.ranking(s)
        if 1 in ranking:
            rows += [(ranking.index(1), table) for table in found]
    return rows


def fit(rows: Sequence[Row], names: Sequence[str]) -> tuple[Weights, float]:
    """The weights under which the winners were most likely, by Newton's method."""
    by_seats: dict[int, list[Row]] = {}
    for winner, table in rows:
        by_seats.setdefault(len(table), []).append((winner, table))
    data = [
        (np.array([w for w, _ in part]), np.stack([t for _, t in part]))
        for part in by_seats.values()
    ]
    scale = np.concatenate([x.reshape(-1, len(names)) for _, x in data]).std(0) + 1e-6
    sign = np.array([0 if n in FREE else -1 if n in HURTS else 1 for n in names])
    weights, out = np.zeros(len(names)), np.zeros(len(names), bool)
    for step in range(30):
        slope, curve = -RIDGE * weights, RIDGE * np.eye(len(names))
        likelihood = 0.0
        for winners, tables in data:
            x = tables / scale
            score = x @ weights
            chance = np.exp(score - score.max(1, keepdims=True))
            chance /= chance.sum(1, keepdims=True)
            here = np.arange(len(winners))
            likelihood += np.log(chance[here, winners]).sum()
            mean = (chance[..., None] * x).sum(1)
            slope = slope + (x[here, winners] - mean).sum(0)
            apart = x - mean[:, None, :]
            curve = curve + np.einsum("ns,nsi,nsj->ij", chance, apart, apart, optimize=True)
        slope[out], curve[out, :], curve[:, out] = 0, 0, 0
        curve[out, out] = 1
        weights = weights + np.linalg.solve(curve, slope)
        if step >= 8:
            out |= sign * weights < 0
            weights[out] = 0
    fitted = dict(zip(names, (weights / scale).round(4).tolist(), strict=True))
    return fitted, likelihood / len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=sorted(SHIPPED))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--error", type=float, default=0.02)
    parser.add_argument("--against", type=Path, nargs="*", default=[], help="weights as JSON")
    parser.add_argument("--out", type=Path, help="write the weights as JSON")
    given = parser.parse_args()
    population = [SHIPPED[given.edition], *(json.loads(file.read_text()) for file in given.against)]
    seeds = range(given.seed, given.seed + given.games)
    rows: list[Row] = []
    with ProcessPoolExecutor() as pool:
        parts = [
            pool.submit(play, given.edition, population, list(seeds[k : k + 50]), given.error)
            for k in range(0, given.games, 50)
        ]
        for done, part in enumerate(parts, 1):
            rows += part.result()
            print(
                f"\r{min(50 * done, given.games)} of {given.games} matches", end="", file=sys.stderr
            )
    print(file=sys.stderr)
    weights, likelihood = fit(rows, list(SHIPPED[given.edition]))
    print(f"# {len(rows)} positions, log likelihood {likelihood:.4f}")
    for name, weight in weights.items():
        print(f'    "{name}": {weight},')
    if given.out:
        given.out.write_text(json.dumps(weights, indent=1) + "\n")


if __name__ == "__main__":
    main()
