"""Every rule of the editions, and every ruling on them, as records with stable IDs and texts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from typing import Any, Final

from metro2033 import i18n
from metro2033.catalog import having, pack
from metro2033.i18n.bundle import RULEBOOK, forms

EDITIONS: Final = having("rulebook")
"""The editions that have a rulebook."""

MARK: Final = re.compile(r"^\([^)]+\) ")
"""What stands before a text: where a rule comes from, or which of several readings is meant."""


class RulebookError(i18n.Complaint, LookupError):
    """An ID the rulebook does not have; `nearest` are the most similar ones it has.

    `what` is the kind of ID: edition, language, rule, ruling or text.
    """

    def __init__(self, what: str, wanted: str, known: Iterable[str]) -> None:
        known = list(known)
        self.what: Final = what
        self.wanted: Final = wanted
        self.nearest: Final = tuple(get_close_matches(wanted, known, n=3))
        part, near = "near" if self.nearest else None, ", ".join(self.nearest)
        super().__init__("fault-not-in-book", part, what=what, wanted=wanted, near=near)
        self.args = (what, wanted, known)


class RuleKind(StrEnum):
    """What a rule speaks about, and so what kind of test can show it."""

    DATA = "D"
    ENGINE = "E"
    VIEW = "V"
    TEXT = "T"


class RulingKind(StrEnum):
    """Why a ruling was needed."""

    GAP = "gap"
    AMBIGUITY = "ambiguity"
    CONTRADICTION = "contradiction"
    TRANSLATION = "translation"
    MISPRINT = "misprint"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Section:
    """A group of rules, or of rulings (a topic), in the order of the rulebook."""

    id: str
    edition: str
    text_id: str
    members: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """One testable statement of an edition."""

    id: str
    edition: str
    section: str
    kind: RuleKind
    text_id: str
    rulings: tuple[str, ...]
    is_for_players: bool


@dataclass(frozen=True, slots=True)
class Ruling:
    """How a question was decided that a rulebook leaves open."""

    id: str
    edition: str
    topic: str
    kind: RulingKind
    text_id: str
    rules: tuple[str, ...]
    is_for_players: bool


Entry = Rule | Ruling


@cache
def rules(edition: str) -> tuple[Rule, ...]:
    """All rules of an edition, in the order of the rulebook."""
    return tuple(
        Rule(
            id=row["id"],
            edition=edition,
            section=section["id"],
            kind=RuleKind(row["kind"]),
            text_id=row["text"],
            rulings=tuple(row.get("rulings", ())),
            is_for_players=row.get("for_players", True),
        )
        for section in _groups(edition, "rules")
        for row in section["rules"]
    )


@cache
def rulings(edition: str) -> tuple[Ruling, ...]:
    """All rulings on an edition, by ID."""
    found = [
        Ruling(
            id=row["id"],
            edition=edition,
            topic=topic["id"],
            kind=RulingKind(row["kind"]),
            text_id=row["text"],
            rules=tuple(row["rules"]),
            is_for_players=row.get("for_players", True),
        )
        for topic in _groups(edition, "rulings")
        for row in topic["rulings"]
    ]
    return tuple(sorted(found, key=lambda ruling: ruling.id))


def entries(edition: str) -> list[Entry]:
    """All rules of an edition, then all rulings on it."""
    return [*rules(edition), *rulings(edition)]


def sections(edition: str) -> tuple[Section, ...]:
    """The sections of an edition's rules, in the order of the rulebook."""
    return _sections(edition, "rules")


def topics(edition: str) -> tuple[Section, ...]:
    """The topics of an edition's rulings."""
    return _sections(edition, "rulings")


def rule(id: str) -> Rule:
    """The rule with this ID, for example `E2-ARMY-004`."""
    found = _by_id().get(id)
    if isinstance(found, Rule):
        return found
    raise RulebookError("rule", id, [e.id for e in _by_id().values() if isinstance(e, Rule)])


def ruling(id: str) -> Ruling:
    """The ruling with this ID, for example `R2-029`."""
    found = _by_id().get(id)
    if isinstance(found, Ruling):
        return found
    raise RulebookError("ruling", id, [e.id for e in _by_id().values() if isinstance(e, Ruling)])


