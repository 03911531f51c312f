"""Showing a position in a terminal, by the facts that the edition tells."""

from collections.abc import Iterator
from typing import Any, Final

from metro2033.table.record import seat_name
from metro2033.table.table import Table

EMPTY: Final[tuple[Any, ...]] = ("", [], {})

MOST_PARTS: Final = 12
"""Parts of a table that are listed one by one."""


def fact_lines(facts: dict[str, Any]) -> Iterator[str]:
    """One line a fact that is not empty; tables have a line for each part, or each value."""
    told = {name: value for name, value in facts.items() if value not in EMPTY}
    width = max((len(name) for name in told), default=0)
    for name, value in told.items():
        if isinstance(value, dict) and len(value) > MOST_PARTS:
            yield f"  {name}"
            yield from grouped_lines(value)
        elif isinstance(value, dict) and any(isinstance(v, dict) for v in value.values()):
            yield f"  {name}"
            yield from (f"    {key}: {fact_text(inner)}" for key, inner in value.items())
        else:
            yield f"  {name:{width}}  {fact_text(value)}"


def grouped_lines(table: dict[str, Any]) -> Iterator[str]:
    """A long table by its values, the most frequent of which is not told in detail."""
    names: dict[str, list[str]] = {}
    for name, value in table.items():
        names.setdefault(fact_text(value), []).append(name)
    usual = max(names, key=lambda text: len(names[text]))
    for text in sorted(names):
        if text != usual:
            yield f"    {text}: {', '.join(names[text])}"
    yield f"    {usual}: {'all' if len(names) == 1 else 'the others'}"


def fact_text(value: Any) -> str:
    """A value on one line; what is empty in a table is left out."""
    if isinstance(value, dict):
        told = {key: inner for key, inner in value.items() if inner not in EMPTY}
        return ", ".join(f"{key} {fact_text(inner)}" for key, inner in told.items()) or "-"
    if isinstance(value, list | tuple):
        is_deep = any(isinstance(inner, list | tuple | dict) for inner in value)
        return (" | " if is_deep else " ").join(map(fact_text, value)) or "-"
    return str(value) or "-"


def question_line(table: Table[Any]) -> str:
    """Who is asked what."""
    asked = table.asked
    ask = table.ask(asked[0]) if asked else None
    if ask is None:
        return "the match is over"
    seats = " and ".join(seat_name(seat) for seat in asked)
    return f"asked: {seats}, {ask.decision.kind}"


def ranking_line(ranking: list[int]) -> str:
    """Who came in where."""
    order = sorted(range(len(ranking)), key=lambda seat: ranking[seat])
    return "the match is over: " + ", ".join(f"{ranking[s]}. {seat_name(s)}" for s in order)
