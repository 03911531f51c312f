"""The chapters of the rulebook for reading: which sections, paragraphs and examples they hold."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from .catalog import rule, table


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
    edition: str
    text_id: str
    paragraphs: tuple[Paragraph, ...]
    examples: tuple[str, ...]
    sections: tuple[str, ...]


@cache
def chapters(edition: str) -> tuple[Chapter, ...]:
    """The chapters of an edition, in order; one that says nothing about it is left out."""
    told = table(edition, "chapters")
    found = (_chapter(edition, entry, told.get(entry["id"], {})) for entry in _plan())
    return tuple(chapter for chapter in found if chapter.paragraphs)


def tags() -> tuple[str, ...]:
    """What paragraphs are about, in the order of the chapters."""
    return tuple(tag for chapter in _plan() for tag in chapter["tags"])


@cache
def _plan() -> list[dict[str, Any]]:
    """The chapters and tags that all editions share."""
    data = files(__package__).joinpath("chapters.toml").read_text(encoding="utf-8")
    plan: list[dict[str, Any]] = tomllib.loads(data)["chapter"]
    return plan


def _chapter(edition: str, entry: dict[str, Any], told: dict[str, Any]) -> Chapter:
    rules = told.get("paragraph", {})
    return Chapter(
        id=entry["id"],
        edition=edition,
        text_id=f"chapter-{entry['id']}",
        paragraphs=tuple(
            Paragraph(tag, f"book-{edition}-{tag}", tuple(_spread(rules[tag])))
            for tag in entry["tags"]
            if tag in rules
        ),
        examples=tuple(told.get("examples", ())),
        sections=tuple(told.get("sections", ())),
    )


def _spread(ids: list[str]) -> Iterator[str]:
    """Rules one by one: `A-001..003` are three."""
    for id in ids:
        found = re.fullmatch(r"(.*-)(\d{3})\.\.(\d{3})", id)
        numbers = range(int(found[2]), int(found[3]) + 1) if found else ()
        for one in [f"{found[1]}{n:03}" for n in numbers] if found else [id]:
            yield rule(one).id
