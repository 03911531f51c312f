"""Records: where they come from, and their parts, however deep."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from types import MappingProxyType
from typing import Any, Literal

Provenance = Literal["printed", "fan", "own", "house"]

ASIDE = MappingProxyType({"aside": True})
"""Metadata of fields that no rule reads, so that the digest leaves them out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """Provenance of data: the printed game, a fan record of it, our own design, or a house card.

    `source` says more in a phrase; `own` names the fields that are our own all the same.
    """

    provenance: Provenance = field(metadata=ASIDE)
    source: str = field(metadata=ASIDE)
    own: tuple[str, ...] = field(default=(), metadata=ASIDE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Record(Origin):
    """A thing with a name; its texts are found by kind and id."""

    id: str


def kept(file: str, table: str) -> dict[str, str]:
    """Metadata of a part of the content: the file and the table in which its records stand."""
    return {"file": file, "table": table}


def inside(value: object) -> Iterator[Any]:
    """Every dataclass in a value, itself included, outer ones first."""
    if is_dataclass(value) and not isinstance(value, type):
        yield value
        for part in fields(value):
            yield from inside(getattr(value, part.name))
    elif isinstance(value, tuple):
        for member in value:
            yield from inside(member)
