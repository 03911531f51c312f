"""The Fluent files of a language, bundled for an edition: a language is a folder of files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

COMMON: Final = (
    "names",
    "options",
    "events",
    "questions",
    "refusals",
    "screen",
    "table",
    "bots",
    "hint",
    "review",
    "server",
    "live",
)
"""Files every language has, beside the names of all editions; an edition's cards are in its own."""

APART: Final = ("balance", "cli", "data", "demand", "effect", "fault", "lab", "usage")
"""Files whose messages begin with their name; each is loaded alone, when needed."""

RULEBOOK: Final = "rulebook"
"""Stands for an edition where the texts of all rulebooks are meant."""

ENGLISH: Final = "en"

LEAST_GROUPED: Final = {"hu": 10_000}
"""From which number a language groups thousands, if not from the first; Babel does not know."""

TEXTS: Final = ("text", "flavour")
"""Attributes of a name that are not forms of it, but texts on its card."""

LONGEST_VALUE: Final = 1_000
"""Characters of a value that a message repeats; Fluent refuses more than 2,500."""

LARGEST_NUMBER: Final = 10**15
"""From here on a message repeats a number as it is written: Babel refuses more than 28 digits."""


class MissingText(LookupError):
    """A message, or an attribute of one, that a language does not have."""


@cache
def languages() -> tuple[str, ...]:
    """The complete languages: those that have every file that English has."""
    wanted = text_files()
    return tuple(
        name
        for name in sorted(_begun_languages())
        if all(text_file(name, file).is_file() for file in wanted)
    )


@cache
def _begun_languages() -> frozenset[str]:
    """The languages that have a folder, complete or not."""
    return frozenset(folder.name for folder in files(__package__).iterdir() if folder.is_dir())


def shortened(value: str) -> str:
    """A value as a message repeats it: cut where it is long.

    >>> len(shortened("x" * 5_000))
    1000
    """
    return value if len(value) <= LONGEST_VALUE else f"{value[: LONGEST_VALUE - 1]}…"


def text_files() -> list[str]:
    """The names of all files of texts: those that all editions share, then those of each."""
    common = files(__package__).joinpath(ENGLISH).iterdir()
    found = [file.name for file in common]
    for edition in files("metro2033").joinpath("editions").iterdir():
        own = edition.joinpath("text", ENGLISH)
        if own.is_dir():
            found += [f"{edition.name}/{file.name}" for file in own.iterdir()]
    return sorted(name.removesuffix(".ftl") for name in found)


def text_file(language: str, name: str) -> Traversable:
    """A file of texts: `events`, or `second/content` for one that only an edition has."""
    edition, _, file = name.rpartition("/")
    if edition:
        folder = files("metro2033").joinpath("editions", edition, "text", language)
    else:
        folder = files(__package__).joinpath(language)
    return folder.joinpath(f"{file}.ftl")


def text(
    message_id: str,
    args: Mapping[str, Any] | None = None,
    language: str = ENGLISH,
    edition: str = "",
    part: str | None = None,
) -> str:
    """A message with its variables filled in, or an attribute of it.

    >>> text("refused-stale-ask")
    'That answers an earlier question.'
    """
    bundle = _bundle(language, _home(message_id) or edition)
    if not bundle.has_message(message_id):
        raise MissingText(f"{language}: no message {message_id!r}")
    message = bundle.get_message(message_id)
    pattern = message.value if part is None else message.attributes.get(part)
    if pattern is None:
        raise MissingText(f"{language}: {message_id!r} has no part {part!r}")
    value, errors = bundle.format_pattern(pattern, _given(args or {}, language))
    if errors:
        raise errors[0]
    return str(value)


def has_text(
    message_id: str, language: str = ENGLISH, edition: str = "", part: str | None = None
) -> bool:
    """Whether a language has a message, or an attribute of it."""
    if language not in _begun_languages():
        return False
    bundle = _bundle(language, _home(message_id) or edition)
    if not bundle.has_message(message_id):
        return False
    message = bundle.get_message(message_id)
    return (message.value is not None) if part is None else part in message.attributes


def forms(
    message_id: str, args: Mapping[str, Any], language: str = ENGLISH, edition: str = ""
) -> dict[str, str]:
    """The forms of a name by attribute, the name itself as "".

    A form that lacks a variable is left out: `3 pigs` needs a number.

    >>> forms("resource-pig", {"number": 3})["count"]
    '3 pigs'
    """
    given = tuple((name, type(value), value) for name, value in _given(args, language).items())
    # Names of house cards are anybody's text: they are not kept.
    is_kept = str not in {kind for _, kind, _ in given}
    make = _forms if is_kept else _forms.__wrapped__
    return dict(make(message_id, given, language, edition))


@lru_cache(maxsize=10_000)
def _forms(
    message_id: str, given: tuple[tuple[str, type, Any], ...], language: str, edition: str
) -> dict[str, str]:
    """The forms of a name, cached by variables and types: 1 and 1.0 may look different."""
    bundle = _bundle(language, _home(message_id) or edition)
    message = bundle.get_message(message_id)
    args = {name: value for name, _, value in given}
    found = {}
    for part, pattern in {"": message.value, **message.attributes}.items():
        if pattern is not None and part not in TEXTS:
            value, errors = bundle.format_pattern(pattern, args)
            if not errors:
                found[part] = str(value)
    return found


def is_grouped(value: float, language: str) -> bool:
    """Whether the thousands of a number are grouped.

    >>> is_grouped(1460, "en"), is_grouped(1460, "hu"), is_grouped(12345, "hu")
    (True, False, True)
    """
    return abs(value) >= LEAST_GROUPED.get(language, 0)


def _given(args: Mapping[str, Any], language: str) -> dict[str, Any]:
    """The variables of a message: text is cut, numbers know whether thousands are grouped."""
    return {name: _given_value(value, language) for name, value in args.items()}


def _given_value(value: Any, language: str) -> Any:
    from fluent.runtime.types import fluent_number

    if isinstance(value, int | float) and abs(value) >= LARGEST_NUMBER:
        return shortened(str(value))
    if isinstance(value, int | float) and not is_grouped(value, language):
        return fluent_number(value, useGrouping=False)
    return shortened(value) if isinstance(value, str) else value


def _home(message_id: str) -> str:
    """The separate file a message is in, if any."""
    start, dash, _ = message_id.partition("-")
    return start if dash and start in APART else ""


def _files(edition: str) -> list[str]:
    """The files of an edition, of all rulebooks, or the separate file of that name."""
    if edition in APART:
        return [edition]
    if edition == RULEBOOK:
        own = ("/rules", "/rulings", "/book", "/house-rules", "/edition")
        return ["handbook", *[name for name in text_files() if name.endswith(own)]]
    editions = [name for name in text_files() if name.endswith("/edition")]
    return [*COMMON, *editions, f"{edition}/content"]


@cache
def _bundle(language: str, edition: str) -> FluentBundle:
    """The messages of an edition, or of other files; MissingText without a language."""
    if language not in _begun_languages():
        raise MissingText(f"no language {shortened(language)!r}")
    # Imported late: nobody needs Fluent without texts.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for name in _files(edition):
        source = text_file(language, name)
        if source.is_file():
            bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle
