"""Whether effects make sense: their numbers, and the kind of card they stand on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from metro2033.content.check import bad_numbers
from metro2033.content.fault import Fault, because
from metro2033.content.part import inside
from metro2033.content.reference import records
from metro2033.editions.second.content.during import During
from metro2033.editions.second.content.op import Peek, Timed
from metro2033.editions.second.content.schema import SecondContent
from metro2033.i18n import Complaint

FIGHT_TOPICS = frozenset({"threat.strength", "ignore_equipment", "hero.wound"})
THREAT_TOPICS = FIGHT_TOPICS | {"army.loss"}

CARDS_AT: dict[str, frozenset[str]] = {
    "events.start": frozenset({"law"}),
    "vote.before": frozenset({"faction", "hero", "equipment"}),
    "attack.neutral": frozenset({"faction", "hero", "equipment"}),
    "battle.declared": frozenset({"faction", "hero", "equipment"}),
    "threat.revealed": frozenset({"faction", "hero", "equipment"}),
    "threat.won": frozenset({"threat"}),
    "threat.lost": frozenset({"threat"}),
    "capture.paid": frozenset({"law"}),
    "hero.action": frozenset({"hero", "equipment"}),
    "mission.window": frozenset({"mission"}),
}
"""The kinds of cards that may have a program at a timing point."""


def check_effects(content: SecondContent) -> Iterator[Fault]:
    """Every effect of every card."""
    for file, kind, record in records(content):
        for part in inside(record):
            yield from (because(file, record.id, reason) for reason in _reasons(kind, part))


def _reasons(kind: str, part: Any) -> Iterator[Complaint]:
    yield from bad_numbers(part)
    if isinstance(part, Peek) and part.bury != "any" and not 0 <= part.bury <= part.n:
        yield Complaint("demand-number", "of", name="bury", value=str(part.bury), number=part.n)
    yield from _misplaced(kind, part)


def _misplaced(kind: str, part: Any) -> Iterator[Complaint]:
    """An effect on a card that cannot have it."""
    topic = getattr(part, "on", None)
    if topic is not None:
        allowed = topic in THREAT_TOPICS if kind == "threat" else topic not in FIGHT_TOPICS
        if not allowed:
            yield Complaint("demand-effect", word=topic, kind=kind)
    if isinstance(part, During):
        if kind not in CARDS_AT[part.at]:
            yield Complaint("demand-effect", word=part.at, kind=kind)
        if not part.do:
            yield Complaint("demand-effect", "idle", at=part.at)
    if isinstance(part, Timed) and not part.static:
        yield Complaint("demand-effect", "timed")
