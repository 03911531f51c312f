"""A place where people are told of their turns: a store with a false time, and receivers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from typing import Any

from metro2033.server.http.notice_setup import notice_worker
from metro2033.server.match.actor import Identity
from metro2033.server.metrics import Metrics
from metro2033.server.notices.worker import NoticeWorker
from metro2033.server.settings import Settings
from metro2033.server.store.store import Store
from server.match.open_room import WHO, OpenRoom, new_match, person
from server.notices.receivers import MailBox, PushBrowser, Received

OTHER = Identity("the session of another", None)
NOON = 1_773_140_400_000
BROWSER = PushBrowser()


class Place:
    """A store with a false time, and receivers of everything that is sent."""

    def __init__(self, store: Store, push: Received, box: MailBox) -> None:
        self.store = store
        self.push = push
        self.box = box
        self.now = NOON

    async def worker(self) -> NoticeWorker:
        settings = Settings.model_validate(
            {
                "private_webhooks": True,
                "smtp": self.box.url,
                "mail_from": "turn@metro.example",
                "public_url": "https://metro.example",
            }
        )
        return await notice_worker(self.store, settings, Metrics())

    async def add(self, holder: str, kind: Any, language: str = "en") -> None:
        """A way to tell somebody, confirmed."""
        address = "boris@metro.example" if kind == "mail" else f"{self.push.url}/{len(holder)}"
        secret = json.dumps(BROWSER.keys) if kind == "push" else "the secret of the table"
        await self.store.put_channel(holder, kind, address, secret, language, is_confirmed=True)

    @property
    def pushed(self) -> list[dict[str, Any]]:
        return [BROWSER.read(body) for _, _, body in self.push.requests]

    @property
    def shown(self) -> set[str]:
        """What browsers show: a message of the same topic takes the place of another."""
        return {headers["Topic"] for _, headers, _ in self.push.requests}

    async def passes(self, ms: int, worker: NoticeWorker | None = None) -> None:
        """Time passes, and whoever is due is told."""
        self.now += ms
        found = worker or await self.worker()
        while await found.round():
            pass
        if worker is None:
            await found.close()


def asked(opened: OpenRoom) -> int:
    return opened.room.state.playing.table.asked[0]


async def answer(opened: OpenRoom, seat: int) -> None:
    """Somebody gives the first answer to every question until others are asked."""
    room = opened.room
    while (ask := room.state.playing.table.ask(seat)) is not None:
        await room.exclusively(partial(room.answer, seat, ask.number, ask.decision.keys[0]))


async def two_people(place: Place, seats: Sequence[Identity] = (WHO, OTHER), **told: Any) -> str:
    sitting = [person(who) for who in seats]
    return await new_match(place.store, "toy", sitting, **{"title": "Polis", **told})
