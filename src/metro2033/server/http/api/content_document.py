"""The content of an edition as one document for clients, in one language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from metro2033 import catalog
from metro2033.content import Content, text_id
from metro2033.content.network import Side, Station
from metro2033.content.origin import Origin, Record
from metro2033.content.reference import records
from metro2033.content.text import kind_of
from metro2033.handbook.piece import origin, rules_about
from metro2033.i18n import Name, has_text
from metro2033.server.http.api.edition_model import (
    ContentModel,
    FactionModel,
    LineModel,
    OriginModel,
    PieceModel,
    StationModel,
    ZoneModel,
)

RESOURCES: Final = ("pig", "mushroom", "ammo")

ORIGIN_FIELDS: Final = frozenset(part.name for part in fields(Origin))


def content_model(edition: str, language: str, has_words: bool = True) -> ContentModel | None:
    """The content of an edition, with or without names and texts; None for one that has none."""
    pack = catalog.pack(edition)
    if not pack.has_content:
        return None
    return _Teller(edition, language, has_words).content(pack.content())


class _Teller:
    """Puts records into words."""

    def __init__(self, edition: str, language: str, has_words: bool) -> None:
        self.edition: Final = edition
        self.language: Final = language
        self.has_words: Final = has_words

    def content(self, loaded: Content) -> ContentModel:
        """The whole document."""
        pieces = [self.piece(kind, record) for _, kind, record in records(loaded)]
        of = {kind: [p for p in pieces if p.kind == kind] for kind in {p.kind for p in pieces}}
        apart = {"station", "line", "hub", "faction", "hero"}
        game = catalog.game(self.edition)
        return ContentModel(
            edition=self.edition,
            rules_version=game.rules_version,
            content_digest=game.content_digest,
            language=self.language,
            stations=[p for p in of["station"] if isinstance(p, StationModel)],
            lines=[p for p in of["line"] if isinstance(p, LineModel)],
            tunnels=list(loaded.tunnels),
            transfers=list(loaded.transfers),
            hubs=[list(hub.stations) for hub in loaded.hubs],
            zones=list(self.zones(loaded)),
            factions=[p for p in of["faction"] if isinstance(p, FactionModel)],
            heroes=of["hero"],
            cards=[p for p in pieces if p.kind not in apart],
            resources={slug: self.name("resource", slug) for slug in RESOURCES},
            numbers={
                part.name: plain_fields(getattr(loaded.numbers, part.name))
                for part in fields(loaded.numbers)
            },
        )

    def piece(self, table: str, record: Record) -> PieceModel:
        """A record with its texts; the kinds that a map is drawn of have fields of their own."""
        kind = kind_of(table)
        facts = plain_fields(record)
        told: dict[str, Any] = {
            "kind": kind,
            "id": record.id,
            "text_id": text_id(kind, record.id),
            "name": self.name(kind, record.id),
            "text": self.part(kind, record.id, "text"),
            "flavour": self.part(kind, record.id, "flavour"),
            "origin": OriginModel(
                provenance=record.provenance,
                source=origin(record.source, self.language) if self.has_words else "",
                own=list(record.own),
            ),
            "rules": list(rules_about(self.edition, kind, record.id)),
        }
        if isinstance(record, Station):
            apart = {name: facts.pop(name) for name in ("line", "at")}
            return StationModel(**told, **apart, is_capturable=record.is_capturable, facts=facts)
        if kind == "line":
            apart = {name: facts.pop(name) for name in ("number", "is_ring", "stations")}
            return LineModel(**told, **apart, facts=facts)
        if isinstance(record, Side):
            return self.faction(record, told, facts)
        return PieceModel(**told, facts=facts)

    def faction(self, record: Side, told: dict[str, Any], facts: dict[str, Any]) -> FactionModel:
        """A side that a player can take."""
        return FactionModel(
            **told,
            colour=facts.pop("colour"),
            homes=list(record.homes),
            ability=self.name("ability", record.ability),
            ability_text=self.part("ability", record.ability, "text"),
            facts=facts,
        )

    def zones(self, loaded: Content) -> Iterator[ZoneModel]:
        """The sectors of the board."""
        for zone, inside in loaded.zones.items():
            kind = "zone" if self.has("zone", zone) else "faction"
            yield ZoneModel(id=zone, name=self.name(kind, zone), stations=list(inside))

    def has(self, kind: str, slug: str) -> bool:
        """Whether a thing has a name."""
        return has_text(text_id(kind, slug), self.language, self.edition)

    def name(self, kind: str, slug: str) -> str:
        """What a thing is called."""
        return str(Name(kind, slug, self.language, self.edition)) if self.has_words else ""

    def part(self, kind: str, slug: str, part: str) -> str:
        """A named part of a thing's text, or ""."""
        return Name(kind, slug, self.language, self.edition).part(part) if self.has_words else ""


def plain_fields(record: object) -> dict[str, Any]:
    """What is printed on a piece: numbers, names and prices, but not the programs of effects."""
    assert is_dataclass(record)
    found: dict[str, Any] = {}
    for part in fields(record):
        value: Any = getattr(record, part.name)
        if part.name not in ORIGIN_FIELDS | {"id"} and is_plain(value):
            found[part.name] = plain_fields(value) if is_dataclass(value) else value
    return found


def is_plain(value: object) -> bool:
    """Whether a value is a number, a text, a list of them, or a record of numbers."""
    if isinstance(value, tuple):
        return bool(value) and all(isinstance(member, str | int | float) for member in value)
    if is_dataclass(value):
        return all(isinstance(getattr(value, part.name), int) for part in fields(value))
    return value is not None
