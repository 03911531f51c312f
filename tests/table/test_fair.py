from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from effort import SEED, Counted, many
from metro2033.engine.kernel.core import CHANCE
from metro2033.table.decision import Decision, Option
from metro2033.table.fair import BadSecret, below, blocks, commitment, draw, seal
from table.play import PATIENT, SECRET

SALTS = ["one", "two"]


def question(*weights: int) -> Decision:
    options = tuple(Option(f"lit:{i:03}", i) for i in range(len(weights)))
    return Decision(CHANCE, "lamp", options, weights, None, "", False)


def spread(observed: Sequence[int], expected: Sequence[float]) -> float:
    """How many standard deviations chi-square lies from its mean (Wilson and Hilferty)."""
    terms = [(o - e) ** 2 / e for o, e in zip(observed, expected, strict=True)]
    freedom = len(observed) - 1
    part = 2 / (9 * freedom)
    return float(((sum(terms) / freedom) ** (1 / 3) - (1 - part)) / part**0.5)


def test_the_spread_tells_a_loaded_die_from_a_fair_one() -> None:
    assert abs(spread([1000, 1010, 990, 1003, 985, 1012], [1000.0] * 6)) < 4
    assert spread([1200, 1000, 950, 950, 950, 950], [1000.0] * 6) > 4
    assert spread([1000] * 6, [1000.0] * 6) < -4


@pytest.mark.parametrize("faces", [2, 3, 6, 21, 52, 100])
def test_all_answers_are_equally_likely(faces: int, counted: Counted) -> None:
    trials = many(20_000)
    asked, first = question(*[1] * faces), 1 + SEED * 10**9
    found = Counter(draw(SECRET, SALTS, n, asked) for n in range(first, first + trials))
    counted(draws=trials)
    assert abs(spread([found[key] for key in asked.keys], [trials / faces] * faces)) < 4


def test_weights_are_lots() -> None:
    weights, trials = [1, 2, 3, 10, 84], 20_000
    asked = question(*weights)
    found = Counter(draw(SECRET, SALTS, n, asked) for n in range(1, trials + 1))
    expected = [trials * weight / 100 for weight in weights]
    assert abs(spread([found[key] for key in asked.keys], expected)) < 4


def test_each_card_is_equally_likely_at_each_place_of_a_drawn_deck(counted: Counted) -> None:
    cards, decks = 8, many(6_000)
    found: Counter[tuple[int, str]] = Counter()
    for deck in range(decks):
        secret = sha256(f"{SEED} {deck}".encode()).digest()
        left = list(question(*[1] * cards).options)
        for place in range(cards):
            asked = Decision(CHANCE, "draw", tuple(left), (1,) * len(left), None, "", False)
            key = draw(secret, SALTS, place + 1, asked)
            left = [option for option in left if option.key != key]
            found[place, key] += 1
    assert len(found) == cards * cards
    counted(shuffles=decks)
    by_place = [
        [found[place, key] for key in question(*[1] * cards).keys] for place in range(cards)
    ]
    for row in by_place:
        assert abs(spread(row, [decks / cards] * cards)) < 4


def test_neighbouring_draws_are_independent() -> None:
    faces, trials = 5, 25_000
    asked = question(*[1] * faces)
    keys = [draw(SECRET, SALTS, n, asked) for n in range(1, trials + 2)]
    found = Counter(pairwise(keys))
    pairs = [(a, b) for a in asked.keys for b in asked.keys]
    assert abs(spread([found[pair] for pair in pairs], [trials / faces**2] * faces**2)) < 4


@PATIENT
@given(st.binary(min_size=32, max_size=32), st.lists(st.text()), st.integers(1, 10**6))
def test_a_draw_is_one_of_the_options_and_always_the_same(
    secret: bytes, salts: list[str], n: int
) -> None:
    asked = question(3, 1, 2)
    key = draw(secret, salts, n, asked)
    assert key in asked.keys
    assert key == draw(secret, salts, n, asked)


def test_the_order_in_which_options_are_offered_does_not_matter() -> None:
    asked = question(3, 1, 2)
    turned = Decision(CHANCE, "lamp", asked.options[::-1], asked.weights[::-1], None, "", False)
    for n in range(1, 100):
        assert draw(SECRET, SALTS, n, asked) == draw(SECRET, SALTS, n, turned)


def test_secret_salts_and_number_all_matter() -> None:
    def first_block(secret: bytes, salts: list[str], n: int) -> bytes:
        return next(blocks(secret, salts, n))

    other = bytes([1, *SECRET[1:]])
    variants = [
        first_block(SECRET, ["one", "two"], 1),
        first_block(other, ["one", "two"], 1),
        first_block(SECRET, ["two", "one"], 1),
        first_block(SECRET, ["onet", "wo"], 1),
        first_block(SECRET, ["onetwo"], 1),
        first_block(SECRET, ["one", "two", ""], 1),
        first_block(SECRET, ["one", "two"], 2),
        next(islice(blocks(SECRET, ["one", "two"], 1), 1, None)),
    ]
    assert len(set(variants)) == len(variants)


def test_blocks_are_the_documented_construction() -> None:
    message = b"metro2033 draw 1\0" + bytes([0, 0, 0, 1]) + bytes([0, 0, 0, 2]) + b"ab"
    message += (7).to_bytes(8) + (0).to_bytes(8)
    assert next(blocks(SECRET, ["ab"], 7)) == hmac.new(SECRET, message, sha256).digest()


def test_blocks_that_would_favour_small_numbers_are_skipped() -> None:
    assert below([b"\xff", b"\xfe", b"\x05"], 254) == 5
    assert below([b"\xfd"], 254) == 253
    counts = Counter(below([bytes([value]), b"\0"], 6) for value in range(252))
    assert set(counts.values()) == {42}


def test_below_is_bounded_by_its_blocks() -> None:
    with pytest.raises(ValueError, match="run out"):
        below([b"\xff"], 2**8 - 1)


@PATIENT
@given(st.integers(1, 2**40))
def test_numbers_lie_below_the_total(total: int) -> None:
    source: Iterator[bytes] = blocks(SECRET, SALTS, 1)
    assert 0 <= below(source, total) < total


def test_the_commitment_is_a_tagged_hash() -> None:
    assert commitment(SECRET) == sha256(b"metro2033 commitment 1\0" + SECRET).hexdigest()
    assert commitment(SECRET) != sha256(SECRET).hexdigest()


def test_the_seal_depends_on_secret_and_text() -> None:
    other = bytes(32)
    assert len({seal(SECRET, "a"), seal(SECRET, "b"), seal(other, "a")}) == 3


@pytest.mark.parametrize("secret", [b"", bytes(16), bytes(31), bytes(33)])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(BadSecret):
        commitment(secret)
    with pytest.raises(BadSecret):
        draw(secret, SALTS, 1, question(1))
