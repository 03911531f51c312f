"""The skill of players: Plackett-Luce over their places, by openskill.

Skills are kept as openskill has them. People see them on the scale of the bots' ratings: the usual
level has 1000, and whoever has 100 more wins 64 % of their matches for two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from math import log, sqrt
from typing import Any, Final

from metro2033.agents.ratings import BASE, rating
from metro2033.i18n.complaint import needing

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2

SCALE: Final = 400 / log(10) / (BETA * sqrt(2))
"""Points of a rating for one of `mu`."""

BOT_SIGMA: Final = 1.0
"""Bots do not change, and hundreds of matches determine their strength."""

SETTLED_SIGMA: Final = 5.2
"""A rating is provisional until no more is uncertain, which takes about ten matches."""


@dataclass(frozen=True, slots=True)
class Skill:
    """The strength of a player, and how uncertain it is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def rating(self) -> int:
        """The strength as people see it."""
        return round(BASE + SCALE * (self.mu - MU))

    @property
    def margin(self) -> int:
        """How far the rating may be off, with 95 % confidence."""
        return round(SCALE * 1.96 * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether the skill rests on too few matches."""
        return self.sigma > SETTLED_SIGMA


@cache
def can_rate() -> bool:
    """Whether openskill is installed, which only servers and tournaments need."""
    return find_spec("openskill") is not None


def plackett_luce(tau: float) -> Any:
    """The model; `tau` is how much of their strength players may change from match to match."""
    with needing("arena"):
        from openskill.models import PlackettLuce
    return PlackettLuce(tau=tau)


def bot_skill(edition: str, level: str, seats: int) -> Skill | None:
    """The strength of a level, as measured against the other ones."""
    found = rating(edition, level, seats)
    return None if found is None else Skill(MU + (found - BASE) / SCALE, BOT_SIGMA)


def after_match(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills of players who have reached these places; equal places are shared."""
    model = plackett_luce(MU / 300)
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
