"""Matches: they keep what must be kept, they end, and somebody has won."""

from laws.games import MOST_ANSWERS, Match, law
from laws.walk import steps
from metro2033.engine.kernel.source import Stream


@law(25)
def test_no_step_breaks_a_law_of_the_game(match: Match, seed: int) -> None:
    s = match.start(seed)
    assert match.game.faults(s) == []
    for _ in steps(s, Stream(seed)):
        assert match.game.faults(s) == []
    assert match.game.faults(s) == []


@law(25)
def test_every_match_ends(match: Match, seed: int) -> None:
    s = match.start(seed)
    answers = sum(1 for _ in steps(s, Stream(seed), MOST_ANSWERS[match.name] + 1))
    assert answers <= MOST_ANSWERS[match.name]
    assert (s.asked, list(s.stack)) == (0, [])


@law(25)
def test_only_an_ended_match_has_a_ranking(match: Match, seed: int) -> None:
    s = match.start(seed)
    for _ in steps(s, Stream(seed)):
        assert match.game.ranking(s) == []
    places = match.game.ranking(s)
    assert len(places) == match.seats
    # Nobody is first in a match that was cut off without a winner.
    best = 1 if 1 in places else 2
    for place in places:
        assert place == best + sum(1 for other in places if other < place)
