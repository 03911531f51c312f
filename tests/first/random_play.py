"""Short random matches of the first edition, moment by moment."""

from collections.abc import Iterator
from typing import Final

from laws.walk import Step, steps
from metro2033 import catalog
from metro2033.editions.first.rules.edition import FirstEdition
from metro2033.engine.kernel.source import Stream
from metro2033.engine.model.state import FIRST, HOME, ROUND, State

ROUNDS: Final = 6
"""Enough for fights, purchases and missions of every player."""


def edition() -> FirstEdition:
    """The game itself."""
    game = catalog.game("first")
    assert isinstance(game, FirstEdition)
    return game


def new(seats: int, rounds: int = ROUNDS, **rules: int) -> State:
    """A new match that ends after some rounds."""
    game = edition()
    return game.new(seats, game.settle(seats, {"most_rounds": rounds, **rules}))


def answers(seats: int, seed: int, rounds: int = ROUNDS) -> Iterator[tuple[State, Step]]:
    """One random match: its state at every question, and the answer about to be given."""
    s = new(seats, rounds)
    for step in steps(s, Stream(seed)):
        yield s, step


def moments(seats: int, seed: int, rounds: int = ROUNDS) -> Iterator[State]:
    """One random match: its state at every question and at the end."""
    s = new(seats, rounds)
    for _ in steps(s, Stream(seed)):
        yield s
    yield s


def matches(games: int, rounds: int = ROUNDS) -> Iterator[State]:
    """Several random matches, of two to six seats in turn."""
    for seed in range(games):
        yield from moments(2 + seed % 5, seed, rounds)


def is_set_up(s: State) -> bool:
    """Whether all homes have been named."""
    return all(s.get(seat, HOME) >= 0 for seat in range(s.seat_count()))


def order(s: State) -> list[int]:
    """The seats in the order of their turns, from the first player on."""
    seats = s.seat_count()
    return [(s.numbers[FIRST] + i) % seats for i in range(seats)]


def round_of(s: State) -> int:
    """The number of the running round."""
    return s.numbers[ROUND]
