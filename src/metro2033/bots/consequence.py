"""Playing the consequences of an answer out: quick answers to the small questions on the way."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from metro2033.bots.feature import Evaluator
from metro2033.engine.kernel.core import CHANCE, NOBODY, Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source, Stream
from metro2033.engine.kernel.trait import PASSES, SPENDS
from metro2033.engine.kernel.word import first, marks, verb_of
from metro2033.engine.model import verb
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.state import State

MOST_ANSWERS: Final = 60


@final
class Lots(Source):
    """Chance for one of several trials: their first draws are spread evenly over what can come."""

    def __init__(self) -> None:
        self.stream: Final = Stream(0)
        self.trial: i64 = 0
        self.trials: i64 = 1
        self.is_first: bool = True

    def begin(self, seed: i64, trial: i64, trials: i64) -> None:
        """Start trial number `trial` of `trials`; the same arguments give the same draws."""
        self.stream.state = seed
        self.trial = trial
        self.trials = trials
        self.is_first = True

    def has_drawn(self, seed: i64) -> bool:
        """Whether anything was drawn since the trial began with this seed."""
        return self.stream.state != seed

    def below(self, n: i64) -> i64:
        ticket = self.stream.below(n)
        if self.is_first and self.trials > 1:
            self.is_first = False
            ticket = (self.trial * n + ticket) // self.trials
        return ticket


@final
class Consequence:
    """Plays states on until a big question."""

    def __init__(self, game: Game[Any], evaluator: Evaluator) -> None:
        assert isinstance(game, Edition)
        self.evaluator: Final = evaluator
        self.is_idle: Final = marks(game.verbs, PASSES, SPENDS)
        self.lots: Final = Lots()
        self.buffer: Final = Offer()
        self.met_chance: bool = False

    def settle(self, s: State, turn: i64) -> None:
        """Answer until a big question, the end of the match, or of turn number `turn`, if any."""
        for _answer in range(i64(MOST_ANSWERS)):
            if s.asked == NOBODY or (turn >= 0 and self.evaluator.turn(s) != turn):
                return
            asked = asked_seat(s)
            if asked == CHANCE:
                self.met_chance = True
            elif self.evaluator.is_big(s):
                answer = self.evaluator.echo(s, asked)
                if answer == NOTHING:
                    return
                apply(s, asked, answer)
                continue
            self.step(s, asked)

    def step(self, s: State, asked: i64) -> None:
        """Answer one question quickly."""
        apply(s, asked, self.answer(s, asked))

    def answer(self, s: State, asked: i64) -> i64:
        """A quick answer to a question: nature by lot, seats by what they usually want."""
        out = self.buffer
        offer(s, asked, out)
        if asked == CHANCE:
            return out.pick(self.lots)
        return out.options[0] if out.count == 1 else self.usual(s, asked)

    def usual(self, s: State, seat: i64) -> i64:
        """A capture rather than a pass, what is scarce rather than what abounds, no card spent."""
        out = self.buffer
        word = verb_of(out.options[0])
        known = self.evaluator.reply(s, seat, out, self.lots.stream)
        if known != NOTHING:
            return known
        if word == verb.TAKE or word == verb.GIVE:
            return by_stock(s, seat, out, word)
        start = self.lots.stream.below(out.count)
        for i in range(out.count):
            if verb_of(out.options[i]) == verb.CAPTURE:
                return out.options[i]
        for i in range(out.count):
            option = out.options[(start + i) % out.count]
            if self.is_idle[verb_of(option)] == 0:
                return option
        return out.options[0]


def by_stock(s: State, seat: i64, out: Offer, word: i64) -> i64:
    """TAKE the resource of which the seat has least, or GIVE that of which it has most."""
    best = out.options[0]
    for i in range(out.count):
        option = out.options[i]
        if verb_of(option) == word:
            have = s.stock(seat, first(option))
            most = s.stock(seat, first(best))
            if have < most if word == verb.TAKE else have > most:
                best = option
    return best


def state_of(s: Core) -> State:
    """A state of Metro; bots but the random one play nothing else."""
    assert isinstance(s, State)
    return s
