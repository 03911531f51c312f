"""Random play inside the compiled engine: the driver of simulations, benchmarks and laws."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from metro2033.engine.kernel.core import CHANCE, NOBODY, Core
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source

CHECK: Final = 0xFFFF_FFFF


@final
class Walk:
    """Plays a state on at random and counts: answers of seats, answers of nature, a checksum."""

    def __init__(self, source: Source) -> None:
        self.source: Final = source
        self.buffer: Final = Offer()
        self.decisions: i64 = 0
        self.draws: i64 = 0
        self.checksum: i64 = 0

    def step(self, s: Core) -> None:
        """Answer one question at random."""
        seat = asked_seat(s)
        offer(s, seat, self.buffer)
        option = self.buffer.pick(self.source)
        if seat == CHANCE:
            self.draws += 1
        else:
            self.decisions += 1
        mixed = option ^ (option >> 32)
        self.checksum = (self.checksum * 31 + (mixed & CHECK) + seat) & CHECK
        apply(s, seat, option)

    def play(self, s: Core, most: i64 = 1_000_000) -> bool:
        """Play to the end, or for `most` answers; True when the match is over."""
        for _answer in range(most):
            if s.asked == NOBODY:
                return True
            self.step(s)
        return s.asked == NOBODY
