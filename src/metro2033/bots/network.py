"""A small neural network in whole numbers: quick without NumPy, and exact in both forms.

Three neighbouring units share one integer, 21 bits each, so that one multiplication serves three.
The first layer adds only rows of inputs that differ from a usual row: few of thousands do.
"""

from __future__ import annotations

import sys
from array import array
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

LANE: Final = 21
"""Bits of a unit within a word."""
HALF: Final = 1 << (LANE - 1)
MASK: Final = (1 << LANE) - 1
LANES: Final = 3

HEADER: Final = 4
"""A file begins with its version, its number of inputs, and the words of both hidden layers."""
VERSION: Final = 1
OUTPUT_WORDS: Final = 2
"""Words of the last layer: an output for each of six seats."""

INPUT_BITS: Final = 12
WEIGHT_BITS: Final = 8
SIGNAL_BITS: Final = 6
"""Binary places of the first layer's weights, of other weights, and of what a unit passes on."""
MOST_SIGNAL: Final = 2047
OUTPUT: Final = 1 << (WEIGHT_BITS + SIGNAL_BITS)
"""An output of one."""


@final
class Layer:
    """A matrix of weights, a row for each input, and the sums it was last asked for."""

    def __init__(self, rows: vec[i64], bias: vec[i64]) -> None:
        self.rows: Final = rows
        self.bias: Final = bias
        self.words: Final[i64] = i64(len(bias))
        self.sums: Final = vec[i64]([0] * len(bias))

    def begin(self) -> None:
        """Start from the biases."""
        for k in range(self.words):
            self.sums[k] = self.bias[k]

    def add(self, i: i64, factor: i64) -> None:
        """Add so many times the row of an input."""
        sums, rows, at = self.sums, self.rows, i * self.words
        for k in range(self.words):
            sums[k] += factor * rows[at + k]

    def feed(self, other: Layer, shift: i64) -> None:
        """Pass the positive sums on to the next layer, that many binary places shorter."""
        for k in range(self.words):
            word = self.sums[k]
            for lane in range(i64(LANES)):
                low = ((word + HALF) & MASK) - HALF
                word = (word - low) >> LANE
                if low > 0:
                    other.add(LANES * k + lane, min(low >> shift, MOST_SIGNAL))

    def value(self, unit: i64) -> i64:
        """The sum of one unit."""
        word = self.sums[unit // LANES]
        low: i64 = 0
        for _ in range(unit % LANES + 1):
            low = ((word + HALF) & MASK) - HALF
            word = (word - low) >> LANE
        return low


@final
class Weights:
    """The layers of a file; `usual` is a row most rows resemble, and is summed once."""

    def __init__(self, data: bytes, usual: vec[u8]) -> None:
        numbers = array("q")
        numbers.frombytes(data)
        if sys.byteorder == "big":
            numbers.byteswap()
        inputs, wide, narrow = numbers[1], numbers[2], numbers[3]
        if numbers[0] != VERSION or inputs != len(usual):
            raise ValueError(f"a network of {inputs} inputs does not fit {len(usual)}")
        self.usual: Final = usual
        self.first: Final = read(numbers, HEADER, inputs, wide)
        at = HEADER + (inputs + 1) * wide
        self.second: Final = read(numbers, at, LANES * wide, narrow)
        at += (LANES * wide + 1) * narrow
        self.third: Final = read(numbers, at, LANES * narrow, OUTPUT_WORDS)
        self.first.begin()
        for i in range(i64(inputs)):
            if usual[i] != 0:
                self.first.add(i, signed(usual[i]))
        for k in range(self.first.words):
            self.first.bias[k] = self.first.sums[k]


@final
class Network:
    """Scores of all seats, counted from the viewer, for a row of signed bytes.

    `last` is the row that the first layer's sums are of: the next one mostly resembles it.
    """

    def __init__(self, weights: Weights) -> None:
        self.last: Final = weights.usual[:]
        self.first: Final = Layer(weights.first.rows, weights.first.bias)
        self.second: Final = Layer(weights.second.rows, weights.second.bias)
        self.third: Final = Layer(weights.third.rows, weights.third.bias)
        self.first.begin()

    def run(self, row: vec[u8]) -> None:
        """Compute the scores of a row."""
        first, last = self.first, self.last
        for i in range(i64(len(last))):
            if row[i] != last[i]:
                first.add(i, signed(row[i]) - signed(last[i]))
                last[i] = row[i]
        self.second.begin()
        first.feed(self.second, INPUT_BITS - SIGNAL_BITS)
        self.third.begin()
        self.second.feed(self.third, WEIGHT_BITS)

    def score(self, n: i64) -> float:
        """The score of seat +n in the row last run."""
        return float(int(self.third.value(n))) / OUTPUT


def read(numbers: array[int], at: int, inputs: int, words: int) -> Layer:
    """A layer of a file: the rows, then the biases."""
    end = at + inputs * words
    rows = vec[i64]([i64(n) for n in numbers[at:end]])
    return Layer(rows, vec[i64]([i64(n) for n in numbers[end : end + words]]))


def signed(number: u8) -> i64:
    """A signed byte of an observation."""
    return i64(number) - 256 if number > 127 else i64(number)


def inputs_of(data: bytes) -> int:
    """How many inputs the network of a file has."""
    return int.from_bytes(data[8:16], "little")
