"""What rivals do next: play goes on by everybody's best guess until the seat's next turn."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from metro2033.bots.feature import real
from metro2033.bots.lookahead import Lookahead
from metro2033.engine.kernel.core import CHANCE, NOBODY
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.model import state as st
from metro2033.engine.model.ids import NEUTRAL, NOTHING
from metro2033.engine.model.state import State

MOST_ANSWERS: Final = 240
"""So many questions are answered at most."""

CLEAR: Final = 0.3
PROVED: Final = 0.2
"""A danger strikes so much more often without the plan; in the worlds that prove it, still so."""

DEFEAT: Final = "defeat"
"""The danger that a rival wins the match."""

LOSS: Final = "loss"
"""The danger that a rival takes a station."""

FALL: Final = "fall"
"""The danger that a station falls without a rival."""

HURT: Final = "hurt"
"""The danger that the hero is beaten."""

KINDS: Final = (DEFEAT, LOSS, FALL, HURT)
"""All of them, the gravest first."""

LEAST_LEAD: Final = 0.01
"""A plan that is better by less has no danger to meet."""

MOST_SPARED: Final = 0.5
"""What may be left of a plan's lead in the worlds that a danger spares."""


@final
class Danger:
    """What a plan averts: its kind, the rival it comes from and the station, or NOTHING.

    `share` is in how many more of the worlds it strikes without the plan.
    """

    def __init__(self, kind: str, rival: i64, station: i64, share: float) -> None:
        self.kind: Final = kind
        self.rival: Final = rival
        self.station: Final = station
        self.share: Final = share


