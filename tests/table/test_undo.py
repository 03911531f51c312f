from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metro2033 import catalog
from metro2033.editions.toy.rules.game import ToyGame
from metro2033.engine.kernel.codec import state_to_data
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.loop import apply, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.trait import REVEALS
from metro2033.engine.kernel.word import Signature
from metro2033.table.answer import Accepted, Refused, Undone
from metro2033.table.decision import Choice
from metro2033.table.policy import settle
from metro2033.table.snapshot import digest
from metro2033.table.table import Table
from table.play import MATCHES, SECRET, header, opened, pick, pick_any, play, positioned

SEEDS = st.integers(0, 2**31)


def assert_no_undo(table: Table[Any], seat: int) -> None:
    before = digest(table.state)
    assert table.undo_point(seat) is None
    assert table.undo(seat) == Refused("", "refused-undo", {"seat": seat + 1})
    assert digest(table.state) == before


def test_a_plain_choice_can_be_taken_back_until_another_answers() -> None:
    table = positioned(place=["oak", "fir"])
    before = digest(table.state)
    pick(table, 0, "walk:pine")
    assert table.undo_point(1) is None
    assert table.undo(0) == Undone(0, (Choice(0, "walk:pine"),))
    assert digest(table.state) == before
    assert table.choices == ()
    pick(table, 0, "walk:pine")
    pick(table, 1, "rest")
    assert_no_undo(table, 0)


def test_undone_choices_are_kept_aside() -> None:
    table = positioned(place=["oak", "fir"])
    for key in ["walk:pine", "rest"]:
        pick(table, 0, key)
        table.undo(0)
    assert [undone.choices for undone in table.undone] == [
        (Choice(0, "walk:pine"),),
        (Choice(0, "rest"),),
    ]
    assert table.record().choices == ()
    assert table.events_for(0) == []


def test_each_undo_takes_back_one_real_choice() -> None:
    table = positioned(hands=[["trolley"], []])
    pick(table, 0, "play:trolley")
    pick(table, 0, "walk:oak")
    assert table.undo_point(0) == 1
    table.undo(0)
    assert table.undo_point(0) == 0
    table.undo(0)
    assert table.undo_point(0) is None


def test_nothing_is_undone_behind_nature() -> None:
    table = positioned()
    pick(table, 0, "search")
    assert table.undo_point(0) == 0
    table.draw(SECRET)
    assert_no_undo(table, 0)
    assert_no_undo(table, CHANCE)


def test_nothing_is_undone_behind_what_was_seen() -> None:
    table = positioned(hands=[["rumour"], []], top="trolley")
    pick(table, 0, "play:rumour")
    assert [table.codec.event_args(e)[0] for e in table.events_for(0)] == ["played", "saw_top"]
    assert_no_undo(table, 0)


def test_nothing_is_undone_behind_a_card_that_only_one_saw() -> None:
    table = positioned(top="trolley")
    pick(table, 0, "search")
    assert_no_undo(table, 0)


def retold(name: str, reveals: bool, **position: Any) -> Table[Any]:
    """A table of the toy in which one kind of event reveals something, or does not."""
    game = ToyGame()
    traits = (REVEALS,) if reveals else ()
    game.events = [
        Signature(told.name, *told.kinds, traits=traits) if told.name == name else told
        for told in game.events
    ]
    return Table.open(game, header(position=position))


def test_an_event_that_not_all_see_whole_is_a_barrier_by_itself() -> None:
    table = retold("found_card", reveals=False, top="trolley")
    pick(table, 0, "search")
    assert_no_undo(table, 0)


def test_an_event_that_all_see_is_a_barrier_if_it_reveals() -> None:
    table = retold("rested", reveals=True)
    pick(table, 0, "rest")
    assert_no_undo(table, 0)


def test_the_opening_of_sealed_answers_is_a_barrier_by_itself() -> None:
    table = retold("duelled", reveals=False, place=["oak", "oak"])
    pick(table, 0, "duel:2")
    pick(table, 0, "bid:1")
    pick(table, 1, "bid:0")
    assert_no_undo(table, 1)


def test_nature_never_takes_back() -> None:
    table = opened()
    table.draw(SECRET)
    assert_no_undo(table, CHANCE)


