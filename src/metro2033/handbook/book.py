"""The rulebook of an edition in one language, assembled for display."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from metro2033 import rulebook
from metro2033.handbook.example import Example, example

WORDS: Final = (
    *("note", "contents", "example", "in-full"),
    *("rulings", "question", "options", "decision", "reason"),
)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Prose, and the IDs of the rules it covers."""

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
        _text(f"word-title-{edition}", language),
        {word: _text(f"word-{word}", language) for word in WORDS},
        tuple(_chapter(found, language) for found in rulebook.chapters(edition)),
        tuple(_topic(found, language) for found in rulebook.topics(edition)),
    )


def _chapter(chapter: rulebook.Chapter, language: str) -> Chapter:
    sections = {found.id: found for found in rulebook.sections(chapter.edition)}
    return Chapter(
        chapter.id,
        _text(chapter.text_id, language),
        tuple(
            Paragraph(p.tag, _text(f"tag-{p.tag}", language), _text(p.text_id, language), p.rules)
            for p in chapter.paragraphs
        ),
        tuple(example(chapter.edition, name, language) for name in chapter.examples),
        tuple(_section(sections[id], language) for id in chapter.sections),
    )


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
