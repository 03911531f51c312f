"""Verbs, events and questions are known to engine and editions; all others go by their traits.

The client knows no rules: no word and no rule of the game stands in its sources.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from metro2033 import catalog

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "web" / "src"
GENERATED: Final = SOURCES / "api"
BROWSER: Final = {"start", "step"}
"""Values of attributes and arguments in HTML, SVG and REST that happen to be verbs too."""

UNREAD: Final = re.compile(r'<style>.*?</style>|class="[^"]*"', re.DOTALL)
QUOTED: Final = re.compile(r"""["'`]([a-z_]+)[:"'`]""")
SNAKE: Final = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b")
RULE: Final = re.compile(r"\b[CER][12]-[A-Z0-9]")

PACKAGES = [
    "agents",
    "arena",
    "bots",
    "cli",
    "handbook",
    "lesson",
    "research",
    "review",
    "scenario",
]
PACKAGES += ["server/bots", "server/match", "server/protocol", "server/worker", "table"]
"""Those who show, tell, count or answer matches."""

pytestmark = pytest.mark.once


@cache
def words() -> frozenset[str]:
    """Verbs, events and questions, but those that are also the name of a thing or of a fact."""
    found, others = set[str](), set(BROWSER)
    for game in (catalog.game("first"), catalog.game("second")):
        found |= {word.name for word in [*game.verbs, *game.events]} | game.questions.keys()
        facts = game.facts(game.new(2, game.settle(2, {})))
        others |= game.slugs.keys() | facts.keys() | facts["player"]["1"].keys()
    return frozenset(found - others)


def known_in(text: str) -> list[str]:
    """The words and rules of the game, also the beginnings and ends of words, in a source."""
    text = UNREAD.sub("", text)
    quoted = set(QUOTED.findall(text))
    parts = {
        part
        for part in quoted
        if (part.startswith("_") and any(word.endswith(part) for word in words()))
        or (part.endswith("_") and any(word.startswith(part) for word in words()))
    }
    return sorted(((quoted | set(SNAKE.findall(text))) & words()) | parts | set(RULE.findall(text)))


def test_the_client_knows_no_words_and_no_rules() -> None:
    files = [path for path in SOURCES.rglob("*") if path.suffix in {".ts", ".svelte"}]
    assert len(files) > 50
    found = {
        str(path.relative_to(SOURCES)): known_in(path.read_text(encoding="utf-8"))
        for path in files
        if GENERATED not in path.parents
    }
    assert {file: known for file, known in found.items() if known} == {}


@pytest.mark.parametrize("package", PACKAGES)
def test_whoever_shows_or_plays_matches_goes_by_traits(package: str) -> None:
    """Words of one part only are left out: they are also words of the language."""
    files = list((ROOT / "src" / "metro2033" / package).rglob("*.py"))
    assert files
    for path in files:
        quoted = QUOTED.findall(path.read_text(encoding="utf-8"))
        assert {word for word in quoted if "_" in word} & words() == set(), path


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ('if (option.verb === "pass") end();', ["pass"]),
        ('key.startsWith("commit:")', ["commit"]),
        ("const JOINED = { resource_gained: 1 };", ["resource_gained"]),
        ('event.kind.endsWith("_fought")', ["_fought"]),
        ('question.kind === "threat_answer"', ["threat_answer"]),
        ('say("R2-160")', ["R2-1"]),
        ('facts.player["1"].hero; scene.name("mission", id)', []),
        ('<b class="face">{text}</b>', []),
    ],
)
def test_a_word_or_rule_in_the_client_is_found(text: str, known: list[str]) -> None:
    assert known_in(text) == known
