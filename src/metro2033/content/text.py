"""The texts that belong to content: Fluent messages named by kind and id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from metro2033.content.fault import Fault, because, by
from metro2033.engine.kernel.toml_value import shown
from metro2033.i18n import Complaint

LANGUAGES = ("en", "ru", "hu")

KINDS = {"clan": "faction", "item": "equipment"}
"""Tables of the first edition that go by the names which both editions have for such things."""


@dataclass(frozen=True, slots=True)
class Message:
    """A text: its value, and the names of its further parts."""

    value: str
    parts: frozenset[str]


def kind_of(table: str) -> str:
    """The kind of the records of a table."""
    return KINDS.get(table, table)


def text_id(kind: str, id: str) -> str:
    """The name of the message for a record."""
    return f"{kind}-{id}".replace("_", "-")


def compare_texts(
    wanted: dict[str, tuple[str, ...]], name: str, folder: Path, rule: str = ""
) -> Iterator[Fault]:
    """Every message there in each language, with its parts in English; no text without a thing."""
    for language in LANGUAGES:
        path = folder / language / name
        if not path.is_file():
            yield because(f"{language}/{name}", "", Complaint("data-file", "missing"))
            continue
        _, junk = _messages(path.read_text(encoding="utf-8"))
        for text in junk:
            why = Complaint("data-not-fluent", text=text)
            yield because(f"{language}/{name}", "", why)
    for file, messages in read_texts(name, folder):
        yield from _missing(wanted, messages, file, rule)
        yield from _superfluous(wanted, messages, file)


def read_texts(name: str, folder: Path) -> Iterator[tuple[str, dict[str, Message]]]:
    """The messages of a file in each language that has it."""
    for language in LANGUAGES:
        path = folder / language / name
        if path.is_file():
            yield f"{language}/{name}", _messages(path.read_text(encoding="utf-8"))[0]


def _missing(
    wanted: dict[str, tuple[str, ...]], messages: dict[str, Message], file: str, rule: str
) -> Iterator[Fault]:
    is_english = file.startswith("en/")
    for name, parts in wanted.items():
        # A goal has no name: its value is a rules text.
        if not is_english and name.startswith("goal-"):
            continue
        if name not in messages or not messages[name].value:
            yield because(file, name, by(rule, Complaint("data-text", "name")))
        elif is_english:
            for part in parts:
                if part not in messages[name].parts:
                    yield because(file, name, Complaint("data-text", "part", part=part))


def _superfluous(
    wanted: dict[str, tuple[str, ...]], messages: dict[str, Message], file: str
) -> Iterator[Fault]:
    count = Counter((name.split("-")[0], message.value) for name, message in messages.items())
    for name, message in messages.items():
        if name not in wanted:
            yield because(file, name, Complaint("data-text", "nothing"))
        if count[name.split("-")[0], message.value] > 1:
            why = Complaint("data-text", "twice", value=shown(message.value))
            yield because(file, name, why)


@cache
def _messages(source: str) -> tuple[dict[str, Message], list[str]]:
    """The messages of a Fluent file, and the beginnings of what is no message."""
    # Imported late: content loads without Fluent, only checking needs it.
    from fluent.syntax import FluentParser, ast

    messages: dict[str, Message] = {}
    junk: list[str] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            junk.append((entry.content or "").strip().split("\n")[0])
        elif isinstance(entry, ast.Message):
            elements = entry.value.elements if entry.value else []
            words = [part.value for part in elements if isinstance(part, ast.TextElement)]
            parts = frozenset(attribute.id.name for attribute in entry.attributes)
            messages[entry.id.name] = Message("".join(words), parts)
    return messages, junk
