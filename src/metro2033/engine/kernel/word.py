"""A word: one verb and up to three small arguments packed into an `i64`.

Options, and the instructions of effect programs, are words inside the engine. Their text form is
made from a `Signature` outside the engine, so a word can always be read back.

>>> word = pack(7, 12, 3)
>>> verb_of(word), first(word), second(word), third(word) == NONE
(7, 12, 3, True)
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = 0xFFFF
"""The argument that is not there."""

ARGUMENT: Final = 0xFFFF


def pack(verb: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE) -> i64:
    """Pack a verb in 0..32767 and its arguments, each in 0..65535."""
    if verb >> 15 != 0 or (a | b | c) >> 16 != 0:
        raise ValueError(f"no word holds {verb}, {a}, {b}, {c}")
    return verb << 48 | a << 32 | b << 16 | c


def verb_of(word: i64) -> i64:
    """The verb of a word."""
    return word >> 48


def first(word: i64) -> i64:
    """The first argument of a word, or NONE."""
    return (word >> 32) & ARGUMENT


def second(word: i64) -> i64:
    """The second argument of a word, or NONE."""
    return (word >> 16) & ARGUMENT


def third(word: i64) -> i64:
    """The third argument of a word, or NONE."""
    return word & ARGUMENT


def bit(n: i64) -> i64:
    """The mask of bit `n`, which lies in 0..62.

    Write this instead of `1 << n` where `n` may pass 30: mypyc writes a literal as a C int, so a
    compiled `1 << n` has 32 bits only. A variable on the left has 64.
    """
    return shifted(1, n)


def shifted(word: i64, n: i64) -> i64:
    """`word` moved up by `n` bits."""
    return word << n


@final
class Signature:
    """What is declared of a verb or an event: its name, and the kind of thing each argument is.

    A kind is the name of a list of slugs (`station`, `seat`, ...) or `number`. `traits` are those
    of `trait.py`. `price` is what the price of an answer is called among the numbers of an edition
    that always sells it at the same.
    """

    def __init__(
        self, name: str, *kinds: str, traits: tuple[str, ...] = (), price: str = ""
    ) -> None:
        self.name: Final = name
        self.kinds: Final = kinds
        self.traits: Final = traits
        self.price: Final = price

    def has(self, trait: str) -> bool:
        """Whether it has a trait."""
        return trait in self.traits


def numbered(words: dict[int, Signature]) -> list[Signature]:
    """Declarations in the order of their numbers, which count from 0 and leave none out."""
    if sorted(words) != list(range(len(words))):
        raise ValueError("the words of a vocabulary are numbered from 0, each once")
    return [words[number] for number in range(len(words))]


def marks(words: list[Signature], *traits: str) -> vec[i64]:
    """For each word 1 if it has one of the traits, else 0."""
    return vec[i64]([1 if any([word.has(trait) for trait in traits]) else 0 for word in words])
