"""Hints and odds: told with reasons, to those who may have them, without holding anybody up."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from metro2033.i18n import has_text
from metro2033.server.bots.bot_question import BotQuestion, BotReply
from metro2033.server.protocol import client, server
from metro2033.server.store.store import Store
from server.http.site import RunningSite
from server.match.open_room import new_match, open_room, person
from server.match.table import Table


class Thinker:
    """A bot that thinks until it may answer."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()

    async def think(self, question: BotQuestion) -> BotReply | None:
        await self.may_answer.wait()
        return BotReply("rest")


class Breaker:
    """A bot with a fault."""

    async def think(self, question: BotQuestion) -> BotReply | None:
        raise LookupError("as the test wants")


@pytest.mark.parametrize("edition", ["toy", "second"])
async def test_a_hint_is_one_of_the_options(
    site: RunningSite, stack: AsyncExitStack, edition: str
) -> None:
    asked, other = await Table(site, edition).sit(stack)
    assert asked.question is not None
    hint = await asked.ask("hint", ask=asked.question["ask"])
    assert hint["type"] == "hinted"
    keys = [option["key"] for option in asked.question["options"]]
    told = [advice["key"] for advice in hint["best"]]
    assert set(told) <= set(keys)
    assert len(told) == len(set(told)) == (min(3, len(keys)) if edition == "second" else 1)
    assert (await other.ask("hint", ask=asked.question["ask"]))["message"] == "refused-not-asked"


async def test_a_hint_has_reasons_that_can_be_told(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    asked, other = await Table(site, "second").sit(stack)
    reasons: list[Any] = []
    for _ in range(12):
        for socket in (asked, other):
            await socket.rest()
            if socket.question is not None:
                hint = await socket.ask("hint", ask=socket.question["ask"])
                assert hint["type"] == "hinted", hint
                chances = [advice["chance"] for advice in hint["best"]]
                assert all(0 <= chance <= 1 for chance in chances)
                reasons += [reason for advice in hint["best"] for reason in advice["reasons"]]
                await socket.answer(hint["best"][0]["key"])
    assert reasons
    for reason in reasons:
        assert has_text(reason["kind"])
        feature = f"feature-{reason['args']['feature']}"
        assert has_text(feature, part="better")
        assert has_text(feature, part="worse")
        assert reason["args"]["trend"] in {"good", "bad"}


async def test_the_chances_of_fights_are_told(site: RunningSite, stack: AsyncExitStack) -> None:
    asked, other = await Table(site, "second").sit(stack)
    for _ in range(60):
        asked, other = (asked, other) if asked.question is not None else (other, asked)
        assert asked.question is not None
        keys = [option["key"] for option in asked.question["options"]]
        fights = [key for key in keys if key.startswith("attack_")]
        if fights:
            chances = await asked.ask("odds", ask=asked.question["ask"])
            assert chances["type"] == "chances"
            assert set(chances["odds"]) <= set(keys)
            assert set(chances["odds"]) & set(fights)
            assert all(0 <= chance <= 1 for chance in chances["odds"].values())
            return
        await asked.answer(asked.question["fallback"])
        await asked.rest()
        await other.rest()
    pytest.fail("nobody could attack anything")


async def test_a_table_may_do_without_hints(site: RunningSite, stack: AsyncExitStack) -> None:
    asked, _ = await Table(site, hints=False).sit(stack)
    assert asked.state["match"]["hints"] is False
    assert asked.question is not None
    assert (await asked.ask("hint", ask=asked.question["ask"]))["message"] == "refused-hints"


async def test_who_asks_for_a_hint_may_go_on_meanwhile(sqlite_store: Store) -> None:
    """What a bot thinks about for long is answered when it is found; all else at once."""
    match = await new_match(sqlite_store, "toy", [person(), person()])
    mind = Thinker()
    async with open_room(sqlite_store, match, bots=mind) as opened:
        seat = opened.room.state.playing.table.asked[0]
        ask = opened.room.state.playing.table.ask_numbers[seat]
        said: list[server.Message] = []
        for message in (
            client.Hint(id=1, ask=ask),
            client.Odds(id=2, ask=ask),
            client.Hint(id=3, ask=ask),
            client.Answer(id=4, ask=ask, key="rest"),
        ):
            await opened.commands.hear(opened.actor(seat), message, said.append)
        assert [type(message).__name__ for message in said] == ["Error", "Done"]
        mind.may_answer.set()
        while len(said) < 4:
            await asyncio.sleep(0.001)
        assert {type(message).__name__ for message in said[2:]} == {"Hinted", "Chances"}


async def test_a_hint_that_breaks_is_told(sqlite_store: Store) -> None:
    match = await new_match(sqlite_store, "toy", [person(), person()])
    async with open_room(sqlite_store, match, bots=Breaker()) as opened:
        seat = opened.room.state.playing.table.asked[0]
        ask = opened.room.state.playing.table.ask_numbers[seat]
        said: list[server.Message] = []
        await opened.commands.hear(opened.actor(seat), client.Hint(id=9, ask=ask), said.append)
        while not said:
            await asyncio.sleep(0.001)
        assert isinstance(said[0], server.Error)
        assert (said[0].id, said[0].code) == (9, "unavailable")
