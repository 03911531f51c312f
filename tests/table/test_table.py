from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.helper import SealFrame
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import NONE, pack
from metro2033.table.answer import Accepted, Refused
from metro2033.table.decision import Choice
from metro2033.table.fair import BadSecret
from metro2033.table.keys import NUMBER
from metro2033.table.line import BadRecord
from metro2033.table.record import Record
from metro2033.table.snapshot import digest
from metro2033.table.table import Table
from table.play import MATCHES, SECRET, TOY, header, opened, pick, pick_any, play, positioned

SEEDS = st.integers(0, 2**31)


@pytest.mark.parametrize("edition", catalog.names())
def test_a_whole_match_can_be_played_recorded_and_read(edition: str) -> None:
    table = play(opened(2, edition=edition), seed=1)
    assert table.is_over
    assert len(table.ranking) == 2
    assert digest(Table.from_record(table.record()).state) == digest(table.state)


def test_nature_is_drawn_first_and_tells_what_happened() -> None:
    table = opened()
    assert table.asked == [CHANCE]
    answer = table.draw(SECRET)
    assert (answer.n, answer.cause, answer.choice.seat) == (1, "drawn", CHANCE)
    assert [table.codec.event_args(event)[0] for event in answer.events] == ["lamp_lit"]
    assert table.asked == [0]
    assert table.nature() is None


def test_an_answer_is_numbered_and_tells_what_happened() -> None:
    table = positioned(place=["oak", "fir"])
    answer = pick(table, 0, "walk:pine")
    assert (answer.n, answer.choice, answer.cause) == (1, Choice(0, "walk:pine"), "chosen")
    assert [table.codec.event_args(event) for event in answer.events] == [("walked", ["1", "pine"])]


def test_a_test_may_answer_for_nature() -> None:
    table = opened()
    ask = table.nature()
    assert ask is not None
    answer = table.choose(CHANCE, ask.number, "lit:oak")
    assert isinstance(answer, Accepted)
    assert answer.cause == "drawn"


def test_nature_is_drawn_only_from_the_committed_secret() -> None:
    with pytest.raises(BadSecret):
        opened().draw(bytes(32))
    with pytest.raises(BadSecret):
        Table.open(TOY, replace(header(), commitment=None)).draw(SECRET)


def test_who_is_not_asked_is_refused() -> None:
    table = positioned()
    for seat in [1, 2, CHANCE, -1, 99]:
        assert table.choose(seat, 0, "rest") == Refused("", "refused-not-asked", {"seat": seat + 1})


def test_an_answer_to_another_question_is_refused() -> None:
    table = positioned(place=["oak", "fir"])
    pick(table, 0, "rest")
    pick(table, 1, "rest")
    assert table.choose(CHANCE, 0, "lit:oak") == Refused(
        "", "refused-stale-ask", {"ask": 0, "current": 2}
    )


def test_a_double_click_is_harmless() -> None:
    table = positioned(seats=2, hands=[["trolley"], []])
    ask = table.ask(0)
    assert ask is not None
    assert isinstance(table.choose(0, ask.number, "play:trolley"), Accepted)
    assert table.choose(0, ask.number, "play:trolley") == Refused(
        "", "refused-stale-ask", {"ask": 0, "current": 1}
    )


def test_a_text_that_is_no_key_is_refused_with_the_nearest() -> None:
    assert positioned().choose(0, 0, "walk:brich") == Refused(
        "",
        "refused-unknown-key",
        {"key": "walk:brich", "form": "walk:<platform>", "nearest": "walk:birch"},
    )


def test_an_option_that_is_not_offered_is_refused_by_its_rule() -> None:
    table = positioned(place=["oak", "fir"])
    for key, rule in [
        ("walk:oak", "TOY-WALK"),
        ("play:rumour", "TOY-PLAY"),
        ("duel:2", "TOY-DUEL"),
        ("bid:1", ""),
    ]:
        assert table.choose(0, 0, key) == Refused(rule, "refused-not-offered", {"key": key})


@pytest.mark.parametrize("edition", catalog.names())
@pytest.mark.parametrize("seed", range(3))
def test_no_refused_answer_changes_anything(edition: str, seed: int) -> None:
    table = opened(2, edition=edition)
    game, source = table.game, Stream(seed)
    for _ in range(60):
        if table.is_over:
            break
        before, choices = digest(table.state), table.choices
        for seat in table.asked:
            ask = table.ask(seat)
            assert ask is not None
            legal = set(ask.decision.keys)
            for _ in range(40):
                verb = source.below(len(game.verbs))
                kinds = game.verbs[verb].kinds
                sizes = [12 if kind == NUMBER else len(game.slugs[kind]) for kind in kinds]
                values = [source.below(size) if size else NONE for size in sizes][: source.below(4)]
                key = table.codec.key(pack(verb, *values))
                if key not in legal:
                    answer = table.choose(seat, ask.number, key)
                    assert isinstance(answer, Refused)
                    assert answer.message == "refused-not-offered"
        assert digest(table.state) == before
        assert table.choices == choices
        pick_any(table, source)


def test_sealed_questions_stay_valid_while_others_answer() -> None:
    table = positioned(place=["oak", "oak"])
    pick(table, 0, "duel:2")
    first, second = table.ask(0), table.ask(1)
    assert first is not None
    assert second is not None
    assert (first.number, second.number) == (1, 1)
    assert isinstance(table.choose(0, first.number, "bid:1"), Accepted)
    assert table.ask(0) is None
    assert table.ask(1) == second
    assert isinstance(table.choose(1, second.number, "bid:2"), Accepted)
    assert table.ask(1) != second


