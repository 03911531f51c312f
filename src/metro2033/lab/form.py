"""The form of a card: what each kind of record may hold, as data for whoever shows a form."""

from __future__ import annotations

import types
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from metro2033 import catalog
from metro2033.content import Content
from metro2033.content.effect import TimingPoint
from metro2033.content.network import Side
from metro2033.content.origin import Record
from metro2033.content.read import Reader
from metro2033.content.reading import CardReader
from metro2033.content.text import kind_of
from metro2033.i18n import Name, Wording, has_text, text

Shape = dict[str, Any]
"""What a value may be: `type` is number, flag, word, name, list, table or choice."""

TELLING: Final = frozenset({"static", "during", "reward", "versus"})
"""A record with one of these is a card."""

NAMED: Final = {"goal": "goal", "item": "item", "hero": "hero", "stations": "station"}
"""Fields that name records of a table."""

HIDDEN: Final = frozenset(part.name for part in fields(Record)) | {"before"}
"""Fields that no form shows; a file may have them."""


class FormWriter:
    """Describes the cards of an edition, with labels in a language."""

    def __init__(self, edition: str, language: str) -> None:
        pack = catalog.pack(edition)
        self.edition: Final = edition
        self.language: Final = language
        self.shapes: Final[dict[str, Shape]] = {}
        self._content: Final = pack.content()
        self._points: Final = pack.timing_points()
        self._reader: Final = CardReader(Wording(catalog.game(edition), language))
        self._table = ""

    def tables(self) -> list[dict[str, Any]]:
        """Every table of cards: its name, its kind, the shape of its cards.

        It is open if a form can make a new card of it.
        """
        hints = get_type_hints(type(self._content))
        found = []
        for part in fields(self._content):
            self._table = part.metadata["table"]
            record: Any = get_args(hints[part.name])[0] if self._table else Record
            if TELLING & {field.name for field in fields(record)}:
                kind = kind_of(self._table)
                told = self._fields(record)
                named = {field["name"] for field in told} | HIDDEN
                is_open = all(field.name in named for field in fields(record) if _is_needed(field))
                row = {"table": self._table, "kind": kind, "fields": told, "is_open": is_open}
                found.append(row)
        return found

    def _fields(self, record: Any, without: str = "") -> list[dict[str, Any]]:
        hints, found = get_type_hints(record), []
        for field in fields(record):
            is_name = get_args(hints[field.name])[:1] == (str,) or hints[field.name] is str
            is_board = is_name and issubclass(record, Side)
            if field.name in HIDDEN or field.name == without or field.metadata or is_board:
                continue
            if is_name and field.name not in NAMED:
                continue
            own = f"{record.__name__.lower()}-{field.name}"
            found.append(
                {
                    "name": field.name,
                    "label": self._label(
                        "lab-field", own if self._has("lab-field", own) else field.name
                    ),
                    "is_needed": _is_needed(field),
                    "usual": field.default if type(field.default) is int else None,
                    **self._shape(hints[field.name], field.name),
                }
            )
        return found

    def _shape(self, hint: Any, name: str) -> Shape:
        origin, args = get_origin(hint), get_args(hint)
        if origin is tuple:
            of = Shape(type="name") if args[0] is str else self._shape(args[0], name)
            return {"type": "list", "of": self._naming(of, name)}
        if origin is Literal:
            return {"type": "word", "words": [self._word(word) for word in args]}
        if origin in (Union, types.UnionType):
            return self._union([arg for arg in args if arg is not types.NoneType], name)
        if is_dataclass(hint):
            return self._table_shape(hint)
        if hint is bool:
            return {"type": "flag"}
        return self._naming(Shape(type="name" if hint is str else "number"), name)

    def _naming(self, shape: Shape, name: str) -> Shape:
        """A shape with the records that a name may name."""
        if shape["type"] != "name":
            return shape
        table = NAMED[name]
        part = next(part for part in fields(self._content) if part.metadata["table"] == table)
        ids = [record.id for record in getattr(self._content, part.name)]
        called = [(id, str(Name(kind_of(table), id, self.language, self.edition))) for id in ids]
        return {"type": "name", "words": [{"word": id, "label": label} for id, label in called]}

    def _union(self, members: list[Any], name: str) -> Shape:
        if len(members) == 1:
            return self._shape(members[0], name)
        if not any(map(is_dataclass, members)):
            words = [word for member in members for word in get_args(member)]
            told = [self._word(word) for word in words]
            return {"type": "word", "words": told, "has_number": int in members}
        key = " ".join(member.__name__ for member in members)
        if key not in self.shapes:
            self.shapes[key] = {}
            self.shapes[key]["members"] = [
                self._member(member, word) for member in members for word in self._tags(member)
            ]
        return {"type": "choice", "shape": key}

    def _tags(self, member: Any) -> tuple[str, ...]:
        return get_args(get_type_hints(member)[fields(member)[0].name])

    def _table_shape(self, hint: Any) -> Shape:
        """A record inside a card; programs come in one shape for each timing point."""
        if "at" not in {field.name for field in fields(hint)}:
            return {"type": "table", "fields": self._fields(hint)}
        key = f"{hint.__name__} {self._table}"
        if key not in self.shapes:
            self.shapes[key] = {}
            self.shapes[key]["members"] = [
                self._program(hint, word, point)
                for word, point in self._points.items()
                if self._table in point.cards
            ]
        return {"type": "choice", "shape": key}

    def _program(self, hint: Any, word: str, point: TimingPoint) -> Shape:
        known = point.conditions | {"do"}
        told = [field for field in self._fields(hint, "at") if field["name"] in known]
        sample = {"at": word, "do": [self._first(hint)]}
        label = text("effect-at", None, self.language, part=word.replace(".", "-"))
        return {"tag": "at", "word": word, "label": label, "fields": told, "sample": sample}

    def _first(self, hint: Any) -> dict[str, Any]:
        """A sample operation of a program."""
        op = get_args(get_args(get_type_hints(hint)["do"])[0])[0]
        return self._sample(op, self._tags(op)[0])

    def _member(self, member: Any, word: str) -> Shape:
        tag, sample = fields(member)[0].name, self._sample(member, word)
        read = Reader("", "", []).read(member, sample)
        inside = self._fields(member, tag)
        # What the fields say, the label leaves open.
        label = self._label("lab-effect", word) if inside else self._reader.phrase(read)
        told = {"label": label, "fields": inside}
        return {"tag": tag, "word": word, "sample": sample, **told}

    def _sample(self, member: Any, word: str) -> dict[str, Any]:
        """The smallest table that is a member of a choice."""
        found: dict[str, Any] = {fields(member)[0].name: word}
        hints = get_type_hints(member)
        for field in fields(member)[1:]:
            if _is_needed(field):
                found[field.name] = self._least(hints[field.name], field.name)
        return found

    def _least(self, hint: Any, name: str) -> Any:
        origin, args = get_origin(hint), get_args(hint)
        if origin is tuple:
            members = [a for a in (get_args(args[0]) or args[:1]) if is_dataclass(a)]
            if not members:
                return [self._naming({"type": "name"}, name)["words"][0]["word"]]
            return [self._sample(members[0], self._tags(members[0])[0])]
        if origin is Literal:
            return args[0]
        if origin in (Union, types.UnionType):
            return 1 if int in args else self._least(args[0], name)
        if is_dataclass(hint):
            return {"pig": 1}
        if hint is str:
            return self._naming({"type": "name"}, name)["words"][0]["word"]
        return hint(1)

    def _word(self, word: object) -> dict[str, Any]:
        return {"word": word, "label": self._label("lab-word", str(word))}

    def _label(self, message: str, word: str) -> str:
        part = word.replace(".", "-")
        return text(message, None, self.language, part=part) if self._has(message, part) else word

    def _has(self, message: str, part: str) -> bool:
        return has_text(message, self.language, part=part)


def _is_needed(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


@cache
def form_of(edition: str, language: str) -> tuple[list[dict[str, Any]], dict[str, Shape]]:
    """The tables of cards of an edition, and the shapes that these name."""
    writer = FormWriter(edition, language)
    return writer.tables(), writer.shapes


def printed_rows(edition: str, content: Content | None = None) -> dict[str, list[dict[str, Any]]]:
    """The printed cards by table, as their files have them."""
    found = content or catalog.pack(edition).content()
    return {
        part.metadata["table"]: [plain(record) for record in getattr(found, part.name)]
        for part in fields(found)
        if part.metadata["table"]
    }


def plain(value: Any) -> Any:
    """A record as plain data, without what it says by default and where it comes from."""
    if is_dataclass(value):
        told = {}
        for place, field in enumerate(fields(value)):
            member = getattr(value, field.name)
            is_told = place == 0 or field.default is MISSING or member != field.default
            if is_told and field.name not in {"provenance", "source", "own"} and member is not None:
                told[field.name] = plain(member)
        return told
    return [plain(member) for member in value] if isinstance(value, tuple) else value
