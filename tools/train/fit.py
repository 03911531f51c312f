"""Fit a network to positions of self-play and write it as the bots read it.

    python tools/train/fit.py runs/second-2/1/*.rows --seats 2 --width 2400 --out network-2.bin

Needs NumPy alone; where CuPy finds an accelerator, it runs there. Every twentieth file is held
back: the log loss on those says whether the fit learns; whether it plays better, matches say.
"""

from __future__ import annotations

import argparse
import json
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

try:
    import cupy as xp  # type: ignore[import-not-found]

    xp.zeros(1)
except Exception:  # noqa: BLE001 - no CuPy, or none that works
    xp = np

WIDE, NARROW = 60, 30
"""Units of the hidden layers."""
OUTPUTS = 6
BATCH = 4096
RATE, LATER_RATE = 0.003, 0.001
"""Of the first steps, from nothing and from an earlier network."""
TRUST = 0.5
"""How much of what is learned are the chances that later positions gave; the rest is who won."""
DECAY = 1e-5
HELD = 20

TAIL = OUTPUTS + 1
"""A row ends with a target for each seat and the winner, as self-play writes them."""

LANE, LANES, HEADER, VERSION = 21, 3, 4, 1
INPUT_BITS, WEIGHT_BITS, SIGNAL_BITS = 12, 8, 6
"""As in metro2033.bots.network."""

Array = Any
"""An array of NumPy or CuPy."""


