"""Values as TOML writes them: read again, they are the same."""

from __future__ import annotations

import tomllib
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from metro2033.engine.kernel.toml_value import key_text, shown, value_text

TEXTS = some.text(some.characters(exclude_categories=["Cs"]))
VALUES = some.recursive(
    some.booleans() | some.integers(-(2**63), 2**63 - 1) | TEXTS | some.dates(),
    lambda inner: some.lists(inner) | some.dictionaries(TEXTS, inner),
)


@given(VALUES)
def test_a_value_is_read_as_it_was_written(value: Any) -> None:
    for text in (value_text(value), shown(value)):
        assert tomllib.loads(f"value = {text}") == {"value": value}


@given(TEXTS)
def test_a_name_is_read_as_it_was_written(name: str) -> None:
    assert tomllib.loads(f"{key_text(name)} = 1") == {name: 1}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        (date(2033, 11, 16), "2033-11-16"),
        ("it's", '"it\'s"'),
        ("a\nb\x07", '"a\\nb\\u0007"'),
        ({}, "{}"),
        (None, "null"),
    ],
)
def test_no_value_is_shown_as_python_writes_it(value: object, text: str) -> None:
    assert shown(value) == text
