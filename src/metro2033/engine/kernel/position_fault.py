"""What is wrong with a written position."""

from __future__ import annotations

from typing import Any


class Thing:
    """Something named in a fault: `station`, `lubyanka`."""

    def __init__(self, kind: str, slug: str) -> None:
        self.kind = kind
        self.slug = slug

    def __repr__(self) -> str:
        return self.slug


class PositionFault:
    """What is wrong at a place of a written position: a message, filled with values."""

    def __init__(self, place: str, message: str, values: dict[str, object]) -> None:
        self.place = place
        self.message = message
        self.values = values

    def __repr__(self) -> str:
        told = ", ".join([f"{name}={value!r}" for name, value in self.values.items()])
        return f"{self.place}: {self.message}({told})"


class BadPosition(ValueError):
    """A position that cannot occur, with all its faults; the first one stands for it."""

    def __init__(self, faults: list[PositionFault]) -> None:
        super().__init__("; ".join([repr(fault) for fault in faults]))
        self.faults = faults
        self.place = faults[0].place
        self.message = faults[0].message
        self.values = faults[0].values

    def __reduce__(self) -> tuple[Any, tuple[list[tuple[str, str, dict[str, object]]]]]:
        """It may have to cross from one process to another; things become their slugs."""
        return bad_position, ([(f.place, f.message, plain(f.values)) for f in self.faults],)


def plain(values: dict[str, object]) -> dict[str, object]:
    """Values without things."""
    return {name: v.slug if isinstance(v, Thing) else v for name, v in values.items()}


def bad_position(faults: list[tuple[str, str, dict[str, object]]]) -> BadPosition:
    """The error that has crossed from another process."""
    return BadPosition([PositionFault(place, message, values) for place, message, values in faults])