class Fit:
    """A network in floating point, with Adam's running means."""

    def __init__(self, rows: Array, seats: int, trust: float, seed: int = 1) -> None:
        inputs = rows.shape[1] - TAIL
        random = np.random.default_rng(seed)
        used, scale = ranges(rows)
        sizes = [inputs, WIDE, NARROW, OUTPUTS]
        self.seats = seats
        self.trust = trust
        self.scale = scale
        self.weights: list[Array] = []
        for i, (n, m) in enumerate(pairwise(sizes)):
            spread = 0.5 / np.sqrt(60) if i == 0 else np.sqrt(2 / n)
            weights = random.normal(0, spread, (n, m))
            weights[~used if i == 0 else []] = 0
            self.weights += [xp.asarray(weights, xp.float32), xp.zeros(m, xp.float32)]
        self.means = [xp.zeros_like(w) for w in self.weights]
        self.squares = [xp.zeros_like(w) for w in self.weights]
        self.steps = 0

    def start(self, data: bytes) -> None:
        """Go on from a network that was written before."""
        numbers = np.frombuffer(data, "<i8")
        scale = self.scale.get() if hasattr(self.scale, "get") else self.scale
        one, two = 1 << INPUT_BITS, 1 << WEIGHT_BITS
        later = [1 / two, 1 / (two << SIGNAL_BITS)]
        at = HEADER
        for i, unit in enumerate([scale[:, None] / one, 1 / one, *later, *later]):
            shape = self.weights[i].shape
            words = shape[-1] // LANES
            count = words * (shape[0] if len(shape) == 2 else 1)
            found = unpack(numbers[at : at + count].reshape(-1, words)) * unit
            self.weights[i] = xp.asarray(found.reshape(shape), xp.float32)
            at += count

    def forward(self, rows: Array) -> tuple[list[Array], Array]:
        """What every layer gets, and the chances of all seats."""
        w = self.weights
        x = rows[:, :-TAIL].view(xp.int8).astype(xp.float32) / self.scale
        a = xp.maximum(x @ w[0] + w[1], 0)
        b = xp.maximum(a @ w[2] + w[3], 0)
        score = (b @ w[4] + w[5])[:, : self.seats]
        chance = xp.exp(score - score.max(1, keepdims=True))
        return [x, a, b], chance / chance.sum(1, keepdims=True)

    def loss(self, rows: Array) -> float:
        """The mean log loss."""
        total = 0.0
        for part in range(0, len(rows), BATCH):
            batch = rows[part : part + BATCH]
            chance = self.forward(batch)[1]
            total -= float(xp.log(chance[xp.arange(len(batch)), batch[:, -1]] + 1e-9).sum())
        return total / len(rows)

    def learn(self, rows: Array, rate: float) -> None:
        """One step against the gradient of a batch."""
        (x, a, b), chance = self.forward(rows)
        slope = xp.zeros((len(rows), OUTPUTS), xp.float32)
        slope[:, : self.seats] = chance
        slope -= self.trust / 255 * rows[:, -TAIL:-1].astype(xp.float32)
        slope[xp.arange(len(rows)), rows[:, -1]] -= 1 - self.trust
        slope /= len(rows)
        slopes: list[Array] = []
        for layer, given in ((4, b), (2, a), (0, x)):
            slopes = [given.T @ slope, slope.sum(0), *slopes]
            if layer:
                slope = (slope @ self.weights[layer].T) * (given > 0)
        self.steps += 1
        one, two = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for i, grad in enumerate(slopes):
            self.means[i] += 0.1 * (grad - self.means[i])
            self.squares[i] += 0.001 * (grad * grad - self.squares[i])
            step = (self.means[i] / one) / (xp.sqrt(self.squares[i] / two) + 1e-8)
            self.weights[i] -= rate * (step + DECAY / RATE * self.weights[i])

    def data(self) -> bytes:
        """The network in whole numbers, packed as the bots read it."""
        w = [np.asarray(x.get() if hasattr(x, "get") else x, np.float64) for x in self.weights]
        scale = self.scale.get() if hasattr(self.scale, "get") else self.scale
        one, two = 1 << INPUT_BITS, 1 << WEIGHT_BITS
        numbers = [
            np.array([VERSION, w[0].shape[0], WIDE // LANES, NARROW // LANES]),
            pack(w[0] / scale[:, None] * one),
            pack(w[1] * one),
            *(pack(x) for x in (w[2] * two, w[3] * (two << SIGNAL_BITS))),
            *(pack(x) for x in (w[4] * two, w[5] * (two << SIGNAL_BITS))),
        ]
        return np.concatenate([n.ravel() for n in numbers]).astype("<i8").tobytes()


def ranges(rows: Array) -> tuple[Array, Array]:
    """Which inputs ever differ, and how large those that are set usually are: at least one."""
    some = rows[:: max(len(rows) // 200_000, 1), :-TAIL].view(xp.int8).astype(xp.float32)
    count = xp.maximum((some != 0).sum(0), 1)
    scale = xp.maximum(xp.sqrt((some * some).sum(0) / count), 1).astype(xp.float32)
    used = some.max(0) != some.min(0)
    return np.asarray(used.get() if hasattr(used, "get") else used), scale


def unpack(words: Array) -> Array:
    """What `pack` has packed: three columns for each word."""
    half = 1 << (LANE - 1)
    lanes = []
    for _ in range(LANES):
        low = ((words + half) & ((1 << LANE) - 1)) - half
        words = (words - low) >> LANE
        lanes.append(low)
    return np.stack(lanes, -1).reshape(len(words), -1)


def pack(values: Array) -> Array:
    """Three numbers to a word."""
    limit = (1 << (LANE - 1)) - 1
    whole = np.clip(np.rint(values), -limit, limit).astype(np.int64).reshape(-1, LANES)
    return whole[:, 0] + (whole[:, 1] << LANE) + (whole[:, 2] << 2 * LANE)


def load(files: list[Path], width: int) -> Array:
    """The rows of some files."""
    total = sum(file.stat().st_size for file in files)
    rows = xp.empty(total, xp.uint8)
    at = 0
    for file in files:
        read = np.fromfile(file, np.uint8)
        rows[at : at + len(read)] = xp.asarray(read)
        at += len(read)
    return rows.reshape(-1, width)


def fit(
    files: list[Path],
    seats: int,
    width: int,
    epochs: int,
    trust: float = TRUST,
    start: bytes | None = None,
) -> tuple[Fit, list[float]]:
    """A network, and its log loss on held files at first and after each epoch."""
    held = load(files[::HELD], width)
    rows = load([file for i, file in enumerate(files) if i % HELD], width)
    made = Fit(rows, seats, trust)
    top = RATE
    if start is not None:
        made.start(start)
        top = LATER_RATE
    random = np.random.default_rng(2)
    batches = len(rows) // BATCH * epochs
    curve = [round(made.loss(held), 4)]
    for _ in range(epochs):
        order = xp.asarray(random.permutation(len(rows)))
        for at in range(0, len(rows) - BATCH + 1, BATCH):
            rate = top * 0.5 * (1 + np.cos(np.pi * made.steps / batches))
            made.learn(rows[order[at : at + BATCH]], rate)
        curve.append(round(made.loss(held), 4))
    return made, curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--width", type=int, required=True, help="bytes of a row")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--trust", type=float, default=TRUST, help="in targets")
    parser.add_argument("--start", type=Path, help="a network to go on from")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    began = time.time()
    files = sorted(given.files)
    start = given.start.read_bytes() if given.start else None
    made, curve = fit(files, given.seats, given.width, given.epochs, given.trust, start)
    given.out.write_bytes(made.data())
    rows = sum(file.stat().st_size for file in files) // given.width
    log = {"rows": rows, "curve": curve, "seconds": round(time.time() - began, 1)}
    given.out.with_suffix(".json").write_text(json.dumps(log) + "\n")
    print(given.out, json.dumps(log), flush=True)


if __name__ == "__main__":
    main()
