"""Plays matches of both editions, from which a compiler learns what the engine does most.

    python tools/typical_play.py

setup.py runs this for a release, and the same matches each time.
"""

from __future__ import annotations

from typing import Any, Final

from metro2033.bots.bot import Bot
from metro2033.bots.registry import bot
from metro2033.catalog import game
from metro2033.engine.kernel.core import CHANCE, NOBODY
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk

SEATS: Final = (2, 3, 4, 6)
RANDOM_MATCHES: Final = 60
BOTS: Final = {"heuristic": 150, "search:60": 40, "learned": 40}
"""How many questions each answers in a match."""


def play(edition: Any, seats: int, player: Bot, answers: int) -> None:
    """Let a bot answer for all seats."""
    s = edition.new(seats, edition.settle(seats, {}))
    source, out = Stream(seats), Offer()
    while answers > 0 and s.asked != NOBODY:
        seat = asked_seat(s)
        if seat == CHANCE:
            offer(s, seat, out)
            apply(s, seat, out.pick(source))
            continue
        view = edition.view(s, seat)
        offer(view, seat, out)
        apply(s, seat, player.choose(view, seat, out))
        answers -= 1


def main() -> None:
    for name in ("first", "second"):
        edition = game(name)
        for seats in SEATS:
            walk = Walk(Stream(seats))
            for _ in range(RANDOM_MATCHES):
                walk.play(edition.new(seats, edition.settle(seats, {})))
            for kind, answers in BOTS.items():
                play(edition, seats, bot(kind, edition, Stream(seats)), answers)


if __name__ == "__main__":
    main()
