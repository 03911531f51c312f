"""A match played through crashes, by one who remembers all they were told and checks it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, cast

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from metro2033.engine.kernel.source import Stream
from server.crash.victim import Gone, Victim
from server.match.player import Browser, Message, Socket

CUT_OFF = (ConnectionClosed, ConnectionError, InvalidHandshake, EOFError)
"""What a client sees of a crash."""

OTHERS = {"drawn", "forced", "bot"}
"""Causes of choices that no person makes."""


PATIENCE = 100.0
"""Seconds after which a server hangs, however slow the machine is."""


class Broken(AssertionError):
    """The server has not kept what it told."""


@dataclass(frozen=True)
class Sent:
    """What was sent after n choices and not answered yet: an answer and those planned after it.

    No key is an undo.
    """

    socket: int
    n: int
    keys: tuple[str, ...] = ()


class PatientSocket(Socket):
    """A connection that waits for a server which has little of the machine."""

    async def hear(self, seconds: float = PATIENCE) -> Message:
        return await super().hear(seconds)


class PatientBrowser(Browser):
    """A browser with such connections."""

    @asynccontextmanager
    async def socket(self) -> AsyncIterator[Socket]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        async with connect(
            self.site.url.replace("http", "ws", 1) + "/api/socket",
            origin=Origin(self.site.url),
            additional_headers={"Cookie": cookies},
            compression=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        ) as connection:
            yield PatientSocket(connection)


def asked(socket: Socket) -> Message:
    """What is asked, with its number; a sealed question that outlasted an undo may get another."""
    question = dict(socket.question or {})
    if question.get("is_sealed"):
        del question["ask"]
    return question


class MatchPlayer:
    """One match; its persons all sit at one browser, so what happens has one order.

    `acknowledged` counts what the server said was done, `resumed` how often it was gone and came
    back. Each connection goes to any of the servers; the first of them counts for all.
    """

    def __init__(
        self, servers: Sequence[Victim], edition: str, persons: int, bots: int, seed: int
    ) -> None:
        self.servers = servers
        self.browser = PatientBrowser(cast("Any", servers[0]))
        seats = [{"kind": "mine", "name": f"P{i}"} for i in range(persons)]
        seats += [{"kind": "bot", "bot": "random"}] * bots
        rules = {"rounds": 50, "points": 9} if edition == "toy" else {}
        self.match = self.browser.make(edition, seats, house_rules=rules, start=True)
        self.persons = persons
        self.has_bots = bots > 0
        self.source = Stream(seed)
        self.acknowledged = 0
        self.resumed = 0
        self.sent: Sent | None = None
        self.sockets: list[Socket] = []

    @property
    def is_over(self) -> bool:
        return bool(self.sockets) and self.sockets[0].is_over

    async def play(self) -> None:
        """Play until the server crashes or the match is over."""
        async with AsyncExitStack() as stack:
            try:
                await self._come_back(stack)
                while not self.is_over:
                    await self._move()
            except CUT_OFF as error:
                raise Gone from error

    async def _come_back(self, stack: AsyncExitStack) -> None:
        """Connect every seat, and check that the match is as it was told, but for what was sent."""
        before, sockets = self.sockets, list[Socket]()
        for seat in range(1, self.persons + 1):
            self.browser.site = cast("Any", self.servers[self.source.below(len(self.servers))])
            socket = await stack.enter_async_context(self.browser.socket())
            if before:
                old = before[seat - 1]
                socket.facts, socket.state, socket.steps = old.facts, old.state, list(old.steps)
                await self._hello(socket, seat, old.state["seq"])
            else:
                await self._hello(socket, seat, None)
            sockets.append(socket)
        if before:
            self._check(before, sockets)
            self.resumed += 1
        self.sockets, self.sent = sockets, None

    async def _hello(self, socket: Socket, seat: int, known: int | None) -> None:
        welcome = await socket.hello(self.match, seat=seat, seq=known)
        if welcome["type"] != "welcome":
            raise ConnectionResetError(welcome)
        if known is not None and welcome["seq"] < known:
            raise Broken(f"{self.match}: {known} was told, {welcome['seq']} is left")
        while socket.state["seq"] < welcome["seq"]:
            await socket.hear()

    def _check(self, before: list[Socket], after: list[Socket]) -> None:
        """Whether nothing happened but what was sent, once, and what follows by itself."""
        for seat, (old, new) in enumerate(zip(before, after, strict=True), 1):
            if new.state["seq"] == old.state["seq"]:
                if asked(new) != asked(old) or new.facts != old.facts:
                    change = f"{old.question} became {new.question}"
                    raise Broken(f"{self.match}: seat {seat}, {old.state['seq']}: {change}")
            elif self.sent is None and not self.has_bots:
                raise Broken(f"{self.match}: something happened that nobody did")
            elif new.state["n"] > old.state["n"]:
                since = old.state["n"] if self.sent is None else self.sent.n
                self._check_steps(seat, [step for step in new.steps if step["n"] > since])

    def _check_steps(self, seat: int, steps: list[Message]) -> None:
        """Whether at most what was sent is among the steps since then, in its order."""
        mine = [step for step in steps if step["cause"] not in OTHERS]
        keys = () if self.sent is None else self.sent.keys
        sender = None if self.sent is None else self.sent.socket + 1
        is_mine = len(mine) <= len(keys) and all(step["seat"] == sender for step in mine)
        # Others may not be told which key it was.
        if not is_mine or (seat == sender and [m["key"] for m in mine] != [*keys[: len(mine)]]):
            raise Broken(f"{self.match}: {mine} happened, {self.sent} was sent")

    async def _move(self) -> None:
        """Answer a question or take a choice back, and wait until everybody was told."""
        asked = [i for i, socket in enumerate(self.sockets) if socket.question is not None]
        free = [i for i, socket in enumerate(self.sockets) if socket.state["undo"] == "free"]
        if free and self.source.below(5) == 0:
            self.sent = Sent(free[0], self.sockets[free[0]].state["n"])
            done = await self.sockets[free[0]].ask("undo")
        elif asked:
            i = asked[self.source.below(len(asked))]
            question = self.sockets[i].question
            assert question is not None
            keys = tuple(self._some(question["options"]) for _ in range(1 + self.source.below(3)))
            self.sent = Sent(i, self.sockets[i].state["n"], keys)
            ask = question["ask"]
            done = await self.sockets[i].ask("answer", ask=ask, key=keys[0], then=keys[1:])
        else:
            await self.sockets[0].hear()
            await self._all_hear(self.sockets[0].state["seq"])
            return
        # A bot may have been quicker than an undo; an answer is always in time.
        if done["type"] == "error":
            raise ConnectionResetError(done["code"])
        if done["type"] != "done" and self.sent.keys:
            raise Broken(f"{self.match}: {done}")
        if done["type"] == "done":
            self.acknowledged += 1
            self.servers[0].done += 1
            await self._all_hear(done["seq"])
        self.sent = None

    def _some(self, options: list[Message]) -> str:
        return str(options[self.source.below(len(options))]["key"])

    async def _all_hear(self, seq: int) -> None:
        """Wait until everybody was told of a change."""
        for socket in self.sockets:
            while socket.state["seq"] < seq:
                await socket.hear()
