"""A word: one verb and up to three small arguments packed into an `i64`.

Options, and the instructions of effect programs, are words inside the engine. Their text form is
made from a `Signature` outside the engine, so a word can always be read back.

>>> word = pack(7, 12, 3)
>>> verb_of(word), first(word), second(word), third(word) == NONE
(7, 12, 3, True)
"""

from __future__ import annotations

from typing import Final, final

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
    """The text side of a verb or an event: its name and what kind of thing each argument is.

    A kind is the name of a list of slugs (`station`, `seat`, ...) or `number`. `reveals` marks an
    event by which somebody learns something, so that undo stops there.
    """

    def __init__(self, name: str, *kinds: str, reveals: bool = False) -> None:
        self.name: Final = name
        self.kinds: Final = kinds
        self.reveals: Final = reveals
