"""Whether effects of the first edition make sense: their numbers, and where they stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .check_effect import bad_numbers
from .fault import Fault
from .first_during import FirstDuring
from .first_op import FaceThreat, Strengthen
from .first_schema import FirstContent
from .first_static import StationDefence
from .op import DiscardSelf
from .part import inside
from .reference import records

HELD = frozenset({"hero", "item"})
CARDS_AT: dict[str, frozenset[str]] = {
    "main": HELD,
    "threat.revealed": frozenset({"threat"}),
    "threat.answer": HELD,
    "threat.lost": frozenset({"threat"}),
    "battle.before_dice": HELD,
    "battle.after_dice": HELD,
    "battle.hero_lost": HELD,
    "capture.after": frozenset({"station"}),
    "turn.end_threat": frozenset({"station"}),
}
"""The kinds of cards that may have a program at a timing point."""


def check_first_effects(content: FirstContent) -> Iterator[Fault]:
    """Every effect of every card."""
    for file, kind, record in records(content):
        for part in inside(record):
            reasons = [*bad_numbers(part), *_misplaced(kind, part), *_strange(part)]
            yield from (Fault(file, record.id, reason) for reason in reasons)


def _misplaced(kind: str, part: Any) -> Iterator[str]:
    """An effect on a card that cannot have it."""
    if isinstance(part, FirstDuring) and kind not in CARDS_AT[part.at]:
        yield f"{part.at} means nothing on a {kind} card"
    if isinstance(part, StationDefence) and kind != "station":
        yield f"{part.on} means nothing on a {kind} card"
    if isinstance(part, DiscardSelf) and kind != "item":
        yield f"{part.op} means nothing on a {kind} card"


def _strange(part: Any) -> Iterator[str]:
    """An effect that does nothing, or that no rule knows."""
    if isinstance(part, Strengthen) and part.by == "explosives" and part.until != "turn":
        yield "explosives help until the end of the turn"
    if isinstance(part, FirstDuring):
        if not part.do:
            yield f"nothing is done at {part.at}"
        is_threat = any(isinstance(step, FaceThreat) for step in part.do)
        if is_threat != (part.at == "turn.end_threat"):
            yield "face_threat belongs to turn.end_threat, and nothing else does"
