"""Reading: values are checked one by one, and errors say where and what."""

from collections.abc import Callable
from typing import Any

import pytest

from metro2033.engine.kernel.reading import Reading
from metro2033.i18n import text

COLOURS = ["red", "green", "blue"]


def read(**data: Any) -> Reading:
    return Reading(data, "position")


def told(reading: Reading) -> list[str]:
    """The faults that were noted, in English."""
    faults = reading.notes.faults
    return [f"{fault.place}: {text(fault.message, fault.values)}" for fault in faults]


def test_numbers() -> None:
    assert read(n=3).number("n", 0, 1, 5) == 3
    assert read(n=1).number("n", 0, 1, 5) == 1
    assert read(n=5).number("n", 0, 1, 5) == 5
    assert read().number("n", 7, 1, 5) == 7
    assert read(n=[1, 2]).numbers("n", 2, 0, 0, 9) == [1, 2]
    assert read().numbers("n", 3, 4, 0, 9) == [4, 4, 4]


def test_slugs() -> None:
    assert read(c="green").slug("c", COLOURS) == 1
    assert read().slug("c", COLOURS) is None
    assert read(c=["blue", "red"]).slugs("c", COLOURS, 2, []) == [2, 0]
    assert read().slugs("c", COLOURS, 2, ["green", "blue"]) == [1, 2]
    assert read(c=["blue", "blue", "red"]).slug_list("c", COLOURS) == [2, 2, 0]
    assert read().slug_list("c", COLOURS) == []
    assert read(c=[["blue"], []]).slug_lists("c", COLOURS, 2) == [[2], []]
    assert read().slug_lists("c", COLOURS, 2) == [[], []]


def test_lists_for_each_seat_are_new_lists() -> None:
    one, two = read().slug_lists("c", COLOURS, 2)
    one.append(1)
    assert two == []


def test_tables() -> None:
    inner = read(deck={"top": "red"}).table("deck")
    assert (inner.place, inner.slug("top", COLOURS)) == ("position.deck", 0)
    assert read().table("deck").number("size", 4, 0, 9) == 4


def test_reading_leaves_the_data() -> None:
    data = {"n": 3}
    reading = Reading(data, "position")
    reading.number("n", 0, 0, 9)
    reading.close()
    assert data == {"n": 3}


ERRORS: list[tuple[dict[str, Any], Callable[[Reading], object], str]] = [
    ({"n": 6}, lambda r: r.number("n", 0, 1, 5), "n: expected a number from 1 to 5, not 6"),
    ({"n": 0}, lambda r: r.number("n", 0, 1, 5), "n: expected a number from 1 to 5, not 0"),
    ({"n": "3"}, lambda r: r.number("n", 0, 1, 5), "n: expected a number from 1 to 5, not '3'"),
    ({"n": True}, lambda r: r.number("n", 0, 1, 5), "n: expected a number from 1 to 5, not true"),
    ({"n": 2.0}, lambda r: r.number("n", 0, 1, 5), "n: expected a number from 1 to 5, not 2.0"),
    ({"n": [3]}, lambda r: r.number("n", 0, 1, 5), "n: expected a number from 1 to 5, not [3]"),
    (
        {"n": [1, 9]},
        lambda r: r.numbers("n", 2, 0, 0, 5),
        "n: expected a number from 0 to 5, not 9",
    ),
    (
        {"n": [1]},
        lambda r: r.numbers("n", 2, 0, 0, 5),
        "n: expected a list of 2 values, one per seat, not [1]",
    ),
    (
        {"n": 1},
        lambda r: r.numbers("n", 2, 0, 0, 5),
        "n: expected a list of 2 values, one per seat, not 1",
    ),
    (
        {"c": "gren"},
        lambda r: r.slug("c", COLOURS),
        "c: unknown name 'gren'; did you mean 'green'?",
    ),
    ({"c": "xyz"}, lambda r: r.slug("c", COLOURS), "c: unknown name 'xyz'"),
    ({"c": 1}, lambda r: r.slug("c", COLOURS), "c: unknown name 1"),
    (
        {"c": ["red"]},
        lambda r: r.slug("c", COLOURS),
        "c: unknown name ['red']; did you mean 'red'?",
    ),
    (
        {"c": ["red", "bleu"]},
        lambda r: r.slugs("c", COLOURS, 2, []),
        "c: unknown name 'bleu'; did you mean 'blue'?",
    ),
    (
        {"c": "red"},
        lambda r: r.slugs("c", COLOURS, 1, []),
        "c: expected a list of 1 values, one per seat, not 'red'",
    ),
    ({"c": "red"}, lambda r: r.slug_list("c", COLOURS), "c: expected a list of names, not 'red'"),
    (
        {"c": ["red", "uvw"]},
        lambda r: r.slug_list("c", COLOURS),
        "c: unknown name 'uvw'",
    ),
    (
        {"c": ["red", []]},
        lambda r: r.slug_lists("c", COLOURS, 2),
        "c: expected a list of names, not 'red'",
    ),
    (
        {"c": [["reed"], []]},
        lambda r: r.slug_lists("c", COLOURS, 2),
        "c: unknown name 'reed'; did you mean 'red'?",
    ),
    ({"deck": []}, lambda r: r.table("deck"), "deck: expected a table, not []"),
    (
        {"deck": {"top": "rad"}},
        lambda r: r.table("deck").slug("top", COLOURS),
        "deck.top: unknown name 'rad'; did you mean 'red'?",
    ),
]


