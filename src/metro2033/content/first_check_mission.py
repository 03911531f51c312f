"""Constraints on the first edition's missions."""

from __future__ import annotations

from collections.abc import Iterator

from .condition import FREE, Cost
from .fault import Fault
from .first_check_board import units
from .first_goal import MOMENTS, Captured, Condition, Meeting, PaidAt, Stations, Won
from .first_schema import FirstContent, FirstMission

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


def check_first_missions(content: FirstContent) -> Iterator[Fault]:
    """Every constraint on missions."""
    prizes = {station.id for station in content.stations if station.is_capturable}
    for mission in content.missions:
        reasons = [*_form(mission), *_payment(mission), *_reach(mission, prizes)]
        yield from (Fault(MISSIONS, mission.id, reason) for reason in reasons)
    conditions = [mission.reached for mission in content.missions]
    for mission in content.missions:
        if conditions.count(mission.reached) > 1:
            yield Fault(MISSIONS, mission.id, "C1-MISS-001: another mission asks for the same")
    for wanted in REQUIRED:
        if wanted not in conditions:
            yield Fault(MISSIONS, "", f"C1-MISS-003: no mission asks for {wanted.when}: {wanted}")
    if not any(units(mission.reward) for mission in content.missions):
        yield Fault(MISSIONS, "", "C1-MISS-002: no reward contains resources")


def _form(mission: FirstMission) -> Iterator[str]:
    """C1-MISS-001, -002, -003: the kind of a condition, and points."""
    if mission.kind not in MOMENTS[type(mission.reached)]:
        yield f"C1-MISS-001: {mission.reached.when} is no condition of the kind {mission.kind}"
    if mission.points < 1:
        yield "C1-MISS-002: every reward contains a point"
    if mission.reached == REQUIRED[0] and (mission.points, mission.reward) != (1, FREE):
        yield "C1-MISS-003: the reward is 1 point"


def _payment(mission: FirstMission) -> Iterator[str]:
    """C1-MISS-004: what is paid, and where."""
    reached = mission.reached
    if isinstance(reached, PaidAt):
        if (units(reached.cost) > 0) == (reached.item is not None):
            yield "C1-MISS-004: resources are paid, or an item is discarded"
        if bool(reached.stations) == bool(reached.where):
            yield "C1-MISS-004: a place is named, or a kind of places"


def _reach(mission: FirstMission, prizes: set[str]) -> Iterator[str]:
    """C1-MISS-006: what is to be captured or owned can be; that items exist is a reference."""
    reached = mission.reached
    if isinstance(reached, Captured | Stations):
        for name in sorted(set(reached.stations) - prizes):
            yield f"C1-MISS-006: nobody can own {name}"
    if isinstance(reached, Stations) and not 1 <= reached.n <= len(set(reached.stations)):
        yield f"C1-MISS-006: {reached.n} of {len(set(reached.stations))} stations"
