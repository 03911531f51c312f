"""Those who watch with a delay see what happened then, as it goes on, and nothing earlier."""

from __future__ import annotations

import time
from contextlib import AsyncExitStack
from typing import Any

import pytest

from metro2033.server.match import summary
from metro2033.server.store import delay
from metro2033.server.store.delay import Delay, read_delay, shown_count
from metro2033.server.store.entities import StoredChoice
from metro2033.server.store.store import Store
from server.http.site import RunningSite, running_site
from server.match.player import Browser, Socket

TWO = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
BY_MOVES = {"kind": "moves", "moves": 3}
BY_MINUTES = {"kind": "minutes", "minutes": 1}
SECOND_MS = 1500
"""A minute in these tests."""


def choice(n: int, cause: str = "chosen", at: int = 0) -> StoredChoice:
    return StoredChoice(n, 0, "rest", cause, at)


def test_moves_are_what_somebody_has_chosen() -> None:
    causes = ["chosen", "forced", "bot", "passed", "absent"]
    log = [choice(n, cause) for n, cause in enumerate(causes, 1)]
    shown = [shown_count(Delay("moves", n), log, 0, is_over=False) for n in (1, 2, 3, 4)]
    assert shown == [4, 2, 0, 0]
    assert shown_count(Delay("moves", 2), log, 0, is_over=True) == 5


def test_minutes_are_counted_to_the_end_of_the_match() -> None:
    log = [choice(n, at=n * 60_000) for n in range(1, 6)]
    for is_over in (False, True):
        assert shown_count(Delay("minutes", 2), log, 5 * 60_000, is_over=is_over) == 3
    assert read_delay({"delay": None}) is None
    assert read_delay({"delay": BY_MINUTES}) == Delay("minutes", 1)


class Play:
    """A match of the toy that one browser plays at both seats, and somebody who watches."""

    def __init__(self, site: RunningSite, stack: AsyncExitStack, **settings: Any) -> None:
        self.site, self._stack = site, stack
        self.players, self.crowd = Browser(site), Browser(site)
        self.match = self.players.make("toy", TWO, start=True, **settings)

    async def sit(self, browser: Browser, seat: int | None) -> Socket:
        return await self._stack.enter_async_context(browser.sit(self.match, seat=seat))

    async def begin(self) -> tuple[list[Socket], Socket]:
        seats = [await self.sit(self.players, seat) for seat in (1, 2)]
        return seats, await self.sit(self.crowd, None)

    def listed(self) -> dict[str, Any]:
        with self.site.visit() as http:
            rows: list[dict[str, Any]] = http.get("/api/watch").json()["matches"]
            return {row["id"]: row for row in rows}.get(self.match, {})

    def shown(self) -> dict[str, Any]:
        with self.site.visit() as http:
            found: dict[str, Any] = http.get(f"/api/matches/{self.match}").json()
            return found


async def answer(seats: list[Socket]) -> bool:
    """Let whoever is asked choose what they can do last; False when the match is over."""
    for socket in seats:
        await socket.rest()
    asked = next((socket for socket in seats if socket.question is not None), None)
    if asked is None or asked.question is None:
        return False
    await asked.answer(asked.question["options"][-1]["key"])
    return True


def standing(socket: Socket) -> tuple[int, int, list[int]]:
    """How far a match has come, as somebody knows it."""
    return socket.state["n"], socket.facts["round"], socket.facts["points"]


def expected(seat: Socket, moves: int) -> int:
    """How many choices may be shown: those before the last moves."""
    made = [s["n"] for s in seat.steps if s["cause"] in {"chosen", "absent", "bot"} and s["seat"]]
    return made[-moves] - 1 if len(made) >= moves else 0


async def watch(play: Play) -> list[str]:
    """Play a match to its end; what went wrong for those who watch by moves."""
    seats, watching = await play.begin()
    await seats[0].ask("history", since=0, until=1000)
    faults, seen = [], [standing(watching)[1:]]
    while await answer(seats):
        for socket in (*seats, watching):
            await socket.rest()
        if seats[0].is_over:
            break
        seen.append(standing(watching)[1:])
        if watching.state["n"] > expected(seats[0], 3):
            faults.append("socket")
        row = play.listed()
        if (row["round"], [seat["points"] for seat in row["seats"]]) not in seen:
            faults.append("list")
        if play.shown()["count"] > expected(seats[0], 3) or play.shown()["waiting"]:
            faults.append("rest")
    await watching.rest()
    assert standing(watching) == standing(seats[0])
    assert watching.state["ranking"] == seats[0].state["ranking"]
    assert play.listed() == {}
    return faults


async def test_a_match_is_shown_some_moves_later(database_url: str) -> None:
    with running_site(database_url) as site:
        async with AsyncExitStack() as stack:
            assert await watch(Play(site, stack, delay=BY_MOVES)) == []


