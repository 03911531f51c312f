"""Times odds and previews of whole questions: python tools/time_odds.py [--seed N] [--questions N]

For each edition, with two and four seats, in matches of `heuristic`: how long a question about
fights takes, in milliseconds of CPU time, and by how much a chance may be off.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any

from metro2033 import catalog
from metro2033.bots.odds import may_fight
from metro2033.bots.registry import bot
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.server.bots.preview_reply import preview_reply


def questions(game: Any, seats: int, seed: int) -> Iterator[tuple[Any, int, Offer]]:
    """Views of those who are asked about fights, match after match, with their options."""
    player, source, out = bot("heuristic", game, Stream(seed)), Stream(seed + 1), Offer()
    while True:
        s = game.new(seats, game.settle(seats, {}))
        while s.asked:
            seat = asked_seat(s)
            offer(s, seat, out)
            if seat == CHANCE:
                apply(s, seat, out.pick(source))
                continue
            view, kind = game.view(s, seat), asking(s).asks()
            if any(may_fight(game, kind, option) for option in out.options[: out.count]):
                yield view, seat, out
            offer(s, seat, out)
            apply(s, seat, player.choose(view, seat, out))


def timed(game: Any, seats: int, seed: int, wanted: int) -> tuple[list[float], list[float]]:
    """The milliseconds that questions took, ascending, and how far off their chances may be."""
    times: list[float] = []
    spreads: list[float] = []
    for view, seat, out in questions(game, seats, seed):
        began = process_time()
        fights = preview_reply(game, view, seat, out).fights
        if fights:
            times.append(1000 * (process_time() - began))
            spreads += [fight.spread for fight in fights.values()]
        if len(times) == wanted:
            break
    return sorted(times), spreads


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each edition and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--questions", type=int, default=1000)
    given = parser.parse_args(arguments)
    for edition in ("first", "second"):
        for seats in (2, 4):
            times, spreads = timed(catalog.game(edition), seats, given.seed, given.questions)
            exact = sum(spread == 0 for spread in spreads) / len(spreads)
            median, most = (times[int(len(times) * share)] for share in (0.5, 0.99))
            print(
                f"{edition}, {seats} seats: median {median:.1f} ms, 99 % within {most:.1f}, "
                f"at most {times[-1]:.1f}; exact {100 * exact:.1f} % of {len(spreads)} fights, "
                f"other cards gain {100 * max(spreads):.2f} points at most"
            )


if __name__ == "__main__":
    main()