def test_the_order_of_sealed_answers_does_not_matter() -> None:
    digests = set()
    for order in [(0, 1), (1, 0)]:
        table = positioned(place=["oak", "oak"])
        pick(table, 0, "duel:2")
        for seat in order:
            pick(table, seat, f"bid:{seat + 1}")
        digests.add(digest(table.state))
    assert len(digests) == 1


def test_a_sealed_answer_is_seen_by_its_seat_alone() -> None:
    table = positioned(place=["oak", "oak"])
    pick(table, 0, "duel:2")
    pick(table, 0, "bid:2")
    seen = {}
    for viewer in [0, 1, SPECTATOR]:
        seal = table.view(viewer).stack[-1]
        assert isinstance(seal, SealFrame)
        seen[viewer] = seal.answers[0]
    assert seen[0] == table.codec.word("bid:2")
    assert seen[1] == seen[SPECTATOR] == -2
    assert table.events_for(1) == table.events_for(0) == []


def test_events_are_told_as_each_may_know_them() -> None:
    table = positioned()
    pick(table, 0, "search")
    pick(table, CHANCE, "found:rumour")

    def told(viewer: int) -> list[tuple[str, list[str | int | None]]]:
        return [table.codec.event_args(event) for event in table.events_for(viewer)]

    assert told(0) == [("found_card", ["1", "rumour"])]
    assert told(1) == told(SPECTATOR) == [("found_card", ["1", None])]
    assert table.events_for(0, since=2) == []


@MATCHES
@given(SEEDS)
def test_any_earlier_state_is_found_again(seed: int) -> None:
    table = opened(3, {"rounds": 20, "points": 9})
    digests = [digest(table.state)]
    source = Stream(seed)
    while not table.is_over and len(digests) < 120:
        pick_any(table, source)
        digests.append(digest(table.state))
    assert [digest(table.at(n)) for n in range(len(digests))] == digests


@MATCHES
@given(SEEDS, st.integers(0, 70), SEEDS)
def test_a_branch_goes_its_own_way(seed: int, n: int, other: int) -> None:
    table = play(opened(2, {"rounds": 20}), seed)
    n = min(n, len(table.choices))
    branch = table.branch(n)
    before = digest(table.state)
    assert branch.choices == table.choices[:n]
    assert digest(branch.state) == digest(table.at(n))
    play(branch, other)
    assert branch.is_over
    assert digest(table.state) == before


def test_there_is_no_state_before_the_start_or_after_the_last_choice() -> None:
    table = positioned()
    for n in [-1, 1]:
        with pytest.raises(IndexError):
            table.at(n)
        with pytest.raises(IndexError):
            table.branch(n)


def test_states_that_are_handed_out_are_copies() -> None:
    table = positioned()
    before = digest(table.state)
    for state in [table.state, table.at(0), table.view(0)]:
        state.points[0] = 77
        state.stack.clear()
    assert digest(table.state) == before


def test_a_running_match_is_recorded_without_end_and_never_with_its_secret() -> None:
    table = positioned()
    assert table.record() == Record(table.header)
    with pytest.raises(ValueError, match="finished"):
        table.record(SECRET)


def test_a_running_match_goes_on_from_its_record() -> None:
    table = play(opened(), seed=1, most=9)
    again = Table.from_record(table.record())
    assert again.asked == table.asked
    assert digest(play(again, 2).state) == digest(play(table, 2).state)


def test_the_record_discloses_only_the_committed_secret() -> None:
    with pytest.raises(BadSecret):
        play(opened(), 1).record(bytes(32))


def test_a_match_from_a_position_is_recorded_with_it() -> None:
    table = play(positioned(place=["oak", "oak"], bullets=[5, 1]), seed=2)
    again = Table.from_record(table.record(SECRET))
    assert digest(again.at(0)) == digest(table.at(0))
    assert digest(again.state) == digest(table.state)


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        (Choice(0, "rest"), "seat 1 is not asked here"),
        (Choice(CHANCE, "rest"), "'rest' is not a legal answer here"),
        (Choice(CHANCE, "lit:okay"), "'lit:okay' is not a legal answer here"),
    ],
)
def test_a_record_with_an_illegal_choice_names_the_line(choice: Choice, reason: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Table.from_record(Record(header(), (choice,)))
    assert (caught.value.line, caught.value.reason) == (2, reason)


def test_an_illegal_choice_is_told_with_its_rule() -> None:
    choices = (Choice(CHANCE, "lit:oak"), Choice(0, "duel:2"))
    with pytest.raises(
        BadRecord, match="line 3: 'duel:2' is not a legal answer here by rule TOY-DUEL"
    ):
        Table.from_record(Record(header(), choices))


def test_a_record_with_another_end_is_refused() -> None:
    record = play(opened(), 1).record(SECRET)
    assert record.end is not None
    line = len(record.choices) + 2
    for wrong, reason in [
        (replace(record, end=replace(record.end, ranking=(2, 2))), "the ranking is"),
        (replace(record, end=replace(record.end, digest="0" * 64)), "the digest does not match"),
    ]:
        with pytest.raises(BadRecord, match=f"line {line}: {reason}"):
            Table.from_record(wrong)
    early = replace(record, choices=record.choices[:-1])
    with pytest.raises(BadRecord, match=f"line {line - 1}: the match is not over"):
        Table.from_record(early)
