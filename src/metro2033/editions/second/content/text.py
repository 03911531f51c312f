"""The texts that belong to content: Fluent messages named by kind and id."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from metro2033.content.fault import Fault, because, by
from metro2033.content.origin import Record
from metro2033.content.reference import records
from metro2033.content.text import compare_texts, read_texts, text_id
from metro2033.editions.second.content.schema import SecondContent, Threat
from metro2033.engine.kernel.toml_value import shown
from metro2033.i18n import Complaint

FOLDER = Path(__file__).parents[1] / "text"
FILE = "content.ftl"

PARTS: dict[str, tuple[str, ...]] = {
    "station": (),
    "line": (),
    "faction": ("text", "flavour"),
    "ability": ("text",),
    "hero": ("text", "flavour"),
    "law": ("text", "flavour"),
    "threat": ("text", "flavour"),
    "equipment": ("text", "flavour"),
    "mission": ("text", "flavour"),
    "combat": ("flavour",),
    "zone": (),
    "goal": (),
}
"""The kinds of things with a text, and the parts each has besides its name.

What a combat card does is in its numbers; a threat without an ability has no rules text.
"""

MISTRANSLATED = ("fejlesztés", "város")
"""C2-TXT-002: words of the Hungarian rulebook that say something else than the original."""


def check_texts(content: SecondContent, folder: Path | None) -> Iterator[Fault]:
    """C2-TXT-001, -002: names in every language, in English all the rest."""
    for file, messages in read_texts(FILE, folder or FOLDER):
        for name, message in messages.items():
            if any(word in message.value.lower() for word in MISTRANSLATED):
                why = Complaint("data-text", "mistranslated", value=shown(message.value))
                yield because(file, name, by("C2-TXT-002", why))
    yield from compare_texts(dict(_wanted(content)), FILE, folder or FOLDER, "C2-TXT-001")


def _wanted(content: SecondContent) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every message that has to be there, with its parts."""
    for _, kind, record in records(content):
        if kind in PARTS:
            yield text_id(kind, record.id), _parts(kind, record)
    for faction in content.factions:
        yield text_id("ability", faction.ability), PARTS["ability"]
    yield "zone-polis", ()


def _parts(kind: str, record: Record) -> tuple[str, ...]:
    if isinstance(record, Threat) and record.timing is None:
        return ("flavour",)
    return PARTS[kind]
