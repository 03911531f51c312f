"""What a bot is, and the one that chooses at random."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers the questions of a seat."""

    def choose(self, view: Core, seat: i64, offer: Offer) -> i64:
        """One of the offered options, from what the seat may know."""
        raise NotImplementedError


@final
class RandomBot(Bot):
    """Takes any option, all alike."""

    def __init__(self, source: Source) -> None:
        self.source: Final = source

    def choose(self, view: Core, seat: i64, offer: Offer) -> i64:
        return offer.options[self.source.below(offer.count)]
