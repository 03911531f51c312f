"""Messages that are none, too many or too long, and matches that are none of one's business."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from metro2033.server.http import websocket as endpoint
from metro2033.server.match.outbox import MALFORMED, TOO_MANY
from metro2033.server.tables import connection
from server.http.site import RunningSite, running_site, sqlite_in
from server.match.player import Browser, Socket
from server.match.table import TWO, Table


async def closed(socket: Socket) -> int | None:
    """The code with which the server closes a connection."""
    try:
        while True:
            await socket.hear()
    except ConnectionClosed as closing:
        return closing.rcvd.code if closing.rcvd else None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"type": "fly"}',
        '{"type": "answer"}',
        '{"type": "ping", "id": -1}',
        '{"type": "hello", "match": "no\\u0000id"}',
        b"\xff",
    ],
)
async def test_a_malformed_message_is_told_and_changes_nothing(
    table: Table, stack: AsyncExitStack, text: str | bytes
) -> None:
    asked, _ = await table.sit(stack)
    await asked.connection.send(text)
    error = await asked.hear_a("error")
    assert (error["code"], error["id"]) == ("malformed", 0)
    assert (await asked.answer("rest"))["type"] == "done"


@pytest.mark.parametrize(
    "text",
    ['{"type": "fly", "id": 7}', '{"id": 7}', '{"type": "answer", "id": 7, "ask": "first"}'],
)
async def test_what_is_malformed_is_answered_by_its_number(
    table: Table, stack: AsyncExitStack, text: str
) -> None:
    asked, _ = await table.sit(stack)
    await asked.connection.send(text)
    error = await asked.hear_a("error")
    assert (error["code"], error["id"]) == ("malformed", 7)


async def test_who_sends_nothing_but_nonsense_is_cut_off(
    table: Table, stack: AsyncExitStack
) -> None:
    asked, other = await table.sit(stack)
    for _ in range(connection.MOST_MALFORMED + 1):
        await asked.connection.send("nonsense")
    assert await closed(asked) == MALFORMED
    assert (await other.hear_a("seats"))["seats"][asked.state["seat"] - 1]["is_here"] is False


async def test_too_many_messages_are_ignored_and_then_cut_off(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path), messages_per_second=4) as site:
        async with AsyncExitStack() as stack:
            asked, other = await Table(site).sit(stack)
            for _ in range(endpoint.MOST_EXCESS + 100):
                await asked.send("ping")
            assert await closed(asked) == TOO_MANY
            errors = [heard for heard in asked.heard if heard["type"] == "error"]
            assert {error["code"] for error in errors} == {"too_many"}
            answered = [heard["id"] for heard in asked.heard if heard["type"] in {"error", "pong"}]
            assert answered == list(range(2, 2 + len(answered)))
            assert (await other.ask("ping"))["type"] == "pong"


async def test_a_long_frame_ends_the_connection(table: Table, stack: AsyncExitStack) -> None:
    asked, _ = await table.sit(stack)
    await asked.connection.send("x" * 9000)
    assert await closed(asked) == 1009


async def test_hello_comes_first(site: RunningSite) -> None:
    async with Browser(site).socket() as socket:
        assert (await socket.ask("ping"))["type"] == "pong"
        assert (await socket.ask("answer", ask=1, key="rest"))["code"] == "hello_first"


@pytest.mark.parametrize("match", ["", "nothing", "x" * 64, "../../etc"])
async def test_there_is_no_such_match(site: RunningSite, match: str) -> None:
    async with Browser(site).socket() as socket:
        assert (await socket.hello(match))["code"] == "unknown_match"


async def test_a_private_match_is_nobodys_business(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    anna = Browser(site)
    match = anna.make("toy", TWO, is_public=False)
    own = await stack.enter_async_context(anna.sit(match))
    assert own.state["seat"] == 1
    stranger = await stack.enter_async_context(Browser(site).socket())
    none = await stranger.hello("no-such-match")
    for seat in ({}, {"seat": None}, {"seat": 1}, {"seat": 2}):
        assert (await stranger.hello(match, **seat)) == {**none, "id": stranger.heard[-1]["id"]}


async def test_one_may_go_to_another_match_on_the_same_connection(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    anna = Browser(site)
    matches = [anna.make("toy", [{"kind": "mine"}] * 2, start=True) for _ in range(2)]
    socket = await stack.enter_async_context(anna.sit(matches[0]))
    first = socket.state["seat"]
    other = await stack.enter_async_context(anna.sit(matches[0], seat=3 - first))
    await socket.hello(matches[1])
    assert socket.state["match"]["id"] == matches[1]
    left = socket.heard[0]["seat"]
    assert left == first
    while other.state["seats"][left - 1]["is_here"]:
        await other.hear_a("seats")
    assert [seat["is_here"] for seat in other.state["seats"]].count(True) == 1
    heard = len(socket.heard)
    await other.hello(matches[0])
    assert (await other.answer("rest"))["type"] == "done"
    await socket.rest()
    assert [message["type"] for message in socket.heard[heard:]] == ["past"]
