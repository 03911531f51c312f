"""Plans of seats in a room: laid down, followed, and ended as soon as they do not fit."""

from __future__ import annotations

from typing import Final

from metro2033.server.match.actor import Actor
from metro2033.server.match.room import Room
from metro2033.server.protocol import client
from metro2033.table.answer import Refused
from metro2033.table.keys import codec_of
from metro2033.table.plan import MOST_STEPS, NOT_OFFERED, Plan, Step

BAD_PLAN: Final = "refused-plan"
TAKEN_OVER: Final = "refused-taken-over"


async def lay_down(room: Room, actor: Actor, message: client.Plan) -> Refused | None:
    """Replace the plan; one without steps removes it."""
    if room.state.bot_of(actor.viewer) is not None:
        return Refused("", TAKEN_OVER)
    codec, ask = codec_of(room.state.game), room.state.playing.table.ask(actor.viewer)
    steps = tuple(Step(step.key, step.repeat) for step in message.steps)
    if len(steps) > MOST_STEPS or not all(step.is_known(codec) for step in steps):
        return Refused("", BAD_PLAN)
    plan = Plan(steps, message.calm, -1 if ask is None else ask.number)
    await room.keep_plan(actor.viewer, plan if steps else None)
    room.notify()
    return None


async def follow(room: Room, seat: int, ask: int) -> None:
    """Answer a question as the plan of its seat says, or end the plan; if both still stand."""
    state = room.state
    plan, found = state.plans.get(seat), state.playing.table.ask(seat)
    is_free = room.is_running and state.bot_of(seat) is None
    if plan is None or found is None or not is_free:
        return
    if found.number != ask or not plan.answers(ask):
        return
    reason = plan.misfit(found.decision)
    key = plan.steps[0].key_in(found.decision)
    if reason or key is None:
        await room.keep_plan(seat, plan.ended_by(reason))
        return
    if await room.answer(seat, ask, key, plans={seat: plan.after_step()}) is not None:
        await room.keep_plan(seat, plan.ended_by(NOT_OFFERED))
