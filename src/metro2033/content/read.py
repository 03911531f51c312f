"""Turns plain tables into dataclasses by their type hints, and notes everything that does not fit.

A union of dataclasses is told apart by tags: the words that the first field allows.
"""

from __future__ import annotations

import types
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from metro2033.content.fault import Fault, because
from metro2033.engine.kernel.toml_value import shown
from metro2033.i18n import Complaint

T = TypeVar("T")


class Misfit(Exception):
    """A value that does not fit; the reasons are noted already."""


@dataclass(frozen=True)
class Reader:
    """Reads the tables of one file into dataclasses; `faults` grows with what is wrong."""

    file: str
    record: str
    faults: list[Fault]

    def read(self, into: type[T], table: object) -> T | None:
        """The table as an instance of a dataclass, or None when something does not fit."""
        try:
            value = self._table(into, table, "")
        except Misfit:
            return None
        assert isinstance(value, into)
        return value

    def _value(self, hint: Any, value: object, path: str) -> Any:
        origin = get_origin(hint)
        if origin is tuple:
            return self._tuple(hint, value, path)
        if origin is Literal:
            return self._word(get_args(hint), value, path)
        if origin in (Union, types.UnionType):
            return self._union(hint, value, path)
        if is_dataclass(hint):
            return self._table(hint, value, path)
        return self._plain(hint, value, path)

    def _plain(self, hint: Any, value: object, path: str) -> Any:
        if hint is float and isinstance(value, int) and not isinstance(value, bool):
            return float(value)
        if type(value) is not hint:
            raise self._misfit(path, _no(hint.__name__, value))
        return value

    def _word(self, allowed: tuple[object, ...], value: object, path: str) -> object:
        for word in allowed:
            if type(value) is type(word) and value == word:
                return word
        raise self._misfit(path, _none_of(shown(value), allowed))

    def _tuple(self, hint: Any, value: object, path: str) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise self._misfit(path, _no("list", value))
        hints = get_args(hint)
        if hints[-1] is Ellipsis:
            hints = (hints[0],) * len(value)
        if len(hints) != len(value):
            why = Complaint("data-values", number=str(len(value)), wanted=str(len(hints)))
            raise self._misfit(path, why)
        return tuple(
            self._all(
                (inner, member, f"{path}[{place}]")
                for place, (inner, member) in enumerate(zip(hints, value, strict=True))
            )
        )

    def _all(self, wanted: Any) -> list[Any]:
        """Every value, or a misfit after looking at all of them."""
        values, is_good = [], True
        for hint, value, path in wanted:
            try:
                values.append(self._value(hint, value, path))
            except Misfit:
                is_good = False
        if not is_good:
            raise Misfit
        return values

    def _union(self, hint: Any, value: object, path: str) -> Any:
        members = [member for member in get_args(hint) if member is not type(None)]
        tables = [member for member in members if is_dataclass(member)]
        if tables and len(members) > 1:
            return self._tagged(tables, value, path)
        if len(members) == 1:
            return self._value(members[0], value, path)
        if type(value) in members:
            return value
        words = tuple(word for member in members for word in get_args(member))
        return self._word(words, value, path)

    def _tagged(self, members: list[Any], value: object, path: str) -> Any:
        tags = list(dict.fromkeys(fields(member)[0].name for member in members))
        if not isinstance(value, dict):
            raise self._misfit(path, _no("table", value))
        tag = next((tag for tag in tags if tag in value), None)
        if tag is None:
            raise self._misfit(path, Complaint("data-missing", name=tags[0]))
        tagged = [member for member in members if fields(member)[0].name == tag]
        by_word = {word: member for member in tagged for word in _tag_words(member)}
        word = value[tag]
        if not isinstance(word, str) or word not in by_word:
            raise self._misfit(path, _none_of(f"{tag} = {shown(word)}", tuple(by_word)))
        return self._table(by_word[word], value, path)

    def _table(self, into: Any, value: object, path: str) -> Any:
        if not isinstance(value, dict):
            raise self._misfit(path, _no("table", value))
        hints, known = _hints(into), {f.name: f for f in fields(into)}
        reasons = [Complaint("data-unknown", name=name) for name in value if name not in known]
        lost = [name for name, f in known.items() if name not in value and _needed(f)]
        reasons += [Complaint("data-missing", name=name) for name in lost]
        for reason in reasons:
            self._misfit(path, reason)
        given = [name for name in value if name in known]
        prefix = f"{path}." if path else ""
        members = self._all((hints[name], value[name], f"{prefix}{name}") for name in given)
        if reasons:
            raise Misfit
        return into(**dict(zip(given, members, strict=True)))

    def _misfit(self, path: str, reason: Complaint) -> Misfit:
        why = Complaint("data-at", path=path, reason=reason) if path else reason
        self.faults.append(because(self.file, self.record, why))
        return Misfit(str(reason))


def _no(kind: str, value: object) -> Complaint:
    """That a value is not of a kind."""
    return Complaint("data-kind", kind, value=shown(value))


def _none_of(value: str, words: tuple[object, ...]) -> Complaint:
    """That a value is none of those that are allowed."""
    return Complaint("data-none-of", value=value, list=", ".join(str(word) for word in words))


@cache
def _hints(into: Any) -> dict[str, Any]:
    return get_type_hints(into)


def _tag_words(member: Any) -> tuple[str, ...]:
    return get_args(_hints(member)[fields(member)[0].name])


def _needed(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING
