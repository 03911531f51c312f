"""The browser client has no words of its own: all it says is in the files of texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = sorted((Path(__file__).parents[2] / "web" / "src").rglob("*.svelte"))

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


@pytest.mark.skipif(not SOURCES, reason="the sources of the client are not here")
def test_no_template_holds_words() -> None:
    found = {file.name: literal(file.read_text(encoding="utf-8")) for file in SOURCES}
    assert {name: words for name, words in found.items() if words} == {}


def test_words_would_be_found() -> None:
    assert literal('<p>{say("client-x")} left <b title="Out">{n}</b></p>') == ["left", "Out"]
    assert literal("<script>const a = 'code';</script><p>{#if a}{a}{/if}: 5</p>") == []
