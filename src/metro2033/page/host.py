"""The host of a page: answers its requests, and carries the messages of its connections."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from metro2033 import catalog
from metro2033.i18n.bundle import ENGLISH
from metro2033.page.bots import PageBots, Think
from metro2033.page.page_store import PageStore
from metro2033.page.request import WHO, Asked
from metro2033.page.routes import route
from metro2033.page.rows import DAMAGED, Rows
from metro2033.server.cluster.alone import Alone
from metro2033.server.match.dependencies import Dependencies, monotonic_ms
from metro2033.server.match.hub import Hub
from metro2033.server.match.outbox import GOING_AWAY
from metro2033.server.match.replays import ReplayCache
from metro2033.server.match.texts import known_or
from metro2033.server.store.entities import Conflict, Unavailable, Unknown
from metro2033.server.tables.connection import Connection
from metro2033.server.tables.problem import Problem
from metro2033.server.tables.reviewing import ReviewWriter
from metro2033.server.tables.tables import Tables
from metro2033.table.line import BadRecord

LOG: Final = logging.getLogger("metro2033.page")

BOT_DELAY_MS: Final = 400
"""How long a bot's answer takes at least, to be followed."""

MOST_TABLES: Final = 1_000

MOST_LETTERS: Final = 4 << 20
"""The longest record that is read."""

STORAGE_PROBLEMS: Final = {
    "full": "problem-storage-full",
    "forbidden": "problem-storage-forbidden",
    "elsewhere": "problem-storage-elsewhere",
    DAMAGED: "problem-storage-damaged",
}
"""What went wrong where rows are kept: no room, not allowed, in use elsewhere, or unreadable."""


class NoMetrics:
    """A page counts nothing."""

    def count_choice(self, cause: str) -> None:
        """Choices are not counted."""

    def count_refusal(self, message: str) -> None:
        """Nor are refusals."""

    def time_bot(self, bot: str, seconds: float) -> None:
        """Nor the time that bots take."""

    def count_rooms(self, change: int) -> None:
        """Nor rooms."""


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer to a request: a status, and the text of its body."""

    status: int
    body: str


class Channel:
    """A connection of the page: texts in, one after the other, and texts out."""

    def __init__(
        self,
        tables: Tables,
        language: str,
        send: Callable[[str], None],
        closed: Callable[[int], None],
    ) -> None:
        self._connection: Final = Connection(tables, WHO, language)
        self._texts: Final[asyncio.Queue[str]] = asyncio.Queue()
        self._send: Final = send
        self._closed: Final = closed
        self._tasks: Final = [
            asyncio.create_task(self._hear_all()),
            asyncio.create_task(self._send_all()),
        ]

    def hear(self, text: str) -> None:
        """Take in a message."""
        self._texts.put_nowait(text)

    def close(self) -> None:
        """The page listens no longer."""
        self._connection.leave()
        self._connection.outbox.close(GOING_AWAY)
        self._tasks[0].cancel()

    async def _hear_all(self) -> None:
        try:
            while True:
                await self._connection.hear(await self._texts.get())
        except Exception:
            # The client hears of it, connects again, and can do something else.
            LOG.exception("a message broke its connection")
            self._connection.leave()
            self._connection.outbox.close(GOING_AWAY)

    async def _send_all(self) -> None:
        async def write(text: str) -> None:
            self._send(text)

        self._closed(await self._connection.outbox.run(write))


class PageHost:
    """All tables of a page."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables

    @classmethod
    async def open(cls, rows: Rows, think: Think, bot_delay_ms: int = BOT_DELAY_MS) -> PageHost:
        """The host of the tables that are kept in rows; bots are asked by `think`."""
        store = await PageStore.open(rows)
        bots = PageBots(think)
        deps = Dependencies(store, bots, NoMetrics(), bot_delay_ms, monotonic_ms)
        hub = Hub(deps, Alone())
        await hub.open()
        editions = [name for name in catalog.names() if catalog.pack(name).has_content]
        reviews = ReviewWriter(store, bots)
        return cls(Tables(store, hub, bots, ReplayCache(store), reviews, editions, MOST_TABLES))

    async def close(self) -> None:
        """Finish what was begun."""
        await self.tables.reviews.close()
        await self.tables.hub.close()

    def connect(
        self, language: str, send: Callable[[str], None], closed: Callable[[int], None]
    ) -> Channel:
        """A new connection; `send` gets its messages, `closed` the code of its end."""
        return Channel(self.tables, known_or(language, ENGLISH), send, closed)

    async def request(self, method: str, address: str, body: str, language: str) -> Answered:
        """Answer a request as the server would."""
        language = known_or(language, ENGLISH)
        try:
            told = await self._answer(method, address, body, language)
        except Problem as problem:
            return Answered(problem.status, _text(problem.told(language)))
        return Answered(200, told if isinstance(told, str) else _text(told))

    async def _answer(self, method: str, address: str, body: str, language: str) -> Any:
        """What a request is answered; a Problem if it is refused."""
        if len(body) > MOST_LETTERS:
            raise Problem(413, "problem-too-long", bytes=MOST_LETTERS)
        path, _, query = address.partition("?")
        answer, parts = route(method, path)
        try:
            return await answer(Asked(self.tables, parts, parse_qs(query), body, language))
        except msgspec.MsgspecError as error:
            raise Problem(422, "problem-bad-request", field=path, reason=str(error)) from None
        except BadRecord:
            raise Problem(409, "problem-other-content") from None
        except Unknown:
            raise Problem(404, "problem-no-match") from None
        except Conflict:
            raise Problem(409, "problem-changed") from None
        except Unavailable as error:
            LOG.warning("the store refused", extra={"error": str(error)})
            raise Problem(507, STORAGE_PROBLEMS[str(error)]) from None


def _text(told: object) -> str:
    return msgspec.json.encode(told).decode()
