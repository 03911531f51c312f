"""Reading a written position: each value is checked, and what is left over is an error."""

from __future__ import annotations

import difflib
from typing import Any

from metro2033.engine.kernel.game import BadPosition


class Reading:
    """Takes named values out of a table of a position; `place` says where the table stands."""

    def __init__(self, data: dict[str, Any], place: str) -> None:
        self.left = dict(data)
        self.known: list[str] = []
        self.place = place

    def take(self, name: str) -> Any:
        """The raw value, or None when it is not given."""
        self.known.append(name)
        return self.left.pop(name, None)

    def renamed(self, former: str, name: str) -> None:
        """A value under a former name counts as that of today's."""
        if former in self.left:
            if name in self.left:
                raise self.fail(former, f"an older name of {name}, which is there too")
            self.left[name] = self.left.pop(former)

    def fail(self, name: str, reason: str) -> BadPosition:
        """The error for a value."""
        return BadPosition(f"{self.place}.{name}", reason)

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A number within bounds."""
        value = self.take(name)
        if value is None:
            return default
        return self.bounded(name, value, least, most)

    def bounded(self, name: str, value: Any, least: int, most: int) -> int:
        """Check one number."""
        if type(value) is not int or not least <= value <= most:
            raise self.fail(name, f"expected a number from {least} to {most}, not {value!r}")
        return value

    def items(self, name: str, count: int) -> list[Any] | None:
        """A list of `count` values, one a seat."""
        value = self.take(name)
        if value is None:
            return None
        if not isinstance(value, list) or len(value) != count:
            raise self.fail(name, f"expected a list of {count} values, one a seat, not {value!r}")
        return value

    def numbers(self, name: str, count: int, default: int, least: int, most: int) -> list[int]:
        """A number for each seat."""
        values = self.items(name, count)
        if values is None:
            return [default] * count
        return [self.bounded(name, value, least, most) for value in values]

    def number_list(self, name: str, least: int, most: int) -> list[int]:
        """Any number of numbers."""
        value = self.take(name)
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.fail(name, f"expected a list of numbers, not {value!r}")
        return [self.bounded(name, item, least, most) for item in value]

    def known_slug(self, name: str, value: Any, slugs: list[str]) -> int:
        """The index of a slug."""
        if value in slugs:
            return slugs.index(value)
        near = difflib.get_close_matches(str(value), slugs, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise self.fail(name, f"unknown name {value!r}{hint}")

    def slug(self, name: str, slugs: list[str]) -> int | None:
        """The index of one slug, or None when it is not given."""
        value = self.take(name)
        return None if value is None else self.known_slug(name, value, slugs)

    def slugs(self, name: str, slugs: list[str], count: int, default: list[str]) -> list[int]:
        """The index of a slug for each seat."""
        values = self.items(name, count)
        return [self.known_slug(name, v, slugs) for v in (default if values is None else values)]

    def slug_or(self, name: str, slugs: list[str], default: str) -> int:
        """The index of one slug, or of another when it is not given."""
        value = self.slug(name, slugs)
        return slugs.index(default) if value is None else value

    def slug_list(self, name: str, slugs: list[str], default: list[str] | None = None) -> list[int]:
        """The indices of any number of slugs."""
        value = self.take(name)
        if value is None:
            value = default or []
        if not isinstance(value, list):
            raise self.fail(name, f"expected a list of names, not {value!r}")
        return [self.known_slug(name, item, slugs) for item in value]

    def slug_lists(self, name: str, slugs: list[str], count: int) -> list[list[int]]:
        """For each seat the indices of any number of slugs."""
        values = self.items(name, count)
        if values is None:
            return [[] for _ in range(count)]
        lists: list[list[int]] = []
        for value in values:
            if not isinstance(value, list):
                raise self.fail(name, f"expected a list of names for each seat, not {value!r}")
            lists.append([self.known_slug(name, item, slugs) for item in value])
        return lists

    def table(self, name: str) -> Reading:
        """A table within this one."""
        value = self.take(name)
        if value is None:
            value = {}
        if not isinstance(value, dict):
            raise self.fail(name, f"expected a table, not {value!r}")
        return Reading(value, f"{self.place}.{name}")

    def tables(self, name: str) -> list[Reading]:
        """The tables of a list, numbered from 1."""
        values = self.take(name)
        if values is None:
            return []
        if not isinstance(values, list) or not all([isinstance(v, dict) for v in values]):
            raise self.fail(name, "expected a list of tables")
        return [Reading(v, f"{self.place}.{name}.{i + 1}") for i, v in enumerate(values)]

    def close(self) -> None:
        """Refuse what nobody asked for."""
        for name in self.left:
            near = difflib.get_close_matches(name, self.known, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise self.fail(name, f"unknown field{hint}")