@pytest.mark.parametrize(("data", "ask", "message"), ERRORS)
def test_a_fault_says_where_and_what(
    data: dict[str, Any], ask: Callable[[Reading], object], message: str
) -> None:
    reading = read(**data)
    ask(reading)
    assert told(reading) == [f"position.{message}"]


def test_all_faults_are_noted() -> None:
    reading = read(n=7, c="x", deck={"top": "y", "z": 1})
    assert reading.number("n", 3, 1, 5) == 3
    assert reading.slug_or("c", COLOURS, "blue") == 2
    inner = reading.table("deck")
    assert inner.slug("top", COLOURS) is None
    inner.close()
    places = [fault.place for fault in reading.notes.faults]
    assert places == ["position.n", "position.c", "position.deck.top", "position.deck.z"]


def test_fields_are_noted_with_their_bounds_and_names() -> None:
    reading = read()
    reading.number("n", 3, 1, 5)
    reading.card_list("hand", COLOURS)
    found = [(f.place, f.name, f.kind, f.least, f.most) for f in reading.notes.fields]
    assert found == [("position", "n", "number", 1, 5), ("position", "hand", "cards", 0, 0)]
    assert reading.notes.fields[0].usual == 3
    assert reading.notes.fields[1].names is COLOURS


def test_a_card_can_be_left_open() -> None:
    assert read(hand=["red", "?"]).card_list("hand", COLOURS) == [0, -1]


def test_seats_that_have_seen_each_card() -> None:
    assert read(seen=[[1], []]).seat_lists("seen", 2, 3) == [[0], []]
    assert read().seat_lists("seen", 2, 3) is None


def test_what_is_left_over_is_an_error() -> None:
    reading = read(bullets=[1], bulets=[2])
    reading.items("bullets", 1)
    reading.close()
    assert told(reading) == ["position.bulets: unknown field; did you mean 'bullets'?"]


def test_a_leftover_like_nothing_has_no_hint() -> None:
    reading = read(zzz=1)
    reading.number("n", 0, 0, 9)
    reading.close()
    assert told(reading) == ["position.zzz: unknown field"]


def test_what_is_read_is_not_left_over() -> None:
    reading = read(n=1, c="red")
    reading.number("n", 0, 0, 9)
    reading.slug("c", COLOURS)
    reading.close()
