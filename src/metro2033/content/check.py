"""What both editions ask of their content, and what in it is our own design."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from metro2033.content.network import Content
from metro2033.content.reference import origins
from metro2033.i18n import Complaint


def bad_numbers(part: Any) -> Iterator[Complaint]:
    """Numbers of one part of a record that cannot be meant, as they are written there."""
    for name in ("n", "keep", "copies"):
        number = getattr(part, name, 1)
        if number < 1:
            yield Complaint("demand-number", name=name, value=str(number), least=1)
    for name in ("value", "least", "strength", "pig", "mushroom", "ammo"):
        number = getattr(part, name, 0)
        if isinstance(number, int) and number < 0:
            yield Complaint("demand-number", name=name, value=str(number), least=0)
    if getattr(part, "add", 1) == 0:
        yield Complaint("demand-number", "idle", name="add")


@dataclass(frozen=True, slots=True)
class Own:
    """Our own part of the data: a record, or some of its fields; an owner of the box may know more.

    `fields` is empty when all of it is our own.
    """

    file: str
    record: str
    fields: tuple[str, ...]
    source: str


def own(content: Content) -> list[Own]:
    """What is our own design, for comparison with the printed game."""
    return [
        Own(file, name, origin.own, origin.source)
        for file, name, origin in origins(content)
        if origin.provenance == "own" or origin.own
    ]
