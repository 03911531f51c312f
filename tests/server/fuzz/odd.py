"""Odd values: long, empty, nested, in strange letters; and messages in which some take a place."""

from __future__ import annotations

import json
from random import Random
from typing import Any

LETTERS = [
    "x",
    "é",
    "ж",
    "\u202e",
    "\u0000",
    "\ud800",
    "😀",
    "{ $x }",
    "%00",
    "\n",
    "<b>",
    "'",
    "\\",
]

TEXTS = [
    "",
    " ",
    "-1",
    "../en",
    "en-US",
    "__proto__",
    "{ $x }",
    "{",
    "NaN",
    "toy",
    "second",
    "person",
    "bot:random",
    "attack_station:polyanka",
    "walk:" * 20,
]

NUMBERS = [0, -1, 1, 8, 9, 255, 1 << 31, (1 << 53) + 1, -(1 << 63), 10**40, 1.5, -0.0, 1e308]


def text(random: Random) -> str:
    """A short odd text, or many of one letter."""
    if random.random() < 0.4:
        return random.choice(TEXTS)
    length = random.choice([1, 2, 9, 25, 65, 201, 501, 1_001, 2_600, 6_000])
    return random.choice(LETTERS) * length


def value(random: Random, depth: int = 0) -> Any:
    """Any value that JSON can hold, deep ones now and then."""
    kind = random.randrange(8 if depth < 18 else 5)
    if kind < 3:
        return text(random)
    if kind == 3:
        return random.choice(NUMBERS)
    if kind == 4:
        return random.choice([None, True, False])
    inner = value(random, depth + random.choice([1, 3, 9]))
    # Many only at the top: lists of lists of many would never end.
    times = random.choice([0, 1, 3, 40]) if depth == 0 else 1
    return [inner] * times if kind < 7 else {text(random): inner}


def changed(random: Random, data: Any) -> Any:
    """Data with something odd somewhere."""
    if isinstance(data, dict) and data and random.random() < 0.85:
        return _changed_object(random, data)
    if isinstance(data, list) and data and random.random() < 0.7:
        at = random.randrange(len(data))
        return [*data[:at], changed(random, data[at]), *data[at + 1 :]]
    return value(random)


def _changed_object(random: Random, data: dict[str, Any]) -> dict[str, Any]:
    name = random.choice(list(data))
    kind = random.randrange(6)
    if kind == 0:
        return {**data, text(random): value(random)}
    if kind == 1:
        return {key: item for key, item in data.items() if key != name}
    return {**data, name: changed(random, data[name])}


def written(random: Random, data: Any) -> bytes:
    """Data as JSON, in which some letters may be spoilt."""
    found = bytearray(json.dumps(data).encode())
    if random.random() < 0.15 and found:
        for _ in range(random.randrange(1, 4)):
            at = random.randrange(len(found))
            found[at : at + random.randrange(3)] = bytes(
                random.choices(b'{}[]":,0e\\\xff\x00', k=2)
            )
    return bytes(found)
