"""The parts of a record, however deep."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any


def inside(value: object) -> Iterator[Any]:
    """Every dataclass in a value, itself included, outer ones first."""
    if is_dataclass(value) and not isinstance(value, type):
        yield value
        for part in fields(value):
            yield from inside(getattr(value, part.name))
    elif isinstance(value, tuple):
        for member in value:
            yield from inside(member)
