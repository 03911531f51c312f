"""Fixtures of all tests about messages to players."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack

import pytest

from metro2033.server.store.store import Store
from server.notices.place import Place
from server.notices.receivers import MailBox, Received, http_receiver, mail_receiver


@pytest.fixture
def receivers() -> Iterator[tuple[Received, MailBox]]:
    with ExitStack() as stack:
        yield stack.enter_context(http_receiver()), stack.enter_context(mail_receiver())


@pytest.fixture
async def place(database_url: str, receivers: tuple[Received, MailBox]) -> AsyncIterator[Place]:
    store = await Store.open(database_url, now=lambda: found.now)
    found = Place(store, *receivers)
    yield found
    await store.close()
