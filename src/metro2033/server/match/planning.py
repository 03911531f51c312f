"""Plans of seats in a room: laid down, followed, and ended as soon as they do not fit."""

from __future__ import annotations

from typing import Final

from metro2033.engine.model.question import SUBJECTS
from metro2033.server.match.actor import Actor
from metro2033.server.match.room import Room
from metro2033.server.protocol import client, part
from metro2033.table.answer import Refused
from metro2033.table.keys import codec_of
from metro2033.table.lack import usual
from metro2033.table.plan import MOST_STEPS, NOT_OFFERED, Plan, Step

BAD_PLAN: Final = "refused-plan"
TAKEN_OVER: Final = "refused-taken-over"


async def lay_down(room: Room, actor: Actor, message: client.Plan) -> Refused | None:
    """Replace the plan; one without steps removes it."""
    if room.state.bot_of(actor.viewer) is not None:
        return Refused("", TAKEN_OVER)
    codec, ask = codec_of(room.state.game), room.state.playing.table.ask(actor.viewer)
    steps = tuple(
        Step(step.key, step.repeat, step.optional, step.calm, step.kind) for step in message.steps
    )
    if len(steps) > MOST_STEPS or not all(step.is_known(codec) for step in steps):
        return Refused("", BAD_PLAN)
    plan = Plan(steps, -1 if ask is None else ask.number)
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
    key, left = plan.answer(found.decision)
    if not key:
        await room.keep_plan(seat, left)
    elif await room.answer(seat, ask, key, plans={seat: left}) is not None:
        await room.keep_plan(seat, plan.ended_by(NOT_OFFERED))


def usual_answers(room: Room, seat: int) -> list[part.UsualQuestion]:
    """What a seat can be asked again and again, and its answers, possible now or not."""
    play = room.state.playing
    option = play.presenter.option
    return [
        part.UsualQuestion(
            kind,
            [option(answer.key) for answer in found],
            dict.fromkeys(SUBJECTS.get(kind, ())),
        )
        for kind in play.table.game.questions
        if (found := usual(play.table, seat, kind))
    ]
