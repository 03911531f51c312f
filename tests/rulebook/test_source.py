"""Rules that the code cites exist, and those that it answers with belong to the edition played."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from metro2033 import catalog, rulebook
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.source import Stream
from metro2033.table.answer import Refused
from metro2033.table.record import Header, Player
from metro2033.table.table import Table

SOURCE = Path(__file__).parents[2] / "src" / "metro2033"
CITED = re.compile(r"\b([ER]\d-(?:[A-Z]+-)?)(\d+)((?:, -\d+)*)")
BUILT = [edition for edition in rulebook.EDITIONS if edition in catalog.names()]


def ids(edition: str) -> set[str]:
    rules, rulings = rulebook.rules(edition), rulebook.rulings(edition)
    return {rule.id for rule in rules} | {ruling.id for ruling in rulings}


KNOWN = {known for edition in rulebook.EDITIONS for known in ids(edition)}


def citations(text: str) -> Iterator[str]:
    """Every rule that a text names; `E2-LAW-005, -006` names two."""
    for prefix, first, more in CITED.findall(text):
        for number in (first, *re.findall(r"\d+", more)):
            yield f"{prefix}{number}"


def test_how_citations_are_read() -> None:
    assert [*citations("see E2-LAW-005, -006 and R2-141")] == ["E2-LAW-005", "E2-LAW-006", "R2-141"]


def test_the_code_cites_only_rules_that_exist() -> None:
    found = [(path, id) for path in SOURCE.rglob("*.py") for id in citations(path.read_text())]
    assert len(found) > 200
    assert [f"{path.relative_to(SOURCE)}: {id}" for path, id in found if id not in KNOWN] == []


@pytest.mark.parametrize("edition", BUILT)
def test_an_edition_cites_its_own_rules(edition: str) -> None:
    folder, own = SOURCE / "editions" / edition / "rules", ids(edition)
    found = [(path, id) for path in folder.rglob("*.py") for id in citations(path.read_text())]
    assert [f"{path.relative_to(SOURCE)}: {id}" for path, id in found if id not in own] == []


def refusals(edition: str) -> Iterator[tuple[str, str]]:
    """The question and the rule, wherever another answer of the same verb is offered to a seat."""
    chance, game = Stream(2033), catalog.game(edition)
    table = Table.open(game, Header.new(game, [Player("a", "human")] * 3))
    seen: list[str] = []
    while not table.is_over and table.count < 1500:
        ask = table.ask(table.asked[0])
        assert ask is not None
        keys, seat = ask.decision.keys, ask.decision.seat
        verbs = {key.split(":")[0] for key in keys}
        tried = {seen[chance.below(len(seen))] for _ in range(20) if seen} - set(keys)
        for key in sorted(key for key in tried if key.split(":")[0] in verbs and seat != CHANCE):
            refused = table.choose(seat, ask.number, key)
            assert isinstance(refused, Refused)
            yield ask.decision.kind, refused.rule
        seen += [key for key in keys if key not in seen]
        table.choose(seat, ask.number, keys[chance.below(len(keys))])


@pytest.mark.parametrize("edition", BUILT)
def test_refusals_cite_rules_of_the_edition(edition: str) -> None:
    found, own = [*refusals(edition)], ids(edition)
    assert {rule for _, rule in found} <= own | {""}
    # Only where an answer names a thing that is not there, no rule stands against it.
    assert sum(rule != "" for _, rule in found) > 0.8 * len(found) > 80