def entry(id: str) -> Entry:
    """The rule or ruling with this ID."""
    return ruling(id) if id.startswith("R") else rule(id)


def question_rules(edition: str, kind: str) -> tuple[str, ...]:
    """The IDs of the rules behind a kind of question, as far as they are known."""
    return tuple(table(edition, "questions").get(kind, ()))


def question_verbs(edition: str, kind: str) -> tuple[str, ...]:
    """What players may want to do at a kind of question, whether it is possible or not."""
    return tuple(table(edition, "verbs").get(kind, ()))


def absence_rules(edition: str) -> tuple[str, ...]:
    """The IDs of the rules that say of a thing only that somebody does not have it."""
    return question_verbs(edition, "absent")


def piece_rules(edition: str, kind: str) -> tuple[str, ...]:
    """The IDs of the rules about every piece of a kind: hero, station, threat ..."""
    return tuple(table(edition, "pieces").get(kind, ()))


@cache
def table(edition: str, name: str) -> dict[str, Any]:
    """A file of an edition's rulebook; empty if it has none of that name."""
    path = pack(edition).path(f"rulebook/{name}.toml") if edition in EDITIONS else None
    return {} if path is None else tomllib.loads(path.read_text(encoding="utf-8"))


def text(text_id: str, part: str | None = None, *, language: str = "en", **args: str | int) -> str:
    """The text with this ID in a language, or one named part of it.

    - a rule: what it says; part `shows`: what a test of it must show
    - a ruling: the decision; parts `title`, `question`, `options`, `reason`
    - a section: its title; part `source`: the chapter of the rulebook
    - a topic of rulings: its title
    - a chapter, a tag, an example: its title; a paragraph: its text
    - a house rule: what it changes; part `name`: what it is called; `value`: one in words

    `args` fill in the variables that a few texts have.
    """
    message = text_id.lower()
    if i18n.has_text(message, language, RULEBOOK, part):
        return i18n.text(message, args, language, RULEBOOK, part)
    if language not in i18n.languages():
        raise RulebookError("language", language, i18n.languages())
    if not i18n.has_text(message, language, RULEBOOK):
        known = [found.text_id for edition in EDITIONS for found in _with_texts(edition)]
        raise RulebookError("text", message, known)
    parts = [f"{message}.{name}" for name in forms(message, {}, language, RULEBOOK)]
    raise RulebookError("text", f"{message}.{part}", parts)


def said(id: str, *, language: str = "en") -> str:
    """A rule or ruling as the answer to the question why something is not possible.

    A ruling speaks with its title; marks such as `(implied)`, or `(a)` of a reading, are left out.
    """
    text_id = entry(id).text_id
    decision = MARK.sub("", text(text_id, language=language))
    if not id.startswith("R"):
        return decision
    title = text(text_id, "title", language=language)
    if title.endswith("?"):
        return f"{title} {decision[:1].upper()}{decision[1:]}"
    return f"{title}: {decision}"


def house_text_id(edition: str, name: str) -> str:
    """The ID of the text of a house rule."""
    return f"house-{edition}-{name.replace('_', '-')}"


def house_value(text_id: str, value: int, language: str) -> str:
    """A value of a house rule in words; one that adds to a number of the rules has a sign."""
    sign = "less" if value < 0 else "more" if value else "none"
    return text(text_id, "value", language=language, number=value, size=abs(value), sign=sign)


@cache
def _by_id() -> dict[str, Entry]:
    return {found.id: found for edition in EDITIONS for found in entries(edition)}


def _groups(edition: str, name: str) -> list[dict[str, Any]]:
    """The sections of the rules, or the topics of the rulings, as they are in the file."""
    if edition not in EDITIONS:
        raise RulebookError("edition", edition, EDITIONS)
    groups: list[dict[str, Any]] = table(edition, name)["section" if name == "rules" else "topic"]
    return groups


@cache
def _sections(edition: str, name: str) -> tuple[Section, ...]:
    return tuple(
        Section(group["id"], edition, group["text"], tuple(row["id"] for row in group[name]))
        for group in _groups(edition, name)
    )


def _with_texts(edition: str) -> list[Entry | Section]:
    return [*sections(edition), *topics(edition), *entries(edition)]
