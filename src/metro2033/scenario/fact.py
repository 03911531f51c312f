"""Comparing what must hold with what is told of a state."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final

MISSING: Final = object()

Difference = tuple[str, str]
"""The name under which a fact is expected, and how it differs, in words."""


def differences(expected: Mapping[str, Any], told: Any) -> Iterator[Difference]:
    """Everything expected that is not so.

    Names may be dotted: `hands.1` is the first of `hands`, lists count from 1. A table speaks
    only of what is in it; any other value must be equal.

    >>> list(differences({"points": [1, 0], "hands.1": []}, {"points": [1, 0], "hands": [["x"]]}))
    [('hands.1', "hands.1 is ['x'], expected []")]
    """
    for name, wanted in expected.items():
        for place, words in compare(name, wanted, look_up(told, name.split("."))):
            yield (name, unknown(place, told) if words is None else f"{place} {words}")


def compare(place: str, wanted: Any, actual: Any) -> Iterator[tuple[str, str | None]]:
    """Where a value differs, and how; None for a fact that is not told at all."""
    if actual is MISSING:
        yield place, None
    elif isinstance(wanted, Mapping) and isinstance(actual, dict | list | tuple):
        for name, inner in wanted.items():
            yield from compare(f"{place}.{name}", inner, look_up(actual, name.split(".")))
    elif not same(wanted, actual):
        yield place, f"is {actual!r}, expected {wanted!r}"


def look_up(told: Any, parts: list[str]) -> Any:
    """The value at a dotted name, or MISSING."""
    for part in parts:
        if isinstance(told, dict) and part in told:
            told = told[part]
        elif isinstance(told, list | tuple) and part.isdecimal() and 1 <= int(part) <= len(told):
            told = told[int(part) - 1]
        else:
            return MISSING
    return told


def same(wanted: Any, actual: Any) -> bool:
    """Whether two values are equal; true is not 1, and a tuple is as good as a list."""
    if isinstance(wanted, list) and isinstance(actual, list | tuple):
        return len(wanted) == len(actual) and all(map(same, wanted, actual))
    return isinstance(wanted, bool) == isinstance(actual, bool) and bool(wanted == actual)


def unknown(place: str, told: Any) -> str:
    """That there is no such fact, and what there is instead."""
    known: list[str] = []
    for part in place.split("."):
        inner = look_up(told, [part])
        if inner is MISSING:
            break
        known.append(part)
        told = inner
    reason = f"there is no fact {place!r}"
    if isinstance(told, dict):
        near = get_close_matches(place.split(".")[len(known)], [str(name) for name in told], 1)
        return reason + (f"; did you mean {'.'.join([*known, *near])!r}?" if near else "")
    size = f"has {len(told)} values" if isinstance(told, list | tuple) else f"is {told!r}"
    return f"{reason}: {'.'.join(known)} {size}"
