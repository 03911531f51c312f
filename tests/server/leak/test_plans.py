"""What somebody has laid down to answer next changes no byte that others are sent."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from laws.games import MATCHES, Match
from laws.walk import moments
from metro2033.engine.kernel.core import CHANCE
from metro2033.server.match import planning
from metro2033.server.match.actor import Actor
from metro2033.server.match.publisher import Publisher
from metro2033.server.protocol import client
from server.leak.twin import Twin, compare, twin_keys
from server.match.open_room import WHO


async def lay_down(twin: Twin, seat: int, keys: list[str]) -> None:
    """Plan answers, and before them one that is skipped, at this kind of question alone."""
    ask, usual = twin.table.ask(seat), planning.usual_answers(twin.room, seat)
    steps = [client.PlanStep(key=key, calm=n > 0) for n, key in enumerate(keys)]
    if keys and ask is not None:
        others = {option.key for question in usual for option in question.options}
        skipped = sorted(others - {*ask.decision.keys})[:1]
        kind = ask.decision.kind
        steps[:0] = [client.PlanStep(key=key, optional=True, kind=kind) for key in skipped]
    done = await twin.commands.obey(Actor(seat, True, "en", WHO), client.Plan(steps=steps))
    assert type(done).__name__ == "Done", done


async def check_plan(match: Match, s: Any, viewer: int) -> int:
    """Rooms with and without the plan of another seat tell the viewer the same.

    That holds while it waits, when it answers, and when it ends; how often it was compared.
    """
    compared = 0
    table = Twin(match.game, s, match.seats, viewer).table
    for seat in table.asked:
        if seat in {viewer, CHANCE}:
            continue
        plain, planned = (Twin(match.game, s, match.seats, viewer) for _ in range(2))
        key = twin_keys(plain, seat)[0]
        await lay_down(planned, seat, [key, key])
        await compare([plain, planned], [key])
        # As if it were the next question: the plan answers what another answers by hand.
        plan = planned.room.state.plans[seat]
        planned.room.state.plans[seat] = type(plan)(plan.steps)
        ask = planned.table.ask(seat)
        assert ask is not None
        await plain.answer(seat, key)
        room = planned.room
        await room.exclusively(partial(planning.follow, room, seat, ask.number))
        assert planned.table.count == plain.table.count
        await compare([plain, planned], [key])
        if room.is_running:
            await lay_down(planned, seat, [])
            await compare([plain, planned], [key])
        compared += 1
    return compared


async def check_all(match: Match) -> int:
    viewers = [(s, viewer) for s in moments(match, 3, 6) for viewer in match.viewers]
    return sum([await check_plan(match, s, viewer) for s, viewer in viewers])


@pytest.mark.parametrize("match", MATCHES, ids=str)
async def test_plans_are_in_no_message_to_others(match: Match) -> None:
    assert await check_all(match)


async def test_a_plan_that_is_told_to_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def planned(self: Publisher, viewer: int) -> None:
        self.audience.send_all(self._present.planned(viewer))

    monkeypatch.setattr(Publisher, "planned", planned)
    with pytest.raises(AssertionError):
        await check_all(MATCHES[0])
