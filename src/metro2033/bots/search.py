"""A bot that searches: a tree over big questions, each visit in an imagined world.

Small questions on the way are answered quickly, so that the tree holds what matters. A new node
is valued by looking one answer ahead; every seat is taken to want to win itself.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from metro2033.bots.bot import Bot
from metro2033.bots.consequence import Consequence, state_of
from metro2033.bots.feature import MOST_SEATS, Evaluator, real
from metro2033.bots.lookahead import SEEDS, Lookahead
from metro2033.bots.value import LearnedValue
from metro2033.engine.kernel.core import NOBODY, Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source, Stream
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.state import State

EXPLORATION: Final = 0.25
"""The exploration constant: the weight of untried options, in chances of winning."""


@final
class Node:
    """A question to a seat after a series of answers; luck and hidden cards differ by visit.

    So may the options: what is not offered in a visit is passed over in it. `first` is what an
    option promised at first sight and counts as one visit.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat
        self.options: vec[i64] = vec[i64]()
        self.first: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        self.squares: vec[float] = vec[float]()
        self.following: Final[dict[int, Node]] = {}
        self.count: i64 = 0

    def open(self, options: vec[i64], count: i64) -> None:
        """The first options, of which nothing is known yet."""
        self.options = options[:count]
        self.first = vec[float]([0.0] * count)
        self.prior = vec[float]([0.0] * count)
        self.visits = vec[i64]([0] * count)
        self.total = vec[float]([0.0] * count)
        self.squares = vec[float]([0.0] * count)

    def add(self, option: i64, first: float) -> None:
        """An option that has not been seen here before."""
        self.options = append(self.options, option)
        self.first = append(self.first, first)
        self.prior = append(self.prior, 0.0)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.squares = append(self.squares, 0.0)

    def weigh(self, sharpness: float) -> None:
        """Turn first sights into how eagerly each option is tried.

        An option that promises `sharpness` more than another is tried about three times as often.
        """
        best: float = -1.0
        for i in range(i64(len(self.options))):
            best = max(best, self.first[i])
        total: float = 0.0
        for i in range(i64(len(self.options))):
            self.prior[i] = exp((self.first[i] - best) / sharpness)
            total += self.prior[i]
        for i in range(i64(len(self.options))):
            self.prior[i] /= total

    def index(self, option: i64, hint: i64) -> i64:
        """The place of an option; one that is new here gets an average first sight."""
        n = i64(len(self.options))
        if hint < n and self.options[hint] == option:
            return hint
        for i in range(n):
            if self.options[i] == option:
                return i
        total: float = 0.0
        for i in range(n):
            total += self.first[i]
        self.add(option, total / real(max(n, 1)))
        self.prior[n] = 1.0 / real(n + 1)
        return n

    def select(self, offer: Offer) -> i64:
        """The offered option that is most worth a visit."""
        best: i64 = -1
        top: float = -1.0
        explored = self.explored()
        for k in range(offer.count):
            i = self.index(offer.options[k], k)
            worth = self.worth(i, explored)
            if worth > top:
                top = worth
                best = i
        return best

    def select_any(self) -> i64:
        """The option that is most worth a visit."""
        best: i64 = 0
        top: float = -1.0
        explored = self.explored()
        for i in range(i64(len(self.options))):
            worth = self.worth(i, explored)
            if worth > top:
                top = worth
                best = i
        return best

    def explored(self) -> float:
        """How much it counts that little is known of an option."""
        return EXPLORATION * sqrt(real(self.count + 1))

    def worth(self, i: i64, explored: float) -> float:
        """What an option has brought, and more where little is known of it."""
        return self.mean(i) + explored * self.prior[i] / real(1 + self.visits[i])

    def mean(self, i: i64) -> float:
        """What an option has brought on average."""
        return (self.first[i] + self.total[i]) / real(1 + self.visits[i])

    def error(self, i: i64) -> float:
        """The standard error of what an option has brought; a half where that is not known."""
        visits = real(self.visits[i])
        if visits < 2.0:
            return 0.5
        mean = self.total[i] / visits
        return sqrt(max(self.squares[i] / visits - mean * mean, 0.0) / (visits - 1.0))

    def learn(self, i: i64, chance: float) -> None:
        """A visit by an option has ended."""
        self.visits[i] += 1
        self.total[i] += chance
        self.squares[i] += chance * chance
        self.count += 1

    def is_better(self, i: i64, other: i64) -> bool:
        """Whether an option was visited more than another; of equals the one that brought more."""
        more = self.visits[i] - self.visits[other]
        return more > 0 or (more == 0 and self.mean(i) > self.mean(other))

    def is_decided(self, visits: i64) -> bool:
        """Whether no other option can be the most visited after so many more visits."""
        best = self.best()
        for i in range(i64(len(self.options))):
            if i != best and self.visits[best] - self.visits[i] <= visits:
                return False
        return True

    def best(self) -> i64:
        """The option to take."""
        best: i64 = 0
        for i in range(1, i64(len(self.options))):
            if self.is_better(i, best):
                best = i
        return best


DEEPEST: Final = 24
"""So many big questions are searched through at most."""

FIRST_LOOK: Final = 4
"""In how many worlds the options are looked at before the search."""

AT_ONCE: Final = 16
"""Simulations between two looks at the clock."""


