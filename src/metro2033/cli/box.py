"""What is printed on the components of an edition: facts on cards, and neighbouring stations."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from metro2033 import catalog
from metro2033.content.reading import CardReader
from metro2033.i18n import Name, Wording

TABLES: Final = {
    "station": ("stations",),
    "line": ("lines",),
    "faction": ("factions", "clans"),
    "hero": ("heroes",),
    "equipment": ("equipment", "items"),
    "mission": ("missions",),
    "threat": ("threats",),
    "law": ("laws",),
    "combat": ("combat",),
    "position": ("positions",),
}
"""The content tables by the kind of their records."""


class Box:
    """The content records of an edition by kind and ID; a game without content has none."""

    def __init__(self, wording: Wording, folder: Path | None = None) -> None:
        self.wording: Final = wording
        self.reader: Final = CardReader(wording)
        pack = catalog.pack(wording.edition)
        content: Any = pack.content(folder) if pack.has_content else None
        self.content: Final[Any] = content
        self._records: Final[dict[tuple[str, str], Any]] = {
            (kind, record.id): record
            for kind, tables in TABLES.items()
            for table in tables
            for record in getattr(content, table, ())
        }
        self._near: Final[dict[str, list[str]]] = {}
        for a, b in [] if content is None else [*content.tunnels, *content.transfers]:
            self._near.setdefault(a, []).append(b)
            self._near.setdefault(b, []).append(a)

    def record(self, kind: str, slug: str) -> Any:
        """The record of a thing, or None."""
        return self._records.get((kind, slug))

    def records(self, kind: str) -> list[Any]:
        """All records of a kind."""
        return [record for (k, _), record in self._records.items() if k == kind]

    def near(self, station: str) -> list[str]:
        """The stations one tunnel or transfer away."""
        return self._near.get(station, [])

    def resource(self, station: str) -> str:
        """What a station yields, in a few words, or ""."""
        record = self.record("station", station)
        if hasattr(record, "yields"):
            return self.reader.amounts(record.yields)
        slug = getattr(record, "resource", None)
        return "" if slug in {None, "any"} else str(self.wording.name("resource", str(slug)))

    def describe(self, name: Name) -> list[str]:
        """Everything on a card, as sentences; flavour text last."""
        said = [*self.facts(name), name.part("text"), name.part("flavour")]
        return [sentence for sentence in said if sentence]

    def summary(self, name: Name) -> list[str]:
        """The same without flavour text."""
        said = [*self.facts(name), name.part("text")]
        faction = self.record("faction", name.slug) if name.kind == "effect" else None
        if faction is not None:
            # The ability is what a faction uses in play; its text is about the start.
            said = list(self.promises(faction))
        return [sentence for sentence in said if sentence]

    def facts(self, name: Name) -> Iterator[str]:
        """The numbers of a card."""
        record = self.record(name.kind, name.slug)
        say = self.wording.text
        if record is not None:
            yield from self.reader.facts(record, name.kind)
        yield from self.promises(record)
        if getattr(record, "resource", None):
            yield say("card-yields", list=self.wording.name("resource", record.resource))
        if name.kind == "station" and self.near(name.slug):
            near = [str(self.wording.name("station", slug)) for slug in self.near(name.slug)]
            yield say("card-neighbours", list=self.wording.listed(near))

    def promises(self, record: Any) -> Iterator[str]:
        """The goal of a mission, and the ability of a faction."""
        say = self.wording.text
        if hasattr(record, "goal"):
            yield say("card-goal", goal=self.wording.name("goal", record.goal))
        if isinstance(getattr(record, "ability", None), str):
            ability = self.wording.name("ability", record.ability)
            yield say("card-ability", ability=ability, text=ability.part("text"))
