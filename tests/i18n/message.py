"""Fluent files as lists of messages, and what the engine has words for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import metro2033
from metro2033 import catalog
from metro2033.engine.kernel.word import Signature
from metro2033.i18n.bundle import text_file, text_files

FILES = text_files()
"""All files of texts, without their ending."""

SOURCE = Path(metro2033.__path__[0])


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, ftl.Message]:
    """The messages of a file by their ID; nothing in it may be unreadable or twice."""
    source = text_file(language, file)
    if not source.is_file():
        return {}
    body = FluentParser().parse(source.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def spoken(node: ftl.BaseNode) -> set[str]:
    """The variables in a message or a part of it, as they are written."""
    visitor = Variables()
    visitor.visit(node)
    return visitor.found


def used(node: ftl.BaseNode) -> set[str]:
    """The same, without regard to forms; what is counted is counted by a number."""
    split = [variable.partition("-")[::2] for variable in spoken(node)]
    counted = {"number"} if any(form.startswith("count") for _, form in split) else set[str]()
    return {variable for variable, _ in split} | counted


@cache
def verbs() -> dict[str, Signature]:
    """Every verb of every edition."""
    return {v.name: v for name in catalog.names() for v in catalog.game(name).verbs}


@cache
def events() -> dict[str, Signature]:
    """Every kind of event of every edition."""
    return {e.name: e for name in catalog.names() for e in catalog.game(name).events}


@cache
def question_kinds() -> set[str]:
    """Every kind of question that a frame in the source asks."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "asks":
                found |= set(returned(node))
    return found - {"sealed"}


def returned(function: ast.FunctionDef) -> Iterator[str]:
    """The texts that a function can return."""
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            for part in ast.walk(node.value):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value
