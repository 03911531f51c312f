"""Whether effects of the first edition make sense: their numbers, and where they stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from metro2033.content.check import bad_numbers
from metro2033.content.condition import FREE
from metro2033.content.effect import DiscardSelf
from metro2033.content.fault import Fault, because
from metro2033.content.part import inside
from metro2033.content.reference import records
from metro2033.editions.first.content.during import FirstDuring
from metro2033.editions.first.content.goal import MOMENTS, Captured, Stations
from metro2033.editions.first.content.op import FaceThreat, Strengthen
from metro2033.editions.first.content.schema import FirstContent, FirstMission, FirstThreat
from metro2033.editions.first.content.special import StationDefence
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
    """Every effect of every card, and what missions ask for."""
    prizes = {station.id for station in content.stations if station.is_capturable}
    for file, kind, record in records(content):
        for part in inside(record):
            reasons = [*bad_numbers(part), *_misplaced(kind, part), *_strange(part)]
            yield from (because(file, record.id, reason) for reason in reasons)
    for mission in content.missions:
        reasons = [*_condition(mission, prizes)]
        yield from (because("missions.toml", mission.id, reason) for reason in reasons)


def _condition(mission: FirstMission, prizes: set[str]) -> Iterator[Complaint]:
    """A condition that nobody looks at, or that nobody can meet."""
    reached = mission.reached
    if mission.kind not in MOMENTS[type(reached)]:
        yield Complaint("demand-condition", "kind", when=reached.when, kind=mission.kind)
    if isinstance(reached, Captured | Stations):
        for name in sorted(set(reached.stations) - prizes):
            yield Complaint("demand-condition", "owned", name=name)
    if isinstance(reached, Stations) and reached.n > len(set(reached.stations)):
        most = len(set(reached.stations))
        yield Complaint("demand-condition", "of", number=reached.n, most=most)


def _misplaced(kind: str, part: Any) -> Iterator[Complaint]:
    """An effect on a card that cannot have it."""
    if isinstance(part, FirstDuring) and kind not in CARDS_AT[part.at]:
        yield Complaint("demand-effect", word=part.at, kind=kind)
    if isinstance(part, StationDefence) and kind != "station":
        yield Complaint("demand-effect", word=part.special, kind=kind)
    if isinstance(part, DiscardSelf) and kind != "item":
        yield Complaint("demand-effect", word=part.op, kind=kind)


def _strange(part: Any) -> Iterator[Complaint]:
    """An effect that does nothing, or that no rule knows."""
    if isinstance(part, FirstThreat):
        if (part.strength > 0) != (part.result == "dice"):
            yield Complaint("demand-threat", "dice")
        if (part.payment != FREE) != (part.result == "payment"):
            yield Complaint("demand-threat", "payment")
    if isinstance(part, Strengthen) and part.by == "explosives" and part.until != "turn":
        yield Complaint("demand-effect", "turn")
    if isinstance(part, FirstDuring):
        if not part.do:
            yield Complaint("demand-effect", "idle", at=part.at)
        is_threat = any(isinstance(step, FaceThreat) for step in part.do)
        if is_threat != (part.at == "turn.end_threat"):
            yield Complaint("demand-effect", "threat")
