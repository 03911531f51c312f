"""Where chosen numbers come from: the engine draws none by itself, the caller brings a Source."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

LOW: Final = 0xFFFF_FFFF

MOST: Final = 0x8000_0000
"""The largest range of a Stream: its product with 32 bits still fits into an `i64`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Gives numbers on demand."""

    def below(self, n: i64) -> i64:
        """A number in 0..n-1."""
        raise NotImplementedError


@final
class Stream(Source):
    """A reproducible pseudo-random source for search, imagination and simulation.

    Never used for the draws of a match, which must not be guessable. The generator is a 32-bit
    PCG-like mix, written so that it gives the same numbers with and without 64-bit overflow.

    >>> [Stream(1).below(100) for _ in range(3)] == [Stream(1).below(100) for _ in range(3)]
    True
    """

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed ^ 0x2033_2033) & LOW
        self.step: i64 = ((seed >> 31) & LOW) | 1
        self.bits()
        self.bits()

    def bits(self) -> i64:
        """The next 32 bits."""
        self.state = (self.state + 0x9E37_79B9 * self.step) & LOW
        x = self.state
        x = ((x ^ (x >> 16)) * 0x21F0_AAAD) & LOW
        x = ((x ^ (x >> 15)) * 0x735A_2D97) & LOW
        return x ^ (x >> 15)

    def below(self, n: i64) -> i64:
        """A number in 0..n-1, n up to 2**31; the bias of the multiply-shift is below n / 2**32."""
        if n < 1 or n > MOST:
            raise ValueError(f"no number lies below {n} here")
        return (self.bits() * n) >> 32
