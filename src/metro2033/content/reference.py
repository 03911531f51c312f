"""Names in content that have to name something: ids, stations, zones, goals, effect words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import TypeAlias

from metro2033.i18n import Complaint

from .during import POINTS, During
from .fault import Fault, because
from .first_schema import FirstContent
from .origin import Origin, Record
from .schema import POLIS, SecondContent

AnyContent: TypeAlias = FirstContent | SecondContent

ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def records(content: AnyContent) -> Iterator[tuple[str, str, Record]]:
    """Every record with its file and its kind (the name of its table)."""
    for part in fields(content):
        if part.metadata["table"]:
            for record in getattr(content, part.name):
                yield part.metadata["file"], part.metadata["table"], record


def origins(content: AnyContent) -> Iterator[tuple[str, str, Origin]]:
    """Everything that says where it comes from, with its file and name."""
    for file, _, record in records(content):
        yield file, record.id, record
    for part in fields(content.numbers):
        yield "numbers.toml", part.name, getattr(content.numbers, part.name)


def references(content: SecondContent) -> list[Fault]:
    """Every name that is doubled, badly formed, or names nothing."""
    return [
        *names(content),
        *_places(content),
        *_sides(content),
        *_effects(content),
    ]


def names(content: AnyContent) -> Iterator[Fault]:
    """Faults of ids, and of what records say about their origin."""
    yield from _ids(content)
    yield from _own_fields(content)


def _ids(content: AnyContent) -> Iterator[Fault]:
    listed = list(records(content))
    count = Counter((kind, record.id) for _, kind, record in listed)
    for file, kind, record in listed:
        if not ID.fullmatch(record.id):
            yield because(file, record.id, Complaint("data-id", "form"))
        if count[kind, record.id] > 1:
            yield because(file, record.id, Complaint("data-id", "twice", kind=kind))


def _own_fields(content: AnyContent) -> Iterator[Fault]:
    for file, name, origin in origins(content):
        known = {part.name for part in fields(origin)}
        for word in origin.own:
            if word.split(".")[0] not in known:
                yield because(file, name, Complaint("data-own", word=repr(word)))
        if not origin.source:
            yield because(file, name, Complaint("data-no-source"))


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


def unknown(
    file: str, name: str, field: str, words: Iterable[str], things: set[str]
) -> Iterator[Fault]:
    """Faults of words in a field that name nothing."""
    for word in words:
        if word not in things:
            yield because(file, name, Complaint("data-no-such", field=field, word=repr(word)))
