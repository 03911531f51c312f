"""What is not as a scenario says: step, line, expected and actual value."""

import pytest

from metro2033.scenario.wording import listed
from scenario.text import played, reasons

POSITION = "[position]\nplace = ['alder', 'alder']\n"
TURN = "rest, walk:birch, walk:hazel, walk:larch, walk:rowan, search, duel:2"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("asked = 'bid'", "seat 1 is asked 'turn', expected 'bid'"),
        ("offered = ['rest', 'play:*']", f"'play:*' is not offered; offered: {TURN}"),
        ("not_offered = ['duel:*']", "offered unexpectedly: duel:2"),
        (
            "only = ['rest', 'walk:*', 'bid:*']",
            [f"'bid:*' is not offered; offered: {TURN}", "also offered: search, duel:2"],
        ),
        ("refused = [{ key = 'rest' }]", "'rest' is offered, expected a refusal"),
        (
            "refused = [{ key = 'walk:oak', rule = 'TOY-DUEL' }]",
            "'walk:oak' is refused by TOY-WALK, expected TOY-DUEL",
        ),
        (
            "refused = [{ key = 'bid:1', rule = 'TOY-BID' }]",
            "'bid:1' is refused without a rule (refused-not-offered), expected TOY-BID",
        ),
        ("weights = { rest = 2 }", "'rest' has weight 1, expected 2"),
        ("weights = { 'play:rumour' = 2 }", "'play:rumour' has weight 0, expected 2"),
        ("holds = { bullets = [3, 4] }", "bullets is [3, 3], expected [3, 4]"),
        ("holds = { 'bullets.2' = 4 }", "bullets.2 is 3, expected 4"),
        ("holds = { bullets.2 = 4 }", "bullets.2 is 3, expected 4"),
        ("holds = { round = true }", "round is 1, expected true"),
        ("holds = { bulets = [3, 3] }", "unknown fact 'bulets'; did you mean 'bullets'?"),
        ("holds = { 'bullets.3' = 3 }", "unknown fact 'bullets.3': bullets has 2 values"),
        ("holds = { 'bullets.x' = 3 }", "unknown fact 'bullets.x': bullets has 2 values"),
        ("holds = { round.x = 3 }", "round is 1, expected { x = 3 }"),
        ("holds = { 'round.x' = 3 }", "unknown fact 'round.x': round is 1"),
        ("holds = { xyz = 3 }", "unknown fact 'xyz'"),
        ("events = ['rested:1']", "'rested:1' was not told; told: nothing"),
        (
            "view = [{ seat = 2, holds = { round = 2 } }]",
            "to seat 2 round is 1, expected 2",
        ),
        (
            "view = [{ seat = 'spectator', holds = { round = 2 } }]",
            "to a spectator round is 1, expected 2",
        ),
    ],
)
def test_a_check_that_fails(line: str, told: str | list[str]) -> None:
    expected = [told] if isinstance(told, str) else told
    found = reasons(f"{POSITION}[[step]]\nseat = 1\n{line}\n")
    assert found == [f"7: step 1: {reason}" for reason in expected]


def test_a_choice_that_is_refused_ends_the_scenario() -> None:
    text = "[[step]]\nseat = 1\nchoose = 'walk:oak'\nholds = { round = 9 }\n[end]\nopen = 'bid'\n"
    assert reasons(POSITION + text) == [
        f"7: step 1: 'walk:oak' is refused by TOY-WALK; offered: {TURN}"
    ]


def test_a_seat_that_is_not_asked_ends_the_scenario() -> None:
    text = "[[step]]\nseat = 2\nchoose = 'rest'\n[end]\nopen = 'bid'\n"
    assert reasons(POSITION + text) == [
        f"6: step 1: seat 2 is not asked; seat 1 is asked 'turn' ({TURN})"
    ]


def test_events_are_told_in_order() -> None:
    steps = """
        step = [
            { seat = 1, choose = "rest", events = ["rested:1"], no_events = ["walked:*"] },
            { seat = 2, choose = "walk:birch", events = ["walked:2:*", "rested:1"] },
        ]
    """
    assert reasons(steps + POSITION) == [
        "6: step 2: 'rested:1' was not told; told: walked:2:birch",
    ]


