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
from pathlib import Path
from statistics import fmean, stdev
from time import process_time

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

Block = tuple[float, list[float], list[int]]
"""Wins of the first bot, then seconds and answers of both."""


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


def block(edition: str, specs: tuple[str, str], seating: str, seed: int) -> Block:
    """One seed, every rotation of the seating."""
    wins, seconds, answers = 0.0, [0.0, 0.0], [0, 0]
    for turned in range(len(seating)):
        sides = ["ab".index(c) for c in seating[turned:] + seating[:turned]]
        streams = [Stream(seed * 100 + turned * 10 + n) for n in range(len(sides))]
        pairs = zip(sides, streams, strict=True)
        bots = [bot(specs[side], edition, stream) for side, stream in pairs]
        ranking = match(edition, bots, sides, seed, seconds, answers)
        fair = seating.count("a") / len(seating)
        wins += (1 - sides[ranking.index(1)]) if 1 in ranking else fair
    return wins / len(seating), seconds, answers


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


def versus(
    edition: str, specs: tuple[str, str], seating: str, matches: int, jobs: int | None = None
) -> dict[str, object]:
    """How often the first of two bots wins."""
    blocks = max(matches // len(seating), 2)
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        parts = [pool.submit(block, edition, specs, seating, HELD_SEEDS + n) for n in range(blocks)]
        done = [part.result() for part in parts]
    wins = [part[0] for part in done]
    mean, error = fmean(wins), 1.96 * stdev(wins) / blocks**0.5
    spent = [
        1000 * sum(part[1][side] for part in done) / max(sum(part[2][side] for part in done), 1)
        for side in (0, 1)
    ]
    return {
        "edition": edition,
        "bots": specs,
        "seating": seating,
        "matches": blocks * len(seating),
        "wins": round(100 * mean, 1),
        "interval": [round(100 * (mean - error), 1), round(100 * (mean + error), 1)],
        "ms_an_answer": [round(ms, 2) for ms in spent],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=["first", "second"])
    parser.add_argument("bot", nargs=2)
    parser.add_argument("--seating", default="ab")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--jobs", type=int)
    given = parser.parse_args()
    one, two = given.bot
    print(json.dumps(versus(given.edition, (one, two), given.seating, given.matches, given.jobs)))


if __name__ == "__main__":
    main()
