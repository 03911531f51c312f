"""House rules: each has a text, and is shown by a scenario."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from metro2033 import catalog
from metro2033.i18n.bundle import text_file
from metro2033.rulebook import house_text_id, text

SCENARIOS = Path(__file__).parents[1] / "scenarios"
HOUSE_RULES = [(name, rule) for name in catalog.names() for rule in catalog.game(name).house_rules]


def test_every_house_rule_has_a_text_and_every_text_a_house_rule() -> None:
    named = {house_text_id(edition, rule.name) for edition, rule in HOUSE_RULES}
    assert all(text(text_id) and text(text_id, "name") for text_id in named)
    files = [text_file("en", f"{edition}/house-rules") for edition in catalog.names()]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    body = FluentParser().parse(source).body
    assert {entry.id.name for entry in body if isinstance(entry, ast.Message)} == named


def chosen(data: dict[str, Any]) -> dict[str, int]:
    """The house rules that a scenario is played with."""
    return {
        **data.get("new", {}).get("house_rules", {}),
        **data.get("position", {}).get("house", {}),
    }


@pytest.mark.parametrize("name", ["victory_points", "open_ring", "first_player", "most_rounds"])
def test_a_scenario_shows_each_house_rule_of_the_second_edition(name: str) -> None:
    found = [tomllib.loads(f.read_text(encoding="utf-8")) for f in SCENARIOS.rglob("*.toml")]
    second = [data for data in found if data.get("edition") == "second"]
    assert any(chosen(data).get(name) for data in second)
