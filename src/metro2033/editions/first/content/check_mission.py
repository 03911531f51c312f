"""Constraints on the first edition's missions."""

from __future__ import annotations

from collections.abc import Iterator

from metro2033.content.condition import FREE, Cost
from metro2033.content.fault import Fault, because, demand
from metro2033.editions.first.content.check_board import units
from metro2033.editions.first.content.goal import (
    MOMENTS,
    Captured,
    Condition,
    Meeting,
    PaidAt,
    Stations,
    Won,
)
from metro2033.editions.first.content.schema import FirstContent, FirstMission
from metro2033.i18n import Complaint

MISSIONS = "missions.toml"

REQUIRED: tuple[Condition, ...] = (
    Captured(stations=("sukharevskaya",), by="hero"),
    PaidAt(stations=("begovaya",), cost=Cost(mushroom=2)),
    Won(against="hero"),
    PaidAt(stations=("trubnaya",), item="grenade"),
    Meeting(),
    Stations(n=2, stations=("frunzenskaya", "krasnoselskaya")),
)
"""The conditions that the rulebook tells of; the first one is worth exactly 1 point."""


def check_missions(content: FirstContent) -> Iterator[Fault]:
    """Every constraint on missions."""
    prizes = {station.id for station in content.stations if station.is_capturable}
    for mission in content.missions:
        reasons = [*_form(mission), *_payment(mission), *_reach(mission, prizes)]
        yield from (because(MISSIONS, mission.id, reason) for reason in reasons)
    conditions = [mission.reached for mission in content.missions]
    for mission in content.missions:
        if conditions.count(mission.reached) > 1:
            yield because(MISSIONS, mission.id, demand("C1-MISS-001", "demand-same", "condition"))
    for wanted in REQUIRED:
        if wanted not in conditions:
            values = {"when": wanted.when, "wanted": wanted}
            reason = demand("C1-MISS-003", "demand-condition", "wanted", **values)
            yield because(MISSIONS, "", reason)
    if not any(units(mission.reward) for mission in content.missions):
        yield because(MISSIONS, "", demand("C1-MISS-002", "demand-condition", "resources"))


def _form(mission: FirstMission) -> Iterator[Complaint]:
    """C1-MISS-001, -002, -003: the kind of a condition, and points."""
    if mission.kind not in MOMENTS[type(mission.reached)]:
        values = {"when": mission.reached.when, "kind": mission.kind}
        yield demand("C1-MISS-001", "demand-condition", "kind", **values)
    if mission.points < 1:
        yield demand("C1-MISS-002", "demand-condition", "point")
    if mission.reached == REQUIRED[0] and (mission.points, mission.reward) != (1, FREE):
        yield demand("C1-MISS-003", "demand-condition", "one")


def _payment(mission: FirstMission) -> Iterator[Complaint]:
    """C1-MISS-004: what is paid, and where."""
    reached = mission.reached
    if isinstance(reached, PaidAt):
        if (units(reached.cost) > 0) == (reached.item is not None):
            yield demand("C1-MISS-004", "demand-condition", "paid")
        if bool(reached.stations) == bool(reached.where):
            yield demand("C1-MISS-004", "demand-condition", "place")


def _reach(mission: FirstMission, prizes: set[str]) -> Iterator[Complaint]:
    """C1-MISS-006: what is to be captured or owned can be; that items exist is a reference."""
    reached = mission.reached
    if isinstance(reached, Captured | Stations):
        for name in sorted(set(reached.stations) - prizes):
            yield demand("C1-MISS-006", "demand-condition", "owned", name=name)
    if isinstance(reached, Stations) and not 1 <= reached.n <= len(set(reached.stations)):
        most = len(set(reached.stations))
        yield demand("C1-MISS-006", "demand-condition", "of", number=reached.n, most=most)