@final
class Replies:
    """Plays on after plans, and counts what happens to a seat meanwhile, world by world.

    Events have numbers: for each station that a rival or nobody takes it, then that a rival wins or
    that the hero is beaten. `struck` has those of each world, one row for either plan; `chances`
    are the seat's after them. `lead` is by how much the better plan is better, give or take
    `error`, and `left` by how much it still is in the worlds that an event spares.
    """

    def __init__(self, lookahead: Lookahead) -> None:
        self.lookahead: Final = lookahead
        self.evaluator: Final = lookahead.evaluator
        self.buffer: Final = Offer()
        self.takers: i64 = 0
        self.width: i64 = 0
        self.struck: vec[i64] = vec[i64]()
        self.chances: vec[float] = vec[float]()
        self.lead: float = 0.0
        self.error: float = 0.0
        self.left: float = 0.0

    def begin(self, s: State) -> None:
        """Nothing has happened yet."""
        self.takers = s.seat_count() + 1
        self.width = (s.content.station_count + 1) * self.takers
        self.struck = vec[i64]()
        self.chances = vec[float]()

    def follow(self, before: State, s: State, seat: i64) -> None:
        """Play on after one of two plans, the better one first, and note what happens."""
        self.play_on(s, seat, before.numbers[st.ROUND])
        for n in range(self.width):
            self.struck = append(self.struck, self.strikes(before, s, seat, n))
        self.evaluator.judge(s)
        self.chances = append(self.chances, self.evaluator.chance[seat])

    def strikes(self, before: State, s: State, seat: i64, n: i64) -> i64:
        """1 if event number `n` has happened."""
        station, taker = n // self.takers, n % self.takers
        if self.kind(n) == HURT:
            return 1 if rests(s, seat) > rests(before, seat) else 0
        if self.kind(n) == DEFEAT:
            if taker == seat or s.asked != NOBODY:
                return 0
            return 1 if self.evaluator.game.ranking(s)[taker] == 1 else 0
        owner = s.owner[station]
        if before.owner[station] != seat or owner == seat:
            return 0
        return 1 if taker == (self.takers - 1 if owner == NEUTRAL else owner) else 0

    def events(self) -> list[int]:
        """What the better plan clearly averts and may be better for, the gravest first."""
        found: list[int] = []
        for kind in KINDS:
            best: i64 = -1
            for n in range(self.width):
                if self.kind(n) == kind and (best < 0 or self.averted(n) > self.averted(best)):
                    best = n
            if self.averted(best) >= CLEAR:
                self.weigh(best)
                if self.lead >= LEAST_LEAD and self.left <= MOST_SPARED * self.lead:
                    found.append(int(best))
        return found

    def proves(self, n: i64) -> bool:
        """Whether the better plan leads beyond luck, and not where event `n` does not strike."""
        self.weigh(n)
        is_sure = self.lead >= max(LEAST_LEAD, 2.0 * self.error)
        return is_sure and self.left <= 0.0 and self.averted(n) >= PROVED

    def danger(self, n: i64) -> Danger:
        """Event `n` as a danger."""
        kind = self.kind(n)
        by_rival = kind == DEFEAT or kind == LOSS
        at_station = kind == LOSS or kind == FALL
        rival = n % self.takers if by_rival else NOTHING
        station = n // self.takers if at_station else NOTHING
        return Danger(kind, rival, station, self.averted(n))

    def weigh(self, n: i64) -> None:
        """Find the lead of the better plan, and what is left of it without event `n`."""
        worlds = i64(len(self.chances)) // 2
        spared: i64 = 0
        total: float = 0.0
        squares: float = 0.0
        left: float = 0.0
        for world in range(worlds):
            lead = self.chances[2 * world] - self.chances[2 * world + 1]
            at = 2 * world * self.width + n
            total += lead
            squares += lead * lead
            if self.struck[at + self.width] <= self.struck[at]:
                left += lead
                spared += 1
        self.lead = total / real(worlds)
        self.error = sqrt(max(squares / real(worlds) - self.lead * self.lead, 0.0) / real(worlds))
        self.left = left / real(max(spared, 1))

    def kind(self, n: i64) -> str:
        """What kind of danger event number `n` is."""
        by_rival = n % self.takers < self.takers - 1
        if n // self.takers == self.width // self.takers - 1:
            return DEFEAT if by_rival else HURT
        return LOSS if by_rival else FALL

    def averted(self, n: i64) -> float:
        """In how many more of the worlds an event happens without the plan."""
        worlds = i64(len(self.struck)) // (2 * self.width)
        total: i64 = 0
        for world in range(worlds):
            at = 2 * world * self.width + n
            total += self.struck[at + self.width] - self.struck[at]
        return real(total) / real(worlds)

    def play_on(self, s: State, seat: i64, number: i64) -> None:
        """Answer all questions until the seat has its next big one in a later round."""
        consequence = self.lookahead.consequence
        for _ in range(i64(MOST_ANSWERS)):
            if s.asked == NOBODY or self.is_over(s, seat, number):
                return
            asked = asked_seat(s)
            self.lookahead.turn = self.evaluator.turn(s)
            if asked == CHANCE or not self.evaluator.is_big(s):
                consequence.step(s, asked)
                continue
            offer(s, asked, self.buffer)
            apply(s, asked, self.best(s, asked))

    def is_over(self, s: State, seat: i64, number: i64) -> bool:
        """Whether the round of that number is over and the seat is on again."""
        if s.numbers[st.ROUND] == number:
            return False
        return s.numbers[st.ROUND] > number + 1 or (
            asked_seat(s) == seat and self.evaluator.is_big(s)
        )

    def best(self, s: State, seat: i64) -> i64:
        """The answer after which a seat stands best."""
        found: i64 = NOTHING
        top: float = -1.0
        seed = self.lookahead.consequence.lots.stream.state
        for i in range(self.buffer.count):
            option = self.buffer.options[i]
            self.lookahead.consequence.lots.stream.state = seed
            t = self.lookahead.sequel(s, seat, option)
            self.evaluator.judge(t)
            if self.evaluator.chance[seat] > top:
                top = self.evaluator.chance[seat]
                found = option
        return found


def rests(s: State, seat: i64) -> i64:
    """How many turns a hero has to rest, this one included."""
    return s.get(seat, st.RESTS) + s.get(seat, st.RESTING)