@final
class Search:
    """One question being thought about; the longer, the better."""

    def __init__(
        self,
        game: Game[Any],
        evaluator: Evaluator,
        source: Source,
        view: Core,
        seat: i64,
        value: LearnedValue | None = None,
    ) -> None:
        self.game: Final = game
        self.value: Final = value
        self.evaluator: Final = evaluator
        self.source: Final = source
        self.luck: Final = Stream(0)
        self.seeds: vec[i64] = vec[i64]()
        self.view: Final = view
        self.seat: Final = seat
        self.consequence: Final = Consequence(game, evaluator)
        self.buffer: Final = Offer()
        self.outcome: Final = vec[float]([0.0] * MOST_SEATS)
        self.root: Final = Node(seat)
        self.simulations: i64 = 0
        evaluator.count(state_of(view))

    def begin(self, options: Offer, values: vec[float]) -> None:
        """Start from what a look ahead says of the options."""
        self.root.open(options.options, options.count)
        for i in range(options.count):
            self.root.first[i] = values[i]
        self.root.weigh(self.evaluator.sharpness())

    def think(self, simulations: i64) -> None:
        """Visit the tree so many times."""
        for _ in range(simulations):
            self.visit()
        self.simulations += simulations

    def visit(self) -> None:
        """Imagine a world, follow the tree, add a node, and tell the way back how it went."""
        root, luck = self.root, self.luck
        i = root.select_any()
        luck.state = self.seed(root.visits[i])
        s = state_of(self.game.imagine(self.view, self.seat, luck))
        self.consequence.lots.begin(luck.below(SEEDS), 0, 1)
        nodes: list[Node] = [root]
        taken: list[i64] = [i]
        node: Node | None = root
        asked = self.seat
        while node is not None:
            apply(s, asked, node.options[taken[-1]])
            self.consequence.settle(s, -1)
            if s.asked == NOBODY or len(nodes) >= DEEPEST:
                self.judge(s)
                break
            asked = asked_seat(s)
            node = self.follow(node, taken[-1], asked, s)
            if node is not None:
                offer(s, asked, self.buffer)
                nodes.append(node)
                taken.append(node.select(self.buffer))
        for k in range(len(nodes)):
            nodes[k].learn(taken[k], self.outcome[nodes[k].seat])

    def seed(self, visit: i64) -> i64:
        """The world and luck of a visit: the n-th visits of all options share theirs."""
        if visit >= len(self.seeds):
            self.seeds = append(self.seeds, self.source.below(SEEDS))
        return self.seeds[visit]

    def follow(self, node: Node, i: i64, asked: i64, s: State) -> Node | None:
        """The next node, or None where a new one was made and valued."""
        key = int(i * 8 + asked)
        found = node.following.get(key)
        if found is None:
            fresh = Node(asked)
            node.following[key] = fresh
            self.expand(fresh, s)
        return found

    def expand(self, node: Node, s: State) -> None:
        """Look at each option once; the best, tried again with other luck, is the outcome."""
        seat = node.seat
        offer(s, seat, self.buffer)
        options, n = self.buffer.options[:], self.buffer.count
        seed = self.luck.below(SEEDS)
        self.evaluator.count(s)
        node.open(options, n)
        ends = s
        best: i64 = 0
        was_lucky = False
        for i in range(n):
            t = self.trial(s, seat, options[i], seed)
            self.evaluator.judge(t)
            node.first[i] = self.evaluator.chance[seat]
            if i == 0 or node.first[i] > node.first[best]:
                best = i
                ends = t
                was_lucky = self.consequence.lots.has_drawn(seed)
        node.weigh(self.evaluator.sharpness())
        again = self.luck.below(SEEDS)
        self.judge(self.trial(s, seat, options[best], again) if was_lucky else ends)

    def trial(self, s: State, seat: i64, option: i64, seed: i64) -> State:
        """What an option leads to."""
        t = s.clone()
        self.consequence.lots.begin(seed, 0, 1)
        turn = self.evaluator.turn(t)
        apply(t, seat, option)
        self.consequence.settle(t, turn)
        return t

    def judge(self, s: State) -> None:
        """Take everybody's chances in a position for the outcome of a visit."""
        if self.value is None:
            self.evaluator.judge(s)
        else:
            self.value.judge(s, self.seat)
        for seat in range(s.seat_count()):
            self.outcome[seat] = self.evaluator.chance[seat]


@final
class SearchBot(Bot):
    """Searches for a number of simulations a question, or for so many seconds; mixes combat cards.

    By simulations it plays the same with the same numbers from its source; by time it does not.
    """

    def __init__(
        self,
        game: Game[Any],
        evaluator: Evaluator,
        source: Source,
        simulations: i64,
        seconds: float = 0.0,
        value: LearnedValue | None = None,
    ) -> None:
        self.game: Final = game
        self.evaluator: Final = evaluator
        self.source: Final = source
        self.simulations: Final = simulations
        self.seconds: Final = seconds
        self.value: Final = value
        self.lookahead: Final = Lookahead(game, evaluator, source, FIRST_LOOK, value)

    def choose(self, view: Core, seat: i64, offer: Offer) -> i64:
        known = self.lookahead.at_once(view, seat, offer)
        if known != NOTHING:
            return known
        start = perf_counter()
        search = Search(self.game, self.evaluator, self.source, view, seat, self.value)
        search.begin(offer, self.lookahead.values(view, seat, offer))
        left = self.simulations
        while left > 0 and not search.root.is_decided(left):
            search.think(min(AT_ONCE, left))
            left -= AT_ONCE
        while perf_counter() - start < self.seconds:
            search.think(AT_ONCE)
        return search.root.options[search.root.best()]
