"""Sealed answers: the order in which they come makes no difference."""

from itertools import islice, permutations

from laws.games import Match, law
from laws.walk import Step, asked, data, logged, one_of, options, steps
from metro2033.engine.kernel.source import Stream


@law(40)
def test_sealed_answers_commute(match: Match, seed: int) -> None:
    source = Stream(seed)
    s = match.start(seed)
    for _ in steps(s, source):
        seats = asked(s)
        if len(seats) < 2:
            continue
        answers = {seat: one_of(options(s, seat), source) for seat in seats}
        ends = []
        for order in islice(permutations(seats), 24):
            end, events = s.clone(), []
            for seat in order:
                events += [repr(event) for event in logged(end, Step(seat, answers[seat]))]
            ends.append((data(end), events))
        assert ends == [ends[0]] * len(ends)


@law(20)
def test_an_answer_leaves_the_offers_of_others(match: Match, seed: int) -> None:
    source = Stream(seed)
    s = match.start(seed)
    for step in steps(s, source):
        others = [seat for seat in asked(s) if seat != step.seat]
        offers = [options(s, seat) for seat in others]
        after = s.clone()
        if others:
            assert logged(after, step) == [], "nothing is told before all have answered"
            assert asked(after) == others
            assert [options(after, seat) for seat in others] == offers
