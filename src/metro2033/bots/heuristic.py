"""A bot that looks one answer ahead and takes what promises most."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from metro2033.bots.bot import Bot
from metro2033.bots.feature import Evaluator, real
from metro2033.bots.lookahead import Lookahead
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source
from metro2033.engine.model.ids import NOTHING


@final
class HeuristicBot(Bot):
    """Plays the option after which it expects to win most often; combat cards it mixes.

    `error` is how far below the best an option may seem and still be taken now and then, in
    hundredths of the chance to win; 0 is the strongest.
    """

    def __init__(
        self, game: Game[Any], evaluator: Evaluator, source: Source, worlds: i64, error: float = 0.0
    ) -> None:
        self.source: Final = source
        self.error: Final = error
        self.lookahead: Final = Lookahead(game, evaluator, source, worlds)

    def choose(self, view: Core, seat: i64, offer: Offer) -> i64:
        known = self.lookahead.at_once(view, seat, offer)
        if known != NOTHING:
            return known
        values = self.lookahead.values(view, seat, offer)
        best: i64 = 0
        for i in range(offer.count):
            if self.error > 0.0:
                values[i] += self.error * real(self.source.below(1000)) / 1000.0
            if values[i] > values[best]:
                best = i
        return offer.options[best]
