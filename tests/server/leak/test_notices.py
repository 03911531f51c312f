"""What a viewer may not know changes no byte of push messages, mails and webhooks about turns."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.policy import default
from itertools import repeat
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Connection

from metro2033 import catalog
from metro2033.server.store import choice_log, notices
from metro2033.server.store.entities import NewSeat, StoredChoice
from metro2033.server.store.store import Store
from metro2033.table.record import header_data
from metro2033.table.table import Table
from server.http.site import sqlite_in
from server.leak.channel import TIME, Told, plain
from server.leak.pair import Pair, pairs
from server.leak.test_channels import first_hidden
from server.notices.place import BROWSER, Place
from server.notices.receivers import http_receiver, mail_receiver

PEOPLE = ["p" * number for number in range(1, 7)]
"""The sessions of seats: each has a push address of its own by its length."""

STOP = re.compile(r"stop=\S+")
"""What ends mails of a channel."""

LATER_MS = 86_400_000


class Post:
    """People who are all away, whom push messages and mails reach, and tables with webhooks."""

    def __init__(self, place: Place) -> None:
        self.place = place

    async def open(self) -> None:
        for person in PEOPLE:
            await self.place.add(person, "push")
            await self.place.add(person, "mail")

    async def told(self, pair: Pair, which: int) -> Told:
        """All that is sent because a match of a pair waits for somebody."""
        header, place = pair.header, self.place
        made = [
            StoredChoice(n, c.seat, c.key, "chosen", TIME)
            for n, c in enumerate(pair.logs[which], 1)
        ]
        asked = Table.open(catalog.game(header.edition), header, pair.logs[which]).asked
        match = await place.store.create_match(
            settings={"edition": header.edition, "title": "Polis", "clock": None},
            secret=bytes([which]) * 32,
            content_digest=header.content_digest,
            seats=[
                NewSeat("person", player.name, session=person)
                for person, player in zip(PEOPLE, header.seats, strict=False)
            ],
            header=header_data(header),
            choices=made[:-1],
        )
        await place.add(match.id, "webhook")
        mask = sum(1 << seat for seat in asked)
        await place.store.append(match.id, made[-1:], asked=mask, tell=asked)
        await place.passes(LATER_MS)
        return {name: sorted(map(plain, texts, repeat(match.id))) for name, texts in self._sent()}

    def _sent(self) -> list[tuple[str, list[str]]]:
        """What has come since the last look: what people read, without signatures and tokens."""
        hooks, pushed = list[str](), list[str]()
        for path, headers, body in self.place.push.requests:
            if "Metro2033-Signature" in headers:
                hooks.append(bare(json.loads(body)))
            else:
                pushed.append(f"{path} {bare(BROWSER.read(body))}")
        mails = [
            message_from_bytes(cast("bytes", envelope.content), policy=default)
            for envelope in self.place.box.mails
        ]
        written = [f"{mail['subject']}\n{STOP.sub('', mail.get_content())}" for mail in mails]
        self.place.push.requests.clear()
        self.place.box.mails.clear()
        return [("webhook", hooks), ("push", pushed), ("mail", written)]


def bare(message: dict[str, Any]) -> str:
    """A message without its ID, which is made from that of the match."""
    return json.dumps({name: part for name, part in message.items() if name not in {"id", "tag"}})


@asynccontextmanager
async def post(folder: Path) -> AsyncIterator[Post]:
    with http_receiver() as push, mail_receiver() as box:
        store = await Store.open(sqlite_in(folder), now=lambda: place.now)
        place = Place(store, push, box)
        found = Post(place)
        await found.open()
        yield found
        await store.close()


async def differences(found: Post, pair: Pair) -> dict[str, Any]:
    """The kinds of messages that differ between the matches of a pair; all are compared."""
    one, two = [await found.told(pair, which) for which in range(2)]
    assert all(one.values())
    return {name: (one[name], two[name]) for name in one if one[name] != two[name]}


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["first", "second"])
async def test_no_notice_tells_what_is_hidden(edition: str, tmp_path: Path) -> None:
    async with post(tmp_path) as found:
        for pair in pairs(edition):
            assert await differences(found, pair) == {}, pair.kinds


async def test_a_notice_that_tells_the_last_answer_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches_of = notices._matches

    def talkative(connection: Connection, ids: Any) -> dict[str, Any]:
        found = matches_of(connection, ids)
        for match, told in found.items():
            last = choice_log.whole(connection, match).choices[-6:]
            told["settings"]["title"] += " ".join(made.key for made in last)
        return found

    async with post(tmp_path) as found:
        monkeypatch.setattr(notices, "_matches", talkative)
        assert {*await differences(found, first_hidden())} == {"webhook", "push", "mail"}
