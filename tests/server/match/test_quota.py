"""Strangers write only so much: chat, sessions and tables have quotas, and the host can mute."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import Counter
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from metro2033.server.store import chat_lines
from metro2033.server.store.entities import NewSeat
from metro2033.server.store.store import Store
from metro2033.server.time_off import DAY_MS
from server.http.site import RunningSite, running_site, sqlite_in, table
from server.match.player import Browser, Socket
from server.match.table import TWO, Table


def watching(site: RunningSite, match: str) -> Browser:
    """A spectator with a session."""
    found = Browser(site)
    found.post(f"/api/matches/{match}/watch")
    return found


def rows(folder: Path, query: str) -> list[Any]:
    with sqlite3.connect(folder / "metro2033.sqlite3") as database:
        found = database.execute(query).fetchall()
    database.close()
    return found


async def talk(socket: Socket, number: int) -> Counter[str]:
    """How many lines were taken, and why others were not."""
    answers = [await socket.ask("chat", text=f"line {n}") for n in range(number)]
    return Counter(str(answer.get("message", answer["type"])) for answer in answers)


async def test_who_has_no_session_writes_nothing(site: RunningSite, stack: AsyncExitStack) -> None:
    stranger = await stack.enter_async_context(Browser(site).sit(Table(site).match))
    assert await talk(stranger, 2) == {"refused-chat-stranger": 2}


async def test_each_person_writes_only_so_much(tmp_path: Path, stack: AsyncExitStack) -> None:
    with running_site(sqlite_in(tmp_path), chat_per_minute=10) as site:
        one, two = await Table(site).sit(stack)
        found = await talk(one, 20)
        assert 5 <= found["done"] <= 10
        assert found["refused-chat-too-often"] >= 10
        assert (await talk(two, 1))["done"] == 1, "others may still write"
        await stack.aclose()


async def test_a_crowd_of_spectators_writes_no_more_than_one(
    tmp_path: Path, stack: AsyncExitStack
) -> None:
    with running_site(sqlite_in(tmp_path), chat_per_minute=10) as site:
        seated = Table(site)
        one, _ = await seated.sit(stack)
        crowd = [watching(site, seated.match) for _ in range(12)]
        sockets = [await stack.enter_async_context(b.sit(seated.match)) for b in crowd]
        found = sum([await talk(socket, 2) for socket in sockets], Counter[str]())
        assert 5 <= found["done"] <= 12
        assert (await talk(one, 1))["done"] == 1, "players are not silenced by a crowd"
        await stack.aclose()
    assert len(rows(tmp_path, "SELECT k FROM chat")) <= 13


async def test_one_address_writes_only_so_much_at_all_matches_together(
    tmp_path: Path, stack: AsyncExitStack
) -> None:
    with running_site(sqlite_in(tmp_path), chat_per_minute=4) as site:
        tables = [Table(site) for _ in range(12)]
        sockets = [(await t.sit(stack))[0] for t in tables]
        found = sum([await talk(socket, 2) for socket in sockets], Counter[str]())
        assert 12 <= found["done"] <= 16
        await stack.aclose()


async def test_only_the_last_lines_of_spectators_are_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat_lines, "MOST_OUTSIDE", 4)
    match = await store.create_match(settings={}, secret=b"", content_digest="", seats=[NewSeat()])
    for n in range(6):
        await store.add_line(match.id, seat=0, name="Anna", text=f"inside {n}")
        await store.add_line(match.id, seat=None, name="", text=f"outside {n}")
    lines = await store.lines(match.id)
    assert [line.text for line in lines if line.seat == 0] == [f"inside {n}" for n in range(6)]
    assert [line.text for line in lines if line.seat is None] == ["outside 4", "outside 5"]


def test_dropping_the_cookie_resets_no_quota(tmp_path: Path) -> None:
    limits = {"newcomers_per_hour": 6, "tables_per_hour": 4}
    with running_site(sqlite_in(tmp_path), **limits) as site, ExitStack() as opened:

        def visit() -> httpx.Client:
            return opened.enter_context(site.visit())

        host = visit()
        match = host.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
        found = Counter(
            visit().post(f"/api/matches/{match}/watch", json={}).status_code for _ in range(9)
        )
        assert found == {200: 5, 429: 4}
        made = Counter(host.post("/api/matches", json=table()).status_code for _ in range(6))
        assert made == {201: 3, 429: 3}
        fresh = visit().post("/api/accounts", json={"name": "X", "password": "long enough"})
        assert fresh.status_code == 429
    assert rows(tmp_path, "SELECT count(*) FROM session") == [(6,)]
    assert rows(tmp_path, "SELECT count(*) FROM spectator") == [(0,)]


def test_a_session_lasts_only_if_it_has_something_to_come_back_to(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path)) as site, ExitStack() as opened:
        host, guest, onlooker, clumsy = (opened.enter_context(site.visit()) for _ in range(4))
        match = host.post("/api/matches", json=table(is_public=True)).json()["match"]["id"]
        guest.post(f"/api/matches/{match}/join", json={"name": "Boris"})
        onlooker.post(f"/api/matches/{match}/watch", json={})
        assert onlooker.get("/api/session").json()["is_known"] is True
        assert clumsy.post("/api/matches", json={"edition": "none"}).status_code == 422
    soon = time.time_ns() // 1_000_000 + DAY_MS
    kinds = Counter(rows(tmp_path, f"SELECT kind, expires > {soon} FROM session"))
    assert kinds[("browser", 1)] == 2
    assert set(kinds) <= {("browser", 1), ("visit", 0)}
    assert kinds[("visit", 0)] >= 1


async def test_the_host_mutes_a_seat_and_the_spectators(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    anna, boris = Browser(site), Browser(site)
    match = anna.make("toy", TWO)
    boris.join(match, 2, "Boris")
    anna.post(f"/api/matches/{match}/start")
    host = await stack.enter_async_context(anna.sit(match))
    other = await stack.enter_async_context(boris.sit(match))
    outside = await stack.enter_async_context(watching(site, match).sit(match, seat=None))
    assert (host.state["is_host"], other.state["is_host"]) == (True, False)
    for socket in (other, outside):
        refused = await socket.ask("mute", seat=1, is_muted=True)
        assert refused["message"] == "problem-not-host"
    assert (await host.ask("mute", seat=7, is_muted=True))["message"] == "problem-no-seat"
    for seat in (2, None):
        assert (await host.ask("mute", seat=seat, is_muted=True))["type"] == "done"
    told = await other.hear_a("seats")
    assert [seat["is_muted"] for seat in told["seats"]] == [False, True]
    for socket in (other, outside):
        assert await talk(socket, 1) == {"refused-muted": 1}
    assert await talk(host, 1) == {"done": 1}
    again = await stack.enter_async_context(boris.sit(match))
    assert again.state["are_spectators_muted"] is True
    assert (await host.ask("mute", seat=2, is_muted=False))["type"] == "done"
    assert await talk(again, 1) == {"done": 1}


async def test_a_mute_outlasts_the_room(tmp_path: Path) -> None:
    for start in range(2):
        with running_site(sqlite_in(tmp_path)) as site:
            if not start:
                anna = Browser(site)
                match = await asyncio.to_thread(anna.make, "toy", TWO)
            anna.site = site
            async with anna.sit(match) as host:
                if not start:
                    await host.ask("mute", seat=None, is_muted=True)
                else:
                    assert host.state["are_spectators_muted"] is True
