"""The texts of rules and rulings, read from the Fluent files of a language."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from metro2033.i18n.bundle import languages, text_file, text_files

from .catalog import EDITIONS, rule, rules, ruling, rulings, sections, topics
from .errors import UnknownLanguage, UnknownText

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

OF_EDITION = ("/rules", "/rulings", "/book", "/house-rules")
FILES = ("handbook", *(name for name in text_files() if name.endswith(OF_EDITION)))
"""The files of texts that hold what rulebooks say."""

MARK: Final = re.compile(r"^\([^)]+\) ")
"""What stands before a text: where a rule comes from, or which of several readings is meant."""


def text(text_id: str, part: str | None = None, *, language: str = "en", **args: str | int) -> str:
    """The text with this ID in a language, or one named part of it.

    - a rule: what it says; part `shows`: what a test of it must show
    - a ruling: the decision; parts `title`, `question`, `options`, `reason`
    - a section: its title; part `source`: the chapter of the rulebook
    - a topic of rulings: its title
    - a chapter, a tag, an example: its title; a paragraph: its text
    - a house rule: what its number means; part `name`: what it is called

    A few words for readers have variables, which `args` fill in.
    """
    bundle = _bundle(language)
    message_id = text_id.lower()
    if not bundle.has_message(message_id):
        raise UnknownText(message_id, _text_ids())
    message = bundle.get_message(message_id)
    pattern = message.value if part is None else message.attributes.get(part)
    if pattern is None:
        parts = [f"{message_id}.{name}" for name in message.attributes]
        raise UnknownText(f"{message_id}.{part}", parts)
    value, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise errors[0]
    return str(value)


def said(id: str, *, language: str = "en") -> str:
    """A rule or a ruling as the answer to the question why something is not possible.

    A ruling speaks with its title; marks such as `(implied)`, or `(a)` of a reading, are left out.
    """
    if not id.startswith("R"):
        return MARK.sub("", text(rule(id).text_id, language=language))
    text_id = ruling(id).text_id
    title = text(text_id, "title", language=language)
    decision = MARK.sub("", text(text_id, language=language))
    if title.endswith("?"):
        return f"{title} {decision[:1].upper()}{decision[1:]}"
    return f"{title}: {decision}"


def house_text_id(edition: str, name: str) -> str:
    """The ID of the text of a house rule."""
    return f"house-{edition}-{name.replace('_', '-')}"


@cache
def _bundle(language: str) -> FluentBundle:
    # Imported late: the records, which need no text, load quickly and without Fluent.
    from fluent.runtime import FluentBundle, FluentResource

    sources = [text_file(language, name) for name in FILES]
    if not all(source.is_file() for source in sources):
        raise UnknownLanguage(language, languages())
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def _text_ids() -> list[str]:
    """Every text ID the records name."""
    return [
        entry.text_id
        for edition in EDITIONS
        for group in (sections, rules, topics, rulings)
        for entry in group(edition)
    ]
