"""What the host takes back with everybody's consent, behind where a seat may undo alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metro2033 import catalog
from metro2033.engine.kernel.source import Stream
from metro2033.table.answer import Undone
from metro2033.table.decision import Choice
from metro2033.table.policy import settle
from metro2033.table.snapshot import digest
from metro2033.table.table import Table
from table.play import MATCHES, SECRET, opened, pick, pick_any, play, positioned

SEEDS = st.integers(0, 2**31)


def test_answers_of_others_are_taken_back_with_ones_own() -> None:
    table = positioned(place=["oak", "fir"])
    before = digest(table.state)
    pick(table, 0, "walk:pine")
    pick(table, 1, "rest")
    assert table.undo_point(0) is None
    assert table.last_point(0) == 0
    assert table.last_point(1) == 1
    assert table.take_back(0) == Undone(0, (Choice(0, "walk:pine"), Choice(1, "rest")))
    assert digest(table.state) == before
    assert table.last_point(0) is None


@pytest.mark.parametrize("edition", catalog.names())
@MATCHES
@given(SEEDS)
def test_the_same_answers_meet_the_same_draws(edition: str, seed: int) -> None:
    table = play(opened(3, edition=edition), seed, 60)
    choices, state = table.choices, digest(table.state)
    seat = Stream(seed).below(3)
    point = table.last_point(seat)
    if point is None:
        return
    table.take_back(point)
    while table.count < len(choices):
        pick(table, choices[table.count].seat, choices[table.count].key)
        settle(table, SECRET)
    assert table.choices == choices
    assert digest(table.state) == state


@pytest.mark.parametrize("n", [-1, 3])
def test_no_more_is_taken_back_than_was_chosen(n: int) -> None:
    table = positioned(place=["oak", "fir"])
    pick(table, 0, "walk:pine")
    pick(table, 1, "rest")
    with pytest.raises(IndexError, match="there are 2 choices"):
        table.take_back(n)


@MATCHES
@given(SEEDS)
def test_questions_keep_their_numbers_when_the_match_is_opened_again(seed: int) -> None:
    table = opened(2, {"rounds": 20})
    source = Stream(seed)
    settle(table, SECRET)
    while not table.is_over and table.count < 40:
        pick_any(table, source)
        settle(table, SECRET)
        point = table.last_point(source.below(2))
        if point is not None and source.below(4) == 0:
            table.take_back(point)
        undone = sum(len(cut.choices) for cut in table.undone)
        again = Table.open(table.game, table.header, table.choices, undone)
        for seat in range(2):
            before, after = table.ask(seat), again.ask(seat)
            assert (before is None) == (after is None)
            if before is not None and after is not None:
                # A sealed question that outlasted an undo had an older number.
                assert after.number == before.number or after.decision.is_sealed


def test_the_kind_of_the_open_question_is_public() -> None:
    table = positioned(place=["oak", "fir"])
    ask = table.ask(0)
    assert ask is not None
    assert table.kind == ask.decision.kind == "turn"
    assert play(opened(), 1).kind == ""


def test_events_between_two_choices() -> None:
    table = play(opened(), 1)
    parts = [table.events_for(0, n, n + 1) for n in range(table.count)]
    assert sum(map(len, parts)) == len(table.events_for(0)) > 10
