"""Positions of self-play hold what the viewer may know, as positions in play do."""

from collections.abc import Iterator

import pytest

from laws.games import MATCHES, Match
from laws.walk import moments
from metro2033.bots.value import LearnedValue
from metro2033.engine.kernel.core import NOBODY
from metro2033.engine.kernel.source import Source, Stream
from metro2033.engine.model.edition import Edition
from metro2033.engine.model.state import State
from train import self_play
from train.self_play import Noted

every_match = pytest.mark.parametrize(
    "match", [match for match in MATCHES if match.name in {"first", "second"}], ids=str
)


def notes_of_twins(match: Match) -> Iterator[tuple[Noted, Noted]]:
    """What is noted of positions, and of their twins, which look the same to the viewer."""
    game, _, value = self_play.mind(match.name, None)
    for seed in range(3):
        for s in moments(match, seed, 8):
            if s.asked == NOBODY:
                continue
            for viewer in range(match.seats):
                twin = game.imagine(game.view(s, viewer), viewer, Stream(seed))
                yield (
                    self_play.note(game, value, s, viewer, Stream(9)),
                    self_play.note(game, value, twin, viewer, Stream(9)),
                )


@every_match
def test_twins_leave_the_same_note(match: Match) -> None:
    pairs = list(notes_of_twins(match))
    assert pairs
    assert all(note == twin for note, twin in pairs)


def true_note(_: Edition, value: LearnedValue, s: State, viewer: int, __: Source) -> Noted:
    value.judge(s, viewer)
    return Noted(viewer, bytes(value.row(s, viewer)), list(value.evaluator.chance))


def test_notes_of_the_true_state_would_tell_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first edition measures how near missions are, those in rivals' hands too."""
    match = next(match for match in MATCHES if match.name == "first")
    monkeypatch.setattr(self_play, "note", true_note)
    assert any(note != twin for note, twin in notes_of_twins(match))
