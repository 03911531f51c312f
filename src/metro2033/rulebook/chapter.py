"""The chapters of the rulebook for reading: which sections, paragraphs and examples they hold."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from .catalog import Edition, rule, table


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text about some rules; paragraphs of both editions with one tag belong together."""

    tag: str
    text_id: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of an edition's rulebook; `examples` are names of scenario files."""

    id: str
    edition: Edition
    text_id: str
    paragraphs: tuple[Paragraph, ...]
    examples: tuple[str, ...]
    sections: tuple[str, ...]


@cache
def chapters(edition: Edition) -> tuple[Chapter, ...]:
    """The chapters of an edition, in order; one that says nothing about it is left out."""
    found = (_chapter(edition, entry) for entry in table("chapters")["chapter"])
    return tuple(chapter for chapter in found if chapter.paragraphs)


def tags() -> tuple[str, ...]:
    """What paragraphs are about, in the order of the chapters."""
    return tuple(p["tag"] for chapter in table("chapters")["chapter"] for p in chapter["paragraph"])


def _chapter(edition: Edition, entry: dict[str, Any]) -> Chapter:
    return Chapter(
        id=entry["id"],
        edition=edition,
        text_id=f"chapter-{entry['id']}",
        paragraphs=tuple(
            Paragraph(p["tag"], f"book-{edition}-{p['tag']}", tuple(_spread(p[edition])))
            for p in entry["paragraph"]
            if edition in p
        ),
        examples=tuple(entry.get("examples", {}).get(edition, ())),
        sections=tuple(entry[edition]),
    )


def _spread(ids: list[str]) -> Iterator[str]:
    """Rules one by one: `A-001..003` are three."""
    for id in ids:
        found = re.fullmatch(r"(.*-)(\d{3})\.\.(\d{3})", id)
        numbers = range(int(found[2]), int(found[3]) + 1) if found else ()
        for one in [f"{found[1]}{n:03}" for n in numbers] if found else [id]:
            yield rule(one).id
