"""Whatever can be wrong with house cards has a case and a sentence in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import metro2033
from lab.faulty import FAULTY, FILED
from metro2033.content import ContentFault
from metro2033.content.house import house_of
from metro2033.content.toml import NotToml, read_toml
from metro2033.i18n import Complaint, languages
from metro2033.lab.look import look_at

Told = tuple[str, str | None]
"""A message, and the part of it that is told."""

ROOT = Path(metro2033.__file__).parent
SOURCES = [
    *(ROOT / "content").glob("*.py"),
    *(ROOT / "editions").glob("*/content/*.py"),
    *(ROOT / "lab").glob("*.py"),
    ROOT / "page" / "lab.py",
]
ANY = "*"
"""A part that the code chooses."""

UNREADABLE = ["junk", "law = " + "[" * 3000]

ELSEWHERE: set[Told] = {
    ("data-edition", None),  # the lab plays the edition that the file names
    ("data-file", "missing"),
    ("data-file", "unknown"),
    ("data-not-fluent", None),
    ("data-not-toml", "here"),
    *(("data-text", part) for part in ("mistranslated", "name", "nothing", "part", "twice")),
    ("data-values", None),
    ("demand-play", "army"),
    ("demand-play", "dice"),
    ("demand-play", "hands"),
    ("demand-play", "lists"),
    ("demand-play", "missions"),
    ("demand-play", "players"),
    ("demand-play", "sides"),
    ("demand-play", "targets"),
    ("demand-play", "threats"),
    ("demand-play", "track"),
    ("demand-play", "upkeep"),
    *(("demand-printed", part) for part in ("count", "count-of", "differs", "missing", "same")),
    ("fault-no-edition", None),  # of a file that the page opens, see test_read.py
    ("fault-not-text", None),
}
"""Faults of folders, of texts and of numbers that are on no card."""


def made() -> set[Told]:
    """Every complaint that the code about cards makes."""
    return {told for file in SOURCES for told in complaints(file.read_text(encoding="utf-8"))}


def complaints(source: str) -> Iterator[Told]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in KINDS:
            message, *more = [getattr(given, "value", ANY) for given in node.args]
            if message != ANY and not isinstance(message, ast.Name):
                yield str(message), more[0] if more else None


KINDS = {"Complaint", "Unsupported"}


@cache
def met() -> dict[Told, Complaint]:
    """Every complaint about the cases, an example of each."""
    found: dict[Told, Complaint] = {}
    for cards in [*FAULTY, *FILED]:
        for fault in look_at(cards).faults:
            assert fault.why is not None, fault
            found |= {(why.message, why.part): why for why in inside(fault.why)}
    for text in UNREADABLE:
        found |= {(why.message, why.part): why for why in inside(refused(text))}
    return found


def refused(text: str) -> Complaint:
    try:
        house_of(read_toml(text))
    except NotToml as error:
        return error
    except ContentFault as error:
        raise AssertionError(text) from error
    raise AssertionError(text)


def inside(why: Complaint) -> Iterator[Complaint]:
    """A complaint and those within it."""
    yield why
    for value in why.values.values():
        if isinstance(value, Complaint):
            yield from inside(value)


def uncovered(wanted: set[Told], found: set[Told]) -> set[Told]:
    """Complaints without a case; where the code chooses the part, one of the parts is enough."""
    chosen = {message for message, part in found if part is not None}
    return {
        (message, part)
        for message, part in wanted - found
        if not (part == ANY and message in chosen)
    }


def test_every_fault_in_the_code_has_a_case() -> None:
    """Those that cards cannot have are named, and no more than those."""
    assert uncovered(made(), {*met()}) == ELSEWHERE


def test_a_fault_without_a_case_would_be_found() -> None:
    """Planted: a new demand on cards."""
    new = {*complaints('yield Complaint("demand-number", "odd", name=name)')}
    assert new == {("demand-number", "odd")}
    assert uncovered(new, {*met()}) == new


def test_every_fault_of_the_cases_is_a_sentence_in_every_language() -> None:
    for told, why in met().items():
        said = [why.told(language) for language in languages()]
        assert len({*said}) == len(said), told
        assert not any(told[0] in sentence or "$" in sentence for sentence in said), said
