"""Short random matches of the second edition, moment by moment."""

from collections.abc import Iterator
from typing import Final

from laws.walk import Step, steps
from metro2033 import catalog
from metro2033.editions.second.rules.edition import SecondEdition
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.source import Stream
from metro2033.engine.model.state import PLACE, State

ROUNDS: Final = 10
"""A whole turn of the track, and a little more."""


def edition() -> SecondEdition:
    """The game itself."""
    game = catalog.game("second")
    assert isinstance(game, SecondEdition)
    return game


def new(seats: int, rounds: int = ROUNDS) -> State:
    """A new match that ends after some rounds."""
    game = edition()
    return game.new(seats, game.settle(seats, {"most_rounds": rounds}))


def moments(seats: int, seed: int, rounds: int = ROUNDS) -> Iterator[State]:
    """One random match: its state at every question and at the end."""
    s = new(seats, rounds)
    for _ in steps(s, Stream(seed)):
        yield s
    yield s


def matches(games: int, seats: int = 0, rounds: int = ROUNDS) -> Iterator[State]:
    """Several random matches of `seats` seats, or of two to six in turn."""
    for seed in range(games):
        yield from moments(seats or 2 + seed % 5, seed, rounds)


def answers(seats: int, seed: int, rounds: int = ROUNDS) -> Iterator[tuple[State, Step, str]]:
    """One random match: state, the answer about to be given and the kind of the question."""
    s = new(seats, rounds)
    for step in steps(s, Stream(seed)):
        yield s, step, asking(s).asks()


def is_set_up(s: State) -> bool:
    """Whether all figures stand on the board."""
    return all(s.get(seat, PLACE) >= 0 for seat in range(s.seat_count()))
