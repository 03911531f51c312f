"""Earlier draws do not give later ones away, as those of Python's own generator would."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from effort import SEED, Counted, many
from metro2033.table.fair import below, blocks

WORDS = 624
"""So many numbers of 32 bits are the whole state of a Mersenne Twister."""

TRIES = many(200)


def untempered(word: int) -> int:
    """The word of the state from which a Mersenne Twister made a number."""
    word ^= word >> 18
    word ^= word << 15 & 0xEFC60000
    found = word
    for _ in range(4):
        found = word ^ (found << 7 & 0x9D2C5680)
    word = found
    for _ in range(2):
        found = word ^ found >> 11
    return found


def predicted(numbers: Sequence[int]) -> random.Random:
    """The generator that would have given these numbers and goes on as it must."""
    generator = random.Random()
    generator.setstate((3, (*map(untempered, numbers), WORDS), None))
    return generator


def hits(draw: Callable[[], int]) -> int:
    """How many of the next numbers are foretold by those before."""
    attack = predicted([draw() for _ in range(WORDS)])
    return sum(draw() == attack.getrandbits(32) for _ in range(TRIES))


def test_the_attack_foretells_a_mersenne_twister() -> None:
    generator = random.Random(2033)
    assert hits(lambda: generator.getrandbits(32)) == TRIES


def test_the_attack_foretells_no_draw_of_a_match(counted: Counted) -> None:
    secret, n = (2033 + SEED).to_bytes(32), 0

    def draw() -> int:
        nonlocal n
        n += 1
        return below(blocks(secret, ["salt"], n), 1 << 32)

    assert hits(draw) == 0
    counted(draws=WORDS + TRIES)
