"""Names in content that have to name something: ids, stations, zones, goals, effect words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from metro2033.content.fault import Fault, because
from metro2033.content.reference import names, records, unknown
from metro2033.editions.second.content.during import POINTS, During
from metro2033.editions.second.content.schema import POLIS, SecondContent
from metro2033.i18n import Complaint


def references(content: SecondContent) -> list[Fault]:
    """Every name that is doubled, badly formed, or names nothing."""
    return [
        *names(content),
        *_places(content),
        *_sides(content),
        *_effects(content),
    ]


def _places(content: SecondContent) -> Iterator[Fault]:
    stations = {station.id for station in content.stations}
    lines = {line.id for line in content.lines}
    zones = {faction.zone for faction in content.factions} | {POLIS}
    for station in content.stations:
        yield from unknown("stations.toml", station.id, "line", [station.line], lines)
        yield from unknown("stations.toml", station.id, "zone", [station.zone], zones)
    for line in content.lines:
        yield from unknown("network.toml", line.id, "stations", line.stations, stations)
    for hub in content.hubs:
        yield from unknown("network.toml", hub.id, "stations", hub.stations, stations)
    for faction in content.factions:
        yield from unknown("factions.toml", faction.id, "homes", faction.homes, stations)


def _sides(content: SecondContent) -> Iterator[Fault]:
    factions = {faction.id for faction in content.factions}
    positions = {position.id for position in content.positions}
    goals = {goal.id for goal in content.goals}
    for faction in content.factions:
        yield from unknown("factions.toml", faction.id, "neighbours", faction.neighbours, factions)
    for position in content.positions:
        yield from unknown("track.toml", position.id, "next", [position.next], positions)
    for mission in content.missions:
        yield from unknown("missions.toml", mission.id, "goal", [mission.goal], goals)


def _effects(content: SecondContent) -> Iterator[Fault]:
    ids = {record.id for _, _, record in records(content)}
    for file, _, record in records(content):
        for during in getattr(record, "during", ()):
            yield from unknown(file, record.id, "before", during.before, ids)
            yield from _conditions(file, record.id, during)


def _conditions(file: str, name: str, during: During) -> Iterator[Fault]:
    """Conditions that the timing point does not know."""
    for part in fields(during):
        is_given = getattr(during, part.name) not in (None, (), False)
        if is_given and part.name not in POINTS[during.at] | {"at", "do"}:
            why = Complaint("data-no-meaning", name=part.name, at=during.at)
            yield because(file, name, why)
