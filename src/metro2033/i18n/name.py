"""Things in messages: named by ID, and put into sentences by the forms of their names.

Fluent cannot look up names, so every thing among the variables of a message is expanded first:
`$seat` is its name, `$seat-id` its ID, `$seat-kind` its kind, and each further attribute of the
message that names it, such as `gender` or `acc`, is a form: `$seat-gender`, `$seat-acc`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .bundle import MissingText, forms, has_text, text

HIDDEN: Final = "hidden"
"""The ID of something the reader may not know."""

OF_EFFECTS: Final = ("hero", "equipment", "law", "threat", "mission", "faction", "station")
"""Kinds of things that lend their name to an effect."""

TRAITS: Final = ("gender", "number")
"""Forms of a name that are never shown: messages select by them."""

PLAIN: Final = "plain"
"""The message with the forms of a thing without a message: custom content."""

NAMELESS: Final = "seat-plain"
"""The message that names a seat whose player has no faction yet."""


def message_id(kind: str, slug: str) -> str:
    """The message that names a thing.

    >>> message_id("station", "ulitsa_1905")
    'station-ulitsa-1905'
    """
    return f"{kind}-{slug.replace('_', '-')}"


class Name:
    """A thing in a message; a seat is called by its faction once it has one."""

    def __init__(
        self, kind: str, slug: str, language: str, edition: str, faction: str = ""
    ) -> None:
        self.kind: Final = kind
        self.slug: Final = slug
        self.language: Final = language
        self.edition: Final = edition
        self.faction: Final = faction

    def __str__(self) -> str:
        return self.forms({})[""]

    def found(self) -> str:
        """The ID of the message with the name, or ""."""
        slug = (self.faction or self.slug).partition(".")[0]
        ids = [message_id(kind, slug) for kind in self._kinds()]
        if self.kind == "seat" and not self.faction:
            ids = [NAMELESS]
        return next((id for id in ids if has_text(id, self.language, self.edition)), "")

    def _kinds(self) -> tuple[str, ...]:
        if self.kind == "effect":
            return OF_EFFECTS
        return ("faction",) if self.kind == "seat" else (self.kind,)

    def forms(self, numbers: Mapping[str, int]) -> dict[str, str]:
        """The forms of the name, in a message with some numbers; the name itself is ""."""
        if self.slug == HIDDEN:
            return {}
        found = self.found()
        args: dict[str, Any] = dict(numbers)
        if found == NAMELESS:
            args["number"] = int(self.slug)
        if not found:
            slug = (self.faction or self.slug).partition(".")[0]
            args["name"] = slug.replace("_", " ").capitalize()
        return forms(found or PLAIN, args, self.language, self.edition)

    def variables(self, variable: str, numbers: Mapping[str, int]) -> dict[str, str]:
        """Everything a message may say of the thing, by the names of its variables."""
        kind = self.found().partition("-")[0] if self.kind == "effect" else self.kind
        spelled = {f"{variable}-id": self.slug, f"{variable}-kind": kind}
        for form, shown in self.forms(numbers).items():
            spelled[f"{variable}-{form}" if form else variable] = shown
        return spelled

    def spellings(self) -> set[str]:
        """Every way sentences write the name."""
        return {shown for form, shown in self.forms({}).items() if form not in TRAITS}

    def part(self, name: str) -> str:
        """An attribute of the thing's message, such as its text, or ""."""
        try:
            return text(self.found(), None, self.language, self.edition, name)
        except MissingText:
            return ""

    def counted(self, number: int) -> str:
        """A number of it: `2 pigs`."""
        return self.forms({"number": number})["count"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and (self.kind, self.slug) == (other.kind, other.slug)

    def __hash__(self) -> int:
        return hash((self.kind, self.slug))


def spelled(args: Mapping[str, Any]) -> dict[str, Any]:
    """The variables of a message as Fluent takes them: texts and numbers."""
    numbers = {variable: value for variable, value in args.items() if isinstance(value, int)}
    found: dict[str, Any] = {}
    for variable, value in args.items():
        if isinstance(value, Name):
            found |= value.variables(variable, numbers)
        else:
            found[variable] = value
    return found
