"""One match after another, played by learners and by bots."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from metro2033.bots.bot import Bot, RandomBot
from metro2033.bots.feature import real
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import SealFrame, asking, is_discreet
from metro2033.engine.kernel.loop import apply, asked_seat
from metro2033.engine.kernel.loop import offer as write_offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.model import state as st
from metro2033.engine.model.state import State
from metro2033.research.fast.encoder import Encoder

OVER: Final = -1
"""The seat that is asked when the match is over."""

EVERYBODY: Final = -1
"""The learner of a lane in which learners answer for all seats."""

POINTS_UNIT: Final = 10.0
"""So many points more than the others are worth one win before shaping."""

PIECE: Final = 8
"""How many numbers a processor reads at once."""


@final
class Lane:
    """A match at the next question to a learner; nature and rivals have answered.

    Without `rivals` learners answer for all seats. Otherwise the learner has one seat, another
    one each match, and `rivals` sit on its left in this order. As at a table, a question with one
    option is not asked unless that would tell something.

    `gains` are the rewards of all seats that have not been taken yet. `draws` is where options of
    nature are written; lanes of one batch share it, since memory that was just used is quick.
    """

    def __init__(
        self, encoder: Encoder, seats: i64, rules: dict[str, int], shaping: float, draws: Offer
    ) -> None:
        self.encoder: Final = encoder
        self.draws: Final = draws
        self.seats: Final = seats
        self.rules: Final = rules
        self.shaping: Final = shaping
        self.offer: Final = Offer()
        self.gains: Final = vec[float]([0.0] * int(seats))
        self.standing: Final = vec[float]([0.0] * int(seats))
        self.source: Stream = Stream(0)
        self.rivals: list[Bot] = []
        self.learner: i64 = EVERYBODY
        self.state: State = State(encoder.game)
        self.seat: i64 = OVER

    def begin(self, source: Stream, learner: i64, rivals: list[Bot]) -> None:
        """Play from now on with this luck, this seat of the learner and these rivals."""
        self.source = source
        self.learner = learner
        self.rivals = rivals
        self.start()

    def start(self) -> None:
        """Begin a match; the vectors of a clone lie side by side in memory."""
        self.state = self.encoder.game.new(int(self.seats), self.rules).clone()
        for seat in range(self.seats):
            self.gains[seat] = 0.0
            self.standing[seat] = 0.0
        self.go_on()

    def start_next(self) -> None:
        """Begin the next match, with the learner one seat further."""
        if self.learner != EVERYBODY:
            self.learner = (self.learner + 1) % self.seats
        self.start()

    def wake(self) -> i64:
        """Read a number of every piece of memory that the next answer needs, and add them up.

        What has not been read for long comes slowly, but many pieces of it come at once.
        """
        s = self.state
        total: i64 = 0
        for frame in s.stack:
            total += 1 if isinstance(frame, SealFrame) else 0
        for seat in range(self.seats):
            start = seat * st.SEAT_WIDTH
            total += touch(s.seats, start, start + self.encoder.seat_width)
        total += whole(s.owner) + whole(s.level) + whole(s.tokens) + whole(s.zone)
        return total + whole(s.seen) + whole(s.sizes) + whole(s.numbers)

    def answer(self, word: i64) -> None:
        """Take the learner's answer, one of the options, and go on to its next question."""
        apply(self.state, self.seat, word)
        self.go_on()

    def go_on(self) -> None:
        """Answer for nature, rivals and those who have no choice, until a learner is asked."""
        s = self.state
        out = self.offer
        draws = self.draws
        while True:
            seat = asked_seat(s)
            if seat < 0:
                break
            if seat == CHANCE:
                write_offer(s, seat, draws)
                apply(s, seat, draws.pick(self.source))
                continue
            write_offer(s, seat, out)
            if out.count == 1 and not is_discreet(s):
                apply(s, seat, out.options[0])
            elif self.learner == EVERYBODY or seat == self.learner:
                break
            else:
                apply(s, seat, self.rival_answer(seat))
        self.seat = seat
        self.reward()

    def rival_answer(self, seat: i64) -> i64:
        """What the bot of a seat answers from what it may know."""
        bot = self.rivals[(seat - self.learner - 1 + self.seats) % self.seats]
        if isinstance(bot, RandomBot):
            return self.offer.options[bot.source.below(self.offer.count)]
        return bot.choose(self.encoder.game.view(self.state, seat), seat, self.offer)

    def reward(self) -> None:
        """Note what the seats have gained: the win, and a share of the points by the way."""
        if self.shaping != 0.0:
            self.reward_points()
        if self.seat == OVER:
            self.reward_win()

    def reward_points(self) -> None:
        """Points more than the mean of the others, as a change of standing."""
        total: float = 0.0
        for seat in range(self.seats):
            total += real(self.state.get(seat, st.POINTS))
        others = real(self.seats - 1)
        for seat in range(self.seats):
            mine = real(self.state.get(seat, st.POINTS))
            standing = (mine - (total - mine) / others) / POINTS_UNIT
            self.gains[seat] += self.shaping * (standing - self.standing[seat])
            self.standing[seat] = standing

    def reward_win(self) -> None:
        """Add what the end is worth to each seat."""
        rewards = win_rewards(self.encoder.game.ranking(self.state))
        for seat in range(self.seats):
            self.gains[seat] += rewards[seat]

    def take_gain(self, seat: i64) -> float:
        """The reward of a seat since it was last taken."""
        gain = self.gains[seat]
        self.gains[seat] = 0.0
        return gain

    def word(self, action: i64) -> i64:
        """The option that an action means; BadAction if it is not offered."""
        return self.encoder.actions.option(action, self.seat, self.seats, self.offer)

    def fallback(self) -> i64:
        """The option that is taken for absent players."""
        return asking(self.state).fallback(self.state, self.seat, self.offer)

    def observation(self, seat: i64) -> vec[u8]:
        """The observation of a seat."""
        return self.encoder.observation(self.state, seat)

    def mask(self, seat: i64) -> vec[u8]:
        """The actions that a seat is offered; action 0 alone where it is not asked."""
        if seat == self.seat:
            return self.encoder.offered(seat, self.seats, self.offer)
        row = self.encoder.no_options[:]
        row[0] = 1
        return row


def win_rewards(ranking: list[int]) -> list[float]:
    """What the end is worth to each seat: 1 for a win, shared among several; losers pay for it.

    Nobody gets anything if nobody has won.

    >>> win_rewards([1, 3, 2]), win_rewards([2, 2, 3])
    ([1.0, -0.5, -0.5], [0.0, 0.0, 0.0])
    """
    winners = float(ranking.count(1))
    if winners == 0.0:
        return [0.0] * len(ranking)
    seats = float(len(ranking))
    rewards: list[float] = []
    for place in ranking:
        share = 1.0 / winners if place == 1 else 0.0
        rewards.append((share * seats - 1.0) / (seats - 1.0))
    return rewards


def whole(numbers: vec[i64]) -> i64:
    """Touch a vector from its start to its end."""
    return touch(numbers, 0, i64(len(numbers)))


def touch(numbers: vec[i64], start: i64, end: i64) -> i64:
    """Read a number of every piece of memory of a part of a vector, and add them up."""
    total: i64 = 0
    i = start
    while i < end:
        total += numbers[i]
        i += PIECE
    return total
