"""The reasons that the engine gives: each exists, and a case shows when it is given."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import metro2033
from metro2033 import catalog, rulebook
from metro2033.rulebook.catalog import table

TESTS = Path(__file__).parents[1]
REASON = re.compile(r"[ER][12]-[A-Z0-9-]+")
SOURCE = Path(metro2033.__path__[0])


def named(folder: Path) -> set[str]:
    """The IDs of rules and rulings that stand alone, or in a list, in texts of Python files."""
    return {id for path in sorted(folder.rglob("*.py")) for id in named_in(path)}


def named_in(path: Path) -> Iterator[str]:
    """The IDs in one file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            ids = node.value.split()
            yield from ids if all(REASON.fullmatch(id) for id in ids) else ()


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_every_reason_of_the_engine_has_a_case(edition: str) -> None:
    known = {rule.id for rule in rulebook.rules(edition)}
    known |= {ruling.id for ruling in rulebook.rulings(edition)}
    told = named(SOURCE / "engine") | named(SOURCE / "editions")
    reasons = {id for id in told if id[1] == known_by(edition)}
    assert reasons <= known
    cases = set(named_in(TESTS / edition / "test_refusal.py"))
    assert reasons - set(expected(TESTS / "scenarios" / edition)) - cases == set()


def expected(folder: Path) -> Iterator[str]:
    """The IDs of the rules by which scenarios expect answers to be refused."""
    for path in folder.rglob("*.toml"):
        for step in tomllib.loads(path.read_text(encoding="utf-8")).get("step", ()):
            yield from (refused.get("rule", "") for refused in step.get("refused", ()))


def known_by(edition: str) -> str:
    """The number of an edition in IDs."""
    return "1" if edition == "first" else "2"


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_causes_are_events_about_things_that_exist(edition: str) -> None:
    game = catalog.game(edition)
    signatures = {event.name: event.kinds for event in game.events}
    for rule, cause in table(edition, "causes").items():
        kind, _, thing = cause.partition(":")
        assert rulebook.cause_of(edition, rule) == cause
        assert rulebook.said(rule)
        assert signatures[kind][0] == "seat"
        assert thing in game.slugs[signatures[kind][1]]


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_reasons_are_said_without_marks_and_rulings_with_their_title(language: str) -> None:
    said = rulebook.said("R1-070", language=language)
    assert said.startswith(rulebook.text("ruling-r1-070", "title", language=language))
    for id in ("R1-070", "R1-025", "E1-ACTION-003", "E2-BUY-007", "R2-033"):
        assert "(" not in rulebook.said(id, language=language)
