"""The browser client has no words of its own: all it says is in the files of texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from i18n.message import messages

ROOT = Path(__file__).parents[2] / "web" / "src"
SOURCES = sorted(ROOT.rglob("*.svelte"))
MODULES = sorted(file for file in ROOT.rglob("*.ts") if file.parent.name != "api")
"""The code, but for the types that are written from the server's specification."""

LETTERS = r"[^\W\d_]"

QUOTED = re.compile(
    r"//[^\n]*|/\*.*?\*/"
    r"|\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`",
    re.DOTALL,
)
"""Comments, which are let be, and strings."""

WORDS = re.compile(rf"{LETTERS}{{2,}}(?:['’]{LETTERS}+)?[,.:;!?]* {LETTERS}{{2,}}")
"""Two words of a sentence."""

BESIDE = re.compile(rf"(?<![\w-]){LETTERS}{{2,}}:? 0(?![\w%])|(?<![\w.])0 {LETTERS}{{2,}}")
"""A word beside a value."""

KNOWN = {
    "ReplayPage.svelte": {"input, select, button, dialog, [role=group]"},
    "keys.ts": {"input, textarea, select"},
    "parts.ts": {"no body"},
    "picture.ts": {"no part of a picture is called 0"},
    "python.ts": {"import sys; sys.path.insert(0, '/game')"},
    "settings.svelte.ts": {"(prefers-contrast: more)", "(prefers-reduced-motion: reduce)"},
}
"""Code and faults of programs that look like sentences; nobody reads them."""

DRAWN = {"compositions.ts"}
"""Files that list the parts of pictures."""

SPOKEN = (
    r"\b(?:aria-label|title|placeholder|alt|aria-valuetext|label)=\"([^\"{]*[^\W\d_]{2,}[^\"]*)\""
)
"""Attributes that people read or hear."""


def template(source: str) -> str:
    """What is written between the tags and in them, without code: scripts, styles, expressions."""
    source = re.sub(
        r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.DOTALL
    )
    depth, left = 0, []
    for sign in source:
        depth += (sign == "{") - (sign == "}")
        left.append(sign if depth == 0 and sign != "}" else "")
    return "".join(left)


def literal(source: str) -> list[str]:
    """Words that stand in a template."""
    shown = template(source)
    between = re.split(r"<[^>]*>", shown)
    words = [text.strip() for text in between if re.search(r"[^\W\d_]{2,}", text)]
    return [*words, *re.findall(SPOKEN, shown)]


def code(source: str) -> str:
    """The scripts of a component, and the expressions in its template; a module as it is."""
    scripts = re.findall(r"<script.*?>(.*?)</script>", source, flags=re.DOTALL)
    shown = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.DOTALL)
    depth, left = 0, []
    for sign in shown:
        depth += sign == "{"
        left.append(sign if depth else " ")
        depth -= sign == "}"
    return "\n".join([*scripts, "".join(left)])


def quoted(source: str) -> list[str]:
    """Strings in code that hold words of a sentence; 0 stands for each value in them."""
    found = []
    for match in QUOTED.finditer(source):
        text = next((part for part in match.groups() if part), "")
        is_filled = "${" in text
        text = re.sub(r"<[^>]*>?", "", re.sub(r"\$\{[^}]*\}", "0", text))
        if WORDS.search(text) or (is_filled and BESIDE.search(text)):
            found.append(text)
    return found


@pytest.mark.skipif(not SOURCES, reason="the sources of the client are not here")
def test_no_code_holds_words() -> None:
    files = [file for file in [*SOURCES, *MODULES] if file.name not in DRAWN]
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    sources = {f: code(text) if f.suffix == ".svelte" else text for f, text in texts.items()}
    found = {file.name: set(quoted(source)) for file, source in sources.items()}
    found = {name: words - KNOWN.get(name, set()) for name, words in found.items()}
    assert {name: words for name, words in found.items() if words} == {}


@pytest.mark.skipif(not SOURCES, reason="the sources of the client are not here")
def test_no_template_holds_words() -> None:
    found = {file.name: literal(file.read_text(encoding="utf-8")) for file in SOURCES}
    assert {name: words for name, words in found.items() if words} == {}


@pytest.mark.skipif(not SOURCES, reason="the sources of the client are not here")
def test_every_text_of_the_editor_is_used() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in [*SOURCES, *MODULES])
    # What values stand for is looked up by their kind: `editor-${kind}`.
    by_kind = {"editor-moment", "editor-position"}
    said = set(re.findall(r"[\"`]([a-z]+(?:-[a-z]+)*)[\"`]", source))
    assert messages("en", "editor").keys() - by_kind <= said


def test_words_would_be_found() -> None:
    assert literal('<p>{say("client-x")} left <b title="Out">{n}</b></p>') == ["left", "Out"]
    assert literal("<script>const a = 'code';</script><p>{#if a}{a}{/if}: 5</p>") == []


def test_words_in_code_would_be_found() -> None:
    assert quoted('say("client-x"); throw new Error("It is over");') == ["It is over"]
    assert quoted("const name = `seat ${n}`; // a seat of it") == ["seat 0"]
    assert (
        code('<script>let a = "x";</script><p>left {a ? "It is over" : ""}</p>').count("left") == 0
    )
    assert quoted(code('<p title={a ? "It is over" : ""}>{b}</p>')) == ["It is over"]
    assert quoted("/* It is over */ const key = `seat:${n}`;") == []
