"""Matches between bots, for tests: every answer must be one that was offered."""

from typing import Any

from metro2033.bots.bot import Bot
from metro2033.engine.kernel.codec import state_to_data
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream


def play(game: Any, bots: list[Bot], source: Stream, rounds: int, **rules: int) -> Any:
    """Play a match to its end; a bot must leave its view as it was."""
    s = game.new(len(bots), game.settle(len(bots), {"most_rounds": rounds, **rules}))
    out = Offer()
    while s.asked:
        seat = asked_seat(s)
        offer(s, seat, out)
        if seat == CHANCE:
            apply(s, seat, out.pick(source))
            continue
        view = game.view(s, seat)
        before = state_to_data(view)
        option = bots[seat].choose(view, seat, out)
        assert state_to_data(view) == before
        offer(s, seat, out)
        assert out.has(option)
        apply(s, seat, option)
    return s


def position_at(game: Any, seats: int, seed: int, kind: str) -> Any:
    """The first state of a random match whose question is of that kind, with several options."""
    from metro2033.engine.kernel.helper import asking

    s, source, out = game.new(seats, game.settle(seats, {})), Stream(seed), Offer()
    while s.asked:
        seat = asked_seat(s)
        offer(s, seat, out)
        if seat != CHANCE and out.count > 1 and asking(s).asks() == kind:
            return s
        apply(s, seat, out.pick(source))
    raise AssertionError(f"no {kind} in this match")
