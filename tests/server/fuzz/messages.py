"""Messages on sockets with something odd in most of them."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from metro2033.server.protocol import wire
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
        self.kinds: set[str] = set()
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
        plain = self.random.choice(self._examples(socket))
        self.kinds.add(plain["type"])
        data = plain if self.random.random() < 0.25 else changed(self.random, plain)
        text = written(self.random, data)
        if self.random.random() < 0.02:
            return text  # as bytes
        return text.decode(errors="replace")

    def _examples(self, socket: Socket) -> list[dict[str, Any]]:
        """A message of each type, which makes sense now."""
        question = socket.state.get("question") or {"ask": 1, "options": [{"key": "pass"}]}
        sense = {
            "match": self.match,
            "seat": 1,
            "language": "ru",
            "ask": question["ask"],
            "key": self.random.choice(question["options"])["key"],
            "phrase": "hello",
            "text": "hello",
            "bot": "random",
            "station": "polyanka",
            "wish": "always",
        }
        return [
            {**self._shortened(example(record, sense), record), "type": kind, "id": n}
            for n, (kind, record) in enumerate(MESSAGE_TYPES.items(), 1)
        ]

    def _shortened(self, message: dict[str, Any], record: dict[str, Any]) -> dict[str, Any]:
        """A message of which some fields that may be missing are."""
        needed = record["required"]
        return {k: v for k, v in message.items() if k in needed or self.random.random() < 0.5}


def message_types() -> dict[str, dict[str, Any]]:
    """The schema of every message of a client, by type."""
    records = [DEFINITIONS[name_of(c)] for c in DEFINITIONS["ClientMessage"]["anyOf"]]
    return {record["properties"]["type"]["enum"][0]: record for record in records}


def name_of(reference: dict[str, Any]) -> str:
    return str(reference["$ref"].rpartition("/")[2])


def example(schema: dict[str, Any], sense: dict[str, Any], name: str = "") -> Any:
    """Something that a schema allows, and that makes sense where a name has one."""
    if "$ref" in schema:
        return example(DEFINITIONS[name_of(schema)], sense, name)
    if "anyOf" in schema:
        return example(schema["anyOf"][0], sense, name)
    if "properties" in schema:
        return {key: example(field, sense, key) for key, field in schema["properties"].items()}
    if schema.get("type") == "array":
        return [example(schema["items"], sense, name)]
    if name in sense:
        return sense[name]
    if "enum" in schema:
        return schema["enum"][0]
    return {"integer": 1, "string": "x", "boolean": True, "number": 1.5}.get(schema["type"])


DEFINITIONS: dict[str, Any] = wire.schema()["$defs"]
MESSAGE_TYPES = message_types()
