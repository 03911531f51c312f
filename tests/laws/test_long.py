"""Whole matches: random play ends them by itself, and the laws hold to their end."""

from typing import Any

import pytest

from laws.check import check_secrets, check_twins, check_untold, check_view
from laws.games import SECRETS, Match
from laws.walk import asked, one_of, options, steps
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk

SEATS = range(2, 7)
MATCHES = [Match("first", seats) for seats in SEATS]
ITEM_QUESTIONS = {"before_dice", "face_threat", "fighter", "hero_lost", "item_limit", "knock_out"}
"""Questions that items ask, which short matches seldom meet."""


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_a_match_without_a_last_round_ends(match: Match) -> None:
    game = match.game
    for seed in range(6):
        s = game.new(match.seats, game.settle(match.seats, {}))
        walk = Walk(Stream(seed))
        while not walk.play(s, 200):
            assert game.faults(s) == []
            assert walk.decisions + walk.draws < 60_000
        assert game.faults(s) == []
        assert game.facts(s)["ended_by"] == "points"
        assert game.ranking(s).count(1) == 1


def late_moments(match: Match, seed: int) -> list[Any]:
    """Some states of each kind of question in a long match, those about items above all."""
    source = Stream(seed)
    game = match.game
    s = game.new(match.seats, game.settle(match.seats, {"most_rounds": 90}))
    kinds: dict[str, list[Any]] = {}
    for _ in steps(s, source):
        kinds.setdefault(asking(s).asks(), []).append(s.clone())
    return [
        one_of(found, source)
        for kind, found in sorted(kinds.items())
        for _ in range(3 if kind in ITEM_QUESTIONS else 1)
    ]


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_late_questions_tell_no_secret(match: Match) -> None:
    game = match.game
    met = set()
    for seed in range(3):
        source = Stream(seed)
        for s in late_moments(match, seed):
            met.add(asking(s).asks())
            words = [option for seat in asked(s) for option in options(s, seat)]
            for viewer in match.viewers:
                check_secrets(game, SECRETS[match.name], s, viewer)
                check_view(game, s, viewer, source)
                check_twins(game, s, viewer, source, words, most=8)
                check_untold(game, s, viewer, source, words)
    assert met & ITEM_QUESTIONS
