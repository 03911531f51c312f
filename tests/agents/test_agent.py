"""Agents by text, bots in this process, and own bot classes in a process of their own."""

import sys
from pathlib import Path
from typing import Any

import pytest

import metro2033
from agents.sitting import program, sit
from metro2033 import catalog
from metro2033.agents.agent import Agent, BotAgent, Fault, Question, Seating
from metro2033.agents.program_agent import ProgramAgent
from metro2033.agents.spec import UnknownAgent, agent, command_of

PACKAGE = Path(metro2033.__file__).parents[1]
EXAMPLES = Path(__file__).parents[2] / "examples"
TOY = catalog.game("toy")


@pytest.fixture(autouse=True)
def _package_is_found_from_any_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(PACKAGE))


def test_texts_name_agents() -> None:
    game = catalog.game("second")
    assert isinstance(agent("heuristic", game), BotAgent)
    assert isinstance(agent("python mybot.py", game), ProgramAgent)
    assert isinstance(agent("./mybot", game), ProgramAgent)
    assert command_of("python 'my bot.py' --fast") == ["python", "my bot.py", "--fast"]
    assert command_of("python:my.bot:Clever")[1:] == [
        "-m",
        "metro2033.agents.host",
        "my.bot:Clever",
    ]
    assert command_of("search:400") == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("oracle", "unknown bot 'oracle'.*a program is a command line"),
        ("python:mybot", "a bot class takes the form python:MODULE:CLASS, not 'python:mybot'"),
        ("python 'mybot.py", "is not a command line: No closing quotation"),
        ("", "unknown bot ''"),
    ],
)
def test_what_names_nobody_is_told(text: str, reason: str) -> None:
    with pytest.raises(UnknownAgent, match=reason):
        agent(text, catalog.game("second"))


def test_a_bot_plays_the_same_match_again() -> None:
    mine = agent("random", TOY)
    ends = [TOY.facts(sit([mine, mine], 5)[1]) for _ in range(2)]
    assert ends[0] == ends[1]


class Stubborn(Agent):
    """Always answers the same, whatever is offered."""

    def begin(self, seating: Seating) -> None:
        pass

    def answer(self, question: Question) -> int:
        return 42


class Clumsy(Agent):
    """Raises whatever it likes."""

    def begin(self, seating: Seating) -> None:
        pass

    def answer(self, question: Question) -> int:
        raise KeyError("lost my notes")


def test_illegal_answers_of_a_bot_are_replaced() -> None:
    (chair, _), _ = sit([Stubborn(), agent("random", TOY)])
    assert [trouble.kind for trouble in chair.troubles] == ["illegal"] * 3
    assert chair.is_out


def test_a_bot_that_raises_is_replaced() -> None:
    (chair, _), _ = sit([Clumsy(), agent("random", TOY)])
    assert [(trouble.kind, trouble.reason) for trouble in chair.troubles] == [
        ("crashed", "KeyError('lost my notes')")
    ]


def test_a_bot_that_empties_the_question_is_judged_by_what_was_offered() -> None:
    class Thief(BotAgent):
        def answer(self, question: Question) -> int:
            word = super().answer(question)
            question.offer.clear()
            return word

    (chair, _), _ = sit([Thief("random", TOY), agent("random", TOY)])
    assert chair.troubles == []


def lines_of_code(file: Path) -> int:
    """Lines that are neither empty nor part of the docstring of the module."""
    body = file.read_text().split('"""', 2)[2]
    return len([line for line in body.splitlines() if line.strip()])


@pytest.mark.parametrize("name", ["greedy_bot.py", "eager_program.py"])
def test_examples_have_thirty_lines(name: str) -> None:
    assert lines_of_code(EXAMPLES / name) <= 30


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("name", ["greedy", "eager"])
def test_examples_play(name: str, edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    commands = {
        "greedy": "python:greedy_bot:GreedyBot",
        "eager": f"{sys.executable} eager_program.py",
    }
    game = catalog.game(edition)
    mine = agent(commands[name], game, limit=60.0)
    (chair, _), state = sit(
        [mine, agent("random", game)], edition=edition, rules={"most_rounds": 3}
    )
    mine.close()
    assert chair.troubles == []
    assert len(chair.seconds) > 5
    assert game.faults(state) == []


def own_class(folder: Path, body: str) -> str:
    """The text that names a bot class in a module of a folder."""
    program(folder, "from metro2033.bots.bot import Bot, RandomBot\n" + body, "own_bot.py")
    return "python:own_bot:Own"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("class Other(Bot): pass", "has no attribute 'Own'"),
        ("class Own: pass", "is no subclass of metro2033.bots.bot.Bot"),
        ("import no_such_thing", "No module named 'no_such_thing'"),
    ],
)
def test_a_class_that_cannot_play_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Fault, match=reason):
        agent(own_class(tmp_path, body), TOY).prepare()


def test_a_class_may_print_and_crash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    body = """
class Own(Bot):
    def __init__(self, game, source):
        self.left = 3

    def choose(self, view, seat, offer):
        print("thinking")
        self.left -= 1
        return offer.options[0] if self.left else offer.nothing
"""
    mine = agent(own_class(tmp_path, body), TOY, limit=60.0)
    (chair, _), _ = sit([mine, agent("random", TOY)])
    mine.close()
    assert len(chair.seconds) == 2
    assert [trouble.kind for trouble in chair.troubles] == ["crashed"]
    assert "AttributeError" in chair.troubles[0].reason


def test_a_class_gets_a_view_and_not_the_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    body = """
class Own(Bot):
    def __init__(self, game, source):
        self.game = game

    def choose(self, view, seat, offer):
        hands = self.game.facts(view)["hands"]
        assert not any(hand for other, hand in enumerate(hands) if other != seat), hands
        return offer.options[offer.count - 1]
"""
    mine: Any = agent(own_class(tmp_path, body), TOY, limit=60.0)
    (chair, _), _ = sit([mine, agent("random", TOY)], number=3)
    mine.close()
    assert chair.troubles == []
