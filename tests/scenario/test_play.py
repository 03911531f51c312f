"""How a scenario is played: who answers what, and when."""

from pathlib import Path
from typing import Any

import pytest

from metro2033 import catalog
from metro2033.editions.toy.rules.game import ToyGame
from metro2033.editions.toy.rules.state import ToyState
from metro2033.engine.kernel.source import Stream
from metro2033.scenario import Malformed, run
from metro2033.table.record import Header, Player, write
from metro2033.table.table import Table
from scenario.text import HEAD, played, reasons

LAST_CARD = """
    [position]
    seats = 4
    hands = [["supplies"], ["supplies", "rumour"], ["supplies", "rumour"], ["trolley", "trolley"]]
    discard = ["supplies", "rumour", "rumour", "trolley"]
    [[step]]
    seat = 1
    choose = "search"
"""


def test_a_question_without_a_choice_is_passed_over() -> None:
    assert reasons(LAST_CARD + "[[step]]\nseat = 2\nholds = { hands.1 = [] }\nchoose = 'rest'") == [
        "13: step 2: hands.1 is ['supplies', 'trolley'], expected []"
    ]


@pytest.mark.parametrize(
    "step",
    [
        "[[step]]\nseat = 'nature'\nasked = 'draw'\nonly = ['found:trolley']\n",
        "[[step]]\nnature = ['found:*']\nholds = { hands.1 = ['supplies', 'trolley'] }\n",
        "[end]\nopen = 'draw'\n",
        "[end]\nopen = 'turn'\nseat = 2\n",
    ],
)
def test_but_it_can_be_spoken_of(step: str) -> None:
    assert reasons(LAST_CARD + step) == []


def test_a_sealed_question_is_never_passed_over() -> None:
    text = """
        [position]
        place = ["oak", "oak"]
        bullets = [2, 0]
        [[step]]
        seat = 1
        choose = "duel:2"
        [[step]]
        seat = 1
        choose = "bid:1"
        [end]
        open = "turn"
        seat = 2
    """
    assert reasons(text) == ["14: end: seat 2 is asked 'bid' (bid:0), expected 'turn' open"]


def test_nature_answers_from_the_step_before_the_scenario() -> None:
    text = """
        nature = ["lit:alder", "found:supplies"]
        [position]
        turn = 2
        turns_left = 1
        [[step]]
        seat = 2
        choose = "search"
        nature = ["found:rumour"]
        holds = { bullets = [4, 3], hands = [[], ["rumour"]] }
        [[step]]
        seat = 2
        choose = "search"
        holds = { hands.2 = ["supplies", "rumour"] }
        view = [{ seat = 1, events = ["found_card:2:?"] }]
    """
    assert reasons(text) == []


def test_nature_may_be_asked_at_the_start() -> None:
    text = "nature = ['lit:elm']\n[new]\nseats = 3\n[end]\nopen = 'turn'\nholds.bullets = [3, 4, 3]"
    assert reasons(text) == []


def test_all_failures_of_a_step_are_found() -> None:
    found = reasons("[position]\n[[step]]\nseat = 1\nasked = 'x'\nholds = { round = 3, a = 1 }\n")
    assert [reason.split(":")[0] for reason in found] == ["6", "7", "7"]


def test_steps_start_where_a_replay_stands(tmp_path: Path) -> None:
    table = recorded(12)
    (tmp_path / "match.jsonl").write_text(write(table.record()), encoding="utf-8")
    places = table.game.facts(table.at(7))["place"]
    file = tmp_path / "x.toml"
    start = f"{HEAD}[replay]\nfile = 'match.jsonl'\n"
    file.write_text(f"{start}at = 7\n[end]\nholds.place = {places}\n", encoding="utf-8")
    assert run(file).is_passed
    last = table.game.facts(table.state)["place"]
    file.write_text(f"{start}[end]\nholds.place = {last}\n", encoding="utf-8")
    assert run(file).is_passed


@pytest.mark.parametrize(
    ("replay", "told"),
    [
        ("at = 3", "3: replay: file is missing"),
        ("file = 'no.jsonl'", "4: replay.file: no.jsonl: No such file or directory"),
        ("file = 'cut.jsonl'", "4: replay.file: cut.jsonl: line "),
        ("file = 'match.jsonl'\nat = 13", "5: replay.at: match.jsonl has only 12 choices"),
        ("file = 'match.jsonl'\nat = -1", "5: replay.at: expected a number from 0"),
        ("file = 'match.jsonl'\nfrom = 1", "5: replay.from: unknown field"),
    ],
)
def test_a_replay_that_cannot_be_used(tmp_path: Path, replay: str, told: str) -> None:
    text = write(recorded(12).record())
    (tmp_path / "match.jsonl").write_text(text, encoding="utf-8")
    (tmp_path / "cut.jsonl").write_text(text[:-5], encoding="utf-8")
    file = tmp_path / "x.toml"
    file.write_text(f"{HEAD}[replay]\n{replay}\n[end]\nopen = 'turn'\n", encoding="utf-8")
    with pytest.raises(Malformed) as caught:
        run(file)
    assert str(caught.value).startswith(f"{file}:{told}")


def recorded(choices: int) -> Table[Any]:
    """A match of the toy after some random choices."""
    game = catalog.game("toy")
    table = Table.open(game, Header.new(game, [Player("a", "bot"), Player("b", "bot")]))
    source = Stream(1)
    for _ in range(choices):
        ask = table.ask(table.asked[0])
        assert ask is not None
        keys = ask.decision.keys
        table.choose(ask.decision.seat, ask.number, keys[source.below(len(keys))])
    return table


def leaky(game: ToyGame, s: ToyState) -> list[str]:
    """The faults of a toy whose law is broken whenever the first seat has four bullets."""
    return ["a find is lost"] if game.facts(s)["bullets"][0] == 4 else []


def test_a_broken_law_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "faults", leaky)
    text = "[[step]]\nseat = 1\nchoose = 'rest'\nholds = { round = 1 }\n"
    assert reasons("[position]\n" + text) == ["6: step 1: invariant violated: a find is lost"]
    with pytest.raises(Malformed, match="3: position: invariant violated: a find is lost"):
        played("[position]\nbullets = [4, 4]\n" + text)


def test_rules_must_be_in_the_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    second = ToyGame()
    second.name = "second"
    monkeypatch.setattr(catalog, "game", lambda *_: second)
    body = "[position]\n[end]\nopen = 'turn'\n"
    assert played('rules = ["E2-ARMY-004", "R2-029"]\n' + body).is_passed
    for rule, told in [
        ("E2-ARMI-004", "3: rules 1: no rule 'E2-ARMI-004'; did you mean"),
        ("R2-999", "3: rules 1: no ruling 'R2-999'"),
        ("E1-GOAL-001", "3: rules 1: E1-GOAL-001 belongs to the first edition"),
    ]:
        with pytest.raises(Malformed) as caught:
            played(f'rules = ["{rule}"]\n' + body)
        assert str(caught.value).startswith(f"x.toml:{told}")
    with pytest.raises(Malformed, match="7: step 1, refused 1, rule: no rule 'E2-X'"):
        played(
            "[position]\n[[step]]\nseat = 1\nasked = 'turn'\n"
            "refused = [{ key = 'bid:1', rule = 'E2-X' }]\n"
        )
