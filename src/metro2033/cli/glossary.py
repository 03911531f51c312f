"""What cards, heroes and stations are called, and what they do, for whoever plays in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from metro2033.content import FirstContent, SecondContent, load, load_first, text_id
from metro2033.content.origin import Record
from metro2033.content.reference import records
from metro2033.content.text import FOLDER

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOADERS: Final[dict[str, Callable[[Path | None], FirstContent | SecondContent]]] = {
    "first": load_first,
    "second": load,
}
TEXTS: Final = {"clan": "faction", "item": "equipment"}
"""Kinds of records whose texts are those of another kind."""
UNTOLD: Final = {"id", "copies", "goal", "ability", "kind", "skill", "stands_in"}
"""Fields of records that are told in words, or say nothing to a player."""


class Glossary:
    """The things of an edition with their texts; one without content has none."""

    def __init__(self, edition: str, content: Path | None = None, language: str = "en") -> None:
        self._records: Final[dict[str, list[tuple[str, Record]]]] = {}
        self._bundle: FluentBundle | None = None
        if edition in LOADERS:
            self._bundle = bundle(FOLDER / language / f"{edition}-content.ftl", language)
            for _, kind, record in records(LOADERS[edition](content)):
                self._records.setdefault(record.id, []).append((kind, record))

    def look_up(self, word: str) -> list[str]:
        """What is known of the things of an ID or name, each on a line."""
        wanted = word.strip().casefold()
        found = [entry for entries in self._records.values() for entry in entries]
        return [
            f"{kind} {self.describe(kind, record)}"
            for kind, record in found
            if wanted in {record.id, self.text(kind, record.id).casefold()} and kind != "goal"
        ]

    def note(self, key: str) -> str:
        """What the card is or does that an option names first; nothing for stations."""
        for slug in key.split(":")[1:]:
            for kind, record in self._records.get(slug, []):
                if kind not in {"station", "goal", "line", "hub", "position"}:
                    return self.describe(kind, record)
        return ""

    def describe(self, kind: str, record: Record) -> str:
        """The name, the numbers and the text of a record."""
        numbers = ", ".join(simple_parts(record))
        name = self.text(kind, record.id) or record.id
        goal, ability = getattr(record, "goal", ""), getattr(record, "ability", "")
        wanted = self.text("goal", goal) if isinstance(goal, str) else ""
        said = [wanted and f"Goal: {wanted}", self.text(kind, record.id, "text")]
        said.append(self.text("ability", ability, "text") if isinstance(ability, str) else "")
        return " ".join(filter(None, [f"{name} ({numbers})." if numbers else f"{name}.", *said]))

    def text(self, kind: str, id: str, part: str = "") -> str:
        """The name of a thing or a part of its text, or ""."""
        message_id = text_id(TEXTS.get(kind, kind), id)
        if self._bundle is None or not self._bundle.has_message(message_id):
            return ""
        message = self._bundle.get_message(message_id)
        pattern = message.attributes.get(part) if part else message.value
        return "" if pattern is None else str(self._bundle.format_pattern(pattern)[0])


def bundle(file: Path, language: str) -> FluentBundle:
    """The texts of a file."""
    # Imported late: other commands need no Fluent.
    from fluent.runtime import FluentBundle, FluentResource

    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return texts


def simple_parts(record: Any) -> Iterator[str]:
    """The numbers and words of a record that a card shows."""
    for part in fields(record):
        value = getattr(record, part.name)
        if part.metadata.get("aside") or part.name in UNTOLD:
            continue
        if isinstance(value, bool):
            if value:
                yield part.name.removeprefix("is_")
        elif isinstance(value, int | str) and value != "":
            yield f"{part.name} {value}"
        elif is_dataclass(value) and not isinstance(value, type):
            inner = {f.name: getattr(value, f.name) for f in fields(value)}
            yield from (f"{name} {n:+}" for name, n in inner.items() if type(n) is int and n)
