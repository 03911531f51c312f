"""A server is killed while it tells somebody of their turn: nobody is told twice."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import select

from effort import Counted, many
from metro2033.server.store import notices as outbox
from metro2033.server.store import schema
from metro2033.server.store.notice_entities import ChannelKind
from metro2033.server.store.store import Store
from server.crash.player import PatientBrowser
from server.crash.victim import Victim, victims
from server.notices.receivers import (
    MailBox,
    PushBrowser,
    Received,
    http_receiver,
    mail_receiver,
)

MINE = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Boris"}]
LONG = {"rounds": 50, "points": 9}
OUTBOX = "metro2033.server.store.notices"
SENDING = "metro2033.server.notices"
HTTP = "httpcore._async.http11:AsyncHTTP11Connection._send_event"

Point = tuple[str, str]

TAKING: list[Point] = [
    (f"{OUTBOX}:claim", "before"),
    (f"{OUTBOX}:claim", "after"),
    (f"{SENDING}.worker:lane_of", "before"),
]
BEGINNING: list[Point] = [(f"{OUTBOX}:begin", "before"), (f"{OUTBOX}:begin", "after")]
"""Within the transaction of the mark, which is not stored then."""

ON_THE_WAY: dict[ChannelKind, list[Point]] = {
    "push": [(f"{SENDING}.push:encrypted", "before")],
    "mail": [("smtplib:SMTP.rcpt", "before")],
    "webhook": [(f"{SENDING}.worker:signature", "before")],
}
GOING_OUT: dict[ChannelKind, Point] = {
    "push": (HTTP, "before"),
    "mail": ("smtplib:SMTP.data", "before"),
    "webhook": (HTTP, "before"),
}
"""The mark is stored, and nothing has been sent: the only moment at which a message is lost."""

AFTER_SENDING: list[Point] = [(f"{OUTBOX}:done", "before"), (f"{OUTBOX}:done", "after")]


class Place:
    """A server that dies, those who are told, and its outbox."""

    def __init__(
        self, server: Victim, store: Store, kind: ChannelKind, web: Received, box: MailBox
    ) -> None:
        self.server = server
        self.store = store
        self.kind = kind
        self.web = web
        self.box = box
        self.browser = PatientBrowser(cast("Any", server))

    @property
    def told(self) -> int:
        """How often somebody was told of a turn; the first mail asked for a confirmation."""
        return len(self.box.mails) - 1 if self.kind == "mail" else len(self.web.requests)

    async def life(self, point: Point | None, *, fault: str) -> None:
        self.server.start((*point, 1) if point else None, fault=fault)
        with suppress(Exception):
            await self.server.ready()

    async def end(self) -> None:
        self.server.kill()
        await self.server.dead()

    def listen(self, match: str) -> None:
        """Set up the way to be told."""
        keys = {"address": f"{self.web.url}/1", **PushBrowser().keys}
        address = {"push": keys, "mail": {"address": "anna@metro.example"}}
        if self.kind == "webhook":
            self.browser.send("PUT", f"/api/matches/{match}/webhook", url=self.web.url)
            return
        self.browser.post("/api/session/channels", kind=self.kind, **address[self.kind])
        if self.kind == "mail":
            mail = email.message_from_bytes(
                cast("bytes", self.box.mails[0].content), policy=email.policy.default
            )
            (token,) = re.findall(r"#confirm=(\S+)", mail.get_content())
            self.browser.post("/api/notices/confirm", token=token)

    async def take_a_turn(self, match: str) -> None:
        """Whoever is asked comes, answers until somebody else is, and goes."""
        async with self.browser.sit(match) as socket:
            while socket.question is not None:
                assert (await socket.answer("rest"))["type"] == "done"
                await socket.rest()

    async def marked(self) -> list[bool]:
        """Of all messages left, whether they went out."""
        query = select(schema.notice.c.due >= outbox.NEVER_MS)
        return [*await self.store.read(lambda c: c.execute(query).scalars().all())]

    async def quiet(self, most: int) -> None:
        """Wait until nothing is left to tell, but for so many of which nobody will ever know."""
        async with asyncio.timeout(60):
            while not all(left := await self.marked()) or len(left) > most:
                await asyncio.sleep(0.01)


async def tell_through_deaths(place: Place, points: list[Point], fault: str = "soon") -> None:
    """One turn for each point at which the server dies while it tells of it."""
    await place.life(None, fault="still")
    match = await asyncio.to_thread(place.browser.make, "toy", MINE, house_rules=LONG, start=True)
    await asyncio.to_thread(place.listen, match)
    for point in points:
        before = place.told
        await place.take_a_turn(match)
        lost = sum(await place.marked())
        await place.end()
        await place.life(point, fault=fault)
        await asyncio.wait_for(place.server.dead(), 60)
        await place.life(None, fault=fault)
        is_lost = point == GOING_OUT[place.kind]
        await place.quiet(lost + (is_lost or point in AFTER_SENDING))
        await place.end()
        assert place.told - before == (not is_lost), point
        await place.life(None, fault="still")


@asynccontextmanager
async def places(database: str, folder: Path, kind: ChannelKind) -> AsyncIterator[Place]:
    """A place with real receivers."""
    with ExitStack() as stack:
        web, box = stack.enter_context(http_receiver()), stack.enter_context(mail_receiver())
        mail = {"smtp": box.url, "mail_from": "turn@metro.example"}
        (server,) = stack.enter_context(victims(1, database, folder, settings=mail))
        store = await Store.open(database)
        yield Place(server, store, kind, web, box)
        await store.close()


KINDS: list[ChannelKind] = ["push", "mail", "webhook"]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
async def test_whoever_is_waited_for_is_told_once_though_servers_die(
    database_url: str, tmp_path: Path, kind: ChannelKind, counted: Counted
) -> None:
    way = [*TAKING, *ON_THE_WAY[kind], *BEGINNING, GOING_OUT[kind], *AFTER_SENDING]
    points = way * many(1)
    async with places(database_url, tmp_path, kind) as place:
        await tell_through_deaths(place, points)
    counted(deaths=len(points))


FAULTS: dict[str, Point] = {"forgets": TAKING[-1], "marks nothing": AFTER_SENDING[0]}


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("fault", FAULTS)
async def test_a_server_that_tells_nothing_or_twice_is_found(
    tmp_path: Path, kind: ChannelKind, fault: str
) -> None:
    async with places(f"sqlite:///{tmp_path}/found.db", tmp_path, kind) as place:
        with pytest.raises(AssertionError, match=re.escape(FAULTS[fault][0])):
            await tell_through_deaths(place, [FAULTS[fault]], fault=fault)
