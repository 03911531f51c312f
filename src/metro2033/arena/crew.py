"""The agents of this process: programs are started once and play match after match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

from metro2033.agents.agent import Agent
from metro2033.agents.spec import agent
from metro2033.arena.order import Order
from metro2033.processes.runner import before_end

CREW: Final[dict[tuple[object, ...], Agent]] = {}


def crew(order: Order, bots: Sequence[str]) -> list[Agent]:
    """An agent for each seat; a bot with two seats is there twice."""
    end_politely()
    met: Counter[str] = Counter()
    found = []
    for bot in bots:
        place = (order.edition, order.content, order.limit, bot, met[bot])
        met[bot] += 1
        if place not in CREW:
            CREW[place] = agent(bot, order.game, order.content, order.limit)
        found.append(CREW[place])
    return found


def dismiss() -> None:
    """Dismiss all agents of this process."""
    while CREW:
        CREW.popitem()[1].close()


@cache
def end_politely() -> None:
    """Say goodbye to programs when this process ends."""
    before_end(dismiss)
