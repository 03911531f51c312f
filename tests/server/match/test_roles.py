"""Every message against every role: who may is obeyed or told why not, all others change nothing.

The messages come from the specification, so a new one fails here until its row is written.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from metro2033.server.protocol import wire
from server.http.site import RunningSite
from server.match.player import Browser, Socket
from server.match.table import TWO

ROLES = ("asked", "other", "watcher", "stranger", "silent")
"""Two seats, who is invited to watch, who is not, and who has not said hello."""

ALL = frozenset(ROLES)
SEATED = frozenset({"asked", "other"})
WELCOME = SEATED | {"watcher"}

MATRIX = {
    "hello": WELCOME,
    "ping": ALL,
    "history": WELCOME,
    "memory": WELCOME,
    "what_if": SEATED,
    "chat": WELCOME,
    "phrase": WELCOME,
    "mute": WELCOME,
    "windows": SEATED,
    "plan": SEATED,
    "answer": SEATED,
    "undo": SEATED,
    "consent": SEATED,
    "hint": SEATED,
    "odds": SEATED,
    "why": SEATED,
    "lacks": SEATED,
    "usual": SEATED,
    "take_over": WELCOME,
    "hand_back": SEATED,
}
"""Who may say what at a private table."""

CHANGING = {"chat", "phrase", "mute", "answer", "undo", "take_over", "hand_back"}
"""What may change something for who may say it."""

SENSE = {
    "match": "",
    "ask": 0,
    "key": "rest",
    "bot": "random",
    "phrase": "hello",
    "seat": None,
    "wish": "always",
    "steps": [{"key": "rest"}],
}
"""What is sent in fields of these names; in all others anything of the right type."""


def messages() -> dict[str, dict[str, Any]]:
    """The required fields of every message of a client, with their schemas, by type."""
    definitions = wire.schema()["$defs"]
    found = {}
    for choice in definitions["ClientMessage"]["anyOf"]:
        record = definitions[choice["$ref"].rpartition("/")[2]]
        (kind,) = record["properties"]["type"]["enum"]
        needed = set(record["required"]) - {"type"}
        found[kind] = {name: record["properties"][name] for name in sorted(needed)}
    return found


MESSAGES = messages()


def test_every_message_has_its_row() -> None:
    assert set(MESSAGES) == set(MATRIX)


class Scene:
    """A private match that has begun, and a connection of each role."""

    def __init__(self, site: RunningSite) -> None:
        self.site = site
        self.anna, self.boris, self.watcher = Browser(site), Browser(site), Browser(site)
        body = {"edition": "toy", "seats": TWO, "watch": "invited"}
        made = self.anna.post("/api/matches", **body)
        self.match = str(made["match"]["id"])
        self._invited(self.boris, "join", made["invite"]["token"], seat=2, name="Boris")
        watch = self.anna.post(f"/api/matches/{self.match}/invites", kind="watch")
        self._invited(self.watcher, "watch", watch["token"])
        self.anna.post(f"/api/matches/{self.match}/start")
        self.sockets: dict[str, Socket] = {}
        self.ask = 0

    def _invited(self, browser: Browser, what: str, token: str, **body: Any) -> None:
        with self.site.visit(**{"Metro2033-Invite": token}) as http:
            answer = http.post(f"/api/matches/{self.match}/{what}", json=body)
            assert answer.is_success, answer.text
            browser.cookies.update(http.cookies)

    async def open(self, stack: AsyncExitStack) -> None:
        pair = [
            await stack.enter_async_context(browser.sit(self.match))
            for browser in (self.anna, self.boris)
        ]
        asked = pair[0] if pair[0].question is not None else pair[1]
        other = pair[1] if asked is pair[0] else pair[0]
        assert asked.question is not None
        self.ask = int(asked.question["ask"])
        watching = await stack.enter_async_context(self.watcher.sit(self.match))
        stranger, silent = [
            await stack.enter_async_context(Browser(self.site).socket()) for _ in range(2)
        ]
        assert (await stranger.hello(self.match))["code"] == "unknown_match"
        every = (asked, other, watching, stranger, silent)
        self.sockets = dict(zip(ROLES, every, strict=True))

    async def attempt(self, role: str, kind: str) -> dict[str, Any]:
        """What is answered to a message of that kind."""
        sense = SENSE | {"match": self.match, "ask": self.ask}
        fields = {
            name: sense[name] if name in sense else anything(schema)
            for name, schema in MESSAGES[kind].items()
        }
        return await self.sockets[role].ask(kind, **fields)

    async def state(self) -> Any:
        """What is stored and told of the match."""
        with self.site.admin() as admin:
            stored = admin.get(f"/api/admin/matches/{self.match}").json()
        asked = await self.sockets["asked"].rest()
        return stored, asked.state["n"], asked.state["seats"], asked.lines, asked.state["proposal"]


def anything(schema: dict[str, Any]) -> Any:
    """Something that a field may hold."""
    return {"integer": 1, "string": "something", "boolean": True}[schema["type"]]


@asynccontextmanager
async def scene(site: RunningSite) -> AsyncIterator[Scene]:
    async with AsyncExitStack() as stack:
        found = Scene(site)
        await found.open(stack)
        yield found


async def test_who_may_not_changes_nothing(site: RunningSite) -> None:
    async with scene(site) as found:
        before = await found.state()
        for kind, allowed in MATRIX.items():
            for role in sorted(ALL - allowed):
                answer = await found.attempt(role, kind)
                assert answer["type"] == "error", (kind, role, answer)
                expected = "not_allowed" if role == "watcher" else "hello_first"
                expected = "unknown_match" if kind == "hello" else expected
                assert answer["code"] == expected, (kind, role, answer)
        assert await found.state() == before


@pytest.mark.parametrize("kind", MATRIX)
async def test_who_may_is_obeyed_or_told_why_not(site: RunningSite, kind: str) -> None:
    async with scene(site) as found:
        # Who is asked comes last: what he does may end the question.
        for role in sorted(MATRIX[kind], reverse=True):
            before = await found.state()
            answer = await found.attempt(role, kind)
            assert answer["type"] != "error", (role, answer)
            is_taken = answer["type"] == "done" and kind in CHANGING
            assert is_taken or await found.state() == before


async def test_nobody_answers_for_the_one_who_is_asked(site: RunningSite) -> None:
    async with scene(site) as found:
        for kind in ("answer", "hint", "odds", "why", "lacks"):
            refused = await found.attempt("other", kind)
            assert refused["message"] == "refused-not-asked", (kind, refused)
        assert (await found.attempt("asked", "answer"))["type"] == "done"
