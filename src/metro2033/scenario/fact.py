"""Compares expected facts with those of a state."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any, Final

from metro2033.engine.kernel.toml_value import shown
from metro2033.i18n import Complaint

MISSING: Final = object()
NONE: Final[Mapping[str, str]] = MappingProxyType({})

Difference = tuple[str, Complaint]
"""The name of an expected fact, and how it differs."""


def differences(
    expected: Mapping[str, Any], told: Any, former: Mapping[str, str] = NONE
) -> Iterator[Difference]:
    """All expected facts that differ.

    Names may be dotted: `hands.1` is the first of `hands`, lists count from 1. A table is compared
    only in the fields it names; any other value must be equal. `former` are older names of facts.

    >>> facts = {"points": [1, 0], "hands": [["x"]]}
    >>> for name, why in differences({"points": [1, 0], "hands.1": []}, facts):
    ...     print(why)
    hands.1 is ['x'], expected []
    """
    for name, wanted in expected.items():
        for place, why in compare(name, wanted, look_up(told, name.split("."), former), former):
            yield name, unknown(place, told) if why is None else why


def found_in(
    unwanted: Mapping[str, Any], told: Any, former: Mapping[str, str] = NONE
) -> Iterator[Difference]:
    """The facts in which an unwanted value is found; a list of values means any of them.

    >>> for name, why in found_in({"hands.1": ["x", "y"]}, {"hands": [["x"]]}):
    ...     print(why)
    hands.1 contains 'x'
    """
    for name, values in unwanted.items():
        fact = look_up(told, name.split("."), former)
        if fact is MISSING:
            yield name, unknown(name, told)
            continue
        known = fact if isinstance(fact, list | tuple) else [fact]
        listed = values if isinstance(values, list) else [values]
        found = [shown(value) for value in listed if any(same(value, item) for item in known)]
        if found:
            yield name, Complaint("data-contains", name=name, list=", ".join(found))


def compare(
    place: str, wanted: Any, actual: Any, former: Mapping[str, str] = NONE
) -> Iterator[tuple[str, Complaint | None]]:
    """Where a value differs, and how; None for a fact that does not exist."""
    if actual is MISSING:
        yield place, None
    elif isinstance(wanted, Mapping) and isinstance(actual, dict | list | tuple):
        for name, inner in wanted.items():
            found = look_up(actual, name.split("."), former)
            yield from compare(f"{place}.{name}", inner, found, former)
    elif not same(wanted, actual):
        figures = {"found": shown(actual), "wanted": shown(wanted)}
        yield place, Complaint("data-fact", name=place, **figures)


def look_up(told: Any, parts: list[str], former: Mapping[str, str] = NONE) -> Any:
    """The value at a dotted name, or MISSING."""
    for part in parts:
        if isinstance(told, dict) and part in told:
            told = told[part]
        elif isinstance(told, dict) and former.get(part) in told:
            told = told[former[part]]
        elif isinstance(told, list | tuple) and part.isdecimal() and 1 <= int(part) <= len(told):
            told = told[int(part) - 1]
        else:
            return MISSING
    return told


def same(wanted: Any, actual: Any) -> bool:
    """Whether two values are equal; true is not 1, and a tuple equals a list."""
    if isinstance(wanted, list) and isinstance(actual, list | tuple):
        return len(wanted) == len(actual) and all(map(same, wanted, actual))
    return isinstance(wanted, bool) == isinstance(actual, bool) and bool(wanted == actual)


def unknown(place: str, told: Any) -> Complaint:
    """The complaint that there is no such fact, and what there is instead."""
    known: list[str] = []
    for part in place.split("."):
        inner = look_up(told, [part])
        if inner is MISSING:
            break
        known.append(part)
        told = inner
    about = {"name": shown(place), "known": ".".join(known)}
    if isinstance(told, dict):
        near = get_close_matches(place.split(".")[len(known)], [str(name) for name in told], 1)
        meant = shown(".".join([*known, *near]))
        return Complaint("data-no-fact", "near" if near else None, **about, near=meant)
    if isinstance(told, list | tuple):
        return Complaint("data-no-fact", "size", **about, number=str(len(told)))
    return Complaint("data-no-fact", "value", **about, value=shown(told))
