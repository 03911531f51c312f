"""Reading: values are checked one by one, and errors say where and what."""

from collections.abc import Callable
from typing import Any

import pytest

from metro2033.engine.kernel.game import BadPosition
from metro2033.engine.kernel.reading import Reading

COLOURS = ["red", "green", "blue"]


def read(**data: Any) -> Reading:
    return Reading(data, "position")


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


ERRORS: list[tuple[Callable[[], object], str]] = [
    (lambda: read(n=6).number("n", 0, 1, 5), "n: expected a number from 1 to 5, not 6"),
    (lambda: read(n=0).number("n", 0, 1, 5), "n: expected a number from 1 to 5, not 0"),
    (lambda: read(n="3").number("n", 0, 1, 5), "n: expected a number from 1 to 5, not '3'"),
    (lambda: read(n=True).number("n", 0, 1, 5), "n: expected a number from 1 to 5, not True"),
    (lambda: read(n=2.0).number("n", 0, 1, 5), "n: expected a number from 1 to 5, not 2.0"),
    (lambda: read(n=[3]).number("n", 0, 1, 5), "n: expected a number from 1 to 5, not [3]"),
    (
        lambda: read(n=[1, 9]).numbers("n", 2, 0, 0, 5),
        "n: expected a number from 0 to 5, not 9",
    ),
    (
        lambda: read(n=[1]).numbers("n", 2, 0, 0, 5),
        "n: expected a list of 2 values, one a seat, not [1]",
    ),
    (
        lambda: read(n=1).numbers("n", 2, 0, 0, 5),
        "n: expected a list of 2 values, one a seat, not 1",
    ),
    (lambda: read(c="gren").slug("c", COLOURS), "c: unknown name 'gren'; did you mean 'green'?"),
    (lambda: read(c="xyz").slug("c", COLOURS), "c: unknown name 'xyz'"),
    (lambda: read(c=1).slug("c", COLOURS), "c: unknown name 1"),
    (lambda: read(c=["red"]).slug("c", COLOURS), "c: unknown name ['red']; did you mean 'red'?"),
    (
        lambda: read(c=["red", "bleu"]).slugs("c", COLOURS, 2, []),
        "c: unknown name 'bleu'; did you mean 'blue'?",
    ),
    (
        lambda: read(c="red").slugs("c", COLOURS, 1, []),
        "c: expected a list of 1 values, one a seat, not 'red'",
    ),
    (lambda: read(c="red").slug_list("c", COLOURS), "c: expected a list of names, not 'red'"),
    (
        lambda: read(c=["red", "uvw"]).slug_list("c", COLOURS),
        "c: unknown name 'uvw'",
    ),
    (
        lambda: read(c=["red", []]).slug_lists("c", COLOURS, 2),
        "c: expected a list of names for each seat, not 'red'",
    ),
    (
        lambda: read(c=[["reed"], []]).slug_lists("c", COLOURS, 2),
        "c: unknown name 'reed'; did you mean 'red'?",
    ),
    (lambda: read(deck=[]).table("deck"), "deck: expected a table, not []"),
    (
        lambda: read(deck={"top": "rad"}).table("deck").slug("top", COLOURS),
        "deck.top: unknown name 'rad'; did you mean 'red'?",
    ),
]


@pytest.mark.parametrize(("reading", "message"), ERRORS, ids=[message for _, message in ERRORS])
def test_an_error_says_where_and_what(reading: Callable[[], object], message: str) -> None:
    with pytest.raises(BadPosition) as raised:
        reading()
    place, reason = f"position.{message}".split(": ", 1)
    assert (raised.value.place, raised.value.reason) == (place, reason)
    assert str(raised.value) == f"position.{message}"


def test_what_is_left_over_is_an_error() -> None:
    reading = read(bullets=[1], bulets=[2])
    reading.items("bullets", 1)
    with pytest.raises(BadPosition) as raised:
        reading.close()
    assert str(raised.value) == "position.bulets: unknown field; did you mean 'bullets'?"


def test_a_leftover_like_nothing_has_no_hint() -> None:
    reading = read(zzz=1)
    reading.number("n", 0, 0, 9)
    with pytest.raises(BadPosition) as raised:
        reading.close()
    assert str(raised.value) == "position.zzz: unknown field"


def test_what_is_read_is_not_left_over() -> None:
    reading = read(n=1, c="red")
    reading.number("n", 0, 0, 9)
    reading.slug("c", COLOURS)
    reading.close()
