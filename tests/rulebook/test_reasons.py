"""The rules that the engine names: each exists, and a case shows when it is cited."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import metro2033
from metro2033 import rulebook
from rulebook import cited

TESTS = Path(__file__).parents[1]
REASON = re.compile(r"[ER][12]-[A-Z0-9-]+")
SOURCE = Path(metro2033.__path__[0])


def named(tree: ast.AST) -> set[str]:
    """The IDs of rules and rulings that stand alone, or in a list, in texts of Python code."""
    found = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            ids = node.value.split()
            found |= set(ids) if all(REASON.fullmatch(id) for id in ids) else set()
    return found


def named_in_refusals(tree: ast.AST) -> set[str]:
    """The IDs in functions that return one: those that tell events call theirs `..._rules`."""
    return {
        id
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and not node.name.endswith("rules")
        if isinstance(node.returns, ast.Name) and node.returns.id == "str"
        for id in named(node)
    }


def parsed(path: Path) -> ast.AST:
    """The code in a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_every_rule_that_the_engine_names_has_a_case(edition: str) -> None:
    known = {rule.id for rule in rulebook.rules(edition)}
    known |= {ruling.id for ruling in rulebook.rulings(edition)}
    files = [parsed(p) for part in ("engine", "editions") for p in (SOURCE / part).rglob("*.py")]
    reasons, refusals = (
        {id for tree in files for id in find(tree) if id[1] == known_by(edition)}
        for find in (named, named_in_refusals)
    )
    assert reasons <= known
    told = {id for texts in cited.listed()[edition].values() for ids in texts for id in ids.split()}
    refused = named(parsed(TESTS / edition / "test_refusal.py"))
    refused |= set(expected(TESTS / "scenarios" / edition))
    assert refusals - refused == set()
    shown = named(parsed(TESTS / "laws" / "test_knowledge_fact.py"))
    assert reasons - refused - told - shown == set()


def expected(folder: Path) -> Iterator[str]:
    """The IDs of the rules by which scenarios expect answers to be refused."""
    for path in folder.rglob("*.toml"):
        for step in tomllib.loads(path.read_text(encoding="utf-8")).get("step", ()):
            yield from (refused.get("rule", "") for refused in step.get("refused", ()))


def known_by(edition: str) -> str:
    """The number of an edition in IDs."""
    return "1" if edition == "first" else "2"


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_reasons_are_said_without_marks_and_rulings_with_their_title(language: str) -> None:
    said = rulebook.said("R1-070", language=language)
    assert said.startswith(rulebook.text("ruling-r1-070", "title", language=language))
    for id in ("R1-070", "R1-025", "E1-ACTION-003", "E2-BUY-007", "R2-033"):
        assert "(" not in rulebook.said(id, language=language)
