"""Plans: answers that were laid down are given in time, once, and only where they fit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.match.actor import Identity
from metro2033.server.protocol import client, server
from metro2033.server.store.entities import Unavailable
from metro2033.server.store.store import Store
from server.match.open_room import OpenRoom, new_match, open_room, person

Steps = Sequence[tuple[str, bool] | client.PlanStep]


async def two(store: Store) -> str:
    return await new_match(store, "toy", [person(), person()], absent_bot="random")


async def plan(opened: OpenRoom, seat: int, steps: Steps) -> str:
    said = [s if isinstance(s, client.PlanStep) else client.PlanStep(*s) for s in steps]
    message = client.Plan(steps=said)
    done = await opened.commands.obey(opened.actor(seat), message)
    return type(done).__name__


async def settled(opened: OpenRoom) -> None:
    """Wait until no plan has anything to answer."""
    while opened.automation.is_busy:
        await asyncio.sleep(0)


def asked(opened: OpenRoom) -> int:
    return opened.room.state.playing.table.asked[0]


def given(opened: OpenRoom, seat: int) -> list[str]:
    """What a seat has answered, as everybody sees it."""
    return [made.key for made in opened.room.state.playing.log if made.seat == seat]


async def test_answers_that_were_laid_down_are_given_in_turn(store: Store) -> None:
    async with open_room(store, await two(store)) as opened:
        first = asked(opened)
        assert await plan(opened, 1 - first, [("rest", False), ("rest", False)]) == "Done"
        while opened.room.state.plans:
            await opened.answer(first, "rest")
            await settled(opened)
        assert given(opened, 1 - first) == ["rest", "rest"]
        while asked(opened) == first:
            await opened.answer(first, "rest")
        await settled(opened)
        assert given(opened, 1 - first) == ["rest", "rest"]
        causes = {made.cause for made in opened.room.state.playing.log if made.seat != -1}
        assert "planned" not in causes


async def test_a_plan_outlives_the_server_and_goes_on_there(store: Store) -> None:
    match = await two(store)
    async with open_room(store, match) as opened:
        first = asked(opened)
        await plan(opened, 1 - first, [("rest", True)])
    async with open_room(store, match) as opened:
        await opened.answer(first, "rest")
        await settled(opened)
        assert set(given(opened, 1 - first)) == {"rest"}
        assert asked(opened) == first
        assert await store.waiting_for_plans() == []


async def test_a_match_that_waits_for_a_plan_is_found_when_a_server_starts(store: Store) -> None:
    match = await two(store)
    async with open_room(store, match) as opened:
        first = asked(opened)
        await plan(opened, 1 - first, [("rest", False)])
        await opened.automation.close()
        await opened.answer(first, "rest")
    assert await store.waiting_for_plans() == [match]
    async with open_room(store, match) as opened:
        await settled(opened)
        assert given(opened, 1 - first) == ["rest"]


async def test_a_plan_does_not_answer_what_was_asked_before_it(store: Store) -> None:
    async with open_room(store, await two(store)) as opened:
        first = asked(opened)
        await plan(opened, first, [("rest", False)])
        await settled(opened)
        assert given(opened, first) == []
        await opened.answer(first, "rest")
        while opened.room.state.plans:
            await opened.answer(1 - first, "rest")
            await settled(opened)
        assert given(opened, first) == ["rest", "rest"]


async def test_a_plan_that_does_not_fit_ends_with_a_reason_for_its_owner_alone(
    store: Store,
) -> None:
    async with open_room(store, await two(store)) as opened:
        first = asked(opened)
        ears = {viewer: opened.listen(viewer) for viewer in (0, 1, SPECTATOR)}
        far = far_walk(opened)
        await plan(opened, 1 - first, [(far, True)])
        for _ in range(3):
            if opened.room.state.plans[1 - first].ended:
                break
            await opened.answer(first, "rest")
            await settled(opened)
        assert opened.room.state.plans[1 - first].ended == "not_offered"
        told = [h["plan"] for h in ears[1 - first].heard if h["type"] == "planned"]
        assert told[-1]["ended"] == "not_offered"
        for viewer in (first, SPECTATOR):
            assert all(h["type"] != "planned" for h in ears[viewer].heard)
            assert far not in "".join(ears[viewer].texts[1:])
        assert asked(opened) == 1 - first
        # Whoever comes back learns why, until they lay down something else.
        again = opened.listen(1 - first)
        assert again.heard[0]["plan"]["ended"] == "not_offered"
        await plan(opened, 1 - first, [])
        assert opened.listen(1 - first).heard[0].get("plan") is None


def far_walk(opened: OpenRoom) -> str:
    """An answer that the toy does not offer at the beginning."""
    return f"walk:{opened.room.state.game.slugs['platform'][0]}"


async def test_a_route_is_taken_if_it_is_free_and_another_answer_is_given_if_not(
    store: Store,
) -> None:
    async with open_room(store, await two(store)) as opened:
        first, ask = asked(opened), opened.room.state.playing.table.ask(asked(opened))
        assert ask is not None
        ears = {viewer: opened.listen(viewer) for viewer in (0, 1, SPECTATOR)}
        route = client.PlanStep(far_walk(opened), optional=True, kind=ask.decision.kind)
        await plan(opened, 1 - first, [route, client.PlanStep("rest", calm=True)])
        told = ears[1 - first].heard[-1]["plan"]["steps"]
        assert [(s["optional"], s["calm"], s["kind"]) for s in told] == [
            (True, False, ask.decision.kind),
            (False, True, ""),
        ]
        while opened.room.state.plans:
            await opened.answer(first, "rest")
            await settled(opened)
        assert given(opened, 1 - first) == ["rest"]
        for viewer in (first, SPECTATOR):
            assert route.key not in "".join(ears[viewer].texts[1:])


async def test_a_plan_for_another_question_ends(store: Store) -> None:
    async with open_room(store, await two(store)) as opened:
        first, kinds = asked(opened), list(opened.room.state.game.questions)
        ask = opened.room.state.playing.table.ask(first)
        assert ask is not None
        other = next(kind for kind in kinds if kind != ask.decision.kind)
        await plan(opened, 1 - first, [client.PlanStep("rest", kind=other)])
        while not opened.room.state.plans[1 - first].ended:
            await opened.answer(first, "rest")
            await settled(opened)
        assert opened.room.state.plans[1 - first].ended == "other_question"
        assert given(opened, 1 - first) == []


async def test_a_seat_learns_what_it_may_be_asked_and_could_answer(store: Store) -> None:
    match = await new_match(store, "second", [person(), person()])
    async with open_room(store, match) as opened:
        actor = opened.actor(1)
        told = await opened.commands.obey(actor, client.Usual())
        assert isinstance(told, server.UsualAnswers)
        known = {question.kind: [o.key for o in question.options] for question in told.questions}
        assert "receive_mission" in known["hero_turn"]
        assert "attack_hero:1" in known["army_action"]
        assert "attack_hero:2" not in known["army_action"]
        keys = {key for found in known.values() for key in found}
        for start in range(0, len(keys), 12):
            steps = [client.PlanStep(key) for key in sorted(keys)[start : start + 12]]
            assert await plan(opened, 1, steps) == "Done"


@pytest.mark.parametrize("way", ["undo", "stand in", "by hand"])
async def test_a_plan_ends_when_its_owner_or_the_past_changes(store: Store, way: str) -> None:
    async with open_room(store, await two(store)) as opened:
        first = asked(opened)
        other, room = 1 - first, opened.room
        await opened.answer(first, "rest")
        await opened.answer(other, "rest")
        await plan(opened, other, [("rest", True)])
        if way == "undo":
            await room.exclusively(lambda: room.take_back(1, is_agreed=True))
            assert room.state.plans[other].ended == "undone"
        elif way == "stand in":
            await room.exclusively(lambda: room.stand_in(other, "random"))
            assert room.state.plans[other].ended == "stand_in"
        else:
            await opened.automation.close()
            for _ in range(4):
                await opened.answer(asked(opened), "rest")
            assert room.state.plans == {}
        stored = await store.plans(room.state.match.id)
        assert {s: p.data() for s, p in room.state.plans.items()} == stored


async def test_whoever_has_the_seat_next_does_not_see_the_plan(store: Store) -> None:
    match = await two(store)
    async with open_room(store, match) as opened:
        await plan(opened, 0, [("rest", True)])
        heir = Identity("the session of an heir", None)
        await store.change_seat(match, 0, session=heir.session)
        assert await store.plans(match) == {}
        await opened.room.exclusively(opened.room.reload)
        assert 0 not in opened.room.state.plans


async def test_a_plan_laid_down_while_the_seat_changes_hands_is_not_the_heirs(
    store: Store,
) -> None:
    match = await two(store)
    async with open_room(store, match) as opened:
        await store.change_seat(match, 0, session="the session of an heir")
        await plan(opened, 0, [("rest", True)])
        assert await store.plans(match) == {}


async def test_an_answer_that_is_not_stored_uses_up_no_step(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await two(store)
    async with open_room(store, match) as opened:
        first = asked(opened)
        await plan(opened, 1 - first, [("rest", False), ("rest", False)])

        async def fail(*_: Any, **__: Any) -> None:
            raise Unavailable("the disk is full")

        with monkeypatch.context() as patch:
            append = Store.append

            async def some(store: Store, match: str, choices: Any, **rest: Any) -> None:
                await (fail if rest["plans"] else append)(store, match, choices, **rest)

            patch.setattr(Store, "append", some)
            await opened.answer(first, "rest")
            await settled(opened)
        assert opened.room.is_closed
    async with open_room(store, match) as opened:
        assert given(opened, 1 - first) == []
        await settled(opened)
        while opened.room.state.plans:
            await opened.answer(first, "rest")
            await settled(opened)
        assert given(opened, 1 - first) == ["rest", "rest"]


async def test_keys_of_no_game_are_refused(store: Store) -> None:
    async with open_room(store, await two(store)) as opened:
        assert await plan(opened, 0, [("no-such-key", False)]) == "Refused"
        assert await plan(opened, 0, [client.PlanStep("rest", kind="no_such")]) == "Refused"
        assert await plan(opened, 0, [("rest", False)] * 13) == "Refused"
        assert opened.room.state.plans == {}