@pytest.mark.parametrize("fault", ["list", "socket"])
async def test_what_comes_too_early_is_caught(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    if fault == "list":
        monkeypatch.setattr(summary, "read_delay", lambda _: None)
    else:
        real = shown_count
        late = "metro2033.server.match.delayed.shown_count"
        monkeypatch.setattr(
            late, lambda d, log, now, **k: min(len(log), real(d, log, now, **k) + 1)
        )
    with running_site(sqlite_url) as site:
        async with AsyncExitStack() as stack:
            assert fault in await watch(Play(site, stack, delay=BY_MOVES))


async def test_a_match_is_shown_some_minutes_later(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delay, "MINUTE_MS", SECOND_MS)
    with running_site(database_url) as site:
        async with AsyncExitStack() as stack:
            play = Play(site, stack, delay=BY_MINUTES)
            seats, watching = await play.begin()
            await seats[0].ask("chat", text="I shall rest now")
            heard = dict[int, float]()
            while await answer(seats):
                pass
            assert seats[0].state["status"] == "over"
            while watching.state["status"] != "over":
                message = await watching.hear()
                now = time.time() * 1000
                heard |= {s["n"]: now for s in message.get("steps", []) if s["n"] not in heard}
                if message["type"] == "said":
                    assert now >= message["line"]["at"] + SECOND_MS
            assert [line["text"] for line in watching.lines] == ["I shall rest now"]
            assert standing(watching) == standing(seats[0])
            store = await Store.open(database_url)
            at = {made.n: made.at for made in await store.choices(play.match)}
            await store.close()
            assert heard
            assert all(now >= at[n] + SECOND_MS for n, now in heard.items())


async def test_the_end_stays_hidden_for_some_minutes(database_url: str) -> None:
    with running_site(database_url) as site:
        async with AsyncExitStack() as stack:
            play = Play(site, stack, delay={"kind": "minutes", "minutes": 60})
            seats, watching = await play.begin()
            while await answer(seats):
                pass
            assert seats[0].state["status"] == "over"
            await watching.rest()
            assert (watching.state["status"], watching.state["n"]) == ("running", 0)
            found = play.shown()
            told = [found[name] for name in ("status", "count", "waiting", "ranking")]
            assert told == ["running", 0, [], []]
            assert play.listed()["id"] == play.match
            with site.visit() as http:
                for end in ("record", "replay", "course", "review", "verdict"):
                    assert http.get(f"/api/matches/{play.match}/{end}").status_code == 409
                rows = http.get("/api/matches", params={"status": "over"}).json()["matches"]
                assert play.match not in [row["id"] for row in rows]
            store = await Store.open(database_url)
            assert await store.due_match() is None
            later = await Store.open(database_url, now=lambda: store.now() + 61 * 60_000)
            due = await later.due_match()
            assert due is not None
            assert due.match.id == play.match
            await store.close()
            await later.close()


async def test_who_is_behind_reads_chat_late_and_writes_none(sqlite_url: str) -> None:
    with running_site(sqlite_url) as site:
        async with AsyncExitStack() as stack:
            play = Play(site, stack, delay=BY_MOVES)
            seats, watching = await play.begin()
            refused = await watching.ask("chat", text="Take the second one!")
            assert refused["message"] == "refused-chat-behind"
            await seats[0].ask("chat", text="I have two bullets")
            await watching.rest()
            assert watching.lines == []
            for _ in range(6):
                await answer(seats)
            await watching.rest()
            assert [line["text"] for line in watching.lines] == ["I have two bullets"]


async def test_what_was_shown_can_be_taken_back(sqlite_url: str) -> None:
    with running_site(sqlite_url) as site:
        async with AsyncExitStack() as stack:
            play = Play(site, stack, delay={"kind": "moves", "moves": 1})
            seats, watching = await play.begin()
            for _ in range(12):
                await answer(seats)
                for socket in seats:
                    await socket.rest()
                    undone = await socket.ask("undo", propose=True)
                    if undone["type"] == "done":
                        other = seats[1 - seats.index(socket)]
                        await other.rest()
                        if other.state["proposal"]:
                            number = other.state["proposal"]["number"]
                            await other.ask("consent", proposal=number, agree=True)
                        break
                await watching.rest()
                assert watching.state["n"] <= seats[0].state["n"]
            fresh = await play.sit(play.crowd, None)
            await watching.rest()
            assert (fresh.state["n"], fresh.facts) == (watching.state["n"], watching.facts)


async def test_a_seat_that_is_lost_takes_the_view_along(sqlite_url: str) -> None:
    """Whoever looked at the big screen of their own table is behind when they give up the seat."""
    with running_site(sqlite_url) as site:
        async with AsyncExitStack() as stack:
            play = Play(site, stack, delay=BY_MOVES)
            screen = await play.sit(play.players, None)
            assert not screen.state["is_delayed"]
            with site.admin() as http:
                for seat in (1, 2):
                    path = f"/api/admin/matches/{play.match}/seats/{seat}/transfer"
                    assert http.post(path).status_code == 201
            await screen.connection.wait_closed()
            again = await play.sit(play.players, None)
            assert again.state["is_delayed"]


async def test_a_delayed_table_has_no_webhook(sqlite_url: str) -> None:
    with running_site(sqlite_url, private_webhooks=True) as site:
        browser = Browser(site)
        match = browser.make("toy", TWO, start=True, delay=BY_MOVES)
        with site.visit() as http:
            http.cookies = browser.cookies
            body = {"url": "http://127.0.0.1:9/hook"}
            refused = http.put(f"/api/matches/{match}/webhook", json=body)
            assert (refused.status_code, refused.json()["message"]) == (
                409,
                "problem-delayed-webhook",
            )
