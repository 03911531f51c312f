"""Matches between two bots on held seeds, with an interval: only they say which plays better.

    PYTHONPATH=tools python -m train.versus second learned heuristic --seating ab --matches 400

`--seating abbb` has one of the first bot meet three of the other. A block is one seed of nature
with every rotation of the seating; the interval (95 %) is over blocks. A bot is a name as
everywhere, or has a network of its own: learned@runs/second-2/1/network-2.bin:400.
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

from metro2033 import catalog
from metro2033.bots import registry
from metro2033.bots.bot import Bot
from metro2033.bots.lookahead import HeuristicBot
from metro2033.bots.search import SearchBot
from metro2033.engine.kernel.core import CHANCE, NOBODY
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from train.self_play import network

HELD_SEEDS = 9_000_000
"""Seeds from here on are for matches that decide; self-play stays below."""
RULES = {"most_rounds": 100}


@dataclass(frozen=True)
class Duel:
    """Two bots and who sits where: `abbb` has one of the first meet three of the other."""

    edition: str
    bots: tuple[str, str]
    seating: str = "ab"
    seed: int = HELD_SEEDS


@dataclass(frozen=True)
class Part:
    """One match: what the first bot won, then seconds and answers of both."""

    number: int
    won: float
    seconds: list[float]
    answers: list[int]


def bot(spec: str, edition: str, source: Stream) -> Bot:
    """A bot by its name, or with a network of its own."""
    game = catalog.game(edition)
    _, _, own = spec.partition("@")
    if not own:
        return registry.bot(spec, game, source)
    file, _, simulations = own.partition(":")
    judge = registry.evaluator(game)
    value = registry.learned_value(game, judge, network(Path(file)))
    if simulations:
        return SearchBot(game, judge, source, int(simulations), 0.0, value)
    return HeuristicBot(game, judge, source, registry.LEARNED_WORLDS, 0.0, value)


def part(duel: Duel, number: int) -> Part:
    """A match of a duel; those of a block have one seed, and every rotation of the seating."""
    block, turned = divmod(number, len(duel.seating))
    seed, turn = duel.seed + block, duel.seating[turned:] + duel.seating[:turned]
    sides = ["ab".index(c) for c in turn]
    streams = [Stream(seed * 100 + turned * 10 + n) for n in range(len(sides))]
    pairs = zip(sides, streams, strict=True)
    bots = [bot(duel.bots[side], duel.edition, stream) for side, stream in pairs]
    seconds, answers = [0.0, 0.0], [0, 0]
    ranking = match(duel.edition, bots, sides, seed, seconds, answers)
    fair = duel.seating.count("a") / len(duel.seating)
    won = 1.0 - sides[ranking.index(1)] if 1 in ranking else fair
    return Part(number, won, seconds, answers)


def match(
    edition: str,
    bots: list[Bot],
    sides: list[int],
    seed: int,
    seconds: list[float],
    answers: list[int],
) -> list[int]:
    """One match, its ranking, and how long both sides thought."""
    game, nature, out = catalog.game(edition), Stream(seed), Offer()
    state = game.new(len(bots), game.settle(len(bots), RULES))
    while state.asked != NOBODY:
        seat = asked_seat(state)
        offer(state, seat, out)
        if seat == CHANCE:
            apply(state, seat, out.pick(nature))
            continue
        view, start = game.view(state, seat), process_time()
        answer = bots[seat].choose(view, seat, out)
        seconds[sides[seat]] += process_time() - start
        answers[sides[seat]] += 1
        apply(state, seat, answer)
    return game.ranking(state)


def result(duel: Duel, parts: list[Part]) -> dict[str, Any]:
    """How often the first of two bots won, with a 95 % interval over whole blocks."""
    blocks: dict[int, list[float]] = {}
    for one in parts:
        blocks.setdefault(one.number // len(duel.seating), []).append(one.won)
    wins = [fmean(won) for won in blocks.values() if len(won) == len(duel.seating)]
    mean, error = fmean(wins), 1.96 * stdev(wins) / len(wins) ** 0.5
    spent = [
        1000
        * sum(one.seconds[side] for one in parts)
        / max(sum(one.answers[side] for one in parts), 1)
        for side in (0, 1)
    ]
    return {
        "edition": duel.edition,
        "bots": duel.bots,
        "seating": duel.seating,
        "matches": len(wins) * len(duel.seating),
        "wins": round(100 * mean, 1),
        "interval": [round(100 * (mean - error), 1), round(100 * (mean + error), 1)],
        "ms_an_answer": [round(ms, 2) for ms in spent],
    }


def versus(duel: Duel, matches: int, jobs: int | None = None) -> dict[str, Any]:
    """How often the first of two bots wins."""
    blocks = max(matches // len(duel.seating), 2)
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        parts = list(pool.map(partial(part, duel), range(blocks * len(duel.seating))))
    return result(duel, parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=["first", "second"])
    parser.add_argument("bot", nargs=2)
    parser.add_argument("--seating", default="ab")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=HELD_SEEDS, help="of the first block")
    parser.add_argument("--jobs", type=int)
    given = parser.parse_args()
    one, two = given.bot
    duel = Duel(given.edition, (one, two), given.seating, given.seed)
    print(json.dumps(versus(duel, given.matches, given.jobs)))


if __name__ == "__main__":
    main()
