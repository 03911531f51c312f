"""Reading a written position: every value is checked, all faults are noted, nothing is left over.

What can be read is noted too: the fields of a position are those that somebody asks for.
"""

from __future__ import annotations

import difflib
from typing import Any, Final

from metro2033.engine.kernel.position_fault import PositionFault
from metro2033.engine.kernel.toml_value import shown

NUMBER: Final = "number"
SEAT: Final = "seat"
NUMBERS: Final = "numbers"
NAME: Final = "name"
NAMES: Final = "names"
CARDS: Final = "cards"
SEATS: Final = "seats"
"""The kinds of fields: a number, a seat, several numbers, a name, several, several of which some
may be left open, and a list of seats for each card."""

ANY: Final = "?"
"""A card that a position leaves open."""


class Field:
    """A value that a table of a position may have: its bounds, or the names to choose from.

    `usual` is what a number is when it is not given.
    """

    def __init__(
        self, place: str, name: str, kind: str, least: int, most: int, usual: int, names: list[str]
    ) -> None:
        self.place = place
        self.name = name
        self.kind = kind
        self.least = least
        self.most = most
        self.usual = usual
        self.names = names


NO_NAMES: Final[list[str]] = []


class Notes:
    """What is noted while a position is read: its faults and its fields."""

    def __init__(self) -> None:
        self.faults: Final[list[PositionFault]] = []
        self._told: Final[set[str]] = set()
        self.fields: Final[list[Field]] = []

    def add(self, fault: PositionFault) -> None:
        """Note a fault, once: a card that is wrong may be there many times."""
        told = repr(fault)
        if told not in self._told:
            self._told.add(told)
            self.faults.append(fault)


