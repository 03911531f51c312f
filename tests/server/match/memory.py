"""A match hosted without a server: everything in memory, bots in the same process.

Run as a program, it plays a match to its end while the server's libraries cannot be imported.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib.abc import MetaPathFinder
from typing import Any, Unpack

SERVER_ONLY = {
    *("alembic", "anyio", "argon2", "fastapi", "prometheus_client", "psycopg", "pydantic"),
    *("sqlalchemy", "sqlite3", "starlette", "structlog", "uvicorn", "uvloop", "websockets"),
}


class Blocked(MetaPathFinder):
    """Finds nothing, and says so, for the libraries that only a server has."""

    def find_spec(self, name: str, *_: Any) -> None:
        if name.partition(".")[0] in SERVER_ONLY:
            raise ImportError(f"{name} is for servers")


if __name__ == "__main__":
    sys.meta_path.insert(0, Blocked())

from metro2033 import catalog  # noqa: E402
from metro2033.server.bots.bot_question import BotQuestion, BotReply  # noqa: E402
from metro2033.server.bots.thinker import reply_to  # noqa: E402
from metro2033.server.match.actor import Actor, Identity  # noqa: E402
from metro2033.server.match.dependencies import Dependencies, monotonic_ms  # noqa: E402
from metro2033.server.match.outbox import Outbox  # noqa: E402
from metro2033.server.match.room_host import RoomHost  # noqa: E402
from metro2033.server.protocol import client, wire  # noqa: E402
from metro2033.server.store.entities import (  # noqa: E402
    ChatLine,
    ChoiceLog,
    Data,
    Match,
    Seat,
    SeatChange,
    Snapshot,
    Status,
    StoredChoice,
)
from metro2033.table.fair import commitment  # noqa: E402
from metro2033.table.record import Header, Player, header_data  # noqa: E402

SECRET = bytes(range(32))
WHO = Identity("this page", None)


class MemoryStore:
    """One match in memory."""

    waiting = 0

    def __init__(self, match: Match, seats: Sequence[Seat]) -> None:
        self._match, self._seats = match, list(seats)
        self._choices: list[StoredChoice] = []
        self._undone = 0
        self._lines: list[ChatLine] = []
        self._snapshot: Snapshot | None = None

    def now(self) -> int:
        return 0

    async def match(self, match_id: str) -> Match | None:
        return self._match if match_id == self._match.id else None

    async def seats(self, match_id: str) -> list[Seat]:
        return list(self._seats)

    async def change_seat(self, match_id: str, seat: int, **change: Unpack[SeatChange]) -> Seat:
        self._seats[seat] = replace(self._seats[seat], **change)
        return self._seats[seat]

    async def log(self, match_id: str) -> ChoiceLog:
        return ChoiceLog(tuple(self._choices), self._undone)

    async def choices(self, match_id: str, since: int = 0) -> list[StoredChoice]:
        return self._choices[since:]

    async def append(
        self,
        match_id: str,
        choices: Sequence[StoredChoice],
        *,
        asked: int,
        clocks: Mapping[int, int] | None = None,
        status: Status = "running",
        snapshot: Snapshot | None = None,
    ) -> None:
        self._choices += choices
        self._match = replace(self._match, status=status, count=len(self._choices), asked=asked)
        self._snapshot = snapshot or self._snapshot

    async def cut(
        self,
        match_id: str,
        n: int,
        *,
        count: int,
        asked: int,
        clocks: Mapping[int, int] | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        self._undone += count - n
        del self._choices[n:]

    async def snapshot(self, match_id: str) -> Snapshot | None:
        return self._snapshot

    async def save_snapshots(self, states: Mapping[str, Snapshot]) -> None:
        self._snapshot = states[self._match.id]

    async def change_header(self, match_id: str, header: Data) -> None:
        self._match = replace(self._match, header=header)

    async def clocks(self, match_id: str) -> dict[int, int]:
        return {}

    async def save_clocks(self, clocks: Mapping[str, Mapping[int, int]]) -> None:
        pass

    async def spend(self, times: Mapping[str, int]) -> None:
        pass

    async def running_clocks(self) -> list[tuple[str, int]]:
        return []

    async def waiting_for_bots(self) -> list[str]:
        return []

    async def add_line(
        self,
        match_id: str,
        *,
        seat: int | None,
        name: str,
        text: str | None = None,
        phrase: str | None = None,
    ) -> ChatLine:
        self._lines.append(ChatLine(len(self._lines) + 1, seat, name, text, phrase, self.now()))
        return self._lines[-1]

    async def lines(self, match_id: str, since: int = 0, limit: int = 200) -> list[ChatLine]:
        return self._lines[since:]


class NoMetrics:
    """Counts nothing."""

    def count_choice(self, cause: str) -> None:
        pass

    def count_refusal(self, message: str) -> None:
        pass

    def time_bot(self, bot: str, seconds: float) -> None:
        pass

    def count_rooms(self, change: int) -> None:
        pass


class SameProcess:
    """Bots that think right here."""

    async def think(self, question: BotQuestion) -> BotReply | None:
        return reply_to(question)


def match_with_bot(edition: str) -> MemoryStore:
    """A match of a person and a bot."""
    game = catalog.game(edition)
    header = Header.new(
        game, [Player("Anna", "human"), Player("Bot", "bot")], commitment=commitment(SECRET)
    )
    match = Match(
        id="here",
        status="running",
        is_public=False,
        settings={"edition": edition, "clock": None},
        header=header_data(header),
        secret=SECRET,
        content_digest=game.content_digest,
        count=0,
        asked=0,
        created=0,
        updated=0,
        rematch_of=None,
    )
    anna = Seat("here", 0, "person", "Anna", None, None, WHO.session, None, None, "")
    bot = Seat("here", 1, "bot", "Bot", "random", None, None, None, None, "")
    return MemoryStore(match, [anna, bot])


async def play(edition: str) -> dict[str, Any]:
    """Play the match to its end by messages alone; what was told last."""
    store = match_with_bot(edition)
    deps = Dependencies(store, SameProcess(), NoMetrics(), 0, monotonic_ms)
    host = await RoomHost.load(deps, "here")
    outbox, actor, ended = Outbox(), Actor(0, True, "en", WHO), asyncio.Event()
    questions: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    last: dict[str, Any] = {}

    async def hear(text: str) -> None:
        message = json.loads(text)
        if message.get("question"):
            questions.put_nowait(message["question"])
        if message["type"] == "over":
            last.update(message)
            ended.set()

    hearing = asyncio.create_task(outbox.run(hear))
    assert await host.enter(outbox, actor, client.Hello(match="here"))
    while not ended.is_set():
        question = asyncio.create_task(questions.get())
        await asyncio.wait(
            [question, asyncio.create_task(ended.wait())], return_when=asyncio.FIRST_COMPLETED
        )
        if question.done():
            asked = question.result()
            text = json.dumps({"type": "answer", "ask": asked["ask"], "key": asked["fallback"]})
            await host.hear(actor, wire.read(text), outbox.send_message)
    outbox.close(1000)
    await hearing
    await host.close()
    return last


if __name__ == "__main__":
    for name in catalog.names():
        catalog.game(name)  # whatever is played, no edition needs a server
    sys.stdout.write(json.dumps(asyncio.run(play("toy"))))
