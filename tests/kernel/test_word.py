"""Words: what fits comes back, what does not fit is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metro2033.engine.kernel.word import (
    NONE,
    Signature,
    bit,
    first,
    marks,
    numbered,
    pack,
    second,
    shifted,
    third,
    verb_of,
)

verbs = st.integers(0, 0x7FFF)
arguments = st.integers(0, 0xFFFF)


def unpacked(word: int) -> tuple[int, int, int, int]:
    return verb_of(word), first(word), second(word), third(word)


@given(verbs, arguments, arguments, arguments)
def test_what_is_packed_comes_back(verb: int, a: int, b: int, c: int) -> None:
    assert unpacked(pack(verb, a, b, c)) == (verb, a, b, c)


@given(verbs, arguments, arguments, arguments)
def test_a_word_is_a_small_number_that_is_not_negative(verb: int, a: int, b: int, c: int) -> None:
    assert 0 <= pack(verb, a, b, c) < 2**63


@given(st.tuples(verbs, arguments, arguments), st.tuples(verbs, arguments, arguments))
def test_different_parts_make_different_words(
    one: tuple[int, int, int], other: tuple[int, int, int]
) -> None:
    assert (pack(*one) == pack(*other)) == (one == other)


def test_arguments_that_are_not_given_are_none() -> None:
    assert unpacked(pack(7)) == (7, NONE, NONE, NONE)
    assert unpacked(pack(7, 0)) == (7, 0, NONE, NONE)
    assert unpacked(pack(7, 0, 1)) == (7, 0, 1, NONE)


def test_the_layout_is_fixed() -> None:
    assert pack(0, 0, 0, 0) == 0
    assert pack(1, 2, 3, 4) == 0x0001_0002_0003_0004
    assert pack(0x7FFF) == 0x7FFF_FFFF_FFFF_FFFF


@pytest.mark.parametrize(
    "parts",
    [
        *[(-1,), (0x8000,), (2**40,), (-(2**63), 0)],
        *[(1, -1), (1, 0x1_0000), (1, -(2**63)), (1, 2**62)],
        *[(1, 2, -1), (1, 2, 0x1_0000), (1, 2, 3, -1), (1, 2, 3, 0x1_0000)],
    ],
)
def test_what_does_not_fit_is_refused(parts: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no word holds"):
        pack(*parts)


@pytest.mark.parametrize("n", range(63))
def test_a_bit_has_its_place_in_64_bits(n: int) -> None:
    assert bit(n) == 2**n
    assert shifted(5, n // 2) == 5 * 2 ** (n // 2)


def test_a_signature_declares_a_verb_with_its_arguments_and_traits() -> None:
    walk = Signature("walk", "seat", "platform", traits=("moves",))
    assert (walk.name, walk.kinds, walk.has("moves"), walk.has("ends")) == (
        "walk",
        ("seat", "platform"),
        True,
        False,
    )


def test_words_are_numbered_from_0_without_a_gap() -> None:
    walk, rest = Signature("walk", traits=("moves",)), Signature("rest", traits=("ends",))
    words = numbered({1: rest, 0: walk})
    assert words == [walk, rest]
    assert list(marks(words, "ends")) == [0, 1]
    assert list(marks(words, "ends", "moves")) == [1, 1]
    with pytest.raises(ValueError, match="numbered from 0"):
        numbered({0: walk, 2: rest})
