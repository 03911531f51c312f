"""A table before its match, through crashes: whoever sat down sits there, and nobody else does."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import httpx

from metro2033.engine.kernel.source import Stream
from server.crash.player import Broken, PatientBrowser
from server.crash.victim import Gone, Victim

PAUSE = 0.02
"""Seconds between two changes: enough are under way whenever a server dies."""

Seats = list[tuple[str, str]]
"""Kind and name of each seat; bots have names of their own."""


def seats_of(match: dict[str, Any]) -> Seats:
    kinds = [(seat["kind"], seat["name"]) for seat in match["seats"]]
    return [(kind, name if kind == "person" else "") for kind, name in kinds]


class LobbyPlayer:
    """A host who opens a seat and gives it to a bot, and a guest who sits down and leaves.

    `acknowledged` counts what the server said was done.
    """

    def __init__(self, servers: Sequence[Victim], seed: int) -> None:
        self.servers = servers
        self.source = Stream(seed)
        self.host, self.guest = (PatientBrowser(cast("Any", servers[0])) for _ in range(2))
        seats = [{"kind": "mine", "name": "Host"}, {"kind": "open"}, {"kind": "open"}]
        self.match = self.host.make("second", seats)
        # A session of its own, which no lost answer can keep from the guest.
        self.guest.make("toy", [{"kind": "mine"}, {"kind": "open"}])
        self.path = f"/api/matches/{self.match}"
        self.told: Seats = [("person", "Host"), ("open", ""), ("open", "")]
        self.wished: Seats | None = None
        self.acknowledged = 0

    async def play(self) -> None:
        """Change the table until the server crashes."""
        try:
            await asyncio.to_thread(self._look)
            while True:
                await asyncio.to_thread(self._change)
                await asyncio.sleep(PAUSE)
        except httpx.TransportError as error:
            raise Gone from error

    def _look(self) -> None:
        """Check that the table is as it was told, or as it was wished last."""
        found = seats_of(self.host.send("GET", self.path))
        if found not in (self.told, self.wished):
            raise Broken(f"{self.match}: {self.told} was told, {self.wished} wished, {found} found")
        self.told, self.wished = found, None

    def _change(self) -> None:
        self.wished = list(self.told)
        if self.source.below(2):
            kind = "bot" if self.told[1][0] == "open" else "open"
            self.wished[1] = (kind, "")
            bot = {"bot": "random"} if kind == "bot" else {}
            done = self.host.send("PUT", f"{self.path}/seats/2", kind=kind, **bot)
        elif self.told[2][0] == "open":
            self.wished[2] = ("person", f"Guest {self.source.below(1000)}")
            done = self.guest.post(f"{self.path}/join", seat=3, name=self.wished[2][1])
        else:
            self.wished[2] = ("open", "")
            done = self.guest.post(f"{self.path}/leave", seat=3)
        if seats_of(done) != self.wished:
            raise Broken(f"{self.match}: {self.wished} was wished, {done['seats']} done")
        self.told, self.wished = self.wished, None
        self.acknowledged += 1
        self.servers[0].done += 1
