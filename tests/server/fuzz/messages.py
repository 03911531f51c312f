"""Messages on sockets with something odd in most of them."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from server.fuzz.odd import changed, written
from server.http.site import RunningSite
from server.match.player import Browser, Socket

BATCH = 8
"""Messages that are sent without waiting; more that are malformed close the connection."""

CLOSED = frozenset({1007, 1009, 4400})
"""No text, too long, too often malformed; after a fault of its own the server closes otherwise."""

EDITIONS = ("toy", "first", "second")

SECONDS = 120.0
"""How long an answer may take on however busy a machine."""


class Messages:
    """Sends messages, and keeps those after which the connection ended as it never should."""

    def __init__(self, site: RunningSite, seed: int) -> None:
        self.random = Random(seed)
        self.anna = Browser(site)
        self.longest = site.settings.frame_bytes
        self.match = self._new_match()
        self.sent = 0
        self.answers: dict[str, int] = {}
        self.failed: list[str] = []

    def _new_match(self) -> str:
        seats = [{"kind": "mine", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        return self.anna.make(self.random.choice(EDITIONS), seats, start=True)

    async def send(self, number: int) -> None:
        """Send so many messages, on as many connections as it takes."""
        while self.sent < number and not self.failed:
            async with self.anna.socket() as socket:
                if self.random.random() < 0.9:
                    await socket.hello(self.match)
                await self._talk(socket, number)
                if socket.state.get("status") == "over":
                    self.match = await asyncio.to_thread(self._new_match)

    async def _talk(self, socket: Socket, number: int) -> None:
        """Send batches until enough is sent, or the server has heard enough."""
        while self.sent < number:
            batch = [self._message(socket) for _ in range(BATCH)]
            self.sent += len(batch)
            try:
                for text in batch:
                    await socket.connection.send(text)
                await self._settle(socket)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 1006
                if code == 1006 and any(len(text) > self.longest for text in batch):
                    code = 1009  # which is lost where more was sent than was read
                self.answers[f"closed {code}"] = self.answers.get(f"closed {code}", 0) + 1
                why = closed.rcvd.reason if closed.rcvd is not None else ""
                if code not in CLOSED:
                    self.failed.append(f"{code} {why} after {[text[:200] for text in batch]}")
                return
            except TimeoutError:
                self.failed.append(f"no answer to {[text[:200] for text in batch]}")
                return

    async def _settle(self, socket: Socket) -> None:
        """Take in all that comes until a ping is answered."""
        ping = 1 << 40
        await socket.connection.send(json.dumps({"type": "ping", "id": ping}))
        while True:
            heard = json.loads(await asyncio.wait_for(socket.connection.recv(), SECONDS))
            kind = heard["type"]
            self.answers[kind] = self.answers.get(kind, 0) + 1
            if heard.get("id") == ping and kind in {"pong", "error"}:
                return
            if kind in {"welcome", "change", "over"}:
                socket.state = {**socket.state, **heard}

    def _message(self, socket: Socket) -> bytes | str:
        """A message that makes sense, most often but for one thing."""
        example = self.random.choice(self._examples(socket))
        data = example if self.random.random() < 0.25 else changed(self.random, example)
        text = written(self.random, data)
        if self.random.random() < 0.02:
            return text  # as bytes
        return text.decode(errors="replace")

    def _examples(self, socket: Socket) -> list[dict[str, Any]]:
        question = socket.state.get("question") or {"ask": 1, "options": [{"key": "pass"}]}
        ask, key = question["ask"], self.random.choice(question["options"])["key"]
        return [
            {"type": "hello", "id": 1, "match": self.match, "seat": 1, "seq": 0, "language": "ru"},
            {"type": "answer", "id": 2, "ask": ask, "key": key},
            {"type": "undo", "id": 3, "propose": True},
            {"type": "consent", "id": 4, "proposal": 1, "agree": True},
            {"type": "chat", "id": 5, "text": "hello"},
            {"type": "phrase", "id": 6, "phrase": "hello"},
            {"type": "hint", "id": 7, "ask": ask},
            {"type": "odds", "id": 8, "ask": ask},
            {"type": "why", "id": 9, "ask": ask, "key": key},
            {"type": "lacks", "id": 10, "ask": ask, "station": "polyanka"},
            {"type": "take_over", "id": 11, "bot": "random"},
            {"type": "hand_back", "id": 12},
            {"type": "history", "id": 13, "since": 0, "until": 20},
            {"type": "plan", "id": 14, "steps": [{"key": key, "repeat": True}], "calm": True},
        ]
