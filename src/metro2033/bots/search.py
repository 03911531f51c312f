"""A bot that searches: a tree over big questions, each visit in a newly imagined world.

Small questions on the way are answered quickly, so that the tree holds what matters. A new node
is valued by looking one answer ahead; every seat is taken to want to win itself.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.bots.bot import Bot
from metro2033.bots.consequence import Consequence, state_of
from metro2033.bots.feature import MOST_SEATS, Evaluator
from metro2033.bots.lookahead import SEEDS, Lookahead
from metro2033.bots.tree import Node
from metro2033.engine.kernel.core import NOBODY, Core
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source
from metro2033.engine.model.ids import NOTHING
from metro2033.engine.model.state import State

DEEPEST: Final = 24
"""So many big questions are searched through at most."""

AT_ONCE: Final = 16
"""Simulations between two looks at the clock."""


@final
class Search:
    """One question being thought about; the longer, the better."""

    def __init__(
        self, game: Game[Any], evaluator: Evaluator, source: Source, view: Core, seat: i64
    ) -> None:
        self.game: Final = game
        self.evaluator: Final = evaluator
        self.source: Final = source
        self.view: Final = view
        self.seat: Final = seat
        self.consequence: Final = Consequence(game, evaluator)
        self.buffer: Final = Offer()
        self.outcome: Final = vec[float]([0.0] * MOST_SEATS)
        self.root: Final = Node(seat)
        self.simulations: i64 = 0

    def begin(self, options: Offer, values: vec[float]) -> None:
        """Start from what a look ahead says of the options."""
        for i in range(options.count):
            self.root.add(options.options[i], values[i])
        self.root.weigh()

    def think(self, simulations: i64) -> None:
        """Visit the tree so many times."""
        for _ in range(simulations):
            self.visit()
        self.simulations += simulations

    def visit(self) -> None:
        """Imagine a world, follow the tree, add a node, and tell the way back how it went."""
        s = state_of(self.game.imagine(self.view, self.seat, self.source))
        self.consequence.lots.begin(self.source.below(SEEDS), 0, 1)
        nodes: list[Node] = []
        taken: list[i64] = []
        node: Node | None = self.root
        asked = self.seat
        while node is not None:
            offer(s, asked, self.buffer)
            i = node.select(self.buffer)
            nodes.append(node)
            taken.append(i)
            apply(s, asked, node.options[i])
            self.consequence.settle(s, -1)
            if s.asked == NOBODY or len(nodes) >= DEEPEST:
                self.judge(s)
                break
            asked = asked_seat(s)
            node = self.follow(node, i, asked, s)
        for k in range(len(nodes)):
            node = nodes[k]
            node.learn(taken[k], self.outcome[node.seat])

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
        offer(s, node.seat, self.buffer)
        seed = self.source.below(SEEDS)
        best: i64 = 0
        n = self.buffer.count
        options = self.buffer.options[:]
        for i in range(n):
            self.trial(s, node.seat, options[i], seed)
            node.add(options[i], self.outcome[node.seat])
            if node.first[i] > node.first[best]:
                best = i
        node.weigh()
        self.trial(s, node.seat, options[best], self.source.below(SEEDS))

    def trial(self, s: State, seat: i64, option: i64, seed: i64) -> None:
        """What an option leads to; the outcome holds everybody's chances."""
        t = s.clone()
        self.consequence.lots.begin(seed, 0, 1)
        turn = self.evaluator.turn(t)
        apply(t, seat, option)
        self.consequence.settle(t, turn)
        self.judge(t)

    def judge(self, s: State) -> None:
        """Everybody's chances in a position."""
        self.evaluator.judge(s)
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
    ) -> None:
        self.game: Final = game
        self.evaluator: Final = evaluator
        self.source: Final = source
        self.simulations: Final = simulations
        self.seconds: Final = seconds
        self.lookahead: Final = Lookahead(game, evaluator, source, 2)

    def choose(self, view: Core, seat: i64, offer: Offer) -> i64:
        known = self.lookahead.at_once(view, seat, offer)
        if known != NOTHING:
            return known
        start = perf_counter()
        search = Search(self.game, self.evaluator, self.source, view, seat)
        search.begin(offer, self.lookahead.values(view, seat, offer))
        search.think(self.simulations)
        while perf_counter() - start < self.seconds:
            search.think(AT_ONCE)
        return search.root.options[search.root.best()]
