"""Constraints on factions, laws, missions and on the number of all cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from metro2033.content.effect import ArmyAdd, Gain, HeroSpeed, HeroStrength
from metro2033.content.fault import Fault, because, demand
from metro2033.content.part import inside
from metro2033.editions.second.content.op import DrawEquipment, DrawMission, Op, Peek, Timed
from metro2033.editions.second.content.schema import Faction, SecondContent
from metro2033.editions.second.content.static import (
    ArmyHansaTunnels,
    ArmyStrength,
    ArmyUpkeep,
    AttackCost,
    CaptureCost,
    Static,
)

FACTIONS = "factions.toml"
LAWS = "laws.toml"
MISSIONS = "missions.toml"

BONUS: dict[type[object], str] = {
    Gain: "resources",
    DrawEquipment: "equipment",
    DrawMission: "missions",
    ArmyAdd: "army",
}
"""What kind of start bonus an operation is."""


def bonus_kinds(faction: Faction) -> set[str]:
    """The kinds of a faction's start bonus; other operations are of the kind "none"."""
    return {BONUS.get(type(op), "none") for op in faction.bonus}


def check_cards(content: SecondContent) -> Iterator[Fault]:
    """Every constraint on these cards."""
    yield from _counts(content)
    yield from _factions(content)
    yield from _bonuses(content)
    yield from _laws(content)
    yield from _missions(content)
    yield from _goals(content)


def _counts(content: SecondContent) -> Iterator[Fault]:
    """C2-CNT-001, -003: as many cards as in the box, copies summed."""
    stages = Counter[int]()
    for threat in content.threats:
        stages[threat.stage] += threat.copies
    counts = (
        (FACTIONS, "factions", len(content.factions), 6),
        ("heroes.toml", "heroes", len(content.heroes), 6),
        (LAWS, "laws", sum(card.copies for card in content.laws), 7),
        ("threats.toml", "stage-one", stages[1], 18),
        ("threats.toml", "stage-two", stages[2], 18),
        ("equipment.toml", "equipment", sum(card.copies for card in content.equipment), 18),
        (MISSIONS, "missions", sum(card.copies for card in content.missions), 18),
        ("combat.toml", "combat", sum(card.copies for card in content.combat), 7),
    )
    for file, name, found, wanted in counts:
        if found != wanted:
            reason = demand("C2-CNT-001", "demand-count", name, found=found, wanted=wanted)
            yield because(file, "", reason)


def _factions(content: SecondContent) -> Iterator[Fault]:
    """C2-FAC-001, -002, -003, -006: zones, targets and abilities."""
    for field in ("zone", "ability", "colour"):
        count = Counter(getattr(faction, field) for faction in content.factions)
        for faction in content.factions:
            if count[getattr(faction, field)] > 1:
                rule = "C2-FAC-006" if field == "ability" else "C2-FAC-002"
                yield because(FACTIONS, faction.id, demand(rule, "demand-same", field=field))
    effects = Counter((f.static, f.during, f.target) for f in content.factions)
    for faction in content.factions:
        if effects[faction.static, faction.during, faction.target] > 1:
            yield because(FACTIONS, faction.id, demand("C2-FAC-006", "demand-same", "effects"))
        wanted = 9 if faction.id == "red_line" else 10
        if faction.target != wanted:
            reason = demand("C2-FAC-003", "demand-target", wanted=wanted, found=faction.target)
            yield because(FACTIONS, faction.id, reason)
        if faction.zone in ("polis", "hansa"):
            yield because(FACTIONS, faction.id, demand("C2-FAC-001", "demand-no-faction"))


def _bonuses(content: SecondContent) -> Iterator[Fault]:
    """C2-FAC-004: four kinds of start bonuses, each used."""
    found: set[str] = set()
    for faction in content.factions:
        kinds = bonus_kinds(faction)
        if len(kinds) != 1 or "none" in kinds:
            yield because(FACTIONS, faction.id, demand("C2-FAC-004", "demand-bonus"))
        found |= kinds
    for kind in sorted(set(BONUS.values()) - found):
        yield because(FACTIONS, "", demand("C2-FAC-004", "demand-bonus", kind))


def makes_harder(static: Static) -> bool:
    """Whether a static makes battles harder: they cost more, or fighters are weaker."""
    if isinstance(static, AttackCost | ArmyUpkeep):
        return static.add > 0
    return isinstance(static, HeroStrength | ArmyStrength) and static.add < 0


def eases_growth(static: Static) -> bool:
    """Whether a static makes it easier to gain stations."""
    if isinstance(static, CaptureCost):
        return static.add < 0
    if isinstance(static, HeroSpeed):
        return static.add > 0
    return isinstance(static, ArmyHansaTunnels)


def _laws(content: SecondContent) -> Iterator[Fault]:
    """C2-LAW-001, -002, -003: every law does something, and only while it is in force."""
    for law in content.laws:
        if not law.static and not law.during:
            yield because(LAWS, law.id, demand("C2-LAW-001", "demand-law", "effect"))
        if any(isinstance(part, Timed) for part in inside(law)):
            yield because(LAWS, law.id, demand("C2-LAW-003", "demand-law", "outlasts"))
    statics = [static for law in content.laws for static in law.static]
    if not any(makes_harder(static) for static in statics):
        yield because(LAWS, "", demand("C2-LAW-002", "demand-law", "harder"))
    if not any(eases_growth(static) for static in statics):
        yield because(LAWS, "", demand("C2-LAW-002", "demand-law", "easier"))


def _missions(content: SecondContent) -> Iterator[Fault]:
    """C2-MIS-001, -005: every mission has one ability, which ends with the round."""
    for mission in content.missions:
        if len(mission.during) != 1:
            yield because(MISSIONS, mission.id, demand("C2-MIS-001", "demand-mission", "ability"))
        for during in mission.during:
            if not all(_ends(op) for op in during.do):
                reason = demand("C2-MIS-005", "demand-mission", "ends")
                yield because(MISSIONS, mission.id, reason)


def _ends(op: Op) -> bool:
    return isinstance(op, Peek) or (isinstance(op, Timed) and op.until == "round")


def _goals(content: SecondContent) -> Iterator[Fault]:
    """C2-MIS-003, -004: shared goals with different abilities; goals for hero and faction."""
    users = Counter(mission.goal for mission in content.missions)
    if max(users.values(), default=0) < 2:
        yield because(MISSIONS, "", demand("C2-MIS-003", "demand-mission", "shared"))
    abilities = Counter((mission.goal, mission.during) for mission in content.missions)
    for mission in content.missions:
        if abilities[mission.goal, mission.during] > 1:
            yield because(MISSIONS, mission.id, demand("C2-MIS-003", "demand-same", "mission"))
    for goal in content.goals:
        if not users[goal.id]:
            yield because(MISSIONS, goal.id, demand("C2-MIS-001", "demand-mission", "goal"))
    for word in ("hero", "faction"):
        if not any(goal.concerns == word for goal in content.goals):
            yield because(MISSIONS, "", demand("C2-MIS-004", "demand-mission", word))