class Reading:
    """Takes named values out of a table of a position; `place` says where the table stands.

    A value that cannot be used is noted as a fault, and counts as not given.
    """

    def __init__(self, data: dict[str, Any], place: str, notes: Notes | None = None) -> None:
        self.left = dict(data)
        self.known: list[str] = []
        self.place = place
        self.notes = Notes() if notes is None else notes

    def take(self, name: str) -> Any:
        """The raw value, or None when it is not given."""
        self.known.append(name)
        return self.left.pop(name, None)

    def renamed(self, former: str, name: str) -> None:
        """A value under a former name counts as that of today's."""
        if former in self.left:
            if name in self.left:
                self.fail(former, "data-older-name", {"name": name})
                self.left.pop(former)
            else:
                self.left[name] = self.left.pop(former)

    def fail(self, name: str, message: str, values: dict[str, object]) -> None:
        """Note what is wrong with a value; without a name, with the whole table."""
        place = f"{self.place}.{name}" if name else self.place
        self.notes.add(PositionFault(place, message, values))

    def offer(self, name: str, kind: str, least: int, most: int, usual: int) -> None:
        """Note that there is such a field, of numbers."""
        field = Field(self.place, name, kind, least, most, usual, NO_NAMES)
        self.notes.fields.append(field)

    def offer_names(self, name: str, kind: str, names: list[str]) -> None:
        """Note that there is such a field, of names."""
        self.notes.fields.append(Field(self.place, name, kind, 0, 0, 0, names))

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A number within bounds."""
        self.offer(name, NUMBER, least, most, default)
        return self.bounded(name, default, least, most)

    def seat(self, name: str, default: int, seats: int) -> int:
        """A seat, counted from 1 where it is written and from 0 here."""
        self.offer(name, SEAT, 1, seats, default + 1)
        return self.bounded(name, default + 1, 1, seats) - 1

    def bounded(self, name: str, default: int, least: int, most: int) -> int:
        """A number within bounds, or the default."""
        value = self.take(name)
        if value is None or not self.is_bounded(name, value, least, most):
            return default
        return int(value)

    def is_bounded(self, name: str, value: Any, least: int, most: int) -> bool:
        """Whether a value is a number within bounds."""
        if type(value) is int and least <= value <= most:
            return True
        low, high = str(least), str(most)
        self.fail(name, "data-no-number", {"least": low, "most": high, "value": shown(value)})
        return False

    def items(self, name: str, count: int) -> list[Any] | None:
        """A list of `count` values, one a seat."""
        value = self.take(name)
        if value is None:
            return None
        if not isinstance(value, list) or len(value) != count:
            self.fail(name, "data-no-seat-list", {"count": count, "value": shown(value)})
            return None
        return value

    def numbers(self, name: str, count: int, default: int, least: int, most: int) -> list[int]:
        """A number for each seat."""
        values = self.items(name, count)
        if values is None:
            return [default] * count
        return [
            int(value) if self.is_bounded(name, value, least, most) else default for value in values
        ]

    def number_list(self, name: str, least: int, most: int) -> list[int]:
        """Any number of numbers."""
        self.offer(name, NUMBERS, least, most, 0)
        value = self.take(name)
        if value is None:
            return []
        if not isinstance(value, list):
            self.fail(name, "data-no-number-list", {"value": shown(value)})
            return []
        return [int(item) for item in value if self.is_bounded(name, item, least, most)]

    def seat_lists(self, name: str, count: int, seats: int) -> list[list[int]] | None:
        """For each of `count` things a list of seats from 0, or None when it is not given."""
        self.offer(name, SEATS, 1, seats, 0)
        value = self.take(name)
        if value is None:
            return None
        if not isinstance(value, list) or len(value) != count:
            self.fail(name, "data-no-seats-seen", {"count": count, "value": shown(value)})
            return None
        lists: list[list[int]] = []
        for item in value:
            if not isinstance(item, list):
                self.fail(name, "data-no-number-list", {"value": shown(item)})
                return None
            lists.append([int(seat) - 1 for seat in item if self.is_bounded(name, seat, 1, seats)])
        return lists

    def known_slug(self, name: str, value: Any, slugs: list[str]) -> int | None:
        """The index of a slug, or None if it is unknown."""
        if value in slugs:
            return slugs.index(value)
        near = difflib.get_close_matches(str(value), slugs, 1)
        if near:
            self.fail(name, "data-near-name", {"value": shown(value), "near": shown(near[0])})
        else:
            self.fail(name, "data-no-name", {"value": shown(value)})
        return None

    def slug(self, name: str, slugs: list[str]) -> int | None:
        """The index of one slug, or None when it is not given."""
        self.offer_names(name, NAME, slugs)
        value = self.take(name)
        return None if value is None else self.known_slug(name, value, slugs)

    def slugs(self, name: str, slugs: list[str], count: int, default: list[str]) -> list[int]:
        """The index of a slug for each seat."""
        values = self.items(name, count)
        return self.known_slugs(name, default if values is None else values, slugs, True)

    def known_slugs(
        self, name: str, values: list[Any], slugs: list[str], is_whole: bool
    ) -> list[int]:
        """The indices of slugs; an unknown one is left out, or replaced in a list to stay whole."""
        found: list[int] = []
        for value in values:
            index = self.known_slug(name, value, slugs)
            if index is not None:
                found.append(index)
            elif is_whole:
                found.append(0)
        return found

    def slug_or(self, name: str, slugs: list[str], default: str) -> int:
        """The index of one slug, or of another when it is not given."""
        value = self.slug(name, slugs)
        return slugs.index(default) if value is None else value

    def slug_list(self, name: str, slugs: list[str], default: list[str] | None = None) -> list[int]:
        """The indices of any number of slugs."""
        self.offer_names(name, NAMES, slugs)
        value = self.take(name)
        if value is not None and not isinstance(value, list):
            self.fail(name, "data-no-name-list", {"value": shown(value)})
            value = None
        if value is None:
            value = default or []
        return self.known_slugs(name, value, slugs, False)

    def card_list(self, name: str, slugs: list[str]) -> list[int]:
        """The indices of any number of slugs, -1 for a card that is left open."""
        self.offer_names(name, CARDS, slugs)
        value = self.take(name)
        if value is not None and not isinstance(value, list):
            self.fail(name, "data-no-name-list", {"value": shown(value)})
            value = None
        found: list[int] = []
        for item in value or []:
            index = -1 if item == ANY else self.known_slug(name, item, slugs)
            if index is not None:
                found.append(index)
        return found

    def slug_lists(self, name: str, slugs: list[str], count: int) -> list[list[int]]:
        """For each seat the indices of any number of slugs."""
        values = self.items(name, count)
        if values is None:
            return [[] for _ in range(count)]
        lists: list[list[int]] = []
        for value in values:
            if isinstance(value, list):
                lists.append(self.known_slugs(name, value, slugs, False))
            else:
                self.fail(name, "data-no-name-list", {"value": shown(value)})
                lists.append([])
        return lists

    def table(self, name: str) -> Reading:
        """A table within this one."""
        value = self.take(name)
        if value is not None and not isinstance(value, dict):
            self.fail(name, "data-no-inner-table", {"value": shown(value)})
        return Reading(value if isinstance(value, dict) else {}, f"{self.place}.{name}", self.notes)

    def tables(self, name: str) -> list[Reading]:
        """The tables of a list, numbered from 1."""
        values = self.take(name)
        if values is None:
            return []
        if not isinstance(values, list) or not all([isinstance(v, dict) for v in values]):
            self.fail(name, "data-no-tables", {})
            return []
        return [
            Reading(v, f"{self.place}.{name}.{i + 1}", self.notes) for i, v in enumerate(values)
        ]

    def close(self) -> None:
        """Note what nobody asked for."""
        for name in self.left:
            near = difflib.get_close_matches(name, self.known, 1)
            if near:
                self.fail(name, "data-near-field", {"near": shown(near[0])})
            else:
                self.fail(name, "data-no-such-field", {})
