"""The messages that docs/bots.md shows are those that are sent and understood."""

import json
import re
from pathlib import Path
from typing import Any

from metro2033 import catalog
from metro2033.agents import message
from metro2033.agents.agent import FAULT_KINDS, Question, Seating
from metro2033.agents.program_agent import LIMIT, START_LIMIT
from metro2033.arena.match import MOST_ANSWERS
from metro2033.engine.kernel.loop import offer
from metro2033.engine.kernel.offer import Offer
from metro2033.table.keys import KeyCodec

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
SHOWN = {
    json.loads(line)["type"]: line
    for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    for line in block.splitlines()
}


def sent() -> list[dict[str, Any]]:
    """One message of each type that a program is told."""
    game = catalog.game("second")
    rules = game.settle(2, {"first_player": 1})
    state, buffer = game.new(2, rules), Offer()
    offer(state, 0, buffer)
    asked = Question(57, 0, "faction", game.view(state, 0), buffer)
    return [
        message.hello(game, None, LIMIT),
        message.match(Seating(0, 0, 2, rules, 1)),
        message.question(asked, ["pass"], LIMIT, [message.FACTS], game, KeyCodec(game)),
        message.over([1, 2]),
        message.bye(),
    ]


def test_all_messages_are_shown() -> None:
    types = [told["type"] for told in sent()]
    assert set(SHOWN) == {*types, "ready", "answer"}


def test_shown_messages_have_the_fields_of_real_ones() -> None:
    for told in sent():
        shown = json.loads(SHOWN[told["type"]])
        assert {name: type(shown[name]) for name in shown} == {
            name: type(told[name]) for name in told
        }


def test_shown_answers_are_understood() -> None:
    assert message.read_ready(SHOWN["ready"].encode()) == ("facts",)
    assert message.read_answer(SHOWN["answer"].encode()) == message.Answer(
        57, "attack_station:polyanka"
    )


def test_limits_and_faults_are_those_of_the_code() -> None:
    assert f"{START_LIMIT:.0f} seconds to get ready" in TEXT
    assert f"more than {MOST_ANSWERS:,} answers" in TEXT
    assert all(f"| `{kind}` |" in TEXT for kind in FAULT_KINDS)
    assert all(f'| `"{want}"` |' in TEXT for want in message.WANTS)
