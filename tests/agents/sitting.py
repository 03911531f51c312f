"""Plays matches of agents for tests, and writes programs for them."""

import sys
import textwrap
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from metro2033 import catalog
from metro2033.agents.agent import Agent, Question, Seating
from metro2033.agents.seat_agent import SeatAgent
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import Event, Log, redact
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream

SPEAK = """
    import json, os, random, subprocess, sys, time

    def say(**message):
        print(json.dumps(message), flush=True)

    def ready(**more):
        say(type="ready", protocol=1, **more)

    def hear():
        line = sys.stdin.readline()
        return json.loads(line) if line else sys.exit()

    def question():
        told = hear()
        while told["type"] != "question":
            told = hear()
        return told

    def answer(told):
        say(type="answer", ask=told["ask"], key=told["options"][0])

    def go_on():
        while True:
            answer(question())
"""


def program(folder: Path, body: str, name: str = "bot.py") -> str:
    """The command line of a program with this body; it has words for the protocol."""
    file = folder / name
    file.write_text(textwrap.dedent(SPEAK) + textwrap.dedent(body))
    return f"{sys.executable} {file}"


def sit(
    agents: list[Agent],
    number: int = 0,
    most_faults: int = 3,
    edition: str = "toy",
    rules: Mapping[str, int] = MappingProxyType({}),
) -> Any:
    """The seat_agents of agents and the final state, after a match."""
    game = catalog.game(edition)
    rules = game.settle(len(agents), dict(rules))
    seat_agents = [
        SeatAgent(agent, Seating(number, seat, len(agents), rules, 7 + seat), most_faults)
        for seat, agent in enumerate(agents)
    ]
    state, buffer, source, answers = game.new(len(agents), rules), Offer(), Stream(number), 0
    told: list[list[Event]] = [[] for _ in agents]
    while state.asked:
        seat = asked_seat(state)
        offer(state, seat, buffer)
        if seat == CHANCE:
            word = buffer.pick(source)
        else:
            kind, view = asking(state).asks(), game.view(state, seat)
            word = seat_agents[seat].answer(
                state, Question(answers, seat, kind, view, buffer, tuple(told[seat]))
            )
            told[seat] = []
            offer(state, seat, buffer)
            assert buffer.has(word)
        log = state.log = Log()
        apply(state, seat, word)
        for viewer, events in enumerate(told):
            events += [redact(event, viewer) for event in log.events]
        answers += 1
    for seat_agent in seat_agents:
        seat_agent.leave(game.ranking(state))
    return seat_agents, state
