"""The records: rules by edition and section, rulings by edition and topic."""

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

from metro2033.catalog import having, pack

from .errors import UnknownEdition, UnknownRule, UnknownRuling

EDITIONS: tuple[str, ...] = having("rulebook")
"""The editions that have a rulebook."""


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
    """One assertable statement of an edition."""

    id: str
    edition: str
    section: str
    kind: RuleKind
    text_id: str
    rulings: tuple[str, ...]
    is_for_players: bool


@dataclass(frozen=True, slots=True)
class Ruling:
    """One decision of a question that a rulebook leaves open."""

    id: str
    edition: str
    topic: str
    kind: RulingKind
    text_id: str
    rules: tuple[str, ...]
    is_for_players: bool


@dataclass(frozen=True, slots=True)
class _Book:
    """All records of one edition."""

    sections: tuple[Section, ...]
    rules: tuple[Rule, ...]
    topics: tuple[Section, ...]
    rulings: tuple[Ruling, ...]


def rule(id: str) -> Rule:
    """The rule with this ID, for example `E2-ARMY-004`."""
    found = _rules().get(id)
    if found is None:
        raise UnknownRule(id, _rules())
    return found


def ruling(id: str) -> Ruling:
    """The ruling with this ID, for example `R2-029`."""
    found = _rulings().get(id)
    if found is None:
        raise UnknownRuling(id, _rulings())
    return found


def rules(edition: str) -> tuple[Rule, ...]:
    """All rules of an edition, in the order of the rulebook."""
    return _book(edition).rules


def rulings(edition: str) -> tuple[Ruling, ...]:
    """All rulings on an edition, by ID."""
    return _book(edition).rulings


def sections(edition: str) -> tuple[Section, ...]:
    """The sections of an edition's rules, in the order of the rulebook."""
    return _book(edition).sections


def topics(edition: str) -> tuple[Section, ...]:
    """The topics of an edition's rulings."""
    return _book(edition).topics


@cache
def _rules() -> dict[str, Rule]:
    return {found.id: found for edition in EDITIONS for found in rules(edition)}


def question_rules(edition: str, kind: str) -> tuple[str, ...]:
    """The IDs of the rules behind a kind of question; none where nothing is known of it."""
    return tuple(table(edition, "questions").get(kind, ()))


def question_verbs(edition: str, kind: str) -> tuple[str, ...]:
    """What players may want to do at a kind of question, whether it is possible or not."""
    return tuple(table(edition, "verbs").get(kind, ()))


def absence_rules(edition: str) -> tuple[str, ...]:
    """The IDs of the rules that say of a thing only that somebody does not have it."""
    return tuple(table(edition, "verbs").get("absent", ()))


def piece_rules(edition: str, kind: str) -> tuple[str, ...]:
    """The IDs of the rules about every piece of a kind: hero, station, threat ..."""
    return tuple(table(edition, "pieces").get(kind, ()))


@cache
def _rulings() -> dict[str, Ruling]:
    return {found.id: found for edition in EDITIONS for found in rulings(edition)}


@cache
def _book(edition: str) -> _Book:
    if edition not in EDITIONS:
        raise UnknownEdition(edition, EDITIONS)
    chapters = table(edition, "rules")["section"]
    groups = table(edition, "rulings")["topic"]
    decisions = [_ruling(edition, t["id"], entry) for t in groups for entry in t["rulings"]]
    return _Book(
        sections=tuple(_section(edition, chapter, "rules") for chapter in chapters),
        rules=tuple(_rule(edition, c["id"], entry) for c in chapters for entry in c["rules"]),
        topics=tuple(_section(edition, topic, "rulings") for topic in groups),
        rulings=tuple(sorted(decisions, key=lambda decision: decision.id)),
    )


def _section(edition: str, entry: dict[str, Any], members: str) -> Section:
    ids = tuple(member["id"] for member in entry[members])
    return Section(entry["id"], edition, entry["text"], ids)


def _rule(edition: str, section: str, entry: dict[str, Any]) -> Rule:
    return Rule(
        id=entry["id"],
        edition=edition,
        section=section,
        kind=RuleKind(entry["kind"]),
        text_id=entry["text"],
        rulings=tuple(entry.get("rulings", ())),
        is_for_players=entry.get("for_players", True),
    )


def _ruling(edition: str, topic: str, entry: dict[str, Any]) -> Ruling:
    return Ruling(
        id=entry["id"],
        edition=edition,
        topic=topic,
        kind=RulingKind(entry["kind"]),
        text_id=entry["text"],
        rules=tuple(entry["rules"]),
        is_for_players=entry.get("for_players", True),
    )


@cache
def table(edition: str, name: str) -> dict[str, Any]:
    """A file of an edition's rulebook; nothing where it has none of that name."""
    path = pack(edition).path(f"rulebook/{name}.toml") if edition in EDITIONS else None
    return {} if path is None else tomllib.loads(path.read_text(encoding="utf-8"))
