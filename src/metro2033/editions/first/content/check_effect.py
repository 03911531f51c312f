"""Whether effects of the first edition make sense: their numbers, and where they stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from metro2033.content.check import bad_numbers
from metro2033.content.effect import DiscardSelf
from metro2033.content.fault import Fault, because
from metro2033.content.part import inside
from metro2033.content.reference import records
from metro2033.editions.first.content.during import FirstDuring
from metro2033.editions.first.content.op import FaceThreat, Strengthen
from metro2033.editions.first.content.schema import FirstContent
from metro2033.editions.first.content.static import StationDefence
from metro2033.i18n import Complaint

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


def check_effects(content: FirstContent) -> Iterator[Fault]:
    """Every effect of every card."""
    for file, kind, record in records(content):
        for part in inside(record):
            reasons = [*bad_numbers(part), *_misplaced(kind, part), *_strange(part)]
            yield from (because(file, record.id, reason) for reason in reasons)


def _misplaced(kind: str, part: Any) -> Iterator[Complaint]:
    """An effect on a card that cannot have it."""
    if isinstance(part, FirstDuring) and kind not in CARDS_AT[part.at]:
        yield Complaint("demand-effect", word=part.at, kind=kind)
    if isinstance(part, StationDefence) and kind != "station":
        yield Complaint("demand-effect", word=part.on, kind=kind)
    if isinstance(part, DiscardSelf) and kind != "item":
        yield Complaint("demand-effect", word=part.op, kind=kind)


def _strange(part: Any) -> Iterator[Complaint]:
    """An effect that does nothing, or that no rule knows."""
    if isinstance(part, Strengthen) and part.by == "explosives" and part.until != "turn":
        yield Complaint("demand-effect", "turn")
    if isinstance(part, FirstDuring):
        if not part.do:
            yield Complaint("demand-effect", "idle", at=part.at)
        is_threat = any(isinstance(step, FaceThreat) for step in part.do)
        if is_threat != (part.at == "turn.end_threat"):
            yield Complaint("demand-effect", "threat")
