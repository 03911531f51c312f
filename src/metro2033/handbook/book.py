"""The rulebook of an edition in one language, assembled for display."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from metro2033 import rulebook
from metro2033.handbook.example import Example, example

WORDS: Final = (
    *("note", "contents", "example", "in-full"),
    *("rulings", "question", "options", "decision", "reason"),
)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Prose, and the IDs of the rules it covers; one tag is the same subject in all editions."""

    tag: str
    title: str
    text: str
    rules: tuple[str, ...]


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
    """A chapter: prose, examples, then every rule."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    examples: tuple[Example, ...]
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """A whole rulebook; `words` are its title, headings and the like, by name."""

    edition: str
    language: str
    title: str
    words: dict[str, str]
    chapters: tuple[Chapter, ...]
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
    sections = {found.id: found for found in rulebook.sections(edition)}
    for entry in plan():
        own = rulebook.table(edition, "chapters").get(entry["id"], {})
        rules = own.get("paragraph", {})
        paragraphs = tuple(
            Paragraph(
                tag,
                _text(f"tag-{tag}", language),
                _text(f"book-{edition}-{tag}", language),
                tuple(_spread(rules[tag])),
            )
            for tag in entry["tags"]
            if tag in rules
        )
        if paragraphs:
            yield Chapter(
                entry["id"],
                _text(f"chapter-{entry['id']}", language),
                paragraphs,
                tuple(example(edition, name, language) for name in own.get("examples", ())),
                tuple(_section(sections[id], language) for id in own.get("sections", ())),
            )


def _spread(ids: list[str]) -> Iterator[str]:
    """Rules one by one: `A-001..003` are three."""
    for id in ids:
        found = re.fullmatch(r"(.*-)(\d{3})\.\.(\d{3})", id)
        numbers = range(int(found[2]), int(found[3]) + 1) if found else ()
        for one in [f"{found[1]}{n:03}" for n in numbers] if found else [id]:
            yield rulebook.rule(one).id


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


def _text(text_id: str, language: str, part: str | None = None) -> str:
    return rulebook.text(text_id, part, language=language)
