"""Every language is spoken purely: no foreign word is left in Russian and Hungarian texts."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from i18n.message import FILES, messages

LATIN = set(
    "Enter metro verify JSON QR ID Dunda Hobby World uildrim UTF Ray Python PostgreSQL SQLite PNG "
    "Parquet Ctrl IP SIGTERM spectator TOML Fluent "
    "WebAssembly Chrome Edge Firefox Safari Atom".split()
)
"""Latin words that Russian uses too: keys, formats, names that have no other spelling."""

SHARED = set(
    "bot gorod tea link producer uildrim verify polyanka flag attack spectator add program port "
    "hash token".split()
)
"""Words that are Hungarian as well, names, and keys to be typed as they are."""

NUMBERS = {"singular", "plural"}
"""What a name says of itself, for sentences to choose by; nobody reads it."""

QUOTED = ("`[^`]*`", "«[^»]*»", "„[^”“]*[”“]", '"[^"]*"', r"\b[CER][12]-[A-Z0-9-]+")

CODE = (
    r"--[a-z]+(?:-[a-z]+)*",
    r"METRO2033_[A-Z_]*",
    r"\b[a-z]+://\S*",
    r"pip install '[^']*'?",
    r"metro2033(?: [a-z]+)*",
    r"\bmake [a-z]+",
    r"\bdocs/\S+",
    r"HOST:PORT|_FILE\b",
)
"""What is typed or found as it is: options, variables, addresses, commands."""


class Texts(Visitor):
    """Collects what a message says by itself."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def said(message: ftl.Message) -> str:
    """The words of a message, without IDs, without code, and without what is quoted."""
    visitor = Texts()
    visitor.visit(message)
    text = " ".join(visitor.found)
    for pattern in (*QUOTED, *CODE):
        text = re.sub(pattern, " ", text)
    return text


@pytest.mark.parametrize("file", FILES)
def test_russian_has_no_latin_words(file: str) -> None:
    for id, message in messages("ru", file).items():
        found = set(re.findall(r"[A-Za-zÀ-ſ]{2,}", said(message)))
        assert found <= LATIN, id


@pytest.mark.parametrize("file", FILES)
def test_hungarian_has_no_english_words(file: str) -> None:
    english = messages("en", file)
    for id, message in messages("hu", file).items():
        words = [set(re.findall(r"\b[a-z]{3,}\b", said(m))) for m in (message, english[id])]
        assert words[0] & words[1] <= SHARED | NUMBERS, id
        assert not re.search(r"[А-яЁё]{2,}", said(message)), id


@pytest.mark.parametrize("file", [f for f in FILES if f.endswith(("rules", "rulings", "book"))])
def test_the_rulebook_quotes_in_the_readers_letters(file: str) -> None:
    for language in ("en", "hu"):
        for id, message in messages(language, file).items():
            assert not re.search(r"[А-яЁё]", whole(message)), (language, id)
    for id, message in messages("ru", file).items():
        assert set(re.findall(r"[A-Za-zÀ-ſ]{2,}", whole(message))) <= LATIN, id


def whole(message: ftl.Message) -> str:
    """All words of a message that is shown, quoted ones too, without the IDs of rules."""
    visitor = Texts()
    visitor.visit(message)
    return re.sub(QUOTED[-1], " ", " ".join(visitor.found))
