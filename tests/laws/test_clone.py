"""Clones: nothing that happens to a state happens to its clones, nor the other way round."""

from typing import Any

from laws.games import Match, law
from laws.walk import data, options, steps
from metro2033.engine.kernel.event import Log
from metro2033.engine.kernel.loop import after
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk


@law(15)
def test_all_earlier_clones_stay_as_they_were(match: Match, seed: int) -> None:
    s = match.start(seed)
    s.log = Log()
    clones: list[tuple[Any, Any]] = []
    for _ in steps(s, Stream(seed)):
        clone = s.clone()
        assert clone.log is None
        clones.append((clone, data(clone)))
        assert clones[-1][1] == data(s)
    assert [clone.asked for clone, _ in clones] == [before["asked"] for _, before in clones]
    for clone, before in clones:
        assert data(clone) == before


@law(8)
def test_a_clone_is_played_without_the_original(match: Match, seed: int) -> None:
    s = match.start(seed)
    for n, _ in enumerate(steps(s, Stream(seed))):
        before = data(s)
        clone = s.clone()
        Walk(Stream(seed + n)).play(clone, 25)
        assert data(s) == before


@law(8)
def test_trying_every_option_changes_nothing(match: Match, seed: int) -> None:
    s = match.start(seed)
    for step in steps(s, Stream(seed), 40):
        before = data(s)
        ends = [data(after(s, step.seat, option)) for option in options(s, step.seat)]
        assert data(s) == before
        assert ends == [data(after(s, step.seat, option)) for option in options(s, step.seat)]
