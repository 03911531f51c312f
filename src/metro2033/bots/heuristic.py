"""A bot that looks one answer ahead and measures what it sees.

It imagines what it does not know, tries each option, plays the consequences out to the next big
question, and takes the option that is worth most.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from metro2033.bots.bot import Bot
from metro2033.bots.feature import FEATURES, Evaluator
from metro2033.engine.kernel.core import CHANCE, NOBODY, Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source
from metro2033.engine.kernel.word import verb_of
from metro2033.engine.model import verb

BIG: Final = ["army_action", "hero_turn", "hire", "maintenance", "main", "vote"]
"""Questions at which the consequences of an answer are over."""

MOST_ANSWERS: Final = 40


@final
class HeuristicBot(Bot):
    """Looks one answer ahead, `samples` times where chance has a say."""

    def __init__(
        self, game: Game[Any], evaluator: Evaluator, source: Source, samples: i64 = 4
    ) -> None:
        self.game: Final = game
        self.evaluator: Final = evaluator
        self.source: Final = source
        self.samples: Final = samples
        self.buffer: Final = Offer()
        self.scratch: Final = vec[i64]([0] * len(FEATURES))
        self.met_chance: bool = False
        self.turn: i64 = 0

    def choose(self, view: Core, seat: i64, offer: Offer) -> i64:
        values = self.values(view, seat, offer)
        best: i64 = 0
        for i in range(offer.count):
            if values[i] > values[best]:
                best = i
        return offer.options[best]

    def values(self, view: Core, seat: i64, offer: Offer) -> vec[i64]:
        """What each option is worth, in hundredths of a feature point."""
        found = vec[i64]()
        self.turn = self.evaluator.turn(view)
        depth: i64 = 2 if asking(view).asks() == "hero_turn" else 1
        for i in range(offer.count):
            found = append(found, self.worth(view, seat, offer.options[i], depth))
        return found

    def worth(self, view: Core, seat: i64, option: i64, depth: i64) -> i64:
        """The mean value of an option over imagined worlds, with a little noise against ties."""
        total: i64 = 0
        tried: i64 = 0
        while tried < self.samples:
            self.met_chance = False
            s = self.game.imagine(view, seat, self.source)
            apply(s, seat, option)
            total += self.follow(s, seat, depth)
            tried += 1
            if not self.met_chance:
                break
        return 100 * total // tried + self.source.below(60)

    def follow(self, s: Core, seat: i64, depth: i64) -> i64:
        """Play the consequences out; at an own big question look one answer deeper if allowed."""
        for _ in range(i64(MOST_ANSWERS)):
            if s.asked == NOBODY or self.evaluator.turn(s) != self.turn:
                break
            asked = asked_seat(s)
            if asked == CHANCE:
                self.met_chance = True
            elif is_big(s):
                break
            self.step(s, asked, seat)
        if depth > 1 and s.asked != NOBODY and asked_seat(s) == seat and is_big(s):
            return self.deeper(s, seat)
        return self.evaluator.value(s, seat, self.scratch)

    def deeper(self, s: Core, seat: i64) -> i64:
        """The best value one answer further on."""
        out = Offer()
        offer(s, seat, out)
        best: i64 = -1_000_000
        for i in range(out.count):
            if verb_of(out.options[i]) == verb.MOVE or verb_of(out.options[i]) == verb.EXCHANGE:
                continue
            t = s.clone()
            apply(t, seat, out.options[i])
            best = max(best, self.follow(t, seat, 1))
        return best

    def step(self, s: Core, asked: i64, seat: i64) -> None:
        """Answer a question of the consequences: nature and others at random, oneself eagerly."""
        offer(s, asked, self.buffer)
        if asked == seat:
            apply(s, asked, self.eager())
        else:
            apply(s, asked, self.buffer.pick(self.source))

    def eager(self) -> i64:
        """An option that does something: a capture rather than a pass, but no card is spent."""
        out = self.buffer
        start = self.source.below(out.count)
        for i in range(out.count):
            option = out.options[(start + i) % out.count]
            word = verb_of(option)
            if word == verb.CAPTURE:
                return option
        for i in range(out.count):
            option = out.options[(start + i) % out.count]
            word = verb_of(option)
            if word != verb.PASS_TURN and word != verb.USE_MISSION and word != verb.USE_EFFECT:
                return option
        return out.options[0]


def is_big(s: Core) -> bool:
    """Whether the open question ends the consequences of an earlier answer."""
    kind = asking(s).asks()
    for big in BIG:
        if kind == big:
            return True
    return False
