"""Everything that is asked of the second edition's content."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from metro2033.content.check import effect_faults, line_faults, low_numbers, seat_faults
from metro2033.content.fault import Fault, because
from metro2033.content.printed import differences
from metro2033.content.reference import conditions, names, places, records, unknown
from metro2033.editions.second.content.during import POINTS
from metro2033.editions.second.content.op import Peek, Timed
from metro2033.editions.second.content.schema import POLIS, SecondContent
from metro2033.editions.second.content.text import check_texts
from metro2033.i18n import Complaint

PRINTED: Final = Path(__file__).parents[1] / "printed.toml"
NUMBERS: Final = "numbers.toml"
LEAST: Final = {
    "army.least": 1,
    "hero.tunnel_cost": 1,
    "draws.mission": 1,
    "draws.stage_two": 1,
    "draws.combat_hand": 1,
    "draws.scouted": 1,
}
"""The least that numbers can be, where that is not 0."""

FIGHT_TOPICS: Final = frozenset({"threat.strength", "ignore_equipment", "hero.wound"})
THREAT_TOPICS: Final = FIGHT_TOPICS | {"army.loss"}


def check(content: SecondContent, texts: Path | None = None) -> list[Fault]:
    """Everything that is wrong with a content; `texts` is another folder of languages."""
    faults = references(content)
    if not faults:
        faults += [*card_faults(content), *differences(content, PRINTED)]
    return [*faults, *check_texts(content, texts)]


def card_faults(content: SecondContent) -> Iterator[Fault]:
    """What cannot be played, or means nothing, whatever the printed game is like."""
    yield from check_playable(content)
    yield from line_faults(content)
    yield from effect_faults(content, POINTS, _reasons)


def references(content: SecondContent) -> list[Fault]:
    """Every name that is doubled, badly formed, or names nothing."""
    board = places(content, "factions.toml", "homes")
    return [*names(content), *board, *_named(content), *conditions(content, POINTS)]


def _named(content: SecondContent) -> Iterator[Fault]:
    """Zones, neighbours, spaces of the track, goals and cards that something names."""
    factions = {faction.id for faction in content.factions}
    positions = {position.id for position in content.positions}
    goals = {goal.id for goal in content.goals}
    zones = {faction.zone for faction in content.factions} | {POLIS}
    ids = {record.id for _, _, record in records(content)}
    for station in content.stations:
        yield from unknown("stations.toml", station.id, "zone", [station.zone], zones)
    for faction in content.factions:
        yield from unknown("factions.toml", faction.id, "neighbours", faction.neighbours, factions)
    for position in content.positions:
        yield from unknown("track.toml", position.id, "next", [position.next], positions)
    for mission in content.missions:
        yield from unknown("missions.toml", mission.id, "goal", [mission.goal], goals)
    for file, _, record in records(content):
        for during in getattr(record, "during", ()):
            yield from unknown(file, record.id, "before", during.before, ids)


def check_playable(content: SecondContent) -> Iterator[Fault]:
    """What no match could be played with; house cards may break the rest."""
    numbers, army = content.numbers, content.numbers.army
    yield from low_numbers(numbers, LEAST)
    yield from seat_faults(content, len(content.heroes))
    if not army.least <= army.start <= army.most:
        yield because(NUMBERS, "army", Complaint("demand-play", "army"))
    if len(army.upkeep) != army.most:
        yield because(NUMBERS, "army", Complaint("demand-play", "upkeep", most=army.most))
    homes = max((len(faction.homes) for faction in content.factions), default=0)
    if numbers.tokens.per_faction - numbers.tokens.on_tracks < homes:
        yield because(NUMBERS, "tokens", Complaint("demand-play", "tokens"))
    if 2 * numbers.draws.combat_hand > sum(card.copies for card in content.combat):
        yield because(NUMBERS, "draws", Complaint("demand-play", "hands"))
    if not content.positions:
        yield because("track.toml", "", Complaint("demand-play", "track"))


def _reasons(kind: str, part: Any) -> Iterator[Complaint]:
    """An effect on a card that cannot have it, or that no rule knows."""
    if isinstance(part, Peek) and part.bury != "any" and not 0 <= part.bury <= part.n:
        yield Complaint("demand-number", "of", name="bury", value=str(part.bury), number=part.n)
    topic = getattr(part, "on", None)
    if topic is not None:
        allowed = topic in THREAT_TOPICS if kind == "threat" else topic not in FIGHT_TOPICS
        if not allowed:
            yield Complaint("demand-effect", word=topic, kind=kind)
    if isinstance(part, Timed) and not part.static:
        yield Complaint("demand-effect", "timed", word=part.op, field="static")
