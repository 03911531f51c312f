"""Constraints on the first edition's threats."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

from metro2033.content.condition import FREE
from metro2033.content.fault import Fault, because, demand
from metro2033.editions.first.content.check_board import steps, units
from metro2033.editions.first.content.op import ArmyLose, ReleaseOne
from metro2033.editions.first.content.schema import FirstContent, FirstThreat
from metro2033.editions.first.content.static import DoubleRepels
from metro2033.i18n import Complaint

THREATS = "threats.toml"

RESULTS = {
    "toad": ("C1-THR-003", "dice"),
    "water_contamination": ("C1-THR-004", "payment"),
    "pig_mutation": ("C1-THR-004", "payment"),
    "infrasound": ("C1-THR-005", "dice"),
    "invisible_horror": ("C1-THR-006", "lost"),
    "mushroom_mutation": ("C1-THR-006", "lost"),
    "tunnel_worm": ("C1-THR-006", "lost"),
    "dangerous_find": ("C1-THR-007", "won"),
    "epidemic": ("C1-THR-008", "won"),
}
"""The threats that the rulebook names, and how they are decided."""

TYPES = {"physical": "gas", "radiation": "radiation", "biological": "mutants"}


def check_threats(content: FirstContent) -> Iterator[Fault]:
    """Every constraint on threats."""
    found = {threat.id for threat in content.threats}
    for name in RESULTS.keys() - found:
        yield because(THREATS, name, demand("C1-THR-002", "demand-named", "threat"))
    for threat in content.threats:
        reasons = [*_form(threat), *_named(threat)]
        yield from (because(THREATS, threat.id, reason) for reason in reasons)
    yield from _range(content)


def _form(threat: FirstThreat) -> Iterator[Complaint]:
    """C1-THR-001: a strength or another way to decide it."""
    if (threat.strength > 0) != (threat.result == "dice"):
        yield demand("C1-THR-001", "demand-threat", "dice")
    if (threat.payment != FREE) != (threat.result == "payment"):
        yield demand("C1-THR-001", "demand-threat", "payment")


def _named(threat: FirstThreat) -> Iterator[Complaint]:
    """C1-THR-003 to -008: what the rulebook's notes tell of threats."""
    rule, result = RESULTS.get(threat.id, ("C1-THR-001", threat.result))
    if threat.result != result:
        yield demand(rule, "demand-threat", "decided", result=result)
    if threat.id == "toad" and not any(isinstance(s, DoubleRepels) for s in threat.static):
        yield demand("C1-THR-003", "demand-threat", "double")
    losses = [during for during in threat.during if during.at == "threat.lost"]
    if threat.id == "infrasound":
        if not any(isinstance(step, ReleaseOne) for step in steps(losses)):
            yield demand("C1-THR-005", "demand-threat", "station")
    if threat.id == "epidemic":
        shrinks = [step for step in steps(threat.during) if isinstance(step, ArmyLose)]
        if [(step.n, step.stations) for step in shrinks] != [(1, 5)]:
            yield demand("C1-THR-008", "demand-threat", "shrinks")
    if threat.result == "payment" and units(threat.payment) > 10:
        yield demand("C1-THR-004", "demand-threat", "much")


def _range(content: FirstContent) -> Iterator[Fault]:
    """C1-THR-009, -010: strengths that an army can contest, and what threats are like.

    On average they are about as strong as an army of 6 or 7, and with luck an army of 3 can beat
    each of them.
    """
    deck = [t.strength for t in content.threats if t.result == "dice" for _ in range(t.copies)]
    if deck and not (5 <= mean(deck) <= 9 and max(deck) < 3 + 12 - 2):
        yield because(THREATS, "", demand("C1-THR-009", "demand-threat", "fair"))
    for word, what in TYPES.items():
        if not any(threat.type == word for threat in content.threats):
            yield because(THREATS, "", demand("C1-THR-010", "demand-threat", what, type=word))
