"""Bots that are spared follies: steps back, hiring after dismissing, letting a sure win pass."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from metro2033.bots.bot import Bot
from metro2033.bots.consequence import Consequence, state_of
from metro2033.bots.feature import Evaluator
from metro2033.bots.onward import Onward
from metro2033.engine.kernel.core import Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import apply
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import first, pack, verb_of
from metro2033.engine.model import state as st
from metro2033.engine.model import verb
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.state import State

WORLDS: Final = 2
"""A win is sure if it comes in so many imagined worlds without luck."""

NEAR: Final = 2
"""Points that may be missing where a sure win is looked for."""


@final
class SensibleBot(Bot):
    """A bot without obvious follies.

    Its hero does not go back to a station that it has left since it did anything but everyday work;
    it hires nobody in a round in which it dismissed soldiers, and takes a win that is sure. `left`
    are such stations at first, and `has_dismissed` soldiers, for a bot that begins in the middle.
    """

    def __init__(
        self,
        game: Game[Any],
        bot: Bot,
        evaluator: Evaluator,
        left: list[int],
        has_dismissed: bool = False,
    ) -> None:
        self.game: Final = game
        self.bot: Final = bot
        self.evaluator: Final = evaluator
        self.onward: Final = Onward(game)
        self.consequence: Final = Consequence(game, evaluator)
        self.left: list[int] = left
        self.seat: i64 = -1
        self.round: i64 = -1
        self.has_dismissed: bool = has_dismissed

    def choose(self, view: Core, seat: i64, offer: Offer) -> i64:
        s = state_of(view)
        now = s.numbers[st.ROUND]
        if self.round >= 0 and seat != self.seat:
            self.left = []
        if self.round >= 0 and (now != self.round or seat != self.seat):
            self.has_dismissed = False
        self.round, self.seat = now, seat
        choice = self.sure_win(view, seat, offer)
        if choice == NOTHING:
            options = self.onward.options(offer, self.left)
            choice = self.bot.choose(view, seat, self.lasting(options))
        self.remember(s, seat, offer, choice)
        return choice

    def remember(self, s: State, seat: i64, offer: Offer, choice: i64) -> None:
        """Keep in mind what was done."""
        self.left = self.onward.remembered(self.left, choice, s.get(seat, st.PLACE))
        strength = s.get(seat, st.STRENGTH)
        if verb_of(choice) == verb.MAINTAIN and first(choice) < strength:
            self.has_dismissed = offer.has(pack(verb.MAINTAIN, strength))

    def lasting(self, offer: Offer) -> Offer:
        """The options that hire nobody after others were dismissed, if there are any."""
        if not self.has_dismissed:
            return offer
        found = Offer()
        for i in range(offer.count):
            if verb_of(offer.options[i]) != verb.HIRE:
                found.add(offer.options[i])
        return offer if found.count == 0 else found

    def sure_win(self, view: Core, seat: i64, offer: Offer) -> i64:
        """An answer that surely brings the last points, or NOTHING."""
        missing = self.evaluator.missing(state_of(view), seat)
        if offer.count == 1 or missing <= 0 or missing > NEAR:
            return NOTHING
        options = offer.options[:]
        for i in range(offer.count):
            if self.wins(view, seat, options[i]):
                return options[i]
        return NOTHING

    def wins(self, view: Core, seat: i64, option: i64) -> bool:
        """Whether an answer brings the last points in all worlds, without luck."""
        for world in range(i64(WORLDS)):
            s = state_of(self.game.imagine(view, seat, Stream(world + 1)))
            self.consequence.lots.begin(world + 1, 0, 1)
            self.consequence.met_chance = False
            turn = self.evaluator.turn(s)
            apply(s, seat, option)
            self.consequence.settle(s, turn)
            if self.consequence.met_chance or self.evaluator.missing(s, seat) > 0:
                return False
        return True
