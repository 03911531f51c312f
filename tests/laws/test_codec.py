"""Data: every moment of a match can be written down, and the match goes on from there."""

import json
from typing import Any

from laws.games import Match, every_match, law
from laws.walk import data, moments, steps
from metro2033.engine.kernel.codec import frame_table, state_from_data
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.walk import Walk

SHARED = {"edition", "content", "ground"}
"""Attributes that are one for all states of a game."""

FOR_SPEED = {"shares_stations", "shares_cards", "counted"}
"""What a state keeps to be copied and judged quickly; one from data does without."""


def again(match: Match, s: Any) -> Any:
    text = json.dumps(data(s))
    return state_from_data(match.game.blank(), json.loads(text), frame_table(match.game.frames))


def attributes(record: object) -> set[str]:
    """The names that an object really holds, in plain and in compiled form."""
    names = getattr(type(record), "__mypyc_attrs__", None)
    names = vars(record) if names is None else names
    return set(names) - {"__dict__"}


@law(12)
def test_every_state_comes_back(match: Match, seed: int) -> None:
    s = match.start(seed)
    for _ in steps(s, Stream(seed)):
        copy = again(match, s)
        assert data(copy) == data(s)
        assert copy.stack == s.stack
    assert data(again(match, s)) == data(s)


@law(12)
def test_a_match_goes_on_from_its_data(match: Match, seed: int) -> None:
    for s in moments(match, seed, 6):
        walks = [Walk(Stream(seed)), Walk(Stream(seed))]
        ends = [again(match, s), s.clone()]
        for walk, end in zip(walks, ends, strict=True):
            assert walk.play(end)
        assert data(ends[0]) == data(ends[1])
        assert walks[0].checksum == walks[1].checksum


@law(5)
def test_nothing_is_left_out_of_the_data(match: Match, seed: int) -> None:
    """A field that FIELDS forgets would be lost in a snapshot and in every comparison.

    What all states of a game share is not theirs to keep. `is_over` need not be kept, because
    whoever sets it asks nothing any more.
    """
    s = match.start(seed)
    assert attributes(s) - {"is_over", *SHARED, *FOR_SPEED} == {*s.FIELDS, "stack", "asked", "log"}
    for _ in steps(s, Stream(seed)):
        assert not getattr(s, "is_over", False)
        for frame in s.stack:
            assert attributes(frame) == {field.split(":")[0] for field in frame.FIELDS}


@every_match
def test_frames_have_names_of_their_own(match: Match) -> None:
    assert len(frame_table(match.game.frames)) == 3 + len(match.game.frames)
