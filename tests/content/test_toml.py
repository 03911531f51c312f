"""Texts that are not TOML: place and reason, in every language, and never in the parser's words."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from importlib import import_module

import pytest

from i18n.message import messages
from metro2033 import i18n
from metro2033.content.toml import REASONS, NotToml, read_toml

PARSER = inspect.getsource(import_module("tomllib._parser"))

CASES = [
    ("statement", "a = 1\n?", 2, 1),
    ("name", "[]", 1, 2),
    ("name", "a. = 3", 1, 4),
    ("equals", "army 3", 1, 6),
    ("rest", "army = 3 4", 1, 10),
    ("value", "title = ", 1, 9),
    ("value", "title = True", 1, 9),
    ("date", "day = 2033-02-31", 1, 7),
    ("digits", f"army = {'9' * 5000}", 1, 5008),
    ("list", "cards = ['akm' 'svd']", 1, 16),
    ("list", "cards = ['akm'", 1, 15),
    ("inner-table", "house = { a = 1 b = 2 }", 1, 17),
    ("inner-table", "house = { a = 1", 1, 16),
    ("header", "[position", 1, 10),
    ("header", "[[position.player]", 1, 18),
    ("text", 'title = "x', 1, 11),
    ("text", "title = 'x", 1, 11),
    ("text", "title = 'x\nedition = 'y'", 1, 11),
    ("text", 'title = "x\nedition = 3', 1, 11),
    ("text", 'title = """x', 1, 13),
    ("text", "title = '''x", 1, 13),
    ("character", 'title = "\0"', 1, 10),
    ("character", "# \0", 1, 3),
    ("escape", 'title = "\\d"', 1, 12),
    ("escape", 'title = "\\uzzzz"', 1, 12),
    ("escape", 'title = "\\ud800"', 1, 16),
    ("twice", "[a]\n[a]", 2, 3),
    ("twice", "a = 1\na = 2", 2, 6),
    ("twice", "a = { b = 1, b = 2 }", 1, 19),
    ("twice", "a = { b = 1 }\na.c = 2", 2, 8),
    ("twice", "[a.b]\n[a]\nb.c = 1", 3, 8),
]


@pytest.mark.parametrize(("part", "text", "line", "column"), CASES)
def test_every_reason_has_a_place_and_words_in_every_language(
    part: str, text: str, line: int, column: int
) -> None:
    with pytest.raises(NotToml) as refused:
        read_toml(text)
    why = refused.value.values
    assert (why["reason"].part, why["line"], why["column"]) == (part, str(line), str(column))
    for complaint in (refused.value, refused.value.beside_line):
        told = {complaint.told(language) for language in i18n.languages()}
        assert len(told) == len(i18n.languages())
    assert not re.search("[a-z]{3}", why["reason"].told("ru"))


def test_a_text_that_is_nested_too_deeply_is_refused() -> None:
    with pytest.raises(NotToml, match="nested too deeply"):
        read_toml("a = " + "[" * 3000)


def reasons(source: str) -> Iterator[str]:
    """How the reasons of a parser begin: what stands before the first value in each."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and len(node.args) == 3:  # reason, source and place
            place = {"suffixed_err": 2, "TOMLDecodeError": 0}.get(getattr(node.func, "id", ""))
            if place is not None:
                yield beginning(node.args[place])


def beginning(reason: ast.expr) -> str:
    parts = reason.values if isinstance(reason, ast.JoinedStr) else [reason]
    return str(getattr(parts[0], "value", ""))


def unmapped(source: str) -> set[str]:
    """Reasons that no sentence says."""
    return {told for told in reasons(source) if not any(map(told.startswith, REASONS))} - EXPECTED


EXPECTED = {"Expected "}
"""Names what closes a string: a quotation mark, see REASONS."""


def test_every_reason_of_the_parser_has_a_sentence() -> None:
    assert len({*reasons(PARSER)}) > 15
    assert unmapped(PARSER) == set()
    assert {part.id.name for part in messages("en", "data")["data-toml"].attributes} == {
        *REASONS.values(),
        "other",
    }


def test_a_reason_without_a_sentence_would_be_found() -> None:
    """Planted: as another version of the parser might say it."""
    new = 'raise suffixed_err(src, pos, f"Bad comma after {key!r}")'
    assert unmapped(new) == {"Bad comma after "}


def test_every_string_ends_with_a_quotation_mark() -> None:
    """What the parser can expect, besides the end of a line: `Expected ` says nothing else."""
    calls = [
        node
        for node in ast.walk(ast.parse(PARSER))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "skip_until"
    ]
    ends = {str(getattr(node.args[2], "value", "")) for node in calls}
    assert ends == {"'", "'''", "\n"}
