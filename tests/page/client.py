"""A page under test: its host over rows in memory, bots in the same process, and a client."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from metro2033.page.bots import reply
from metro2033.page.host import PageHost

Message = dict[str, Any]


class MemoryRows:
    """Rows in memory; `fault` makes writes fail."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.fault = ""

    async def read(self, prefix: str) -> str:
        return json.dumps([self.values[k] for k in sorted(self.values) if k.startswith(prefix)])

    async def write(self, changes: str) -> str:
        if self.fault:
            return self.fault
        for key, value in json.loads(changes).items():
            if value is None:
                self.values.pop(key, None)
            else:
                self.values[key] = value
        return ""


async def think(text: str) -> str:
    await asyncio.sleep(0)
    return reply(text)


class Page:
    """What a client of the page sees."""

    def __init__(self, host: PageHost) -> None:
        self.host = host

    async def send(
        self, method: str, path: str, body: Any = None, *, status: int = 200, language: str = "en"
    ) -> Any:
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        answer = await self.host.request(method, f"/api/{path}", text, language)
        assert answer.status == status, answer.body
        return answer.body if path.endswith("/record") else json.loads(answer.body)

    async def get(self, path: str, **given: Any) -> Any:
        return await self.send("GET", path, **given)

    async def post(self, path: str, body: Any = None, **given: Any) -> Any:
        return await self.send("POST", path, body, **given)

    async def make(self, edition: str, *bots: str, **settings: Any) -> str:
        """A match against bots that has begun; its id."""
        seats = [{"kind": "mine", "name": "Anna"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        body = {"edition": edition, "seats": seats, "start": True, **settings}
        made = await self.post("matches", body)
        return str(made["match"]["id"])

    def open_line(self) -> Sitting:
        """A connection that has said nothing yet."""
        return Sitting(self.host)

    @asynccontextmanager
    async def sit(self, match: str) -> AsyncIterator[Sitting]:
        """A connection that is welcome at a match."""
        sitting = self.open_line()
        try:
            await sitting.ask(type="hello", match=match)
            yield sitting
        finally:
            sitting.channel.close()


class Sitting:
    """One connection: what it was told, and the question that is open."""

    def __init__(self, host: PageHost) -> None:
        self.told: asyncio.Queue[Message] = asyncio.Queue()
        self.question: Message | None = None
        self.ranking: list[int] = []
        self._id = 0
        self.channel = host.connect("en", self._hear, self._closed)

    def _hear(self, text: str) -> None:
        self.told.put_nowait(json.loads(text))

    def _closed(self, code: int) -> None:
        self.told.put_nowait({"type": "closed", "code": code})

    async def ask(self, **message: Any) -> Message:
        """Send a message; its answer, or the end of the connection."""
        self._id += 1
        self.channel.hear(json.dumps({**message, "id": self._id}))
        while True:
            heard = await self.hear()
            if heard.get("id") == self._id or heard["type"] == "closed":
                return heard

    async def hear(self) -> Message:
        """The next that is told."""
        heard = await asyncio.wait_for(self.told.get(), 60)
        if heard["type"] in {"welcome", "change"}:
            self.question = heard["question"]
        if heard["type"] == "over":
            self.ranking = heard["ranking"]
        return heard

    async def answer(self) -> Message:
        """Give the fallback answer to the next question."""
        while self.question is None:
            await self.hear()
        asked, self.question = self.question, None
        return await self.ask(type="answer", ask=asked["ask"], key=asked["fallback"])

    async def play(self) -> list[int]:
        """Play to the end; the places of the seats."""
        while not self.ranking:
            if self.question is None:
                await self.hear()
            else:
                await self.answer()
        return self.ranking


@asynccontextmanager
async def open_page(rows: MemoryRows) -> AsyncIterator[Page]:
    """A page that is open for a while."""
    host = await PageHost.open(rows, think, 0)
    try:
        yield Page(host)
    finally:
        await host.close()
