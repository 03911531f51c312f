"""The texts of the first edition's content.

Clans and items go by the names that both editions have for such things: faction and equipment.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from metro2033.content.fault import Fault
from metro2033.content.origin import Record
from metro2033.content.reference import records
from metro2033.content.text import compare_texts, text_id
from metro2033.editions.first.content.schema import FirstContent, FirstStation, FirstThreat

FOLDER = Path(__file__).parents[1] / "text"
FILE = "content.ftl"

KINDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "station": ("station", ("flavour",)),
    "line": ("line", ()),
    "clan": ("faction", ("text", "flavour")),
    "hero": ("hero", ("text", "flavour")),
    "item": ("equipment", ("text", "flavour")),
    "mission": ("mission", ("text", "flavour")),
    "threat": ("threat", ("flavour",)),
    "blank": ("blank", ("text",)),
}
"""For each kind of record the kind of its text, and the parts besides the name.

Stations and threats have a rules text if they do anything of their own.
"""


def check_texts(content: FirstContent, folder: Path | None) -> Iterator[Fault]:
    """Names in every language, in English all the rest; no text without a thing.

    A house card needs no text: without one it goes by its id.
    """
    house = {
        text_id(KINDS[table][0], record.id)
        for _, table, record in records(content)
        if table in KINDS and record.provenance == "house"
    }
    for fault in compare_texts(dict(_wanted(content)), FILE, folder or FOLDER):
        if fault.record not in house:
            yield fault


def _wanted(content: FirstContent) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every message that has to be there, with its parts."""
    for _, table, record in records(content):
        if table in KINDS:
            kind, parts = KINDS[table]
            yield text_id(kind, record.id), (*parts, *(["text"] if _has_text(record) else []))
    for clan in content.clans:
        yield text_id("ability", clan.ability), ("text",)
    for hero in content.heroes:
        yield text_id("skill", hero.skill), ()


def _has_text(record: Record) -> bool:
    """Whether a station or threat needs words for what it does."""
    if isinstance(record, FirstStation):
        return bool(record.static or record.during)
    return isinstance(record, FirstThreat) and record.has_text
