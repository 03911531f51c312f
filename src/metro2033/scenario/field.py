"""Reads the fields of a scenario's tables: each of its type, and none unknown."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final

from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.engine.kernel.reading import Reading
from metro2033.engine.kernel.toml_value import shown
from metro2033.i18n import Complaint
from metro2033.scenario.lines import Path
from metro2033.scenario.pattern import BadPattern

NATURE: Final = "nature"
WATCHER: Final = "spectator"


class Fields:
    """One table of a scenario, with its place in the file."""

    def __init__(self, value: Any, place: Path) -> None:
        if not isinstance(value, dict):
            raise BadField(place, expected("table", value))
        self.place: Final = place
        self._reading: Final = Reading(value, "")

    def fail(self, name: str, why: Complaint) -> "BadField":
        """The error for a field."""
        return BadField((*self.place, name), why)

    def take(self, name: str) -> Any:
        """The raw value, or None."""
        return self._reading.take(name)

    def text(self, name: str) -> str:
        """A text, or "" if missing."""
        value = self.take(name)
        if value is None:
            return ""
        if not isinstance(value, str) or not value:
            raise self.fail(name, expected("text", value))
        return value

    def items(self, name: str) -> list[Any]:
        """A list of anything, or an empty one."""
        value = self.take(name)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.fail(name, expected("list", value))
        return value

    def texts(self, name: str, check: Callable[[str], None] | None = None) -> tuple[str, ...]:
        """A list of texts; `check` raises BadPattern for one that makes no sense."""
        values = self.items(name)
        for i, value in enumerate(values):
            if not isinstance(value, str) or not value:
                raise BadField((*self.place, name, i), expected("text", value))
            if check is not None:
                self.checked((name, i), value, check)
        return tuple(values)

    def checked(self, name: Path, value: str, check: Callable[[str], None]) -> None:
        """Check a text, unless it is missing."""
        if value:
            try:
                check(value)
            except BadPattern as error:
                raise BadField((*self.place, *name), error) from None

    def table(self, name: str) -> dict[str, Any]:
        """A table as it is, or an empty one."""
        value = self.take(name)
        if value is None:
            return {}
        if not isinstance(value, dict):
            raise self.fail(name, expected("table", value))
        return value

    def number(self, name: str, least: int, most: int) -> int | None:
        """A number within bounds, or None if missing."""
        value = self.take(name)
        if value is None:
            return None
        if type(value) is not int or not least <= value <= most:
            raise self.fail(name, expected("number", value, least=str(least), most=str(most)))
        return value

    def seat(self, name: str, most: int, other: str) -> int | None:
        """A seat, counted from 1 in the file and from 0 here, or nature, or a spectator."""
        value = self.take(name)
        return None if value is None else self.one_seat(name, value, most, other)

    def one_seat(self, name: str, value: Any, most: int, other: str) -> int:
        """Check one seat."""
        if value == other:
            return CHANCE if other == NATURE else SPECTATOR
        if type(value) is not int or not 1 <= value <= most:
            raise self.fail(name, expected("seat", value, most=str(most), other=other))
        return value - 1

    def left_over(self) -> "list[BadField]":
        """The errors for unknown fields."""
        found = []
        for name in self._reading.left:
            near = get_close_matches(name, self._reading.known, 1)
            message = "data-near-field" if near else "data-no-such-field"
            found.append(self.fail(name, Complaint(message, near=shown(near[0]) if near else "")))
        return found

    def close(self) -> None:
        """Reject unknown fields."""
        for error in self.left_over():
            raise error


class BadField(ValueError):
    """A value that is not allowed where it is."""

    def __init__(self, place: Path, why: Complaint) -> None:
        super().__init__(place, why)
        self.place = place
        self.why = why


def expected(kind: str, value: object, **bounds: str) -> Complaint:
    """The complaint that something other than this value is expected."""
    return Complaint("data-expected", kind, value=shown(value), **bounds)
