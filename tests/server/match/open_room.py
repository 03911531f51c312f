"""Rooms without sockets: a real store, a clock that the test turns, ears that remember."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from metro2033 import catalog
from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.bots.bot_question import BotQuestion, BotReply
from metro2033.server.match.actor import Actor, Identity
from metro2033.server.match.automation import Automation
from metro2033.server.match.commands import Commands
from metro2033.server.match.dependencies import Dependencies
from metro2033.server.match.outbox import Outbox
from metro2033.server.match.room import Room
from metro2033.server.metrics import Metrics
from metro2033.server.protocol import client
from metro2033.server.store.entities import NewSeat
from metro2033.server.store.store import Store
from metro2033.table.fair import commitment
from metro2033.table.record import Header, Player, header_data

SECRET = bytes(range(32))
WHO = Identity("the session of all", None)


class Ear(Outbox):
    """A connection that keeps what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def send(self, text: str) -> None:
        if self.end is None:
            self.texts.append(text)

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.texts]


class SilentBots:
    """A bot that has no answer: the fallback is taken."""

    async def think(self, question: BotQuestion) -> BotReply | None:
        return None


class Time:
    """Milliseconds, as the test wants them."""

    def __init__(self) -> None:
        self.now = 1000

    def __call__(self) -> int:
        return self.now


def person(who: Identity = WHO) -> NewSeat:
    return NewSeat("person", "Anna", session=who.session, account=who.account)


def robot() -> NewSeat:
    return NewSeat("bot", "Bot", bot="random")


async def new_match(store: Store, edition: str, seats: list[NewSeat], **settings: Any) -> str:
    """A match that has begun."""
    game = catalog.game(edition)
    players = [Player(seat.name, "human") for seat in seats]
    header = Header.new(game, players, commitment=commitment(SECRET))
    match = await store.create_match(
        settings={"edition": edition, "clock": None, **settings},
        secret=SECRET,
        content_digest=game.content_digest,
        seats=seats,
        header=header_data(header),
    )
    return match.id


class OpenRoom:
    """A room with those who work in it, and everything that the tests turn."""

    def __init__(self, room: Room, deps: Dependencies, time: Time) -> None:
        self.room = room
        self.time = time
        self.commands = Commands(room, deps)
        self.automation = Automation(room, deps)

    def time_left(self) -> dict[int, int]:
        return self.room.state.time_left(self.time())

    def listen(self, viewer: int = SPECTATOR, **hello: Any) -> Ear:
        """Somebody comes in."""
        ear = Ear()
        actor = self.actor(viewer)
        match = self.room.state.match.id
        assert self.room.admit(ear, actor, client.Hello(match=match, **hello))
        return ear

    def actor(self, viewer: int) -> Actor:
        return Actor(viewer, True, "en", WHO)

    async def answer(self, seat: int, key: str) -> Any:
        """An answer to the open question of a seat."""
        ask = self.room.state.playing.table.ask(seat)
        assert ask is not None
        return await self.commands.obey(self.actor(seat), client.Answer(ask=ask.number, key=key))


@asynccontextmanager
async def open_room(store: Store, match: str, **given: Any) -> AsyncIterator[OpenRoom]:
    """The room of a match, as a hub would load it."""
    time = Time()
    deps = replace(Dependencies(store, SilentBots(), Metrics(), 0, time), **given)
    room = await Room.load(deps, match)
    opened = OpenRoom(room, deps, time)
    await room.exclusively(room.resume)
    try:
        yield opened
    finally:
        await opened.automation.close()
