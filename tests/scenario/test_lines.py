"""Lines of values in TOML texts: whatever the parser reads is found where it stands."""

import doctest
import tomllib
from types import ModuleType
from typing import Any

import pytest

from metro2033.scenario import fact, lines, pattern
from metro2033.scenario.lines import Lines, Path

TEXT = '''\
# a comment with [brackets] and "quotes"
title = "x # no comment"
"quoted key" = 'literal \\'
dotted.key . more = 1   # [x]
long = """
[[step]]
"quoted" and \\""" still inside"""
literal = \'\'\'
[no] header\'\'\'
date = 1979-05-27T07:32:00Z

[position]
place = [
    "alder", # first
    [1, [2,
        3]],
]

[[step]]
seat = 1
holds = { points = [1, 0], "a.b" = { c = true } }

[[step]]
view = [
    { seat = 1, holds = { x = 1 } },
    { seat = 2 },
]
[[step.view_too]]
a = 1
[[step.view_too]]
a = 2
[step.inner]
b = 3

[ end ]
open="turn"'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 2),
        (("quoted key",), 3),
        (("dotted", "key", "more"), 4),
        (("literal",), 8),
        (("date",), 10),
        (("position",), 12),
        (("position", "place"), 13),
        (("position", "place", 0), 14),
        (("position", "place", 1, 0), 15),
        (("position", "place", 1, 1, 1), 16),
        (("step",), 19),
        (("step", 0), 19),
        (("step", 0, "holds", "a.b", "c"), 21),
        (("step", 1, "view", 0, "holds"), 25),
        (("step", 1, "view", 1, "seat"), 26),
        (("step", 1, "view_too", 1, "a"), 31),
        (("step", 1, "inner", "b"), 33),
        (("end", "open"), 36),
        (("step", 0, "missing"), 19),
        (("step", 5), 19),
        (("nowhere",), 1),
    ],
)
def test_line(path: Path, line: int) -> None:
    assert Lines(TEXT).of(path) == line


def test_everything_that_is_read_is_found() -> None:
    found = Lines(TEXT)
    for path in paths(tomllib.loads(TEXT)):
        assert found.knows(path), path


def paths(value: Any, prefix: Path = ()) -> list[Path]:
    items: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    return [p for key, v in items for p in ((*prefix, key), *paths(v, (*prefix, key)))]


@pytest.mark.parametrize("module", [fact, lines, pattern], ids=lambda module: module.__name__)
def test_examples_in_docstrings(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
