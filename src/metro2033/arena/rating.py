"""Ratings of bots: openskill's Plackett-Luce over the matches in order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from metro2033.agents.skill import Skill, plackett_luce
from metro2033.arena.match import Result
from metro2033.figures.share import Z


def interval(skill: Skill) -> dict[str, float]:
    """A strength with its 95 % interval, as JSON data."""
    low, high = skill.mu - Z * skill.sigma, skill.mu + Z * skill.sigma
    return {"mu": round(skill.mu, 3), "low": round(low, 3), "high": round(high, 3)}


def model() -> Any:
    """The rating model; bots do not change, so nothing decays over time."""
    return plackett_luce(0.0)


def rate(results: Iterable[Result]) -> dict[str, Skill]:
    """The rating of each bot after all matches.

    Updates of several copies of a bot in one match are added up: they share one strength. A match
    of copies only changes nothing.
    """
    judge = model()
    known: dict[str, Skill] = {}
    for result in results:
        bots, ranking = result["bots"], result["ranking"]
        for bot in bots:
            start = judge.rating()
            known.setdefault(bot, Skill(start.mu, start.sigma))
        if not ranking or len(set(bots)) == 1:
            continue
        teams = [[judge.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in bots]
        rated = judge.rate(teams, ranks=ranking)
        before = dict(known)
        for bot, team in zip(bots, rated, strict=True):
            old, now, new = before[bot], known[bot], team[0]
            known[bot] = Skill(now.mu + new.mu - old.mu, now.sigma * new.sigma / old.sigma)
    return known
