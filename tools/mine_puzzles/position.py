"""A position of a match between bots, and how it is thought about."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from metro2033 import catalog
from metro2033.bots.bot import Bot
from metro2033.bots.lookahead import Lookahead
from metro2033.bots.registry import bot, evaluator, learned_value
from metro2033.bots.search import Search
from metro2033.engine.kernel.core import CHANCE, NOBODY
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream

PLAYER = "heuristic"
"""Who plays the matches, and every position to its end."""

NEVER = -10.0
"""A first sight after which a search never tries an answer."""


@dataclass(frozen=True)
class Asked:
    """A question in a match: the state, who is asked, and the kind of the question."""

    game: Game[Any]
    state: Any
    seat: int
    kind: str

    @property
    def view(self) -> Any:
        """What the seat may know."""
        return self.game.view(self.state, self.seat)

    @property
    def options(self) -> list[int]:
        """All answers."""
        return answers(self.state, self.seat)


def answers(state: Any, seat: int) -> list[int]:
    """The answers to the open question of a seat."""
    out = Offer()
    offer(state, seat, out)
    return [out.options[i] for i in range(out.count)]


def searched(asked: Asked, seed: int, simulations: int) -> list[int]:
    """The answers, the one to which a search comes back most often first."""
    found = _search(asked, seed, simulations, None)
    return sorted(found, key=lambda option: found[option], reverse=True)


def chance(asked: Asked, option: int, seed: int, simulations: int) -> float:
    """The chance to win with an answer: the mean of a search in which the seat gives that one."""
    return _search(asked, seed, simulations, option)[option][1]


def _search(
    asked: Asked, seed: int, simulations: int, only: int | None
) -> dict[int, tuple[int, float]]:
    """Visits and mean of each answer; every visit imagines another world."""
    source, judge = Stream(seed), evaluator(asked.game)
    view, seat, out = asked.view, asked.seat, Offer()
    offer(asked.state, seat, out)
    search = Search(asked.game, judge, source, view, seat, learned_value(asked.game, judge))
    values = Lookahead(asked.game, judge, source, 2).values(view, seat, out)
    if only is not None:
        for i in range(out.count):
            values[i] = values[i] if out.options[i] == only else NEVER
    search.begin(out, values)
    search.think(simulations)
    root = search.root
    return {root.options[i]: (root.visits[i], root.mean(i)) for i in range(out.count)}


@cache
def _player(edition: str) -> tuple[Stream, Bot]:
    source = Stream(0)
    return source, bot(PLAYER, catalog.game(edition), source)


def won(asked: Asked, option: int, seed: int) -> float:
    """The share of the win after an answer and a whole match, with the luck of a seed."""
    game, chance = asked.game, Stream(seed)
    source, player = _player(game.name)
    source.state = seed
    state: Any = game.imagine(asked.view, asked.seat, chance)
    apply(state, asked.seat, option)
    out = Offer()
    while state.asked != NOBODY:
        seat = asked_seat(state)
        offer(state, seat, out)
        if seat == CHANCE:
            apply(state, seat, out.pick(chance))
        elif out.count == 1:
            apply(state, seat, out.options[0])
        else:
            apply(state, seat, player.choose(game.view(state, seat), seat, out))
    places = game.ranking(state)
    return 1 / places.count(1) if places[asked.seat] == 1 else 0.0
