"""The examples in the documentation are played."""

import re
from pathlib import Path

import pytest

from metro2033.scenario import play, read_text

TEXT = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("example", EXAMPLES)
def test_example(example: str) -> None:
    assert play(read_text(example, "example")).lines() == []


def test_the_failure_in_the_text_is_what_is_told() -> None:
    wrong = EXAMPLES[0].replace('"place.1" = "birch"', '"place.1" = "cedar"')
    (line,) = play(read_text(wrong, "walk.toml")).lines()
    assert line in TEXT


def test_every_field_is_described() -> None:
    fields = "title edition rules nature asked offered not_offered only refused weights choose"
    more = "holds events no_events view open seat ranking file at house_rules"
    tables = "[position] [new] [replay]"
    names = [*fields.split(), *more.split(), *tables.split()]
    assert [name for name in names if f"`{name}" not in TEXT] == []
