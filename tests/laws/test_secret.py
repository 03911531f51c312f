"""Secrets: what a viewer may not know changes nothing that the viewer can see."""

from laws.check import check_event, check_twins, check_untold
from laws.games import Match, law
from laws.walk import asked, data, logged, moments, one_of, options, steps
from metro2033.engine.kernel.event import EVERYONE, UNKNOWN, redact
from metro2033.engine.kernel.loop import after
from metro2033.engine.kernel.source import Stream


@law(15)
def test_states_that_look_alike_go_on_to_look_alike(match: Match, seed: int) -> None:
    """The same answers give equal views, events and questions, until a reveal says otherwise."""
    source = Stream(seed)
    words: list[int] = []
    for s in moments(match, seed, 8):
        words += [one_of(options(s, seat), source) for seat in asked(s)]
        for viewer in match.viewers:
            check_twins(match.game, s, viewer, source, words, most=6)


@law(15)
def test_what_is_not_told_is_not_seen(match: Match, seed: int) -> None:
    """Another card drawn by another seat, another sealed answer: the viewer sees no difference."""
    source = Stream(seed)
    for s in moments(match, seed, 12):
        words = [option for seat in asked(s) for option in options(s, seat)]
        for viewer in match.viewers:
            check_untold(match.game, s, viewer, source, words)


@law(15)
def test_events_fit_their_signatures(match: Match, seed: int) -> None:
    s = match.start(seed)
    for step in steps(s, Stream(seed)):
        for event in logged(s.clone(), step):
            check_event(match.game, event, match.seats)


@law(15)
def test_redacted_events_hold_no_hidden_argument(match: Match, seed: int) -> None:
    s = match.start(seed)
    for step in steps(s, Stream(seed)):
        for event in logged(s.clone(), step):
            for viewer in match.viewers:
                may_know = event.audience == EVERYONE or (
                    viewer >= 0 and event.audience & 2**viewer != 0
                )
                seen = list(redact(event, viewer).args)
                assert seen == [
                    UNKNOWN if event.hidden & 2**i and not may_know else value
                    for i, value in enumerate(event.args)
                ]


@law(10)
def test_listening_changes_nothing(match: Match, seed: int) -> None:
    s = match.start(seed)
    for step in steps(s, Stream(seed)):
        loud = s.clone()
        logged(loud, step)
        assert data(loud) == data(after(s, step.seat, step.option))
