"""Times decisions of bots in positions of random matches: python tools/time_bots.py [EDITION...]

For each edition, with two and four seats: microseconds of CPU time that `heuristic` needs for a
decision, forced ones left out, and simulations that `search` makes in a second.
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Any

from metro2033.bots.bot import Bot
from metro2033.bots.registry import bot
from metro2033.catalog import game
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream

POSITIONS = 120
SIMULATIONS = 100
REPEATS = 3


def positions(edition: Any, seats: int) -> list[tuple[Any, int]]:
    """Views of questions with several answers, from random matches, and whom they ask."""
    found: list[tuple[Any, int]] = []
    source, out = Stream(7), Offer()
    while len(found) < POSITIONS:
        s = edition.new(seats, edition.settle(seats, {}))
        while s.asked and len(found) < POSITIONS:
            seat = asked_seat(s)
            offer(s, seat, out)
            if seat != CHANCE and out.count > 1 and source.below(8) == 0:
                found.append((edition.view(s, seat), int(seat)))
            apply(s, seat, out.pick(source))
    return found


def seconds(player: Bot, views: list[tuple[Any, int]]) -> float:
    """The least CPU time in which a bot decides all of them."""
    spent = []
    for _ in range(REPEATS):
        out, began = Offer(), process_time()
        for view, seat in views:
            offer(view, seat, out)
            player.choose(view, seat, out)
        spent.append(process_time() - began)
    return min(spent)


def main() -> None:
    for name in sys.argv[1:] or ["first", "second"]:
        edition = game(name)
        for seats in (2, 4):
            views = positions(edition, seats)
            heuristic = seconds(bot("heuristic", edition, Stream(1)), views)
            search = seconds(bot(f"search:{SIMULATIONS}", edition, Stream(1)), views)
            each = 1e6 * heuristic / len(views)
            rate = SIMULATIONS * len(views) / search
            print(f"{name}, {seats} seats: heuristic {each:.0f} us, search {rate:,.0f} a second")


if __name__ == "__main__":
    main()