def test_the_only_sealed_answer_is_a_real_choice() -> None:
    table = positioned(place=["oak", "oak"], bullets=[0, 3])
    pick(table, 0, "duel:2")
    pick(table, 0, "bid:0")
    assert table.undo_point(0) == 1


def test_a_sealed_answer_can_be_taken_back_until_the_seal_opens() -> None:
    table = positioned(place=["oak", "oak"])
    pick(table, 0, "duel:2")
    waiting = table.ask(1)
    assert waiting is not None
    pick(table, 0, "bid:1")
    assert isinstance(table.undo(0), Undone)
    assert table.ask(1) == waiting
    pick(table, 0, "bid:2")
    assert isinstance(table.choose(1, waiting.number, "bid:3"), Accepted)
    assert_no_undo(table, 1)
    assert_no_undo(table, 0)


def test_a_question_open_all_the_while_keeps_its_number() -> None:
    table = positioned(place=["oak", "oak"])
    pick(table, 0, "duel:2")
    pick(table, 0, "bid:1")
    table.undo(0)
    again = table.ask(0)
    pick(table, 1, "bid:1")
    table.undo(1)
    assert table.ask(0) == again


def test_the_end_of_a_match_is_not_undone() -> None:
    table = positioned(rounds=1, turn=2, turns_left=1, place=["oak", "fir"])
    pick(table, 1, "rest")
    assert table.is_over
    assert_no_undo(table, 1)


def test_a_question_asked_again_has_a_new_number() -> None:
    table = positioned(place=["oak", "fir"])
    first = table.ask(0)
    assert first is not None
    pick(table, 0, "rest")
    seen = table.ask(1)
    assert seen is not None
    table.undo(0)
    assert table.choose(0, first.number, "rest") == Refused(
        "", "refused-stale-ask", {"ask": 0, "current": 1}
    )
    pick(table, 0, "walk:pine")
    again = table.ask(1)
    assert again is not None
    assert again.number != seen.number


@MATCHES
@given(SEEDS)
def test_undo_gives_back_the_state_and_the_match_goes_on(seed: int) -> None:
    table = opened(3, {"rounds": 20})
    source = Stream(seed)
    settle(table, SECRET)
    while not table.is_over:
        pick_any(table, source)
        for seat in range(3):
            point = table.undo_point(seat)
            if point is not None and source.below(2):
                before = digest(table.at(point))
                choices = table.choices
                undone = table.undo(seat)
                assert isinstance(undone, Undone)
                assert choices == (*table.choices, *undone.choices)
                assert digest(table.state) == before
        settle(table, SECRET)
    assert digest(Table.from_record(table.record()).state) == digest(table.state)


@pytest.mark.parametrize("edition", catalog.names())
@MATCHES
@given(SEEDS, st.integers(0, 100))
def test_whoever_may_undo_has_learnt_nothing(edition: str, seed: int, most: int) -> None:
    """In every world that looked the same before, it looks the same after the same choices."""
    table = play(opened(3, edition=edition), seed, most)
    game, source = table.game, Stream(seed + 1)
    buffer = Offer()
    for _ in range(4):
        if table.is_over:
            return
        pick_any(table, source)
        for seat in range(3):
            point = table.undo_point(seat)
            if point is None:
                continue
            world = game.imagine(game.view(table.at(point), seat), seat, source)
            for choice in table.choices[point:]:
                word = table.codec.word(choice.key)
                offer(world, choice.seat, buffer)
                assert buffer.has(word)
                apply(world, choice.seat, word)
            assert state_to_data(game.view(world, seat)) == state_to_data(table.view(seat))


@MATCHES
@given(SEEDS)
def test_no_draw_is_seen_twice(seed: int) -> None:
    """After any undoing, every answer of nature that was ever drawn still stands."""
    table = opened(2, {"rounds": 20})
    source = Stream(seed)
    drawn = settle(table, SECRET)
    while not table.is_over:
        pick_any(table, source)
        for seat in range(2):
            if source.below(2):
                table.undo(seat)
        drawn += settle(table, SECRET)
    for answer in drawn:
        if answer.cause == "drawn":
            assert table.choices[answer.n - 1] == answer.choice
