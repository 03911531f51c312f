"""The games under the laws. A new edition is added to the tables here, and nowhere else."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laws.secret import Secrets, toy_secrets
from metro2033 import catalog
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.game import BadOption, Game
from metro2033.engine.kernel.source import Stream

GAMES = ["toy"]

MOST_ANSWERS = {"toy": 50 * (1 + 4 * 3)}
"""By when a match must be over: for the toy 50 rounds of a lamp and four turns."""

SECRETS: dict[str, Secrets] = {"toy": toy_secrets}
"""What a viewer may not know, written independently of the game's own views."""

UNREACHED: dict[str, set[str]] = {"toy": set()}
"""Verbs, events and frames that random play cannot be expected to meet."""


@dataclass(frozen=True)
class Match:
    """A game at one number of seats."""

    name: str
    seats: int

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}"

    @property
    def game(self) -> Game[Any]:
        return catalog.game(self.name)

    @property
    def viewers(self) -> list[int]:
        return [*range(self.seats), SPECTATOR]

    def start(self, seed: int) -> Any:
        """A fresh match; every other seed plays by house rules of its own, if these go together."""
        source = Stream(seed)
        rules = {}
        for rule in self.game.house_rules if source.below(2) else []:
            rules[rule.name] = rule.least + source.below(rule.most - rule.least + 1)
        try:
            return self.game.new(self.seats, self.game.settle(self.seats, rules))
        except BadOption:
            return self.game.new(self.seats, self.game.settle(self.seats, {}))


MATCHES = [
    Match(name, seats)
    for name in GAMES
    for seats in range(catalog.game(name).least_seats, catalog.game(name).most_seats + 1)
]

every_match = pytest.mark.parametrize("match", MATCHES, ids=str)

seeds = st.integers(0, 2**62)

Law = Callable[[Match, int], None]


def law(examples: int) -> Callable[[Law], Callable[..., None]]:
    """A test of every match over random seeds."""

    def over_seeds(test: Law) -> Callable[..., None]:
        patient = settings(
            max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow]
        )
        decorated: Callable[..., None] = every_match(patient(given(seed=seeds)(test)))
        return decorated

    return over_seeds
