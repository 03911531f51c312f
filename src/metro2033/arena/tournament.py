"""Plays the matches of a tournament that have not been played yet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from metro2033.agents.agent import Fault
from metro2033.arena.match import Result, crew, dismiss, play_matches
from metro2033.arena.order import Order
from metro2033.arena.store import Store
from metro2033.i18n import Complaint
from metro2033.processes.runner import Runner


class CannotPlay(Complaint):
    """An agent that cannot play at all."""


def check_agents(order: Order) -> None:
    """Try each agent once; raise CannotPlay or UnknownAgent if one of them fails."""
    try:
        for bot in dict.fromkeys(order.bots):
            try:
                crew(order, [bot])[0].prepare()
            except Fault as fault:
                raise CannotPlay("fault-cannot-play", bot=bot, reason=fault.why) from None
    finally:
        dismiss()


def play(order: Order, runner: Runner, store: Store, told: Callable[[int], None]) -> list[Result]:
    """The results of all matches in order; `told` is called with the number just played."""
    left = [number for number in range(order.games) if number not in store.results]
    if order.records is not None:
        order.records.mkdir(parents=True, exist_ok=True)
    try:
        for results in runner.run(partial(play_matches, order), left):
            store.add(results)
            told(len(results))
    finally:
        dismiss()
    return [store.results[number] for number in range(order.games)]
