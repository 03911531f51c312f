"""Records of content by their names, and names that have to be well formed and name something."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields

from metro2033.content.effect import TimingPoint
from metro2033.content.fault import Fault, because
from metro2033.content.network import Content
from metro2033.content.origin import Origin, Record
from metro2033.engine.kernel.toml_value import shown
from metro2033.i18n import Complaint

ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def records(content: Content) -> Iterator[tuple[str, str, Record]]:
    """Every record with its file and its kind (the name of its table)."""
    for part in fields(content):
        if part.metadata["table"]:
            for record in getattr(content, part.name):
                yield part.metadata["file"], part.metadata["table"], record


def origins(content: Content) -> Iterator[tuple[str, str, Origin]]:
    """Everything that says where it comes from, with its file and name."""
    for file, _, record in records(content):
        yield file, record.id, record
    for part in fields(content.numbers):
        yield "numbers.toml", part.name, getattr(content.numbers, part.name)


def names(content: Content) -> Iterator[Fault]:
    """Faults of ids, and of what records say about their origin."""
    yield from _ids(content)
    yield from _own_fields(content)


def _ids(content: Content) -> Iterator[Fault]:
    listed = list(records(content))
    count = Counter((kind, record.id) for _, kind, record in listed)
    for file, kind, record in listed:
        if not ID.fullmatch(record.id):
            yield because(file, record.id, Complaint("data-id", "form"))
        if count[kind, record.id] > 1:
            yield because(file, record.id, Complaint("data-id", "twice", kind=kind))


def _own_fields(content: Content) -> Iterator[Fault]:
    for file, name, origin in origins(content):
        known = {part.name for part in fields(origin)}
        for word in origin.own:
            if word.split(".")[0] not in known:
                yield because(file, name, Complaint("data-own", word=shown(word)))
        if not origin.source:
            yield because(file, name, Complaint("data-no-source"))


def places(content: Content, file: str, field: str) -> Iterator[Fault]:
    """Lines and stations that name nothing; `field` of a side in `file` has its stations."""
    stations = {station.id for station in content.stations}
    lines = {line.id for line in content.lines}
    for station in content.stations:
        yield from unknown("stations.toml", station.id, "line", [station.line], lines)
    for line in content.lines:
        yield from unknown("network.toml", line.id, "stations", line.stations, stations)
    for hub in content.hubs:
        yield from unknown("network.toml", hub.id, "stations", hub.stations, stations)
    for side in content.sides:
        yield from unknown(file, side.id, field, side.homes, stations)


def conditions(content: Content, points: Mapping[str, TimingPoint]) -> Iterator[Fault]:
    """Conditions of programs that their timing point does not know."""
    for file, _, record in records(content):
        for during in getattr(record, "during", ()):
            known = points[during.at].conditions | {"at", "do"}
            for part in fields(during):
                if part.name not in known and getattr(during, part.name) != part.default:
                    why = Complaint("data-no-meaning", name=part.name, at=during.at)
                    yield because(file, record.id, why)


def unknown(
    file: str, name: str, field: str, words: Iterable[str], things: set[str]
) -> Iterator[Fault]:
    """Faults of words in a field that name nothing."""
    for word in words:
        if word not in things:
            yield because(file, name, Complaint("data-no-such", field=field, word=shown(word)))
