"""Names in the first edition's content that have to name something."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from metro2033.content.fault import Fault, because
from metro2033.content.part import inside
from metro2033.content.reference import names, records, unknown
from metro2033.editions.first.content.during import POINTS_OF, FirstDuring
from metro2033.editions.first.content.goal import PaidAt
from metro2033.editions.first.content.op import Fetch
from metro2033.editions.first.content.schema import FirstContent, FirstMission
from metro2033.editions.first.content.special import ThreatStrength
from metro2033.i18n import Complaint


def references(content: FirstContent) -> list[Fault]:
    """Every name that is doubled, badly formed, or names nothing."""
    return [*names(content), *_places(content), *_cards(content), *_effects(content)]


def _places(content: FirstContent) -> Iterator[Fault]:
    stations = {station.id for station in content.stations}
    lines = {line.id for line in content.lines}
    for station in content.stations:
        yield from unknown("stations.toml", station.id, "line", [station.line], lines)
    for line in content.lines:
        yield from unknown("network.toml", line.id, "stations", line.stations, stations)
    for hub in content.hubs:
        yield from unknown("network.toml", hub.id, "stations", hub.stations, stations)
    for clan in content.clans:
        yield from unknown("clans.toml", clan.id, "stations", clan.stations, stations)


def _cards(content: FirstContent) -> Iterator[Fault]:
    """Items and heroes that effects name."""
    items = {item.id for item in content.items}
    heroes = {hero.id for hero in content.heroes}
    for file, _, record in records(content):
        for part in inside(record):
            if isinstance(part, Fetch | PaidAt):
                named = [part.item] if part.item is not None else []
                yield from unknown(file, record.id, "item", named, items)
            if isinstance(part, ThreatStrength):
                yield from unknown(file, record.id, "hero", [part.hero], heroes)


def _effects(content: FirstContent) -> Iterator[Fault]:
    """Stations of missions, and conditions that a timing point does not know."""
    stations = {station.id for station in content.stations}
    for file, _, record in records(content):
        if isinstance(record, FirstMission):
            named = getattr(record.reached, "stations", ())
            yield from unknown(file, record.id, "stations", named, stations)
        for during in getattr(record, "during", ()):
            yield from _conditions(file, record.id, during)


def _conditions(file: str, name: str, during: FirstDuring) -> Iterator[Fault]:
    for part in fields(during):
        is_given = getattr(during, part.name) != part.default
        if is_given and part.name not in POINTS_OF[during.at] | {"at", "do"}:
            why = Complaint("data-no-meaning", name=part.name, at=during.at)
            yield because(file, name, why)
