"""Every number of the data is played with, or is known to be built into the rules."""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from metro2033.editions.second.content.check_play import FIXED, check_playable
from metro2033.editions.second.content.load import load
from metro2033.editions.second.content.schema import SecondContent
from metro2033.editions.second.content.table import tables


def changed_numbers() -> Iterator[tuple[str, str, SecondContent]]:
    """The content with one number changed, for each number."""
    content = load()
    for subject in fields(content.numbers):
        part = getattr(content.numbers, subject.name)
        for field in fields(part):
            value: Any = getattr(part, field.name)
            if isinstance(value, tuple) and value and isinstance(value[0], int):
                value = (value[0] + 1, *value[1:])
            elif isinstance(value, int):
                value = not value if isinstance(value, bool) else value + 1
            else:
                continue
            other = {subject.name: replace(part, **{field.name: value})}
            numbers = replace(content.numbers, **other)
            yield subject.name, field.name, replace(content, numbers=numbers)


def played(content: SecondContent) -> list[list[int]]:
    """The tables of the engine that numbers come to."""
    made = tables(content)
    return [[*made.numbers], [*made.upkeep], [*made.threat_loss]]


@pytest.mark.parametrize(("subject", "name", "content"), [*changed_numbers()])
def test_a_changed_number_is_played_with_or_refused(
    subject: str, name: str, content: SecondContent
) -> None:
    refused = [fault for fault in check_playable(content) if f"{name} = " in fault.reason]
    if name in FIXED.get(subject, {}):
        assert [(fault.file, fault.record) for fault in refused] == [("numbers.toml", subject)]
    else:
        assert refused == []
        assert played(content) != played(load())
