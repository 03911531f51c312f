"""A server with too much to do says so and goes on; a table answers at once while a bot thinks."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path

import pytest

from metro2033.server.bots import pool
from metro2033.server.match import commands
from server.http.site import running_site, sqlite_in
from server.match.player import Browser, Socket

CROWD = 30
"""Matches in which somebody answers at the same moment."""

FEW = 8
"""Writes that may wait here: thousands would take a while."""


@contextmanager
def stuck(folder: Path) -> Iterator[None]:
    """A disk that takes nothing, until the end of the block."""
    with closing(sqlite3.connect(folder / "metro2033.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def test_overload_is_told_and_stalls_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "MOST_WAITING", FEW)
    with running_site(sqlite_in(tmp_path)) as site:
        async with AsyncExitStack() as stack:
            anna = Browser(site)
            matches = [anna.make("toy", [{"kind": "mine"}] * 2, start=True) for _ in range(CROWD)]
            crowd = [await stack.enter_async_context(anna.sit(match)) for match in matches]
            looking = await stack.enter_async_context(Browser(site).sit(matches[0]))
            with stuck(tmp_path):
                answers = [asyncio.create_task(socket.answer("rest")) for socket in crowd]
                done, waiting = await asyncio.wait(answers, return_when=asyncio.FIRST_COMPLETED)
                assert {task.result()["code"] for task in done} == {"busy"}
                # Whoever wants nothing written is served as ever, and may come and go.
                assert (await looking.ask("ping"))["type"] == "pong"
                late = await stack.enter_async_context(Browser(site).socket())
                busy = crowd[answers.index(next(iter(done)))]
                assert (await late.hello(busy.state["match"]["id"]))["type"] == "welcome"
                assert (await late.ask("history", since=0, until=9))["type"] == "past"
                with site.visit() as http:
                    assert (await asyncio.to_thread(http.get, "/healthz")).is_success
                    assert (await asyncio.to_thread(http.get, "/readyz")).status_code == 503
                assert any(not task.done() for task in waiting)
            results = [await task for task in answers]
            kinds = [result["type"] for result in results]
            assert kinds.count("done") > FEW
            assert kinds.count("done") + kinds.count("error") == CROWD
            for socket, result in zip(crowd, results, strict=True):
                # What was not taken may be sent again as it was.
                if result["type"] == "error":
                    assert (await socket.answer("rest"))["type"] == "done"


THINKER = """
import sys
from pathlib import Path
from metro2033.server.worker import serve as worker

def think(question, reply_to=worker.reply_to):
    while not Path(sys.argv[1]).exists():
        sum(range(10_000))
    return reply_to(question)

worker.reply_to = think
worker.serve(sys.stdin.buffer, sys.stdout.buffer)
"""
"""A worker whose bots think with all their might until a file appears."""


async def told_while_thinking(socket: Socket) -> list[str]:
    """What is answered to all kinds of messages, without anything that the bot would do."""
    heard = len(socket.heard)
    await socket.ask("history", since=0, until=1000)
    await socket.ask("phrase", phrase="your_turn")
    await socket.ask("answer", ask=0, key="rest")
    await socket.ask("ping")
    return [message["type"] for message in socket.heard[heard:]]


async def test_a_table_answers_at_once_while_a_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_found = tmp_path / "found"
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-c", THINKER, str(is_found)))
    with running_site(sqlite_in(tmp_path), bot_workers=1) as site:
        async with AsyncExitStack() as stack:
            anna, boris = Browser(site), Browser(site)
            seats = [{"kind": "mine"}, {"kind": "bot"}]
            match = anna.make("second", seats, start=True)
            socket = await stack.enter_async_context(anna.sit(match))
            while socket.question is not None:
                await socket.answer(socket.question["fallback"])
            assert socket.state["waiting"]["seats"] == [2]
            assert await told_while_thinking(socket) == ["past", "said", "done", "refused", "pong"]
            # Other tables go on too, and people may come.
            other = boris.make("toy", [{"kind": "mine"}] * 2, start=True)
            beside = await stack.enter_async_context(boris.sit(other))
            assert (await beside.answer("rest"))["type"] == "done"
            again = await stack.enter_async_context(anna.sit(match))
            assert again.state["waiting"]["seats"] == [2]
            is_found.touch()
            change = await socket.hear_a("change")
            assert change["steps"][0]["cause"] == "bot"
