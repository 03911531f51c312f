"""The rulebook of an edition in one language, assembled for display."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from metro2033 import rulebook
from metro2033.handbook.example import Example, example
from metro2033.handbook.figure import BookFigure, figure
from metro2033.handbook.preparation import Stage, preparation
from metro2033.handbook.spread import spread
from metro2033.handbook.table import BookTable, table
from metro2033.i18n import Name

WORDS: Final = (
    *("note", "contents", "example", "try", "before", "after", "notes"),
    *("codes", "catalogue", "rule", "all-rules", "step", "next", "back", "play", "pause"),
    *("rulings", "question", "options", "decision", "reason"),
)


SETUP: Final = "setup"
"""The chapter that shows the set-up stage by stage."""


@dataclass(frozen=True, slots=True)
class Note:
    """What the book says of a single piece, such as a hero; its name is the heading."""

    kind: str
    id: str
    name: str
    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Prose with its exhibits, and the IDs of the rules it tells.

    Paragraphs of the text are divided by empty lines. One tag is the same subject in all editions.
    """

    tag: str
    title: str
    text: str
    rules: tuple[str, ...]
    figures: tuple[BookFigure, ...]
    tables: tuple[BookTable, ...]
    notes: tuple[Note, ...]
    examples: tuple[Example, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule in full, and the IDs of the rulings on it."""

    id: str
    text: str
    rulings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """Rules about one thing; `source` is the part of the printed rulebook they come from."""

    id: str
    title: str
    source: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question the printed rules leave open: how it was decided, and why."""

    id: str
    title: str
    question: str
    options: str
    text: str
    reason: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Topic:
    """Rulings about one thing."""

    id: str
    title: str
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter for players; the one about set-up shows it stage by stage."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    stages: tuple[Stage, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """A whole rulebook; `words` are its title, headings and the like, by name.

    Chapters are for players. The appendix has every rule (`sections`) and every ruling (`topics`).
    """

    edition: str
    language: str
    title: str
    words: dict[str, str]
    chapters: tuple[Chapter, ...]
    sections: tuple[Section, ...]
    topics: tuple[Topic, ...]


@cache
def book(edition: str, language: str) -> Book:
    """The rulebook of an edition."""
    return Book(
        edition,
        language,
        _text(f"edition-{edition}", language, "rules"),
        {word: _text(f"word-{word}", language) for word in WORDS},
        tuple(_chapters(edition, language)),
        tuple(_section(found, language) for found in rulebook.sections(edition)),
        tuple(_topic(found, language) for found in rulebook.topics(edition)),
    )


@cache
def plan() -> list[dict[str, Any]]:
    """The chapters of all rulebooks in order, with the tags of their paragraphs."""
    data = files(__package__).joinpath("chapters.toml").read_text(encoding="utf-8")
    chapters: list[dict[str, Any]] = tomllib.loads(data)["chapter"]
    return chapters


def _chapters(edition: str, language: str) -> Iterator[Chapter]:
    """The chapters that say something about an edition."""
    for entry in plan():
        own = rulebook.table(edition, "chapters").get(entry["id"], {})
        tags = [tag for tag in entry["tags"] if tag in own]
        if tags:
            yield Chapter(
                entry["id"],
                _text(f"chapter-{entry['id']}", language, edition=edition),
                tuple(_paragraph(edition, tag, own[tag], language) for tag in tags),
                preparation(edition, language) if entry["id"] == SETUP else (),
            )


def _paragraph(edition: str, tag: str, data: dict[str, Any], language: str) -> Paragraph:
    return Paragraph(
        tag,
        _text(f"tag-{tag}", language),
        _text(f"book-{edition}-{tag}", language),
        tuple(spread(data["rules"])),
        tuple(figure(edition, name, language) for name in data.get("figures", ())),
        tuple(table(edition, name, language) for name in data.get("tables", ())),
        tuple(
            _note(edition, piece, rules, language) for piece, rules in data.get("notes", {}).items()
        ),
        tuple(example(edition, name, language) for name in data.get("examples", ())),
    )


def _note(edition: str, piece: str, rules: list[str], language: str) -> Note:
    kind, id = piece.split("/")
    text = _text(f"book-{edition}-{kind}-{id.replace('_', '-')}", language)
    return Note(kind, id, str(Name(kind, id, language, edition)), text, tuple(spread(rules)))


def told(chapter: Chapter) -> set[str]:
    """The rules that a chapter tells."""
    found = {id for stage in chapter.stages for id in stage.rules}
    for paragraph in chapter.paragraphs:
        found.update(paragraph.rules)
        found.update(*(note.rules for note in paragraph.notes))
        found.update(*(row.rules for shown in paragraph.tables for row in shown.rows))
    return found


def _section(section: rulebook.Section, language: str) -> Section:
    found = [rule for rule in map(rulebook.rule, section.members) if rule.is_for_players]
    return Section(
        section.id,
        _text(section.text_id, language),
        _text(section.text_id, language, "source"),
        tuple(Rule(r.id, rulebook.said(r.id, language=language), _told(r.rulings)) for r in found),
    )


def _topic(topic: rulebook.Section, language: str) -> Topic:
    rulings = tuple(_ruling(rulebook.ruling(id), language) for id in _told(topic.members))
    return Topic(topic.id, _text(topic.text_id, language), rulings)


def _told(rulings: tuple[str, ...]) -> tuple[str, ...]:
    """The rulings that concern players."""
    return tuple(id for id in rulings if rulebook.ruling(id).is_for_players)


def _ruling(ruling: rulebook.Ruling, language: str) -> Ruling:
    parts = {
        part: _text(ruling.text_id, language, part)
        for part in ("title", "question", "options", "reason")
    }
    return Ruling(id=ruling.id, text=_text(ruling.text_id, language), rules=ruling.rules, **parts)


def _text(text_id: str, language: str, part: str | None = None, **args: str) -> str:
    return rulebook.text(text_id, part, language=language, **args)
