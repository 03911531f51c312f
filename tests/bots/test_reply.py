"""Dangers are real: a station that is named falls in other worlds, too, unless it is saved."""

from __future__ import annotations

from typing import Any

from metro2033 import catalog
from metro2033.bots.contrast import Plan
from metro2033.bots.registry import adviser
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import first
from metro2033.engine.model import state as st


def questions(game: Any, seed: int, kind: str, most: int) -> list[Any]:
    """States of a random match at questions of that kind, with several options."""
    found: list[Any] = []
    s, source, out = game.new(3, game.settle(3, {})), Stream(seed), Offer()
    while s.asked and len(found) < most:
        seat = asked_seat(s)
        offer(s, seat, out)
        if seat != CHANCE and out.count > 1 and asking(s).asks() == kind:
            found.append(s.clone())
        apply(s, seat, out.pick(source))
    return found


def test_a_station_in_danger_falls_without_the_plan() -> None:
    """Who dismisses the army among equals loses a station; other worlds confirm it."""
    game, out = catalog.game("second"), Offer()
    replies, others = (adviser(game, Stream(n)).replies for n in (1, 2))
    named = 0
    for s in questions(game, 5, "maintenance", 30):
        seat = asked_seat(s)
        for other in range(s.seat_count()):
            s.put(other, st.STRENGTH, s.get(seat, st.STRENGTH))
        offer(s, seat, out)
        options = sorted(out.options[: out.count], key=lambda option: int(first(option)))
        dismiss, keep = Plan(options[0]), Plan(options[-1])
        view = game.view(s, seat)
        for loss in replies.loss(view, seat, keep, dismiss, 6):
            named += 1
            assert s.owner[loss.station] == seat != loss.rival
            again = others.loss(view, seat, keep, dismiss, 12)
            assert [found.station for found in again] == [loss.station]
        if named:
            return
    raise AssertionError("nobody was ever in danger")


def test_a_plan_saves_nothing_from_itself() -> None:
    game, out = catalog.game("second"), Offer()
    for s in questions(game, 5, "army_action", 6):
        seat = asked_seat(s)
        offer(s, seat, out)
        plan = Plan(out.options[0])
        assert not adviser(game, Stream(1)).replies.loss(game.view(s, seat), seat, plan, plan, 8)
