"""Faults of cards told by what the form calls their fields and words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from metro2033.i18n import Complaint, has_text, text
from metro2033.lab.form import Shape, form_of
from metro2033.lab.look import editions

STEP: Final = re.compile(r"(\w+)|\[(\d+)\]")
"""A step of a path: a field, or the place of a value in a list."""

LITERAL: Final = re.compile(r"(?:\w+ = )?'(.*)'")
"""A text as faults repeat it, behind the tag of its table if that is what is wrong."""

UNKNOWN: Final = "data-unknown"
"""The fault of a field that no form has: it is named as in the file."""


class Labels:
    """What the form calls the fields and words of the cards of a table."""

    def __init__(self, edition: str, table: str, language: str) -> None:
        tables, self._shapes = form_of(edition, language) if edition in editions() else ([], {})
        fields: list[Shape] = next(
            (told["fields"] for told in tables if told["table"] == table), []
        )
        self._card: Final = Shape(type="table", fields=fields)
        self._language: Final = language

    def told(self, why: Complaint) -> Complaint:
        """A fault of a card in the words of the form."""
        return self._told(why, self._card)

    def kind(self, table: str) -> str:
        """What the cards of a table are called."""
        return self._text("lab-kind", table) or table

    def _told(self, why: Complaint, shape: Shape) -> Complaint:
        if not why.message.startswith(("data-", "demand-")):
            return why
        values = dict(why.values)
        inner = self._steps(values["path"], shape)[1] if why.message == "data-at" else shape
        for name, value in why.values.items():
            if isinstance(value, Complaint):
                values[name] = self._told(value, inner)
            elif isinstance(value, str):
                values[name] = self._value(why.message, name, value, shape)
        return Complaint(why.message, why.part, **values)

    def _value(self, message: str, name: str, value: str, shape: Shape) -> str:
        if name == "path":
            return self._steps(value, shape)[0]
        if name == "list" and message == "data-none-of":
            words, listed = self._words([shape]), value.split(", ")
            # A form offers less than a file may hold: a law knows no moment of a fight.
            offered = [words[word] for word in listed if word in words]
            return ", ".join(map(self._quoted, offered or listed))
        if name in ("value", "word") and (literal := LITERAL.fullmatch(value)):
            return self._quoted(literal[1])
        if name in ("name", "field"):
            return self._quoted(value if message == UNKNOWN else self._field(value, shape))
        if name in ("word", "at", "when", "kind"):
            known = self._text("lab-kind", value) if name == "kind" else ""
            return self._quoted(known or self._word(value))
        return value.replace("-", "−") if name == "value" else value

    def _steps(self, path: str, shape: Shape) -> tuple[str, Shape]:
        """A path in words, and the shape of what it leads to."""
        said: list[str] = []
        for name, place in STEP.findall(path):
            if place:
                shape = shape.get("of", shape)
                said[-1:] = [f"{part} {int(place) + 1}" for part in said[-1:]]
            else:
                said.append(self._quoted(self._field(name, shape)))
                shape = self._inside(name, shape)
        return ", ".join(said), shape

    def _field(self, name: str, shape: Shape) -> str:
        """What a field is called where it stands, or else anywhere on the card."""
        found = [*self._fields(shape), *self._below(self._card)]
        label = next((field["label"] for field in found if field.get("name") == name), "")
        return label or self._text("lab-field", name) or self._word(name)

    def _inside(self, name: str, shape: Shape) -> Shape:
        """What a field may hold; the tag of a choice leads to the choice itself."""
        if name in {member["tag"] for member in self._members(shape)}:
            return shape
        found = [field for field in self._fields(shape) if field["name"] == name]
        # Tables to choose from may have fields of the same name: the one with words tells more.
        return max(found, key=lambda field: "words" in field, default={})

    def _fields(self, shape: Shape) -> list[Shape]:
        """The fields of a table, or of all tables that can stand in a place."""
        return [*shape.get("fields", ()), *(f for m in self._members(shape) for f in m["fields"])]

    def _members(self, shape: Shape) -> list[Shape]:
        members: list[Shape] = self._shapes.get(shape.get("shape", ""), {}).get("members", [])
        return members

    def _word(self, word: str) -> str:
        """What a word is called on the card, or else on any other."""
        others = [{"shape": key} for key in self._shapes]
        return self._words([self._card, *others]).get(word, word)

    def _words(self, shapes: list[Shape]) -> dict[str, str]:
        """The words that can be chosen in some places or below them, with their labels."""
        found: dict[str, str] = {}
        for part in (part for shape in shapes for part in (shape, *self._below(shape))):
            for word in [*part.get("words", ()), *self._members(part)]:
                found.setdefault(str(word["word"]), word["label"])
        return found

    def _below(self, shape: Shape) -> Iterator[Shape]:
        """The shapes inside a shape, each choice once."""
        waiting, seen = [shape], set[str]()
        while waiting:
            part = waiting.pop(0)
            inner = [part["of"]] if "of" in part else []
            if part.get("shape", "") not in seen:
                inner += self._fields(part)
            seen |= {part["shape"]} if "shape" in part else set()
            waiting += inner
            yield from inner

    def _quoted(self, name: str) -> str:
        return text("lab-quoted", {"name": name}, self._language)

    def _text(self, message: str, part: str) -> str:
        is_there = has_text(message, self._language, part=part)
        return text(message, None, self._language, part=part) if is_there else ""
