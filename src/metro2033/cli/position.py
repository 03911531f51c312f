"""Showing a position in a terminal, by the facts that the edition tells."""

from collections.abc import Iterator
from typing import Any

from metro2033.table.table import Table, seat_name


def fact_lines(facts: dict[str, Any]) -> Iterator[str]:
    """One line a fact; longer ones have a line for each of their parts."""
    width = max((len(name) for name in facts), default=0)
    for name, value in facts.items():
        if isinstance(value, dict) and value:
            yield f"  {name}"
            for key, inner in value.items():
                yield f"    {key}: {fact_text(inner)}"
        else:
            yield f"  {name:{width}}  {fact_text(value)}"


def fact_text(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {fact_text(inner)}" for key, inner in value.items()) or "-"
    if isinstance(value, list | tuple):
        is_deep = any(isinstance(inner, list | tuple | dict) for inner in value)
        return (" | " if is_deep else ", ").join(map(fact_text, value)) or "-"
    return str(value)


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
