"""Scripted clients on real sockets: they hold what a browser would hold, and check what it gets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from metro2033.engine.kernel.source import Stream
from metro2033.server.protocol.merge_patch import patched
from server.http.site import RunningSite

Message = dict[str, Any]


class Browser:
    """Somebody with a session: makes tables, joins them, opens sockets."""

    def __init__(self, site: RunningSite) -> None:
        self.site = site
        self.cookies = httpx.Cookies()

    def make(self, edition: str, seats: Sequence[dict[str, Any]], **settings: Any) -> str:
        """A new table; its id."""
        body = {"edition": edition, "seats": list(seats), "is_public": True, **settings}
        return str(self.post("/api/matches", **body)["match"]["id"])

    def join(self, match: str, seat: int, name: str) -> None:
        self.post(f"/api/matches/{match}/join", seat=seat, name=name)

    def post(self, path: str, **body: Any) -> Any:
        return self.send("POST", path, **body)

    def send(self, method: str, path: str, **body: Any) -> Any:
        with self.site.visit() as http:
            http.cookies = self.cookies
            response = http.request(method, path, json=body)
            self.cookies.update(http.cookies)
        assert response.is_success, response.text
        return response.json() if response.content else None

    @asynccontextmanager
    async def socket(self) -> AsyncIterator[Socket]:
        """A connection, without a word."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        url = self.site.url.replace("http", "ws", 1) + "/api/socket"
        headers = {"Cookie": cookies} if cookies else {}
        # With a full queue, a connection that nobody reads takes 30 seconds to close.
        async with connect(
            url,
            origin=Origin(self.site.url),
            additional_headers=headers,
            compression=None,
            max_queue=None,
        ) as connection:
            yield Socket(connection)

    @asynccontextmanager
    async def sit(self, match: str, **hello: Any) -> AsyncIterator[Socket]:
        """A connection that is welcome at a match."""
        async with self.socket() as socket:
            await socket.hello(match, **hello)
            yield socket


class Socket:
    """One connection: what it was told, and the match as it knows it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Message] = []
        self.facts: dict[str, Any] = {}
        self.state: Message = {}
        self.steps: list[Message] = []
        self.lines: list[Message] = []
        self._sent = 0

    async def hello(self, match: str, **hello: Any) -> Message:
        """Come in, or come back; the welcome, or what else was said."""
        return await self.ask("hello", match=match, **hello)

    async def send(self, kind: str, **fields: Any) -> int:
        """Say something; its number."""
        self._sent += 1
        await self.connection.send(json.dumps({"type": kind, "id": self._sent, **fields}))
        return self._sent

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Say something and wait for its answer; what else comes is taken in."""
        number = await self.send(kind, **fields)
        while (message := await self.hear()).get("id") != number:
            pass
        return message

    async def hear(self, seconds: float = 300) -> Message:
        """The next message, taken in."""
        # A cancellation that comes with the message is lost in `wait_for`, not in `timeout`.
        async with asyncio.timeout(seconds):
            message: Message = json.loads(await self.connection.recv())
        self.heard.append(message)
        self.take(message)
        return message

    async def hear_a(self, kind: str) -> Message:
        """The next message of a kind."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    def take(self, message: Message) -> None:
        """Do with a message what a browser does."""
        if message["type"] == "welcome":
            if message["facts"] is not None:
                self.facts, self.steps = message["facts"], []
            else:
                assert message["seq"] >= self.state["seq"]
            missing = message["facts"] is None and message["seq"] > self.state["seq"]
            # The change that follows brings seq and count up to date.
            old = {name: self.state[name] for name in ("seq", "n")} if missing else {}
            self.state = {**message, **old}
            self.lines += message["chat"]
        elif message["type"] == "change":
            assert message["seq"] > self.state["seq"]
            if message["undone"]:
                self.steps = [
                    s for s in self.steps if s["n"] <= self.state["n"] - message["undone"]
                ]
            assert message["n"] == self.state["n"] - message["undone"] + len(message["steps"])
            self.steps += message["steps"]
            self.facts = patched(self.facts, message["patch"])
            self.state = {**self.state, **message, "type": "change"}
        elif message["type"] in {"seats", "clocks"}:
            self.state[message["type"]] = message[message["type"]]
        elif message["type"] == "said":
            self.lines.append(message["line"])
        elif message["type"] == "proposed":
            self.state["proposal"] = message["proposal"]
        elif message["type"] == "planned":
            self.state["plan"] = message["plan"]
        elif message["type"] == "over":
            self.state |= {"status": message["status"], "ranking": message["ranking"]}

    @property
    def question(self) -> Message | None:
        question: Message | None = self.state["question"]
        return question

    @property
    def plan(self) -> Message | None:
        plan: Message | None = self.state.get("plan")
        return plan

    @property
    def is_over(self) -> bool:
        return self.state["status"] in {"over", "ended"}

    async def answer(self, key: str) -> Message:
        """Answer the open question."""
        assert self.question is not None
        return await self.ask("answer", ask=self.question["ask"], key=key)

    async def play(self, source: Stream, until: int = 1 << 30) -> None:
        """Answer at random whatever is asked, until the match is over or `until` choices stand."""
        while not self.is_over and self.state["n"] < until:
            if self.question is None:
                await self.hear()
                continue
            options = self.question["options"]
            done = await self.answer(options[source.below(len(options))]["key"])
            assert done["type"] == "done", done

    async def rest(self) -> Self:
        """Take in all that is under way: an answer from the room comes after it."""
        await self.ask("history", since=0, until=0)
        return self