def test_events_that_were_not_expected() -> None:
    text = "[[step]]\nseat = 1\nchoose = 'rest'\nno_events = ['walked:*', '*']\n"
    assert reasons(POSITION + text) == ["8: step 1: told unexpectedly: rested:1"]


def test_what_a_seat_was_not_told() -> None:
    text = """
        [[step]]
        seat = 1
        choose = "search"
        nature = ["found:rumour"]
        view = [{ seat = 2, events = ["found_card:1:rumour"] }]
    """
    assert reasons(POSITION + text) == [
        "10: step 1: 'found_card:1:rumour' was not told to seat 2; told: found_card:1:?"
    ]


def test_what_a_seat_must_not_know() -> None:
    text = """
        [[step]]
        seat = 1
        choose = "search"
        nature = ["found:rumour"]
        view = [
            { seat = 2, lacks = { "hands.1" = ["rumour"] }, no_events = ["found_card:1:rumour"] },
            { seat = 1, lacks = { "hands.1" = ["lamp", "rumour"], "round" = 1, "hants" = 1 } },
            { seat = 1, no_events = ["found_card:1:rumour"] },
        ]
    """
    assert reasons(POSITION + text) == [
        "12: step 1: to seat 1 hands.1 contains 'rumour'",
        "12: step 1: to seat 1 round contains 1",
        "12: step 1: to seat 1 unknown fact 'hants'; did you mean 'hands'?",
        "13: step 1: told unexpectedly: found_card:1:rumour",
    ]


@pytest.mark.parametrize(
    ("end", "told"),
    [
        ("open = 'bid'", f"seat 1 is asked 'turn' ({TURN}), expected 'bid' open"),
        ("open = 'nothing'", f"seat 1 is asked 'turn' ({TURN}), expected 'nothing' open"),
        ("seat = [1, 2]", f"seat 1 is asked 'turn' ({TURN}), expected: seat 1 and seat 2 are"),
        ("holds = { round = 2 }", "round is 1, expected 2"),
        ("ranking = [1, 2]", "the ranking is [], expected [1, 2]"),
    ],
)
def test_an_end_that_is_not_so(end: str, told: str) -> None:
    assert reasons(f"{POSITION}[end]\n{end}\n") == [f"6: end: {told}"]


def test_the_match_is_over_too_early() -> None:
    text = """
        [position]
        rounds = 1
        turn = 2
        turns_left = 1
        [[step]]
        seat = 2
        choose = "rest"
        [[step]]
        seat = 1
        choose = "rest"
    """
    assert reasons(text + "[end]\nopen = 'turn'\n") == [
        "12: step 2: seat 1 is not asked; the match is over"
    ]


def test_nature_is_not_asked() -> None:
    text = "[[step]]\nseat = 1\nchoose = 'rest'\nnature = ['lit:oak']\nholds = { round = 1 }\n"
    assert reasons(POSITION + text) == [
        f"8: step 1: nature is not asked for 'lit:oak'; seat 2 is asked 'turn' ({duel(1)})"
    ]


def duel(seat: int) -> str:
    return TURN.replace("duel:2", f"duel:{seat}")


def test_nature_cannot_answer_so() -> None:
    text = "[[step]]\nseat = 1\nchoose = 'search'\nnature = ['lit:*']\nholds = { round = 1 }\n"
    offered = "found:supplies, found:rumour, found:trolley"
    assert reasons(POSITION + text) == [
        f"8: step 1: nature is not offered 'lit:*'; offered: {offered}"
    ]


def test_answers_for_nature_that_are_left_over() -> None:
    found = reasons("nature = ['lit:oak', 'lit:*']\n" + POSITION + "[end]\nopen = 'turn'\n")
    assert found == ["3: nature: nature was not asked for lit:oak, lit:*"]


def test_long_lists_are_cut() -> None:
    assert listed(["a"] * 12) == ", ".join("a" * 12)
    assert str(listed(["a"] * 14)) == ", ".join("a" * 12) + " and 2 more"


def test_a_result_tells_what_failed() -> None:
    result = played(POSITION + "[end]\nholds = { round = 2 }\n")
    assert not result.is_passed
    (failure,) = result.failures
    assert (failure.line, failure.where) == (6, "end")
    assert failure.reason == "round is 1, expected 2"
    assert result.scenario.title == "A test"
