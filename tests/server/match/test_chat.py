"""Chat: lines and phrases, kept and told to all."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

from metro2033.engine.kernel.source import Stream
from metro2033.i18n import has_text, languages
from metro2033.server.protocol.part import PHRASES
from server.http.site import RunningSite
from server.match.player import Browser
from server.match.table import Table

BOTS = [{"kind": "bot", "bot": "random"}]


async def test_a_line_is_told_to_all(
    site: RunningSite, table: Table, stack: AsyncExitStack
) -> None:
    one, two = await table.sit(stack)
    spectator = Browser(site)
    spectator.post(f"/api/matches/{table.match}/watch")
    watcher = await stack.enter_async_context(spectator.sit(table.match))
    assert (await one.ask("chat", text=" Привет,\n  всем! "))["type"] == "done"
    assert (await watcher.ask("chat", text="hello from outside"))["type"] == "done"
    assert (await two.ask("phrase", phrase="good_luck"))["type"] == "done"
    for socket in (one, two, watcher):
        await socket.rest()
        assert [
            (line["k"], line["seat"], line["text"], line["phrase"]) for line in socket.lines
        ] == [
            (1, one.state["seat"], "Привет, всем!", None),
            (2, None, "hello from outside", None),
            (3, two.state["seat"], None, "good_luck"),
        ]
    late = await stack.enter_async_context(Browser(site).sit(table.match, chat=2))
    assert [line["k"] for line in late.lines] == [3]


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"kind": "chat", "text": " \n\u200b "}, "refused-nothing-said"),
        ({"kind": "phrase", "phrase": "insult"}, "refused-phrase"),
    ],
)
async def test_what_is_no_line_is_refused(
    table: Table, stack: AsyncExitStack, message: dict[str, str], reason: str
) -> None:
    one, _ = await table.sit(stack)
    assert (await one.ask(**message))["message"] == reason


async def test_a_long_line_is_malformed(table: Table, stack: AsyncExitStack) -> None:
    one, _ = await table.sit(stack)
    await one.send("chat", text="x" * 501)
    assert (await one.hear_a("error"))["code"] == "malformed"


async def test_a_table_may_be_silent(site: RunningSite, stack: AsyncExitStack) -> None:
    one, _ = await Table(site, chat=False).sit(stack)
    assert (await one.ask("chat", text="hello"))["message"] == "refused-chat"
    assert (await one.ask("phrase", phrase="hello"))["message"] == "refused-chat"


@pytest.mark.parametrize("language", languages())
def test_every_phrase_is_in_every_language(language: str) -> None:
    assert [p for p in PHRASES if not has_text(f"phrase-{p}", language)] == []


async def test_strangers_at_a_finished_private_match_hear_and_say_nothing(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    anna = Browser(site)
    match = anna.make("toy", [{"kind": "mine", "name": "Anna"}, *BOTS], is_public=False, start=True)
    seated = await stack.enter_async_context(anna.sit(match))
    assert (await seated.ask("chat", text="between us"))["type"] == "done"
    await seated.play(Stream(1))
    stranger = await stack.enter_async_context(Browser(site).sit(match))
    assert (stranger.state["status"], stranger.lines) == ("over", [])
    assert (await stranger.ask("chat", text="may I?"))["message"] == "refused-chat"
    assert (await seated.ask("phrase", phrase="good_game"))["type"] == "done"
    await stranger.rest()
    await seated.rest()
    assert stranger.lines == []
    assert [line["k"] for line in seated.lines] == [1, 2]
