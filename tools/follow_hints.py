"""Measures hints: python tools/follow_hints.py second --seats 2 --matches 100.

One seat follows the first hint at every question, all others are played by a bot. Every seed is
played once from each seat. It prints how often the follower wins, beside a fair share.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import sqrt
from typing import Any, Final

from metro2033 import catalog
from metro2033.agents.bot_names import advice_simulations
from metro2033.bots.onward import Onward
from metro2033.bots.registry import adviser, bot
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.model import state as st

RULES: Final = {"most_rounds": 60}


def play(edition: str, seats: int, rival: str, simulations: int, seed: int) -> float:
    """The share of the win of the seat that follows hints."""
    game, options = catalog.game(edition), Offer()
    own, source = seed % seats, Stream(64 * seed)
    mind = adviser(game, source)
    rivals = [bot(rival, game, Stream(64 * seed + 1 + seat)) for seat in range(seats)]
    nature = Stream(64 * (seed // seats) + 63)
    s: Any = game.new(seats, game.settle(seats, RULES))
    onward = Onward(game)
    left: list[int] = []
    while s.asked:
        seat = asked_seat(s)
        offer(s, seat, options)
        if seat == CHANCE:
            apply(s, seat, options.pick(nature))
            continue
        view = game.view(s, seat)
        if seat == own and options.count > 1:
            option = mind.advise(view, seat, options, simulations, 1, left)[0].option
        else:
            option = rivals[seat].choose(view, seat, options)
        if seat == own:
            left = onward.remembered(left, option, s.get(own, st.PLACE))
        apply(s, seat, option)
    winners = [place == 1 for place in game.ranking(s)]
    return winners[own] / max(1, sum(winners))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the share of wins with its interval."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rival", default="stalker")
    parser.add_argument("--simulations", type=int, default=advice_simulations())
    parser.add_argument("--processes", type=int, default=None)
    chosen = parser.parse_args(arguments)
    with ProcessPoolExecutor(chosen.processes) as pool:
        given = (chosen.edition, chosen.seats, chosen.rival, chosen.simulations)
        seeds = range(chosen.seed, chosen.seed + chosen.matches)
        shares = list(pool.map(play, *map(repeat, given), seeds))
    mean = sum(shares) / len(shares)
    spread = 196 * sqrt(mean * (1 - mean) / len(shares))
    print(
        f"{chosen.edition}, {chosen.seats} seats: {100 * mean:.1f} % ± {spread:.1f} of "
        f"{len(shares)} matches, fair {100 / chosen.seats:.1f} %"
    )


if __name__ == "__main__":
    main()
