"""What `import metro2033` offers: a few names, loaded when they are used."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import metro2033
from metro2033 import library
from metro2033.form import engine_form
from metro2033.table.answer import Refused

REPLAYS = Path(__file__).parent / "replays"


def test_the_public_names_are_these() -> None:
    assert metro2033.__all__ == [
        *("Match", "Table", "bot", "edition_names", "game"),
        *("new_match", "replay", "run_scenario", "verify"),
    ]
    if engine_form() == "plain":  # compiled classes have no docstrings
        assert all(getattr(metro2033, name).__doc__ for name in metro2033.__all__)
    with pytest.raises(AttributeError, match="no attribute 'rules'"):
        metro2033.rules  # noqa: B018 it has to fail


@pytest.mark.parametrize("module", [metro2033, library])
def test_its_examples_run(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted >= 3
    assert result.failed == 0


def test_importing_it_loads_nothing_else() -> None:
    code = "import sys, metro2033; print(*[m for m in sys.modules if m.startswith('metro2033.')])"
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert found.stdout.split() == []


@pytest.mark.parametrize("edition", metro2033.edition_names())
def test_the_same_seed_gives_the_same_match(edition: str) -> None:
    one, other, another = (
        metro2033.new_match(edition, 3, seed=seed, house_rules=short(edition)).play("random")
        for seed in (5, 5, 6)
    )
    assert one.table.choices == other.table.choices
    assert one.table.choices != another.table.choices
    assert metro2033.verify(one.record()).is_honest
    again = metro2033.replay(one.record())
    assert (again.places, again.facts()) == (one.places, one.facts())


def short(edition: str) -> dict[str, int]:
    """House rules that end a match early, where the edition has them."""
    known = {rule.name for rule in metro2033.game(edition).house_rules}
    return {"most_rounds": 3} if "most_rounds" in known else {}


def test_players_have_names_and_answers_are_checked() -> None:
    match = metro2033.new_match("second", ["Anna", "Boris"], seed=1)
    assert [seat.name for seat in match.table.header.seats] == ["Anna", "Boris"]
    seat = match.asked[0]
    refused = match.choose(seat, "hire")
    assert isinstance(refused, Refused)
    assert match.view(seat).asked == match.table.state.asked
    with pytest.raises(ValueError, match="seat 7 is not asked"):
        match.question(7)


def test_bots_are_found_by_name_and_fill_all_seats() -> None:
    second = metro2033.game("second")
    bots = [metro2033.bot("random", second, seed) for seed in range(2)]
    match = metro2033.new_match("second", 2, seed=3, house_rules={"most_rounds": 2})
    with pytest.raises(ValueError, match="2 seats need as many bots"):
        match.play("random", "random", "random")
    assert match.play(*bots).is_over


def test_records_are_replayed_from_files() -> None:
    file = min(REPLAYS.rglob("*.jsonl"))
    assert metro2033.replay(file).table.count > 10


def test_scenarios_are_judged() -> None:
    file = min((Path(__file__).parent / "scenarios").rglob("*.toml"))
    assert metro2033.run_scenario(file).is_passed
