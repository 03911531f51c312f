"""Everything that leaves a server about a match: on sockets, by REST, in logs and in metrics."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import structlog

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.log import PROCESSORS
from metro2033.server.store.entities import NewSeat, StoredChoice
from metro2033.server.store.store import Store
from metro2033.server.tables.access import hashed
from metro2033.table.record import header_data
from server.http.site import METRICS_TOKEN, RunningSite
from server.leak.pair import Pair
from server.leak.reading import answers, rows
from server.match.player import Browser

MOST_SEATS = 6
TIME = 1_781_000_000_000
VARYING = re.compile(
    r'"(?:time|(?:_ray_)?timestamp(?:_ns)?|ms|request|request_id|updated)": ?(?:"[^"]*"|[0-9.]+)'
)
"""When something was, how long it took, and the number of the request."""

TIMED = re.compile(r"_(?:bucket|sum|created)\b|^#|/metrics|_rooms|_append_seconds|^process_")
"""What no two runs share: how long something took, who looks at metrics, which rooms are idle, how
many writes share a commit, and what the whole process uses."""

Told = dict[str, list[str]]
"""What left the server, by channel."""


class Lines(logging.Handler):
    """Keeps the lines of the log as they would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.setFormatter(
            structlog.stdlib.ProcessorFormatter(
                foreign_pre_chain=PROCESSORS,
                processors=[
                    structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                    structlog.processors.JSONRenderer(),
                ],
            )
        )

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@contextmanager
def written() -> Iterator[Lines]:
    """The log of our own modules, with all it has to say, until the end of the block."""
    handler, root = Lines(), logging.getLogger("metro2033")
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield handler
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


class Scene:
    """A server, a browser for each seat and one to watch, and matches as the test wants them."""

    def __init__(self, site: RunningSite, store: Store, log: Lines) -> None:
        self.site, self.store, self.log = site, store, log
        self.browsers = {viewer: Browser(site) for viewer in (*range(MOST_SEATS), SPECTATOR)}
        self._settings: dict[str, Any] = {}

    async def open(self) -> None:
        """Give each browser a session."""
        made = [browser.make("toy", [{"kind": "mine"}] * 2) for browser in self.browsers.values()]
        match = await self.store.match(made[0])
        assert match is not None
        self._settings = dict(match.settings)

    def _session(self, viewer: int) -> str:
        (token,) = self.browsers[viewer].cookies.values()
        return hashed(token)

    async def match(self, pair: Pair, which: int) -> str:
        """One match of a pair."""
        header, log = pair.header, pair.logs[which]
        rules = {"house_rules": dict(header.house_rules), "imported": 1}
        names = [player.name for player in header.seats]
        made = await self.store.create_match(
            settings={**self._settings, "edition": header.edition, **rules},
            secret=bytes([which]) * 32,
            content_digest=header.content_digest,
            seats=[NewSeat("person", n, session=self._session(i)) for i, n in enumerate(names)],
            is_public=True,
            header=header_data(header),
            choices=[StoredChoice(n, c.seat, c.key, "chosen", TIME) for n, c in enumerate(log, 1)],
        )
        return made.id

    async def told(self, match: str, viewer: int, keys: list[str]) -> Told:
        """All that a viewer can make the server tell of a match without changing it."""
        before, since = await self._counted(), len(self.log.lines)
        told = {"socket": await self._hear(match, viewer, keys)}
        told["rest"] = await asyncio.to_thread(self._read, match, viewer)
        after = await self._counted()
        told["metrics"] = sorted(f"{n} {after[n] - before.get(n, 0)}" for n in after)
        # A request is logged when it is answered, so the lines of our own counting may be late.
        told["log"] = [line for line in self.log.lines[since:] if '"/metrics"' not in line]
        return {name: [plain(text, match) for text in texts] for name, texts in told.items()}

    async def _hear(self, match: str, viewer: int, keys: list[str]) -> list[str]:
        """What is said on a socket."""
        seat = None if viewer == SPECTATOR else viewer + 1
        async with self.browsers[viewer].sit(match, seat=seat) as socket:
            ask = socket.question["ask"] if socket.question else 0
            offered = [o["key"] for o in socket.question["options"]] if socket.question else []
            await socket.ask("history", since=0, until=1000)
            await socket.ask("history", since=max(0, socket.state["n"] - 150), until=1000)
            for kind in ("hint", "odds", "lacks"):
                await socket.ask(kind, ask=ask)
            await socket.ask("memory")
            await socket.ask("what_if", seed=1, choices=[{"seat": 1, "key": "pass"}])
            for station in ("polyanka", "vdnkh"):
                await socket.ask("lacks", ask=ask, station=station)
            for key in ("no-such-key", *keys):
                await socket.ask("why", ask=ask, key=key)
                if key not in offered:
                    await socket.ask("answer", ask=ask, key=key)
            await socket.ask("answer", ask=ask + 1, key="pass")
            await socket.ask("consent", proposal=1, agree=True)
            await socket.hello(match, seat=seat, seq=socket.state["seq"])
            # As if it had missed the last choices.
            missed = {name: max(0, socket.state["n"] - 5) for name in ("seq", "n")}
            socket.state |= missed
            await socket.hello(match, seat=seat, seq=missed["seq"])
            await socket.rest()
            return [json.dumps(message) for message in socket.heard]

    def _read(self, match: str, viewer: int) -> list[str]:
        """What is answered to requests."""
        with self.site.visit() as http:
            http.cookies = self.browsers[viewer].cookies
            told = [f"{a.status_code} {_headers(a)} {a.text}" for a in answers(http, match, viewer)]
            return [*told, *rows(http, match)]

    async def _counted(self) -> dict[str, float]:
        """The metrics, when every connection is gone."""
        while True:
            with self.site.visit(Authorization=f"Bearer {METRICS_TOKEN}") as http:
                lines = (await asyncio.to_thread(http.get, "/metrics")).text.splitlines()
            found = {
                line.rpartition(" ")[0]: float(line.rpartition(" ")[2])
                for line in lines
                if not TIMED.search(line)
            }
            if found["metro2033_sockets"] == 0:
                return found
            await asyncio.sleep(0.002)


def _headers(answer: httpx.Response) -> list[str]:
    varying = {"date", "x-request-id"}
    if answer.headers["content-type"].startswith("text/html"):
        varying.add("etag")  # a digest of the page, which has the ID of the match
    return sorted(f"{n}: {v}" for n, v in answer.headers.items() if n.lower() not in varying)


def plain(text: str, match: str) -> str:
    """A text without what differs between any two matches."""
    return VARYING.sub("", text.replace(match, "the match"))
