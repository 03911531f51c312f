"""Tables for the tests: two browsers that have begun a match."""

from __future__ import annotations

import secrets
from contextlib import AsyncExitStack
from typing import Any

from server.http.site import RunningSite
from server.match.player import Browser, Socket

TWO = [{"kind": "mine", "name": "Anna"}, {"kind": "open"}]
WITH_BOT = [{"kind": "mine", "name": "Anna"}, {"kind": "bot", "bot": "random"}]


class Table:
    """A match of Anna and Boris, who have a browser each."""

    def __init__(self, site: RunningSite, edition: str = "toy", **settings: Any) -> None:
        self.anna, self.boris = Browser(site), Browser(site)
        if settings.get("rated"):
            settings.setdefault("clock", {"kind": "bank", "seconds": 900, "increment": 10})
            for browser in (self.anna, self.boris):
                person = {"name": secrets.token_hex(8), "password": "a lamp in the tunnel"}
                browser.post("/api/accounts", **person)
        self.match = self.anna.make(edition, TWO, **settings)
        self.boris.join(self.match, 2, "Boris")
        self.anna.post(f"/api/matches/{self.match}/start")

    async def sit(self, stack: AsyncExitStack) -> tuple[Socket, Socket]:
        """Who is asked first, and the other."""
        pair = [await stack.enter_async_context(b.sit(self.match)) for b in (self.anna, self.boris)]
        asked = [socket for socket in pair if socket.question is not None]
        return asked[0], pair[1 - pair.index(asked[0])]
